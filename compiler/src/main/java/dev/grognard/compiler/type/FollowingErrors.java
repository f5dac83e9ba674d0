package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Leaves out what is said only because of another mistake of the same line, and says once what has one cause at many places. */
final class FollowingErrors {
    /** What a name that is gone is told by. */
    private static final Set<Code> MISSED = Set.of(
            NameCode.UNKNOWN_NAME,
            NameCode.UNKNOWN_THING,
            NameCode.UNKNOWN_FIELD,
            NameCode.UNKNOWN_ORDER,
            NameCode.UNKNOWN_PROCEDURE,
            LayerCode.UNKNOWN_TARGET);

    /** What is left out itself where something else is wrong. */
    private static final Set<Code> FOLLOWING =
            Set.of(LayerCode.HEADER_DIFFERS, TypeCode.FIELD_WITHOUT_VALUE, TypeCode.NO_RESULT);

    private static final Set<Code> EACH = Set.of(TypeCode.MAY_BE_ABSENT, TypeCode.WRONG_KIND);

    private static final Set<Code> TWICE = Set.of(NameCode.DECLARED_TWICE, NameCode.AMBIGUOUS, NameCode.LIKE_A_FIELD);

    /** Advice that names what there is. */
    private static final Pattern PLAIN = Pattern.compile(
            "there are |known here|did you mean|the phases are|what changes |an item is named|`also` adds|`\\w+` is a state of |write `\\w+`;");

    private static final Pattern CAPITAL = Pattern.compile("\\p{Lu}");

    private static final Pattern BEFORE_DOT = Pattern.compile("(\\w+)\\.$");

    private static final Pattern UNKNOWN_SORT = Pattern.compile("there is no (?:type|quantity|kind of) ?");

    /** What a thing is that has not what is asked of it, or is not what is wanted. */
    private static final Pattern SORT =
            Pattern.compile("is nothing that (an? .+) has$|^this is (an? .+?), but .* is wanted");

    /** Whoever makes the same mistake three times means it, or has another one where the name is declared. */
    private static final int OFTEN = 3;

    private static final int SHOWN = 3;

    private final List<Diagnostic> found;

    private FollowingErrors(List<Diagnostic> found) {
        this.found = found;
    }

    static List<Diagnostic> settled(List<Diagnostic> found) {
        return found.stream().filter(Diagnostic::isError).count() < 2 ? found : new FollowingErrors(found).settled();
    }

    private List<Diagnostic> settled() {
        List<Diagnostic> left = new ArrayList<>(found);
        left.removeIf(this::isExplained);
        if (left.stream().noneMatch(Diagnostic::isError)) {
            // Each was taken for what follows from the other; nothing passes because of that.
            return found;
        }
        sameNames(left);
        sameSorts(left);
        twiceForAnother(left);
        lostHead(left);
        return often(left);
    }

    private boolean isExplained(Diagnostic problem) {
        Code code = problem.code();
        if (code == LayerCode.HEADER_DIFFERS) {
            return isWithAny(problem, other -> other.code() instanceof NameCode);
        }
        if (code == LayerCode.UNKNOWN_GLYPH) {
            return found.stream()
                    .anyMatch(other -> other.code() == LayerCode.BAD_DRAWING
                            && at(other).source().equals(at(problem).source()));
        }
        if (code == TypeCode.NO_RESULT) {
            // What is done with what is not known is left out, and so is what it would give.
            return found.stream()
                    .anyMatch(other -> UNKNOWN_SORT.matcher(other.message()).lookingAt());
        }
        if (code == NameCode.NOTHING_ASKED
                && isWithAny(problem, other -> other.code() != code && !FOLLOWING.contains(other.code()))) {
            // What `it` would be is said by what was not understood.
            return true;
        }
        if (code == TypeCode.OTHER_KIND) {
            // A value that printed results miss is missed by name too.
            return found.stream()
                    .anyMatch(other -> other.code() == TypeCode.NOT_IN_NOTATION
                            && other.subject()
                                    .filter(at(problem).text()::equals)
                                    .isPresent());
        }
        if (code == TypeCode.FIELD_WITHOUT_VALUE) {
            return isWithAny(problem, other -> other.code() instanceof NameCode);
        }
        if (code == TypeCode.NOT_IN_STEPS && problem.message().endsWith(" is not a whole number")) {
            return found.stream()
                    .anyMatch(other -> UNKNOWN_SORT.matcher(other.message()).lookingAt());
        }
        return code == NameCode.NOTHING_ASKED
                        && isWithAny(
                                problem,
                                other -> other.code() == code
                                        && at(other).start() < at(problem).start())
                || code == LayerCode.BAD_LOOK
                        && isWithAny(problem, other -> other.code() == code && isNext(other, problem));
    }

    private static boolean isNext(Diagnostic one, Diagnostic other) {
        return at(one).end() <= at(other).start()
                && at(one).source()
                        .text()
                        .substring(at(one).end(), at(other).start())
                        .isBlank();
    }

    private boolean isWithAny(Diagnostic problem, Predicate<Diagnostic> which) {
        return found.stream()
                .anyMatch(other -> !other.equals(problem)
                        && other.isError()
                        && at(other).source().equals(at(problem).source())
                        && at(other).line() == at(problem).line()
                        && which.test(other));
    }

    /** A name that is gone is missed by itself here, and as a part of another one there. */
    private static void sameNames(List<Diagnostic> left) {
        List<Diagnostic> names = left.stream().filter(one -> isMissed(one)).toList();
        for (Diagnostic one : names) {
            int place = left.indexOf(one);
            List<String> parts = List.of(at(one).text().split("\\."));
            Optional<Diagnostic> same = names.stream()
                    .filter(other -> !other.equals(one) && place >= 0 && left.contains(other))
                    .filter(other -> at(other).text().equals(at(one).text())
                            || parts.size() > 1 && parts.contains(at(other).text()))
                    .findFirst();
            if (same.isPresent()) {
                left.set(place, one.with(at(same.get()), "missed here too"));
                left.remove(same.get());
            }
        }
    }

    private static boolean isMissed(Diagnostic problem) {
        // Where something else is advised than another name, it may be something else at each place.
        boolean plain = problem.offer().isEmpty()
                && problem.helps().stream().allMatch(help -> PLAIN.matcher(help).lookingAt());
        return plain && isOfName(problem);
    }

    private static boolean isOfName(Diagnostic problem) {
        return MISSED.contains(problem.code())
                || problem.code() == LayerCode.NO_PHASE
                || problem.code() == NameCode.UNKNOWN_TYPE
                || problem.code() == NameCode.WRONG_NUMBER;
    }

    /** Whatever is asked on a line of what is of another sort than its author thought is wrong for one reason. */
    private static void sameSorts(List<Diagnostic> left) {
        Map<String, Diagnostic> first = new LinkedHashMap<>();
        for (Diagnostic problem : List.copyOf(left)) {
            boolean guessed = problem.helps().stream().anyMatch(help -> help.startsWith("did you mean"));
            Matcher sort = SORT.matcher(problem.message());
            if (problem.isError() && problem.offer().isEmpty() && !guessed && sort.find()) {
                String what = sort.group(1) != null ? sort.group(1) : sort.group(2);
                String file = at(problem).source().name() + " ";
                Optional<String> asked = asked(at(problem));
                boolean known = first.putIfAbsent(file + at(problem).line() + what, problem) != null;
                // What has not this and not that is of another sort than was thought.
                boolean again = asked.isPresent()
                        && problem.helps().stream()
                                .allMatch(help -> PLAIN.matcher(help).lookingAt())
                        && first.putIfAbsent(file + asked.get() + what, problem) != null;
                if (known || again) {
                    left.remove(problem);
                }
            }
        }
    }

    /** The name before the dot, and the declaration in which it has its meaning. */
    private static Optional<String> asked(Span field) {
        String text = field.source().text();
        int margin = Math.min(field.start(), text.length() - 1);
        while (margin > 0 && (text.charAt(margin - 1) != '\n' || !Character.isLetter(text.charAt(margin)))) {
            margin--;
        }
        Matcher name = BEFORE_DOT.matcher(text.substring(field.source().lines().start(field.line()), field.start()));
        return name.find() ? Optional.of(margin + name.group(1)) : Optional.empty();
    }

    /** Where the cells of a column fit in none of the rows below each other, their head is gone. */
    private static void lostHead(List<Diagnostic> left) {
        List<Diagnostic> cells =
                left.stream().filter(one -> one.code() == TypeCode.BAD_CELL).toList();
        List<Diagnostic> run = new ArrayList<>();
        for (Diagnostic cell : cells) {
            boolean goesOn = !run.isEmpty()
                    && at(cell).source().equals(at(run.get(0)).source())
                    && at(cell).line() <= at(run.get(run.size() - 1)).line() + 1;
            if (!goesOn) {
                rows(left, run);
                run.clear();
            }
            run.add(cell);
        }
        rows(left, run);
    }

    private static void rows(List<Diagnostic> left, List<Diagnostic> run) {
        long rows = run.stream().map(one -> at(one).line()).distinct().count();
        if (rows > OFTEN) {
            Diagnostic first = run.get(0);
            left.set(
                    left.indexOf(first),
                    first.note("nor do " + (run.size() - 1) + " more cells of these rows fit their columns")
                            .help("has the row above them gone that names their columns?"));
            left.removeAll(run.subList(1, run.size()));
        }
    }

    /** Whoever gives one thing the name of another has one name twice and another not at all, which is one mistake. */
    private static void twiceForAnother(List<Diagnostic> left) {
        List<Diagnostic> twice =
                left.stream().filter(one -> TWICE.contains(one.code())).toList();
        List<Diagnostic> gone = left.stream()
                .filter(one -> MISSED.contains(one.code()))
                .filter(one -> one.offer().isEmpty()
                        && one.helps().stream().noneMatch(help -> help.startsWith("did you mean")))
                .toList();
        if (twice.size() != 1 || gone.size() != 1 || isCapital(twice.get(0)) != isCapital(gone.get(0))) {
            return;
        }
        String name = at(gone.get(0)).text();
        left.remove(gone.get(0));
        left.set(
                left.indexOf(twice.get(0)),
                twice.get(0)
                        .with(at(gone.get(0)), "nothing is called so")
                        .help("is one of the two meant for `" + name + "`?"));
    }

    private static boolean isCapital(Diagnostic problem) {
        String name = at(problem).text();
        return CAPITAL.matcher(name.substring(name.lastIndexOf('.') + 1)).lookingAt();
    }

    /** What is said in the same words of the same name at many places. */
    private static List<Diagnostic> often(List<Diagnostic> left) {
        Map<String, List<Diagnostic>> same = new LinkedHashMap<>();
        for (Diagnostic problem : left) {
            // What may be absent here may be asked for there, so that each place is mended by itself.
            boolean alike = problem.isError() && problem.offer().isEmpty() && !EACH.contains(problem.code());
            String place = alike ? at(problem).text() : Integer.toString(same.size());
            same.computeIfAbsent(problem.code().id() + problem.message() + "\n" + place, k -> new ArrayList<>())
                    .add(problem);
        }
        return same.values().stream()
                .flatMap(all -> all.size() < OFTEN ? all.stream() : Stream.of(once(all)))
                .toList();
    }

    private static Diagnostic once(List<Diagnostic> all) {
        Diagnostic told = all.get(0);
        for (Diagnostic other : all.subList(1, Math.min(all.size(), 1 + SHOWN))) {
            told = told.with(at(other), "here too");
        }
        int rest = all.size() - 1 - SHOWN;
        return rest <= 0
                ? told
                : told.note("the same stands at " + (rest == 1 ? "one more place" : rest + " more places"));
    }

    private static Span at(Diagnostic problem) {
        return problem.primary().span();
    }
}
