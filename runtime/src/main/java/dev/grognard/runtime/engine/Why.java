package dev.grognard.runtime.engine;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.text.Text;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Takes down how rules come to their values while the explaining path of generated code runs, and who may know it: whoever cannot see a thing
 * that is read may know nothing of what rests on it.
 */
public final class Why {
    private static final Text NOTHING = Text.of("");
    private static final String NONE = "none";

    private final Deque<Open> open = new ArrayDeque<>();
    private final Deque<Members> members = new ArrayDeque<>();
    private final Deque<Look> looks = new ArrayDeque<>();
    /** Who may know what was read before any rule began. */
    private int known = Explanation.EVERYBODY;

    private Explanation last;

    private static final class Open {
        private final Text what;
        private final List<String> cases;
        private final List<Explanation.Clause> clauses = new ArrayList<>();
        private final int begun;
        private List<Explanation> workings = new ArrayList<>();
        private List<Explanation.Part> parts = new ArrayList<>();
        private int known;
        private int clauseBegun;
        /** Whoever may know the items of a sum that are over; the next ones do not rest on them. */
        private int knownBefore = Explanation.EVERYBODY;

        private int knownOfEach = Explanation.EVERYBODY;
        private boolean sums;

        private Open(Text what, List<String> cases, int begun) {
            this.what = what;
            this.cases = cases;
            this.begun = begun;
            this.known = begun;
            this.clauseBegun = begun;
        }

        private void next() {
            if (sums) {
                knownBefore &= known;
                known = knownOfEach;
            }
            clauseBegun = known;
        }
    }

    /** A set all of whose members are looked at. */
    private static final class Members {
        private boolean begun;
        /** Whoever may know what was read before the first of them. */
        private int before;
        /** Whoever may know all of those that are over. */
        private int all = Explanation.EVERYBODY;
    }

    /** A list of what is told, and how much of it there was before and after members that were looked at in vain. */
    private static final class InVain<T> {
        private final List<T> told;
        private int from = -1;
        private int to;

        private InVain(List<T> told) {
            this.told = told;
        }

        private void next() {
            to = told.size();
            from = from < 0 ? to : from;
        }

        private void leaveOut() {
            told.subList(from, to).clear();
        }

        /** Whether it is told already, and not only of a member that may be left out. */
        private boolean has(T one) {
            return told.contains(one) && (from < 0 || told.lastIndexOf(one) >= to || told.indexOf(one) < from);
        }

        /** What several members rest on is told once. */
        private void tidy() {
            List<T> once = told.stream().distinct().toList();
            if (once.size() < told.size()) {
                told.clear();
                told.addAll(once);
            }
        }
    }

    /** A set in which one member is looked for. */
    private record Look(InVain<Explanation> workings, InVain<Explanation.Part> parts) {}

    /** A rule begins to be worked out. */
    public void enter(Text what, String... cases) {
        open.push(new Open(what, List.of(cases), known()));
    }

    /** A rule begins to be worked out. */
    public void enter(String what, String... cases) {
        enter(Text.of(what), cases);
    }

    /** Something is read that only these sides can see, as a mask. */
    public void seenOnlyBy(int sides) {
        known(known() & sides);
    }

    private int known() {
        return open.isEmpty() ? known : open.element().known;
    }

    private void known(int sides) {
        if (open.isEmpty()) {
            known = sides;
        } else {
            open.element().known = sides;
        }
    }

    /**
     * A set is gone through to its end. What is told of one member does not rest on the others: it would tell which of them come first, and with that
     * which of the hidden ones are there.
     */
    public void members() {
        members.push(new Members());
    }

    /** The next member is looked at. */
    public void member() {
        Members set = members.element();
        if (set.begun) {
            set.all &= known();
            known(set.before);
        } else {
            set.begun = true;
            set.before = known();
        }
    }

    /** All members have been looked at, and what comes now rests on each of them. */
    public void membersOver() {
        known(known() & members.pop().all);
    }

    /** One member of a set is looked for. */
    public void looks() {
        boolean asked = !open.isEmpty();
        looks.push(new Look(
                new InVain<>(asked ? open.element().workings : new ArrayList<>()),
                new InVain<>(asked ? open.element().parts : new ArrayList<>())));
    }

    /** The members before were looked at in vain. */
    public void looksAtNext() {
        looks.element().workings.next();
        looks.element().parts.next();
    }

    /** It is this one, so that nothing is told of the others. */
    public void found(Object what, Object value) {
        looks.element().workings.leaveOut();
        looks.element().parts.leaveOut();
        part(what, value);
    }

    /** All members that are needed have been looked at. */
    public void looked() {
        looks.pop().workings.tidy();
    }

    /** A sum begins; whatever its first value rests on, all items are looked at. */
    public void sums() {
        open.element().knownOfEach = open.element().known;
    }

    /** The items of a sum begin. */
    public void items() {
        open.element().sums = true;
        open.element().next();
    }

    /** A part of the clause that is being read has this value, which is told as it is kept; returns it. */
    public int read(int value, String text) {
        part(text, Text.of(value == Position.ABSENT ? NONE : String.valueOf(value)));
        return value;
    }

    public boolean read(boolean value, String text) {
        part(text, Text.of(value ? "yes" : "no"));
        return value;
    }

    /** The same for a side, a place or a value of an enum. */
    public <T extends Thing> T read(T value, String text) {
        part(text, Text.of(value == null ? NONE : value.printed()));
        return value;
    }

    /** The same for any other value, which is told in words. */
    public void part(Object what, Object value) {
        if (open.isEmpty()) {
            return;
        }
        Open rule = open.element();
        Explanation.Part part = new Explanation.Part(text(what), text(value), rule.known);
        if (!rule.parts.contains(part)) {
            rule.parts.add(part);
        }
    }

    /** A member of a set adds so much to a sum; what adds nothing is not told. Returns the amount. */
    public int addend(Object member, int amount, Object shown) {
        if (amount != 0) {
            part(member, shown);
        }
        return amount;
    }

    /** What was read decides which part of a clause counts: whoever may not know it is not told which one that is. */
    public boolean decided(boolean held) {
        open.element().clauseBegun &= open.element().known;
        return held;
    }

    /** A condition was read; returns it. */
    public boolean tried(boolean held, String text, String... cases) {
        if (!held) {
            clause(text, Explanation.Outcome.FAILED, NOTHING, NOTHING, cases);
        }
        return held;
    }

    /** The clause that decides gives its value; the last call before {@link #leave}. What may look different to some is a {@link Text}. */
    public void gave(Object value, String text, Object because, String... cases) {
        clause(text, Explanation.Outcome.HELD, text(value), text(because), cases);
    }

    /** How a number is changed: {@code 7 + 3 = 10, kept at 8}, with the last of it where a range ends before the sum. */
    public static String change(String before, boolean adds, String by, String sum, String kept) {
        boolean negative = by.startsWith("-");
        return before
                + (adds == negative ? " - " : " + ")
                + (negative ? by.substring(1) : by)
                + " = "
                + sum
                + (sum.equals(kept) ? "" : ", kept at " + kept);
    }

    /** Says where a value comes from that nothing else explains. */
    public void orElse(Object value, String origin) {
        Open rule = open.element();
        if (rule.clauses.isEmpty() && rule.workings.isEmpty()) {
            gave(value, origin, "");
        }
    }

    private static Text text(Object words) {
        return words instanceof Text text ? text : Text.of(String.valueOf(words));
    }

    /** An item of a sum applied. */
    public void item(int amount, String label, String... cases) {
        Text gave = Text.of(amount > 0 ? "+" + amount : String.valueOf(amount));
        clause(label, Explanation.Outcome.HELD, gave, NOTHING, cases);
    }

    /** An item of a sum of amounts applied, which are not told as they are counted. */
    public void itemOf(int amount, String shown, String label, String... cases) {
        clause(label, Explanation.Outcome.HELD, Text.of(amount > 0 ? "+" + shown : shown), NOTHING, cases);
    }

    /** A sum has a limit, which makes it this; whoever may not know one of its items may not know that. */
    public void limited(String limit, String value) {
        Open rule = open.element();
        int known = rule.known & rule.knownBefore;
        rule.workings.add(new Explanation(Text.of(limit), Text.of(value), List.of(), List.of(), known, known));
    }

    private void clause(String text, Explanation.Outcome outcome, Text gave, Text because, String... cases) {
        Open rule = open.element();
        rule.clauses.add(new Explanation.Clause(
                text,
                outcome,
                gave,
                because,
                List.of(cases),
                List.copyOf(rule.parts),
                List.copyOf(rule.workings),
                rule.clauseBegun,
                rule.known));
        rule.parts = new ArrayList<>();
        rule.workings = new ArrayList<>();
        rule.next();
    }

    public int leave(int value) {
        close(Text.of(value == Position.ABSENT ? NONE : String.valueOf(value)));
        return value;
    }

    public int leave(int value, Object text) {
        close(text(text));
        return value;
    }

    public boolean leave(boolean value) {
        close(Text.of(value ? "yes" : "no"));
        return value;
    }

    public long leave(long value, Object text) {
        close(text(text));
        return value;
    }

    public <T> T leave(T value, Object text) {
        close(text(text));
        return value;
    }

    private void close(Text value) {
        Open rule = open.pop();
        if (!rule.workings.isEmpty() || !rule.parts.isEmpty()) {
            // What was worked out for a value that no clause claimed belongs to the whole, which has no words of its
            // own.
            rule.clauses.add(new Explanation.Clause(
                    "",
                    Explanation.Outcome.HELD,
                    NOTHING,
                    NOTHING,
                    List.of(),
                    List.copyOf(rule.parts),
                    List.copyOf(rule.workings),
                    rule.clauseBegun,
                    rule.known));
        }
        int known = rule.known & rule.knownBefore;
        last = new Explanation(rule.what, value, rule.cases, List.copyOf(rule.clauses), rule.begun, known);
        seenOnlyBy(last.knownTo());
        if (!open.isEmpty()) {
            open.element().workings.add(last);
        }
    }

    /** What can be told of a rule that broke off, because it has no value now. */
    Explanation brokenOff() {
        int knownToAll = known;
        for (Open rule : open) {
            knownToAll &= rule.known & rule.knownBefore;
        }
        for (Members set : members) {
            knownToAll &= set.all;
        }
        Open asked = open.getLast();
        return new Explanation(
                asked.what,
                Text.of("not to be worked out now"),
                asked.cases,
                List.of(),
                Explanation.EVERYBODY,
                knownToAll);
    }

    boolean hasBegun() {
        return !open.isEmpty();
    }

    /** Something that was worked out before is used again; told once, even if it is read many times. */
    public void uses(Explanation earlier) {
        seenOnlyBy(earlier.knownTo());
        if (!open.isEmpty() && !isTold(earlier)) {
            open.element().workings.add(earlier);
        }
    }

    private boolean isTold(Explanation earlier) {
        List<Explanation> told = open.element().workings;
        return !looks.isEmpty() && looks.element().workings.told == told
                ? looks.element().workings.has(earlier)
                : told.contains(earlier);
    }

    /** The working of the rule that was left last. */
    public Explanation explanation() {
        return last;
    }

    /** The reason that the deciding clause of the last rule, or of a rule it rests on, gives; empty if there is none. */
    public Text because() {
        return because(last);
    }

    /** The reason for a refusal that states none of its own. */
    public Text reason() {
        Text because = because();
        return isEmpty(because) ? Text.of("the rules do not allow it") : because;
    }

    /** The reason for a refusal that has other words for it where none is given. */
    public Text reason(String otherwise) {
        Text because = because();
        return isEmpty(because) ? Text.of(otherwise) : because;
    }

    /** The printed cases of the clause that gives the reason, or else of its rule; these others if none does, or both cite nothing. */
    public List<String> reasonCases(List<String> otherwise) {
        return giving(last).map(Giving::cases).filter(cases -> !cases.isEmpty()).orElse(otherwise);
    }

    /** The printed cases of a refusal that states no reason of its own: its own, and those of the clause that gives the reason. */
    public List<String> casesWithReason(List<String> own) {
        return Stream.concat(own.stream(), reasonCases(List.of()).stream())
                .distinct()
                .toList();
    }

    private static boolean isEmpty(Text text) {
        return text.toString().isEmpty();
    }

    private static Text because(Explanation explanation) {
        return giving(explanation).map(giving -> giving.clause().because()).orElse(NOTHING);
    }

    /** A clause that gives a reason, and the rule that it is of. */
    private record Giving(Explanation rule, Explanation.Clause clause) {
        List<String> cases() {
            return clause.cases().isEmpty() ? rule.cases() : clause.cases();
        }
    }

    /** The clause that gives a reason, of a rule or of one that it rests on. */
    private static Optional<Giving> giving(Explanation explanation) {
        for (Explanation.Clause clause : explanation.clauses()) {
            if (clause.held()) {
                if (!isEmpty(clause.because())) {
                    return Optional.of(new Giving(explanation, clause));
                }
                for (Explanation working : clause.workings()) {
                    Optional<Giving> giving = giving(working);
                    if (giving.isPresent()) {
                        return giving;
                    }
                }
            }
        }
        return Optional.empty();
    }
}
