package dev.grognard.runtime.script;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.engine.Refusals;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What is told of an example that fails: where, and paragraphs with their headings. */
final class FailureText {
    private final StringBuilder text = new StringBuilder();

    FailureText(Example example, int line) {
        text.append(example.file())
                .append(':')
                .append(line)
                .append(": example \"")
                .append(example.title())
                .append('"')
                .append(cited(example.cases()))
                .append('\n');
    }

    /** Adds a paragraph; one without words is left out. */
    FailureText paragraph(String heading, String words) {
        if (!words.isEmpty()) {
            text.append(String.format("  %-9s", heading));
            text.append(words.replace("\n", "\n           ")).append('\n');
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString().stripTrailing();
    }

    /** That an answer was made without a question, in the words that it was made in. */
    static String forced(Recorder.Forced made) {
        return "this was the only choice and has been made already"
                + (made.asWritten() ? "" : ", as " + made.notation());
    }

    /** That the rules refuse it, and why. */
    static String refused(Refusal refusal) {
        return "it is refused: " + reason(refusal);
    }

    static String reason(Refusal refusal) {
        return refusal.reason() + cited(refusal.cases());
    }

    static String working(Refusal refusal) {
        return refusal.working().map(Explanation::rendered).orElse("");
    }

    /** The items of a sum as an example writes them. */
    static String items(Map<String, Integer> items) {
        return items.isEmpty()
                ? "{ }"
                : items.entrySet().stream()
                        .map(item -> "\"%s\" %+d".formatted(item.getKey(), item.getValue()))
                        .collect(Collectors.joining(", ", "{ ", " }"));
    }

    static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }

    /** Why an order is allowed that was to be refused by these cases: what is asked about them, or all that is asked. */
    static String allowedBy(Position position, Predicate<String> meant, List<String> cases) {
        List<Explanation> met = position.requirementsMet().stream()
                .filter(one -> meant.test(one.notation()))
                .map(Refusals.Met::working)
                .toList();
        if (met.isEmpty()) {
            return "nothing is required of it here";
        }
        List<Explanation> about = met.stream()
                .filter(working -> cases.stream().anyMatch(working::cites))
                .toList();
        StringBuilder text = new StringBuilder();
        if (about.isEmpty() && !cases.isEmpty()) {
            text.append("nothing that is required of it here cites")
                    .append(cited(cases))
                    .append("; this is required:\n");
        }
        (about.isEmpty() ? met : about).forEach(working -> text.append(working.rendered()));
        return text.toString();
    }
}
