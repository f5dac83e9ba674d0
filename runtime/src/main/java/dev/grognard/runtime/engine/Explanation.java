package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * How a rule came to its value: the clauses that were tried in order, whether each held, and the workings of the rules that it used.
 *
 * @param begun the sides that may know that it was worked out at all, as a mask
 * @param knownTo the sides that may know its value, as a mask
 */
public record Explanation(Text what, Text value, List<String> cases, List<Clause> clauses, int begun, int knownTo) {
    /** The mask of all sides. */
    public static final int EVERYBODY = -1;

    private static final Text HIDDEN = Text.of("hidden from you");
    private static final Text NOTHING = Text.of("");
    private static final String INDENT = "  ";
    private static final String IS = " is ";
    /** How the clause begins that counts where no exception does. */
    private static final String OTHERWISE = "otherwise";

    /** What came of a clause. */
    public enum Outcome {
        /** It held, or it gave the value. */
        HELD,
        /** It did not hold. */
        FAILED,
        /** It rests on something that the reader may not know. */
        HIDDEN
    }

    /**
     * What was read for a clause that says more than one thing, or computes: the words of a part of it, and the value of that part.
     *
     * @param knownTo the sides that may know it, as a mask
     */
    public record Part(Text text, Text value, int knownTo) {}

    /**
     * A clause or a modifier item that was looked at; {@code gave} is its value where it held. One without words only holds workings and parts.
     *
     * @param begun the sides that may know that it was looked at, as a mask
     * @param knownTo the sides that may know what came of it, as a mask
     */
    public record Clause(
            String text,
            Outcome outcome,
            Text gave,
            Text because,
            List<String> cases,
            List<Part> parts,
            List<Explanation> workings,
            int begun,
            int knownTo) {
        public boolean held() {
            return outcome == Outcome.HELD;
        }

        /** The parts that are worth telling: what a condition wants to be something is that if the condition held. */
        public List<Part> telling() {
            boolean met = held() && !text.startsWith(OTHERWISE) && !text.contains(" or ");
            return parts.stream()
                    .filter(part -> !met || !text.contains(part.text + IS) || text.contains(part.text + IS + "not "))
                    .toList();
        }

        private Clause seenBy(int side) {
            boolean known = knows(knownTo, side);
            return new Clause(
                    text,
                    known ? outcome : Outcome.HIDDEN,
                    known ? plain(gave, side) : NOTHING,
                    known ? plain(because, side) : NOTHING,
                    cases,
                    listed(
                            parts.stream()
                                    .filter(part -> knows(part.knownTo, side))
                                    .toList(),
                            part -> isVeiled(part.text, side),
                            part -> new Part(plain(part.text, side), plain(part.value, side), EVERYBODY),
                            part -> part.text + IS + part.value),
                    listed(
                            workings.stream()
                                    .filter(working -> knows(working.begun, side))
                                    .toList(),
                            working -> isVeiled(working.what, side),
                            working -> working.seenBy(side),
                            Explanation::rendered),
                    EVERYBODY,
                    EVERYBODY);
        }
    }

    /** Whether a side reads something else than whoever sees everything. */
    private static boolean isVeiled(Text text, int side) {
        return side != Text.ALL_SEEING && !text.seenBy(side).equals(text.seenBy(Text.ALL_SEEING));
    }

    /** What is said of hidden things comes last and by its words: the order in which they are declared would tell which is which. */
    private static <T> List<T> listed(
            List<T> all, Predicate<T> veiled, UnaryOperator<T> seen, Function<T, String> words) {
        return Stream.concat(
                        all.stream().filter(veiled.negate()).map(seen),
                        all.stream().filter(veiled).map(seen).sorted(Comparator.comparing(words)))
                .toList();
    }

    /** A value without further working, which everybody may know. */
    public static Explanation of(String what, String value, String... cases) {
        return new Explanation(Text.of(what), Text.of(value), List.of(cases), List.of(), EVERYBODY, EVERYBODY);
    }

    /**
     * The working as far as one side, or the all-seeing, may know it. It is told up to the first thing that the side cannot see, and what
     * rests on that is only said to be hidden.
     */
    public Explanation seenBy(int side) {
        List<Clause> told = new ArrayList<>();
        for (Clause clause : clauses) {
            if (knows(clause.begun, side)) {
                told.add(clause.seenBy(side));
            }
        }
        return new Explanation(
                plain(what, side),
                knows(knownTo, side) ? plain(value, side) : HIDDEN,
                cases,
                List.copyOf(told),
                EVERYBODY,
                EVERYBODY);
    }

    private static boolean knows(int mask, int side) {
        return side == Text.ALL_SEEING || (mask & 1 << side) != 0;
    }

    private static Text plain(Text text, int side) {
        return Text.of(text.seenBy(side));
    }

    /** Whether another working is among those below this one. */
    public boolean restsOn(Explanation wanted) {
        return clauses.stream()
                .flatMap(clause -> clause.workings().stream())
                .anyMatch(working -> working.equals(wanted) || working.restsOn(wanted));
    }

    /** Whether this case is cited here or in a clause that held, or in the workings below them. */
    public boolean restsOn(String wanted) {
        if (cases.contains(wanted)) {
            return true;
        }
        for (Clause clause : clauses) {
            if (clause.held() && clause.cases().contains(wanted)) {
                return true;
            }
            for (Explanation working : clause.workings()) {
                if (working.restsOn(wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether this case is cited anywhere here or below, also in a clause that did not hold. */
    public boolean cites(String wanted) {
        return cases.contains(wanted)
                || clauses.stream()
                        .anyMatch(clause -> clause.cases().contains(wanted)
                                || clause.workings().stream().anyMatch(working -> working.cites(wanted)));
    }

    /** The working on as many lines as it takes, each rule's clauses set in below it. */
    public String rendered() {
        StringBuilder text = new StringBuilder();
        render(text, "");
        return text.toString();
    }

    /** The same without its first line, for those who have said what it is about. */
    public String renderedBelow() {
        StringBuilder text = new StringBuilder();
        renderClauses(text, "");
        return text.toString();
    }

    private void render(StringBuilder text, String indent) {
        text.append(indent)
                .append(what)
                .append(IS)
                .append(value)
                .append(cited(cases))
                .append('\n');
        renderClauses(text, indent + INDENT);
    }

    private void renderClauses(StringBuilder text, String indent) {
        boolean first = true;
        for (Clause clause : clauses) {
            // Where nothing was tried before it, nothing is otherwise.
            String words = first ? clause.text().replaceFirst("^" + OTHERWISE + " ", "") : clause.text();
            first = false;
            if (clause.text().isEmpty()) {
                render(clause.telling(), text, indent);
                clause.workings().forEach(working -> working.render(text, indent));
                continue;
            }
            text.append(indent)
                    .append(clause.outcome() == Outcome.HELD ? "+ " : clause.outcome() == Outcome.FAILED ? "· " : "? ")
                    .append(words);
            if (clause.held() && !clause.gave().toString().isEmpty()) {
                text.append(" gives ").append(clause.gave());
            }
            if (!clause.because().toString().isEmpty()) {
                text.append(": ").append(clause.because());
            }
            text.append(cited(clause.cases())).append('\n');
            render(clause.telling(), text, indent + INDENT);
            for (Explanation working : clause.workings()) {
                working.render(text, indent + INDENT);
            }
        }
    }

    private static void render(List<Part> parts, StringBuilder text, String indent) {
        for (Part part : parts) {
            text.append(indent)
                    .append(part.text())
                    .append(IS)
                    .append(part.value())
                    .append('\n');
        }
    }

    private static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }
}
