package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogParser;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code (Unit at t).known = yes}: what is changed begins with a name, and a set in parentheses has none. */
final class SetTargetSlips {
    private static final Pattern CHANGED = Pattern.compile(
            "(?U)(?<=^|[{}\\h])(\\(((?:[^()\\n]|\\([^()\\n]*\\))*)\\))(\\.\\p{Ll}\\w*\\h*[-+]?=(?!=)[^\\n\\[{}]*)");

    /** Several with commas between them, outside of any parentheses of their own. */
    private static final Pattern SEVERAL = Pattern.compile("(?:[^(),\\n]|\\([^()\\n]*\\))*,.*");

    private static final Set<Integer> STUMBLED =
            Set.of(GrogParser.EQUALS, GrogParser.ADD_TO, GrogParser.TAKE_FROM, GrogParser.LPAREN);

    private SetTargetSlips() {}

    static Optional<Diagnostic> of(Stumble at) {
        if (!STUMBLED.contains(at.type()) || !at.isInside(GrogParser.RULE_block)) {
            return Optional.empty();
        }
        SourceText source = at.places().source();
        int begin = source.lines().start(at.span.line());
        Matcher changed = CHANGED.matcher(source.lines().text(at.span.line()));
        while (changed.find()) {
            int start = begin + changed.start(1);
            int end = begin + changed.end(1);
            if (start <= at.span.start() && at.span.start() <= begin + changed.end()) {
                Diagnostic problem = Diagnostic.error(
                        SyntaxCode.UNEXPECTED,
                        "what is changed begins with a name",
                        source.span(start, end),
                        "this set has none");
                String set = changed.group(2).strip();
                return Optional.of(problem.help("name the set first, `let them = "
                        + (SEVERAL.matcher(set).matches() ? "(" + set + ")" : set) + "`, and then write `them"
                        + changed.group(3).strip().split(" {2,}|//")[0] + "`"));
            }
        }
        return Optional.empty();
    }
}
