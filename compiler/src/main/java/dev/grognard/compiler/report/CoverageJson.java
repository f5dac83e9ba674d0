package dev.grognard.compiler.report;

import java.util.List;
import java.util.Map;

/** Coverage for programs. */
public final class CoverageJson {
    private CoverageJson() {}

    /** The whole report as one JSON object. */
    public static String render(Coverage coverage) {
        Map<String, Object> report = Json.object(
                "game", coverage.game(),
                "cases", coverage.lines().size(),
                "covered", coverage.coveredCases(),
                "examples", coverage.examples(),
                "casesWithoutExample", coverage.casesWithoutExample());
        report.put("lines", coverage.lines().stream().map(CoverageJson::line).toList());
        report.put(
                "assumptions",
                coverage.assumptions().stream()
                        .map(a -> Json.object(
                                "what", a.what(), "why", a.why(), "at", a.span().location()))
                        .toList());
        report.put(
                "rulings",
                coverage.rulings().stream()
                        .map(r -> Json.object("name", r.name(), "cases", r.cases(), "text", r.text()))
                        .toList());
        return Json.write(report) + "\n";
    }

    private static Map<String, Object> line(Coverage.Line line) {
        List<Map<String, Object>> constructs = line.constructs().stream()
                .map(construct -> Json.object("name", construct.name(), "at", construct.location()))
                .toList();
        Map<String, Object> result = Json.object(
                "case", line.id(),
                "kind", line.kind(),
                "title", line.title(),
                "constructs", constructs,
                "examples", line.examples());
        if (!line.promises().isEmpty()) {
            result.put("promises", line.promises());
        }
        if (line.changed()) {
            result.put("changedByMod", true);
        }
        line.closed().ifPresent(why -> result.put("closed", why));
        return result;
    }
}
