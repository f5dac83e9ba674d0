package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.ListDeclarationContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;

/** Lines of a list that are written as sentences, such as {@code turn 4: Guards at Mill}. */
final class ListSlips {
    private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
    private static final Pattern NAME = Pattern.compile("\\p{Lu}[\\p{L}\\p{N}]*|\\d+\\p{L}[\\p{L}\\p{N}]*|\\b0\\d+\\b");
    private static final Pattern COLUMN = Pattern.compile("(?U)(\\p{Ll}\\w*)\\s*:\\s*(\\w+)");

    private final Stumble at;
    private final SourceText source;

    private ListSlips(Stumble at) {
        this.at = at;
        this.source = at.places().source();
    }

    static Optional<Diagnostic> of(Stumble at) {
        if (at.type() == GrogParser.LBRACE && at.expects("`also`")) {
            return new ListSlips(at).again();
        }
        if (!at.isFirstOfLine(at.token)) {
            return Optional.empty();
        }
        return at.expects("a row of a table")
                ? at.around(ListDeclarationContext.class)
                        .filter(list -> list.name != null)
                        .map(list -> new ListSlips(at).message(list))
                : at.expects("a set-up line or a declaration") ? new ListSlips(at).named() : Optional.empty();
    }

    /** A list that is declared elsewhere and gets rows here. */
    private Optional<Diagnostic> again() {
        Token name = at.before().orElseThrow();
        boolean list = at.before(name)
                .filter(word -> word.getType() == GrogParser.LIST)
                .isPresent();
        if (!list
                || first("\\blist (" + Pattern.quote(at.text(name)) + ")\\s*:").isEmpty()) {
            return Optional.empty();
        }
        int end = at.span(name).end();
        Diagnostic problem = at.error(
                SyntaxCode.UNEXPECTED,
                "the list `" + at.text(name) + "` is declared elsewhere",
                "expected `also` before this");
        return Optional.of(at.writing(problem, "rows are added to it with `also`", end, end, " also"));
    }

    /** The name of a list where its rows are to be added. */
    private Optional<Diagnostic> named() {
        String name = at.text(at.token);
        return first("\\blist (" + Pattern.quote(name) + ")\\s*:")
                .map(list -> Diagnostic.error(
                                SyntaxCode.NO_LINE, "`" + name + "` begins no line here", at.span, "the name of a list")
                        .help("rows are added to it by `list " + name + " also { … }`"));
    }

    private Diagnostic message(ListDeclarationContext list) {
        String name = list.name.getText();
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.NO_LINE,
                "a list has rows, each between pipes",
                source.span(at.span.start(), end()),
                "not a row");
        List<Column> columns = columns(name, list);
        if (columns.isEmpty()) {
            return problem.help("above the rows stand the names of the columns: `| due | unit | to |`");
        }
        String header = row(columns.stream().map(Column::name).toList());
        return cells(columns)
                .map(cells ->
                        problem.help("write `" + header + "` above the rows, and this one as `" + row(cells) + "`"))
                .orElseGet(() -> problem.help("above the rows stand the names of the columns: `" + header + "`"));
    }

    /** A column of a list. */
    private record Column(String name, String type) {
        private boolean isNumber() {
            return type.equals("Int");
        }
    }

    private int end() {
        String text = source.text();
        int last = text.indexOf('\n', at.span.start());
        String line =
                text.substring(at.span.start(), last < 0 ? text.length() : last).replaceAll("//.*|\\}.*", "");
        return at.span.start() + line.stripTrailing().length();
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |";
    }

    private List<Column> columns(String name, ListDeclarationContext list) {
        String kind = list.itemType != null
                ? list.itemType.getText()
                : first("\\blist " + Pattern.quote(name) + "\\s*:\\s*(\\w+)").orElse("");
        List<Column> columns = new ArrayList<>();
        if (!kind.isEmpty()) {
            Matcher column = COLUMN.matcher(first("\\brecord " + Pattern.quote(kind) + "\\s*\\{([^{}]*)\\}")
                    .orElse(""));
            while (column.find()) {
                columns.add(new Column(column.group(1), column.group(2)));
            }
        }
        return columns;
    }

    private Optional<String> first(String regex) {
        Pattern pattern = Pattern.compile(regex);
        return source.family().stream()
                .map(text -> pattern.matcher(text.text()))
                .filter(Matcher::find)
                .map(match -> match.group(1))
                .findFirst();
    }

    /** The words of the line under the columns: its one number, and the names in their order. */
    private Optional<List<String>> cells(List<Column> columns) {
        String line = source.text().substring(at.span.start(), end());
        List<String> numbers =
                NUMBER.matcher(line).results().map(found -> found.group()).toList();
        List<String> names =
                NAME.matcher(line).results().map(found -> found.group()).toList();
        long wanted = columns.stream().filter(Column::isNumber).count();
        if (wanted != 1 || numbers.isEmpty() || names.size() != columns.size() - 1) {
            return Optional.empty();
        }
        List<String> cells = new ArrayList<>();
        int next = 0;
        for (Column column : columns) {
            cells.add(column.isNumber() ? numbers.get(0) : names.get(next++));
        }
        return Optional.of(cells);
    }
}
