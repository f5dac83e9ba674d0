package dev.grognard.compiler.check;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Looks for a situation in which a condition holds, by trying values for what it depends on and dropping each branch as soon as the condition
 * is known to fail.
 */
final class Situations {
    /** A condition that takes longer counts as undecided. */
    private static final int MOST_TRIALS = 200_000;

    private static final String BOX = "Box";

    /** Ranges that are shorter are tried as a whole. */
    static final int SMALL = 12;

    /** How a search came out. */
    enum Verdict {
        /** There is such a situation. */
        FOUND,
        /** There may be one, but it hangs on something that the search does not follow. */
        UNDECIDED,
        /** There is none. */
        NONE
    }

    /** The verdict, and the situation as short statements. */
    record Answer(Verdict verdict, List<String> situation) {}

    private final GameModel game;
    private final Term condition;
    private final int mostTrials;
    private final Map<String, Term.Subject> subjects = new LinkedHashMap<>();
    private final Set<Integer> numbers = new TreeSet<>();
    /** The boxes that the condition speaks of. */
    private final Set<Member> boxes = new LinkedHashSet<>();
    /** What is tried for each of them. */
    private final Map<Term.Subject, List<Object>> domains = new IdentityHashMap<>();

    private int trials;

    private Situations(GameModel game, Term condition, int mostTrials) {
        this.game = game;
        this.mostTrials = mostTrials;
        this.condition = condition;
        condition.walk(term -> {
            if (term instanceof Term.Subject subject) {
                subjects.putIfAbsent(subject.key(), subject);
            }
            if (term instanceof Term.Fixed fixed && fixed.value() instanceof Integer n) {
                numbers.add(n);
            }
            if (term instanceof Term.Fixed fixed
                    && fixed.value() instanceof Member member
                    && member.kind().name().equals(BOX)) {
                boxes.add(member);
            }
        });
    }

    /** Searches for a situation in which all the terms hold. */
    static Answer search(GameModel game, List<Term> terms) {
        return new Situations(game, new Term.Junction(true, terms), MOST_TRIALS).answer();
    }

    /** Whether there is surely no situation in which a term holds, whatever comes of what the search does not follow. */
    static boolean holdsNowhere(GameModel game, Term term, int mostTrials) {
        Situations situations = new Situations(game, term, mostTrials);
        boolean holds =
                situations.holdsSomewhere(List.copyOf(situations.subjects.values()), new LinkedHashMap<>(), true);
        return !holds && situations.trials < mostTrials;
    }

    private Answer answer() {
        List<Term.Subject> free =
                subjects.values().stream().filter(subject -> !subject.opaque()).toList();
        Map<String, Object> found = new LinkedHashMap<>();
        if (holdsSomewhere(free, found, false)) {
            return new Answer(Verdict.FOUND, describe(found));
        }
        boolean gaveUp = trials >= mostTrials;
        trials = 0;
        found.clear();
        if (holdsSomewhere(List.copyOf(subjects.values()), found, true)) {
            return new Answer(Verdict.UNDECIDED, describe(found));
        }
        return new Answer(gaveUp || trials >= mostTrials ? Verdict.UNDECIDED : Verdict.NONE, List.of());
    }

    /** On success {@code assigned} is the situation. {@code orUnknown}: what cannot be worked out counts as holding. */
    private boolean holdsSomewhere(List<Term.Subject> open, Map<String, Object> assigned, boolean orUnknown) {
        Optional<Object> value = condition.value(assigned);
        if (value.isPresent()) {
            return value.get().equals(true);
        }
        if (open.isEmpty()) {
            return orUnknown;
        }
        Term.Subject subject = open.get(0);
        List<Object> domain = domains.computeIfAbsent(subject, one -> domain(one.type()));
        for (Object candidate : domain) {
            if (++trials >= mostTrials) {
                return false;
            }
            assigned.put(subject.key(), candidate);
            if (holdsSomewhere(open.subList(1, open.size()), assigned, orUnknown)) {
                return true;
            }
            assigned.remove(subject.key());
        }
        return domain.isEmpty() && holdsSomewhere(open.subList(1, open.size()), assigned, orUnknown);
    }

    private List<Object> domain(Type type) {
        List<Object> values = new ArrayList<>();
        Type present = type.present();
        if (present instanceof Type.Bool) {
            values.addAll(List.of(true, false));
        } else if (present instanceof Type.Of of) {
            List<Member> members = game.membersOf(of.kind());
            values.addAll(members);
            // Whoever may only stand on some kind of place waits in a box before he comes there.
            if (of.kind().category() == Kind.Category.PLACE) {
                boxes.stream().filter(box -> !members.contains(box)).forEach(values::add);
            }
        } else if (present instanceof Type.Whole whole) {
            values.addAll(numbers(whole.low(), whole.high()));
        } else if (present instanceof Type.Amount amount) {
            values.addAll(numbers(amount.low(), amount.high()));
        } else if (present instanceof Type.Percent || present instanceof Type.Odds) {
            values.addAll(numbers(Optional.empty(), Optional.empty()));
        }
        if (type.mayBeAbsent()) {
            values.add(Term.ABSENT);
        }
        return values;
    }

    /** All of a short range; else the numbers that the condition speaks of and their neighbours. */
    private Set<Integer> numbers(Optional<Integer> low, Optional<Integer> high) {
        Set<Integer> result = new TreeSet<>();
        if (low.isPresent() && high.isPresent() && high.get() - low.get() < SMALL) {
            IntStream.rangeClosed(low.get(), high.get()).forEach(result::add);
            return result;
        }
        numbers.forEach(n -> result.addAll(List.of(n - 1, n, n + 1)));
        result.addAll(List.of(low.orElse(0), low.orElse(0) + 1, low.orElse(0) + 2));
        high.ifPresent(result::add);
        result.removeIf(n -> low.map(bound -> n < bound).orElse(false)
                || high.map(bound -> n > bound).orElse(false));
        return result;
    }

    private List<String> describe(Map<String, Object> found) {
        return found.entrySet().stream()
                .map(entry -> describe(subjects.get(entry.getKey()), entry.getValue()))
                .collect(Collectors.toList());
    }

    private String describe(Term.Subject subject, Object value) {
        if (value instanceof Boolean holds) {
            return holds ? subject.text() : opposite(subject.text());
        }
        if (value instanceof Member member && onlyKindMatters(subject)) {
            return subject.text() + " is " + member.kind();
        }
        return subject.text() + " is " + Words.value(value, subject.type());
    }

    /** Whether the condition asks of something only of which kind it is. */
    private boolean onlyKindMatters(Term.Subject subject) {
        List<Boolean> asked = new ArrayList<>();
        condition.walk(term -> term.operands().stream()
                .filter(operand -> operand.key().equals(subject.key()))
                .forEach(operand -> asked.add(term instanceof Term.Operation operation
                        && operation.name().startsWith("is "))));
        return !asked.isEmpty() && !asked.contains(false);
    }

    private static String opposite(String text) {
        if (text.startsWith("any (")) {
            return "no" + text.substring("any".length());
        }
        return text.contains(" ") ? "not (" + text + ")" : "not " + text;
    }
}
