package dev.grognard.compiler.report;

import java.util.Locale;

/** The changes of a mod for a terminal, case by case. */
public final class ModDiffText {
    private ModDiffText() {}

    /** The whole report. */
    public static String render(ModDiff diff) {
        StringBuilder out = new StringBuilder();
        out.append(diff.title()).append(" changes ").append(diff.base()).append('\n');
        if (diff.changes().isEmpty()) {
            return out.append("\nnothing\n").toString();
        }
        String heading = null;
        for (ModDiff.Change change : diff.changes()) {
            if (!change.printedCase().equals(heading)) {
                heading = change.printedCase();
                out.append('\n')
                        .append(heading.isEmpty() ? "(no printed case)" : "[" + heading + "]")
                        .append('\n');
            }
            out.append("  ")
                    .append(change.form().name().toLowerCase(Locale.ROOT))
                    .append(change.form() == ModDiff.Form.EXCEPTION ? " to " : " ")
                    .append(change.subject())
                    .append(": ")
                    .append(change.detail())
                    .append("  (")
                    .append(change.location())
                    .append(")\n");
            change.before()
                    .forEach(line -> out.append("      the game: ").append(line).append('\n'));
        }
        int count = diff.changes().size();
        return out.append('\n')
                .append(count)
                .append(count == 1 ? " change\n" : " changes\n")
                .toString();
    }
}
