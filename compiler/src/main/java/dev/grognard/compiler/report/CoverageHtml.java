package dev.grognard.compiler.report;

import java.util.List;
import java.util.stream.Collectors;

/** Coverage for a browser: one page that needs nothing else. */
public final class CoverageHtml {
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%1$s: coverage</title>
            <style>
              body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
              table { border-collapse: collapse; width: 100%%; }
              th, td { border-bottom: 1px solid #8884; padding: .3rem .6rem; text-align: left; vertical-align: top; }
              tr.missing td:first-child { border-left: .3rem solid #b3242b; }
              tr.covered td:first-child { border-left: .3rem solid #2a7d46; }
              tr.closed td:first-child { border-left: .3rem solid #888; }
              code { font-size: .95em; }
            </style>
            </head>
            <body>
            <h1>%1$s</h1>
            <p>%2$s</p>
            """;

    private CoverageHtml() {}

    /** The whole page. */
    public static String render(Coverage coverage) {
        StringBuilder out = new StringBuilder();
        out.append(HEAD.formatted(escape(coverage.game()), escape(coverage.closingLine())));
        out.append(
                "<table>\n<thead><tr><th>Case</th><th>Printed rule</th><th>Constructs</th><th>Examples</th></tr></thead>\n");
        out.append("<tbody>\n");
        coverage.lines().forEach(line -> out.append(row(line)));
        out.append("</tbody>\n</table>\n");
        list(
                out,
                "Assumed",
                coverage.assumptions().stream()
                        .map(a -> a.what() + ": " + a.why())
                        .toList());
        list(
                out,
                "Rulings",
                coverage.rulings().stream()
                        .map(r -> r.name() + " [" + String.join(", ", r.cases()) + "]: " + r.text())
                        .toList());
        return out.append("</body>\n</html>\n").toString();
    }

    private static String row(Coverage.Line line) {
        String state = line.closed().isPresent() ? "closed" : line.covered() ? "covered" : "missing";
        String constructs = line.constructs().stream()
                .map(c -> "<code title=\"" + escape(c.location()) + "\">" + escape(c.name()) + "</code>")
                .collect(Collectors.joining("<br>"));
        String promises = line.promises().stream()
                .map(promise -> "<br>promised by " + escape(promise))
                .collect(Collectors.joining());
        String closed = line.closed().map(why -> "closed: " + escape(why)).orElse("");
        String examples = line.changed() && line.examples().isEmpty()
                ? "changed by this mod"
                : line.examples().stream().map(CoverageHtml::escape).collect(Collectors.joining("<br>"));
        return "<tr class=\"%s\"><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>\n"
                .formatted(state, escape(line.id()), escape(line.title()), constructs + closed + promises, examples);
    }

    private static void list(StringBuilder out, String title, List<String> items) {
        if (!items.isEmpty()) {
            out.append("<h2>").append(title).append("</h2>\n<ul>\n");
            items.forEach(item -> out.append("<li>").append(escape(item)).append("</li>\n"));
            out.append("</ul>\n");
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
