package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is named as if it were a statement, and neither changed nor kept. */
final class LoneNames {
    /** A name with a capital, and names behind it on the line. */
    private static final Pattern CALLED = Pattern.compile(
            "(?U)(?<=^|[{}]|\\h)(\\p{Lu}\\w*)\\h+([\\w.]++(?:(?:\\h*,\\h*|\\h)[\\w.]++)*)(?=\\h*(?:$|\\[|\\})|\\h{2})");

    private final Span named;
    private final Diagnostic problem;

    private LoneNames(Span named) {
        this.named = named;
        this.problem = Diagnostic.error(
                SyntaxCode.DOES_NOTHING, "`" + named.text() + "` alone does nothing", named, "only named, not changed");
    }

    static Diagnostic of(Span named) {
        LoneNames lone = new LoneNames(named);
        return lone.called().or(lone::kept).or(lone::procedure).orElseGet(lone::changed);
    }

    /** What is to be said of a name that a procedure before it on the line is given. */
    static Optional<Diagnostic> given(Span named) {
        return new LoneNames(named).called();
    }

    /** What a procedure is given, without the parentheses around it: {@code Retreat foe town}. */
    private Optional<Diagnostic> called() {
        SourceText source = named.source();
        int start = source.lines().start(named.line());
        String line = source.lines().text(named.line()).replaceFirst("//.*", "");
        Matcher call = CALLED.matcher(line);
        while (call.find()) {
            boolean here = start + call.start(2) <= named.start() && named.end() <= start + call.end(2);
            if (here
                    && !found("\\bprocedure (" + Pattern.quote(call.group(1)) + ")\\b")
                            .isEmpty()) {
                String given = call.group(2).strip().replaceAll("\\h*,\\h*|\\h+", ", ");
                String head = head(call.group(1));
                String advice = "what a procedure is given stands in parentheses, `" + head + "`";
                // While something else cannot be read, nobody can try whether the line is right.
                return Optional.of(
                        head.split(",").length == given.split(",").length
                                ? Mended.writing(
                                        problem,
                                        advice,
                                        source,
                                        start + call.end(1),
                                        start + call.end(2),
                                        "(" + given + ")")
                                : problem.help(advice));
            }
        }
        return Optional.empty();
    }

    /** How a procedure is called. */
    private String head(String procedure) {
        return found("\\bprocedure (" + Pattern.quote(procedure) + "(?:\\([^()\\n]*\\))?)").stream()
                .findFirst()
                .map(head -> head.replaceAll(":[^,)]*", ""))
                .orElse(procedure);
    }

    /** A rule or table that is asked: what it gives belongs into the state that is of this type, if there is one. */
    private Optional<Diagnostic> kept() {
        int open = named.text().indexOf('(');
        if (open < 0) {
            return Optional.empty();
        }
        String asked = named.text().substring(open);
        String head = "(?m)^(?:rule|table) " + Pattern.quote(named.text().substring(0, open)) + "\\b";
        return found(head + "(?:\\([^\\n]*?\\))?: (\\p{Lu}\\w*)").stream()
                .findFirst()
                .map(type -> {
                    List<String> states = found("(?m)^state (\\p{Ll}\\w*): " + type + "\\b");
                    List<String> changing = states.stream()
                            .filter(state -> Pattern.compile("\\b" + state + "\\b")
                                    .matcher(asked)
                                    .find())
                            .toList();
                    List<String> meant = changing.isEmpty() ? states : changing;
                    return Mended.writing(
                            problem,
                            "keep what it gives",
                            named.source(),
                            named.start(),
                            named.start(),
                            (meant.size() == 1 ? meant.get(0) : "let …") + " = ");
                });
    }

    /** Perhaps a procedure but for its capital. */
    private Optional<Diagnostic> procedure() {
        String written = named.text();
        String capital = written.substring(0, 1).toUpperCase(Locale.ROOT);
        String name = capital + written.substring(1).replaceFirst("(?s)\\W.*", "");
        return found("\\bprocedure (" + Pattern.quote(name) + ")\\b").stream()
                .findFirst()
                .map(known -> Mended.writing(
                        problem,
                        "procedures have a capital letter",
                        named.source(),
                        named.start(),
                        named.start() + 1,
                        capital));
    }

    private Diagnostic changed() {
        return problem.help("to change it write `" + named.text() + " = …`; procedures have a capital letter");
    }

    /** What a pattern finds in the files of the game. */
    private List<String> found(String regex) {
        Pattern pattern = Pattern.compile(regex);
        return named.source().family().stream()
                .flatMap(text -> pattern.matcher(text.text()).results())
                .map(match -> match.group(1))
                .toList();
    }
}
