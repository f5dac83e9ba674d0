package dev.grognard.compiler.report;

import java.util.Locale;

/** The changes of a mod for programs. */
public final class ModDiffJson {
    private ModDiffJson() {}

    /** The whole report as one JSON object. */
    public static String render(ModDiff diff) {
        return Json.write(Json.object(
                        "mod", diff.name(),
                        "base", diff.base(),
                        "changes",
                                diff.changes().stream()
                                        .map(change -> Json.object(
                                                "form",
                                                change.form().name().toLowerCase(Locale.ROOT),
                                                "case",
                                                change.printedCase(),
                                                "subject",
                                                change.subject(),
                                                "detail",
                                                change.detail(),
                                                "before",
                                                change.before(),
                                                "at",
                                                change.location()))
                                        .toList()))
                + "\n";
    }
}
