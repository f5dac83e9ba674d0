package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Assumed;
import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Doc;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.QName;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser.AssumedContext;
import dev.grognard.grammar.GrogParser.ProcedureNameContext;
import dev.grognard.grammar.GrogParser.QualifiedNameContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/** The small parts that all builders share: spans, names, numbers, texts, citations. */
final class AstParts {
    private static final int LONGEST_CHAIN = 500;

    private final Places places;
    private final CommonTokenStream tokens;
    private final Consumer<Diagnostic> problems;

    AstParts(Places places, CommonTokenStream tokens, Consumer<Diagnostic> problems) {
        this.places = places;
        this.tokens = tokens;
        this.problems = problems;
    }

    Span span(ParserRuleContext context) {
        return places.span(context);
    }

    Span span(Token token) {
        return places.span(token);
    }

    Span span(Token first, Token last) {
        return places.span(first, last);
    }

    /** What stands behind this on its line, up to the next blank. */
    Span wordAfter(Span span) {
        String text = span.source().text();
        int start = span.end();
        while (start < text.length() && text.charAt(start) == ' ') {
            start++;
        }
        int end = start;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return span.source().span(start, end);
    }

    /** Whether this is a single word with a small letter that stands nowhere else in the game. */
    boolean isStrange(Span word) {
        Words words = new Words(tokens, places);
        return word.text().matches("\\p{Ll}[\\p{L}\\p{N}]*")
                && !WordSlips.isWord(word.text())
                && words.knowsAllNames()
                && words.isOnlyOnLine(word);
    }

    void report(Diagnostic diagnostic) {
        problems.accept(diagnostic);
    }

    /** Whether a chain would make a tree so deep that later stages could not follow it; it is reported here. */
    boolean isTooLong(List<? extends ParserRuleContext> chain) {
        if (chain.size() <= LONGEST_CHAIN) {
            return false;
        }
        report(TokenScan.tooDeep(span(chain.get(LONGEST_CHAIN)))
                .note("at most " + LONGEST_CHAIN + " parts may be joined in one expression"));
        return true;
    }

    Name name(ParserRuleContext context) {
        return name(context.getStart());
    }

    Name name(Token token) {
        return new Name(span(token), token.getText());
    }

    List<Name> names(List<? extends ParserRuleContext> contexts) {
        return contexts.stream().map(this::name).toList();
    }

    Optional<Name> optionalName(ParserRuleContext context) {
        return Optional.ofNullable(context).map(this::name);
    }

    QName qualified(QualifiedNameContext context) {
        return new QName(
                span(context), context.nameOfAnyKind().stream().map(this::name).toList());
    }

    QName procedure(ProcedureNameContext context) {
        List<Name> names =
                context.THING().stream().map(node -> name(node.getSymbol())).toList();
        return new QName(span(context), names);
    }

    /** The words of a string without its quotes; holes are not looked for. */
    String words(Token string) {
        String text = string.getText();
        return StringText.unescaped(text.substring(1, text.length() - 1));
    }

    Optional<String> optionalWords(Token string) {
        return Optional.ofNullable(string).map(this::words);
    }

    Template template(Token string) {
        return new TemplateReader(span(string), problems).read();
    }

    Optional<Template> optionalTemplate(Token string) {
        return Optional.ofNullable(string).map(this::template);
    }

    /** A string whose braces are a notation of its own, as that of a record. */
    Template notation(Token string) {
        Span span = span(string);
        Span inside = span.source().span(span.start() + 1, span.end() - 1);
        return new Template(span, List.of(new Template.Words(inside, words(string))));
    }

    /** All citations of a construct as one; none if there are none. */
    Optional<Citation> citation(List<TerminalNode> nodes) {
        return citationOf(nodes.stream().map(TerminalNode::getSymbol).toList());
    }

    Optional<Citation> citationOf(List<Token> cited) {
        if (cited.isEmpty()) {
            return Optional.empty();
        }
        List<String> cases = new ArrayList<>();
        for (Token token : cited) {
            String text = token.getText();
            Arrays.stream(text.substring(1, text.length() - 1).split(","))
                    .map(String::strip)
                    .filter(one -> !one.isEmpty())
                    .forEach(cases::add);
        }
        return Optional.of(new Citation(span(cited.get(0), cited.get(cited.size() - 1)), cases));
    }

    Optional<Assumed> assumed(AssumedContext context) {
        return Optional.ofNullable(context).map(one -> new Assumed(span(one), words(one.why)));
    }

    /** A number without a sign; one that does not fit is reported and taken for 0. */
    int whole(Token token) {
        return number(token, token.getText());
    }

    /** Whether a number can only be that of a hex: numbers of anything else do not begin with 0. */
    boolean isHex(Token token) {
        return token.getText().length() > 1 && token.getText().startsWith("0");
    }

    /** A date with one space between its parts, however it is written. */
    Expr.Date date(Token token) {
        return new Expr.Date(span(token), token.getText().replaceAll("\\s+", " "));
    }

    /** A turn by its number or its date. */
    Expr turn(Token token) {
        return token.getType() == GrogLexer.DATE ? date(token) : new Expr.Whole(span(token), whole(token));
    }

    /** The two numbers around a sign, as in 1/2 and 3:1. */
    int[] pair(Token token, char sign) {
        String text = token.getText();
        int middle = text.indexOf(sign);
        return new int[] {number(token, text.substring(0, middle)), number(token, text.substring(middle + 1))};
    }

    int percent(Token token) {
        return number(token, token.getText().substring(0, token.getText().length() - 1));
    }

    /** The faces of {@code d6}. */
    int faces(Token die) {
        return number(die, die.getText().substring(1));
    }

    private int number(Token token, String digits) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException tooBig) {
            report(Diagnostic.error(
                    SyntaxCode.NUMBER_TOO_BIG,
                    "`" + token.getText() + "` is too big a number",
                    span(token),
                    "more than 2147483647"));
            return 0;
        }
    }

    /** The lines after {@code ///} directly above a construct. */
    Doc doc(ParserRuleContext context) {
        List<Token> hidden = tokens.getHiddenTokensToLeft(context.getStart().getTokenIndex(), GrogLexerChannels.DOC);
        if (hidden == null) {
            return new Doc("");
        }
        List<String> lines = hidden.stream()
                .filter(token -> token.getType() == GrogLexer.DOC)
                .map(token -> token.getText().substring(3).strip())
                .toList();
        return new Doc(String.join("\n", lines));
    }
}
