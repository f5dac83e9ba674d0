package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Looks over the tokens before they are parsed: names the slips that a lexer sees better than a parser, mends them where the meaning is
 * plain, and refuses what is nested too deeply to be followed.
 */
final class TokenScan {
    /** How many brackets may be open at once. */
    static final int DEEPEST = 200;

    /** What stands below the head of a table in other texts. */
    private static final Pattern RULED = Pattern.compile("\\|(?:\\s*:?-{2,}:?\\s*\\|)+\\s*");

    private final Places places;
    private final Consumer<Diagnostic> problems;
    private final List<Token> tokens = new ArrayList<>();
    private final LineSoFar line = new LineSoFar(tokens);
    private final Set<Token> mended = Collections.newSetFromMap(new IdentityHashMap<>());
    private final ScanReports reports;
    private boolean tooDeep;
    private boolean afterUnknown;
    /** Where reading goes on after something that is passed over, such as a comment of another language. */
    private int resumes;

    TokenScan(Places places, List<? extends Token> scanned, Consumer<Diagnostic> problems) {
        this.places = places;
        this.problems = problems;
        this.reports = new ScanReports(places, problems);
        checkDepth(scanned);
        if (!tooDeep) {
            List<Token> quoted = new UnquotedWords(places, problems).quoted(scanned);
            List<Token> closed = new LoneBrackets(places, problems).closed(quoted);
            List<Token> paired = new LoneQuotes(places, problems).paired(closed);
            for (Token token : new UnopenedRows(places, problems).opened(Slipped.joined(paired))) {
                if (token.getStartIndex() >= resumes) {
                    mend((CommonToken) token);
                }
            }
        }
        reports.close();
    }

    /** The tokens as the parser shall see them. */
    List<Token> tokens() {
        List<Token> stops = new PrintedStops(places, problems).joined(tokens);
        List<Token> opened = new UnopenedBraces(places, problems).opened(stops);
        return new MissingBraces(places, SpareBraces.without(places, opened, problems), problems, mended).closed();
    }

    /** The tokens about which something was said already. */
    Set<Token> mended() {
        return mended;
    }

    boolean isTooDeep() {
        return tooDeep;
    }

    static Diagnostic tooDeep(Span span) {
        return Diagnostic.error(
                        SyntaxCode.TOO_DEEP, "this is nested too deeply to be followed", span, "too many levels here")
                .help("give parts of it names of their own, as rules or procedures");
    }

    private void checkDepth(List<? extends Token> scanned) {
        int depth = 0;
        for (Token token : scanned) {
            switch (token.getType()) {
                case GrogLexer.LPAREN, GrogLexer.LBRACE -> depth++;
                case GrogLexer.RPAREN, GrogLexer.RBRACE -> depth = Math.max(0, depth - 1);
                default -> {}
            }
            if (depth > DEEPEST) {
                problems.accept(tooDeep(places.span(token))
                        .note("at most " + DEEPEST + " brackets and braces may be open at once"));
                tooDeep = true;
                return;
            }
        }
    }

    /** Whether figures stand at both sides: {@code turns 7–10}. */
    private static boolean isBetweenNumbers(Span dash) {
        String text = dash.source().text();
        return dash.start() > 0
                && dash.end() < text.length()
                && Character.isDigit(text.charAt(dash.start() - 1))
                && Character.isDigit(text.charAt(dash.end()));
    }

    private void mend(CommonToken token) {
        if (token.getType() == GrogLexer.STAR
                && line.isFirst(token)
                && Slipped.restOfLine(token).startsWith("**")) {
            sentence(token);
            return;
        }
        if (token.getType() == GrogLexer.ROW && token.getText().equals("||") && !line.isFirst(token)) {
            // Two pipes are a row without cells where a row can stand, and elsewhere the `or` of other languages.
            foreign(token);
            return;
        }
        if (token.getType() == GrogLexer.ROW && RULED.matcher(token.getText()).matches()) {
            reports.add(
                    token,
                    SyntaxCode.NO_LINE,
                    "a row of dashes says nothing here",
                    "ruled off",
                    "leave this row out; the first row is the head anyway");
            return;
        }
        switch (token.getType()) {
            case GrogLexer.UNCLOSED_STRING -> {
                reports.add(
                        ScanSlips.unopened(places.span(token)),
                        token,
                        SyntaxCode.UNCLOSED_STRING,
                        "this text has no closing quote",
                        "begins here",
                        "close it with `\"` on the same line");
                Slipped.unclosed(token).forEach(one -> retype(one, one.getType(), one.getText()));
            }
            case GrogLexer.UNCLOSED_CITATION -> {
                reports.add(
                        token,
                        SyntaxCode.UNCLOSED_CITATION,
                        "this citation has no closing bracket",
                        "begins here",
                        "close it with `]` on the same line");
                retype(token, GrogLexer.CITATION, token.getText().stripTrailing() + "]");
            }
            case GrogLexer.UNCLOSED_DRAWING -> {
                reports.add(
                        token,
                        SyntaxCode.UNCLOSED_STRING,
                        "this drawing has no end",
                        "begins here",
                        "end it with a line of its own that holds `\"\"\"`");
                retype(token, GrogLexer.DRAWING, token.getText() + "\"\"\"");
                // The lines below it belong to the map and cannot be told from the drawing.
                resumes = Slipped.endOf(token, "\n}") - 1;
            }
            case GrogLexer.UNCLOSED_ROW -> {
                reports.add(
                        token,
                        SyntaxCode.UNCLOSED_ROW,
                        "this row has no closing pipe",
                        "begins here",
                        "end the row with `|`");
                retype(token, GrogLexer.ROW, token.getText() + "|");
            }
            case GrogLexer.CURLY_STRING -> {
                reports.add(
                        token,
                        SyntaxCode.TYPESET,
                        "these are quotes of a typeset page",
                        "curly quotes",
                        "use the plain quote `\"` at both ends");
                String text = token.getText();
                retype(token, GrogLexer.STRING, "\"" + text.substring(1, text.length() - 1) + "\"");
            }
            case GrogLexer.LONG_DASH -> {
                if (isBetweenNumbers(places.span(token))) {
                    reports.add(
                            token,
                            SyntaxCode.DASH,
                            "this is a dash of a typeset page",
                            "a long dash",
                            "from one number to another lead two dots, `..`");
                    retype(token, GrogLexer.DOTDOT, "..");
                    return;
                }
                reports.add(
                        token, SyntaxCode.DASH, "this is a dash of a typeset page", "a long dash", "use the plain `-`");
                retype(token, GrogLexer.MINUS, "-");
            }
            case GrogLexer.DECIMAL -> {
                reports.add(
                        ScanSlips.ruling(places.span(token)).or(() -> ScanSlips.exception(places.span(token))),
                        token,
                        SyntaxCode.DECIMAL,
                        "there are no decimal numbers",
                        "not a number of this language",
                        (line.isCase(token)
                                        ? ""
                                        : "write a fraction such as `" + Slipped.asFraction(token.getText())
                                                + "` or a percentage such as `10%`; "
                                                + ScanSlips.quantity(places.span(token)))
                                + "a case stands in brackets"
                                + (line.isFirst(token) ? ", behind what it is printed for" : "")
                                + ": `[" + token.getText() + "]`");
                retype(
                        token,
                        GrogLexer.INT,
                        token.getText().substring(0, token.getText().indexOf('.')));
            }
            case GrogLexer.UNDERSCORED -> {
                reports.add(
                        token,
                        SyntaxCode.UNDERSCORE,
                        "a name has no underscores",
                        "letters and digits only",
                        "join words with capitals: `" + Slipped.camel(token.getText()) + "`");
                boolean capital = Character.isUpperCase(token.getText().codePointAt(0));
                retype(token, capital ? GrogLexer.THING : GrogLexer.VALUE, token.getText());
            }
            case GrogLexer.SEMICOLON -> semicolon(token);
            case GrogLexer.FOREIGN_OPERATOR -> {
                if (token.getText().equals("--") && (line.isFirst(token) || Slipped.isRemark(token))) {
                    comment(token, "\n");
                } else {
                    foreign(token);
                }
            }
            case Slipped.UNOPENED_CITATION -> {
                reports.add(
                        token,
                        SyntaxCode.UNOPENED_CITATION,
                        "this citation has no opening bracket",
                        "ends here",
                        "write `[" + token.getText() + "`");
                retype(token, GrogLexer.CITATION, "[" + token.getText());
            }
            case GrogLexer.DOT -> dot(token);
            case Slipped.BLOCK_COMMENT -> comment(token, "*/");
            case Slipped.THREE_DOTS -> dots(token);
            case GrogLexer.UNKNOWN -> unknown(token);
            default -> keep(token);
        }
    }

    private void keep(CommonToken token) {
        if (afterUnknown && token.getChannel() == Token.DEFAULT_CHANNEL) {
            // Whatever follows a foreign character is a mistake only because of it.
            mended.add(token);
            afterUnknown = false;
        }
        if (!belongsToRow(token)) {
            tokens.add(token);
        }
    }

    /** A number with a dot and a blank before a line counts the lines, as rulebooks do. */
    private void dot(CommonToken token) {
        Token number = tokens.isEmpty() ? token : tokens.get(tokens.size() - 1);
        boolean counts = Slipped.isNumbering(number, token) && line.isAlone(number);
        Optional<Diagnostic> told = counts
                ? RulebookPhrases.at(places.span(number), Set.of(RulebookPhrases.Place.DECLARATION))
                : Optional.empty();
        if (told.isEmpty()) {
            keep(token);
            return;
        }
        problems.accept(told.get());
        tokens.remove(tokens.size() - 1);
    }

    private void retype(CommonToken token, int type, String text) {
        mended.add(token);
        token.setType(type);
        token.setText(text);
        tokens.add(token);
    }

    /** What stands in a list is divided by commas, and nothing needs an end. */
    private void semicolon(CommonToken token) {
        boolean listed = line.isListed(token) || line.isInParentheses() || line.isAmongThrows(token);
        reports.add(
                token,
                SyntaxCode.SEMICOLON,
                "there are no semicolons",
                listed ? "divides nothing" : "not needed",
                listed ? "write a comma" : "leave it out: nothing has to end a line");
        if (listed) {
            retype(token, GrogLexer.COMMA, ",");
        }
    }

    private void foreign(CommonToken token) {
        String text = token.getText();
        boolean arrow = text.equals("=>") && !line.compares(token);
        if (arrow && Slipped.isArm(tokens)) {
            // The parser knows what follows a value there.
            token.setType(GrogLexer.ARROW);
            tokens.add(token);
            return;
        }
        String instead = text.equals("==") && !line.compares(token) ? "=" : ForeignSigns.instead(text, arrow);
        if (text.equals("=>") && Slipped.isParameter(tokens)) {
            reports.add(
                    token,
                    SyntaxCode.FOREIGN,
                    "`=>` is not a sign of this language",
                    "from another language",
                    "a set is cut down with `where`: `Town where .holder is s`");
            afterUnknown = true;
            retype(token, ForeignSigns.type(text, true), text);
            return;
        }
        String help = instead.isEmpty() ? "write the sum or product out: `x = x * 2`" : "write `" + instead + "`";
        reports.add(
                token,
                SyntaxCode.FOREIGN,
                "`" + text + "` is not a sign of this language",
                "from another language",
                help);
        retype(token, ForeignSigns.type(text, arrow), text);
        if (text.equals("++") || text.equals("--")) {
            CommonToken one = new CommonToken(token);
            one.setStartIndex(token.getStopIndex() + 1);
            one.setStopIndex(token.getStopIndex());
            retype(one, GrogLexer.INT, "1");
        }
    }

    private void unknown(CommonToken token) {
        String text = token.getText();
        int codePoint = text.codePointAt(0);
        if (text.equals("\u2026")) {
            dots(token);
        } else if (Slipped.fraction(text, 0).isPresent()) {
            fraction(token);
        } else if (text.equals("#") && line.isFirst(token)) {
            comment(token, "\n");
        } else if (quoted(token)) {
            return;
        } else if (Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.FORMAT) {
            afterUnknown = true;
            reports.add(
                    token,
                    SyntaxCode.INVISIBLE,
                    String.format("there is an invisible character here, U+%04X", codePoint),
                    "cannot be seen",
                    "delete it, or type this line anew");
        } else {
            afterUnknown = true;
            String help = text.equals("[") || text.equals("]")
                    ? "brackets hold citations: `[4.2]`"
                    : "leave it out, or put it into a text between quotes";
            reports.add(
                    token,
                    SyntaxCode.UNKNOWN_CHARACTER,
                    "`" + text + "` means nothing here",
                    "not part of the language",
                    help);
        }
    }

    /** A text between single quotes, or the apostrophe of a row that was pasted with tabs; the row is complained about later. */
    private boolean quoted(CommonToken token) {
        if (!Slipped.isSingleQuote(token.getText())) {
            return false;
        }
        String line = Slipped.restOfLine(token);
        int end = Slipped.closingQuote(line);
        if (end < 0 && line.contains("\t")) {
            return true;
        }
        Optional<Diagnostic> sentence = TitleSlips.at(places.span(token))
                .or(() -> RulebookPhrases.at(places.span(token), Set.of(RulebookPhrases.Place.APOSTROPHE)));
        if (sentence.isPresent()) {
            afterUnknown = true;
            problems.accept(sentence.get());
            return true;
        }
        Optional<String> name = end < 0
                ? Slipped.withApostrophe(tokens, token, one -> PrintedNameSlips.isPrinted(places.source(), one))
                : Optional.empty();
        if (name.isPresent()) {
            afterUnknown = true;
            reports.add(
                    token,
                    SyntaxCode.SINGLE_QUOTES,
                    "a name has no apostrophe in rules",
                    "an apostrophe",
                    "write one word: `" + name.get() + "`");
            return true;
        }
        if (end < 0) {
            afterUnknown = true;
            reports.add(
                    token,
                    SyntaxCode.SINGLE_QUOTES,
                    "a text stands between double quotes",
                    "a single quote",
                    "write `\"`");
            return true;
        }
        token.setStopIndex(token.getStartIndex() + end);
        resumes = token.getStopIndex() + 1;
        String words = line.substring(1, end);
        reports.add(
                token,
                SyntaxCode.SINGLE_QUOTES,
                "a text stands between double quotes",
                "single quotes",
                "write `\"" + words + "\"`");
        retype(token, GrogLexer.STRING, "\"" + words + "\"");
        return true;
    }

    private void dots(CommonToken token) {
        reports.add(token, SyntaxCode.RANGE, "a range has two dots", "not two dots", "write `..`");
        retype(token, GrogLexer.DOTDOT, "..");
    }

    /** A fraction in one sign, perhaps behind a whole number. */
    private void fraction(CommonToken token) {
        Token last = tokens.isEmpty() ? token : tokens.get(tokens.size() - 1);
        String sign = token.getText();
        boolean mixed = last.getType() == GrogLexer.INT
                && last.getStopIndex() + 1 == token.getStartIndex()
                && last.getText().length() <= Slipped.MOST_DIGITS;
        if (mixed) {
            tokens.remove(tokens.size() - 1);
            token.setStartIndex(last.getStartIndex());
        }
        String written = Slipped.fraction(sign, mixed ? Integer.parseInt(last.getText()) : 0)
                .orElseThrow();
        reports.add(
                token,
                SyntaxCode.TYPESET,
                "this is a fraction of a typeset page",
                "a single sign",
                "write `" + written + "`");
        retype(token, GrogLexer.FRACTION, written);
    }

    private void comment(CommonToken token, String end) {
        reports.add(
                token,
                SyntaxCode.FOREIGN_COMMENT,
                "comments begin with `//`",
                "from another language",
                "write `// …`, up to the end of the line");
        resumes = Slipped.endOf(token, end);
    }

    /** A sentence of the rulebook with the marks of bold print. */
    private void sentence(CommonToken token) {
        reports.add(
                token,
                SyntaxCode.FOREIGN_COMMENT,
                "this is a sentence, and nothing that can be played",
                "in bold print",
                "keep it as a comment, which begins with `//`; what is played cites its case, such as `[5.1]`");
        resumes = Slipped.endOf(token, "\n");
    }

    /** A row takes all pipes of its line; words after it on the line are a cell whose pipe was forgotten. */
    private boolean belongsToRow(CommonToken token) {
        if (tokens.isEmpty() || token.getChannel() != Token.DEFAULT_CHANNEL) {
            return false;
        }
        Token before = tokens.get(tokens.size() - 1);
        boolean follows = before.getType() == GrogLexer.ROW && before.getLine() == token.getLine();
        if (!follows || token.getType() == GrogLexer.CITATION || token.getType() == GrogLexer.RBRACE) {
            return false;
        }
        CommonToken row = (CommonToken) before;
        if (mended.add(row)) {
            problems.accept(RulebookPhrases.at(places.span(row), Set.of())
                    .orElseGet(() -> Diagnostic.error(
                                    SyntaxCode.UNCLOSED_ROW,
                                    "this row has no closing pipe",
                                    places.span(row),
                                    "the row")
                            .with(places.span(token), "a cell without its pipe?")
                            .help("end the row with `|`; only a citation or a comment may follow it")));
        }
        row.setStopIndex(token.getStopIndex());
        return true;
    }
}
