package dev.grognard.compiler.report;

import dev.grognard.compiler.model.Assumption;
import dev.grognard.compiler.model.Ruling;
import java.util.List;
import java.util.stream.Collectors;

/** Coverage for a terminal: one line a case, then assumptions and rulings, then the count. */
public final class CoverageText {
    private static final int WIDEST_CASE = 28;

    private CoverageText() {}

    /** The whole report. */
    public static String render(Coverage coverage) {
        StringBuilder out = new StringBuilder();
        out.append(coverage.game()).append("\n\n");
        int width = coverage.lines().stream()
                .mapToInt(line -> line.id().length())
                .filter(length -> length <= WIDEST_CASE)
                .max()
                .orElse(1);
        coverage.lines().forEach(line -> line(out, line, width));
        section(out, "Assumed, because the book does not print it", assumptions(coverage.assumptions()));
        section(
                out,
                "Rulings",
                coverage.rulings().stream().map(CoverageText::ruling).toList());
        return out.append('\n').append(coverage.closingLine()).append('\n').toString();
    }

    private static void line(StringBuilder out, Coverage.Line line, int width) {
        String mark = line.closed().isPresent() ? "-" : line.covered() ? "+" : "!";
        out.append(mark)
                .append(' ')
                .append(line.id())
                .append(" ".repeat(Math.max(0, width - line.id().length())));
        out.append("  ").append(body(line)).append('\n');
    }

    private static String body(Coverage.Line line) {
        String title = line.title().isEmpty() ? "" : line.title().replaceFirst("\\.$", "") + ": ";
        String constructs = line.constructs().stream()
                .map(Coverage.Construct::name)
                .distinct()
                .collect(Collectors.joining(", "));
        String closed = line.closed().map(why -> "closed: " + why).orElse("");
        String rests = constructs.isEmpty() && closed.isEmpty()
                ? "NO CONSTRUCT"
                : constructs + (constructs.isEmpty() || closed.isEmpty() ? "" : "; ") + closed;
        String examples = line.examples().isEmpty()
                ? line.changed() ? " (changed by this mod, and shown by none of its examples)" : ""
                : " (shown by "
                        + line.examples().stream().map(e -> '"' + e + '"').collect(Collectors.joining(", ")) + ")";
        String promises = line.promises().isEmpty() ? "" : " (promised by " + String.join(", ", line.promises()) + ")";
        return title + rests + promises + examples;
    }

    private static List<String> assumptions(List<Assumption> assumptions) {
        return assumptions.stream()
                .map(a -> a.what() + ": " + a.why() + " (" + a.span().location() + ")")
                .toList();
    }

    private static String ruling(Ruling ruling) {
        String cases = ruling.cases().isEmpty() ? "" : " [" + String.join(", ", ruling.cases()) + "]";
        return ruling.name() + cases + ": " + ruling.text();
    }

    private static void section(StringBuilder out, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            out.append('\n').append(title).append('\n');
            lines.forEach(line -> out.append("  ").append(line).append('\n'));
        }
    }
}
