package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Prints diagnostics for people: the message, the lines it is about with marks under them, then notes and helps. */
public final class Renderer {
    /** How many are printed in full; further ones rarely help and hide the first. */
    public static final int LIMIT = 10;

    private final Palette palette;
    private final int limit;

    private Renderer(Palette palette, int limit) {
        this.palette = palette;
        this.limit = limit;
    }

    /** A renderer without colours. */
    public static Renderer plain() {
        return new Renderer(Palette.PLAIN, LIMIT);
    }

    /** A renderer with the colours of an ANSI terminal. */
    public static Renderer coloured() {
        return new Renderer(Palette.ANSI, LIMIT);
    }

    /** The same that prints every diagnostic in full. */
    public Renderer unlimited() {
        return new Renderer(palette, Integer.MAX_VALUE);
    }

    /** The first {@value #LIMIT} in full and a closing line that counts them all; nothing for an empty list. */
    public String render(List<Diagnostic> diagnostics) {
        if (diagnostics.isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder();
        diagnostics.stream().limit(limit).forEach(d -> out.append(render(d)).append('\n'));
        long errors = diagnostics.stream().filter(Diagnostic::isError).count();
        long warnings = diagnostics.size() - errors;
        List<String> counts = new ArrayList<>();
        if (errors > 0) {
            counts.add(counted(errors, "error"));
        }
        if (warnings > 0) {
            counts.add(counted(warnings, "warning"));
        }
        out.append(String.join(" and ", counts));
        int hidden = diagnostics.size() - limit;
        if (hidden > 0) {
            out.append("; ").append(hidden).append(hidden == 1 ? " is" : " are").append(" not shown");
        }
        return out.append('\n').toString();
    }

    private static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** One diagnostic in full; every line ends in a line feed. */
    public String render(Diagnostic diagnostic) {
        List<Label> labels = new ArrayList<>();
        labels.add(diagnostic.primary());
        labels.addAll(diagnostic.secondary());
        Set<SourceText> sources = new LinkedHashSet<>();
        labels.forEach(label -> sources.add(label.span().source()));
        int digits = labels.stream()
                .mapToInt(label -> Integer.toString(Snippet.lastLine(label)).length())
                .max()
                .orElse(1);
        String margin = " ".repeat(digits);

        StringBuilder out = new StringBuilder();
        String head = diagnostic.severity().word() + "[" + diagnostic.code().id() + "]";
        out.append(palette.severity(diagnostic.severity(), head))
                .append(palette.strong(": " + DisplayText.printable(diagnostic.message())))
                .append('\n');
        boolean first = true;
        boolean shownCode = false;
        for (SourceText source : sources) {
            List<Label> here = labels.stream()
                    .filter(label -> label.span().source().equals(source))
                    .toList();
            out.append(margin)
                    .append(palette.gutter(first ? "--> " : "::: "))
                    .append(here.get(0).span().location())
                    .append('\n');
            first = false;
            if (!source.text().isEmpty()) {
                out.append(margin).append(palette.gutter(" |")).append('\n');
                new Snippet(source, here, diagnostic.primary(), diagnostic.severity(), palette, digits).print(out);
                shownCode = true;
            }
        }
        boolean remarks = !diagnostic.notes().isEmpty() || !diagnostic.helps().isEmpty();
        if (shownCode && remarks) {
            out.append(margin).append(palette.gutter(" |")).append('\n');
        }
        diagnostic.notes().forEach(note -> remark(out, margin, "note", note));
        diagnostic.helps().forEach(help -> remark(out, margin, "help", help));
        return out.toString();
    }

    private void remark(StringBuilder out, String margin, String kind, String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = DisplayText.printable(lines[i]);
            if (i == 0) {
                out.append(margin)
                        .append(palette.gutter(" = "))
                        .append(palette.strong(kind))
                        .append(": ");
            } else {
                out.append(margin).append(" ".repeat(kind.length() + 5));
            }
            out.append(line).append('\n');
        }
    }
}
