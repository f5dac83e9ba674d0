package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNState;

/**
 * What happens at a mistake: it is reported once, the declaration, statement or clause around it is given up, and reading goes on at the
 * next one.
 *
 * <p>Nothing is ever guessed inside a construct: a rule that fails hands its failure up to the construct that can be given up whole.
 */
final class SyntaxErrors extends DefaultErrorStrategy {
    /** The rules that can be given up whole. */
    private static final Set<Integer> WHOLE = Set.of(
            GrogParser.RULE_languageLine,
            GrogParser.RULE_header,
            GrogParser.RULE_declaration,
            GrogParser.RULE_scenarioItem,
            GrogParser.RULE_member,
            GrogParser.RULE_mapItem,
            GrogParser.RULE_victoryLine,
            GrogParser.RULE_travelClause,
            GrogParser.RULE_look,
            GrogParser.RULE_modifierItem,
            GrogParser.RULE_statement,
            GrogParser.RULE_menuItem,
            GrogParser.RULE_exampleItem);

    private static final Set<Integer> ENTRIES = Set.of(
            GrogParser.RULE_singleFile, GrogParser.RULE_standaloneExpression, GrogParser.RULE_standaloneTemplateHole);

    /** What is said about a line that is no line of this language at all. */
    private static final Set<Code> SENTENCES =
            Set.of(SyntaxCode.PHRASE_OF_RULEBOOKS, SyntaxCode.STRANGE_WORD, SyntaxCode.FOREIGN_WORD);

    /** What to say about a mistake. */
    @FunctionalInterface
    interface Telling {
        Diagnostic of(Parser parser, RecognitionException mistake, Places places);
    }

    private final Places places;
    private final Set<Token> mended;
    private final Consumer<Diagnostic> problems;
    private final Telling telling;
    private final Set<Integer> misnamed = new HashSet<>();
    private int silentUntil;
    private int sentence;

    SyntaxErrors(Places places, Set<Token> mended, Consumer<Diagnostic> problems, Telling telling) {
        this.places = places;
        this.mended = mended;
        this.problems = problems;
        this.telling = telling;
    }

    @Override
    public void reportError(Parser parser, RecognitionException mistake) {
        if (!inErrorRecoveryMode(parser)) {
            beginErrorCondition(parser);
            int line = mistake.getOffendingToken().getLine();
            if (mended.stream().noneMatch(token -> token.getLine() == line)) {
                report(parser, mistake);
            }
        }
    }

    private void report(Parser parser, RecognitionException mistake) {
        Token token = mistake.getOffendingToken();
        if (token.getTokenIndex() < silentUntil) {
            return;
        }
        if (misnamed.contains(token.getType()) || token.getLine() == sentence) {
            return;
        }
        Diagnostic diagnostic = telling.of(parser, mistake, places);
        if (SENTENCES.contains(diagnostic.code())) {
            // The rest of the line is part of the same sentence.
            sentence = diagnostic.primary().span().line();
        }
        if (diagnostic.code() == SyntaxCode.RESERVED) {
            // Whoever took a word of the language for a name goes on to use it.
            misnamed.add(token.getType());
        }
        if (diagnostic.code() == SyntaxCode.MISSING_BLOCK) {
            // The brace that was forgotten is missed again where its block ends.
            silentUntil = braces(parser.getInputStream()) < 0 ? nextDeclaration(parser.getInputStream(), token) : 0;
        }
        problems.accept(diagnostic);
    }

    /** How many more braces are opened than closed. */
    private static int braces(TokenStream tokens) {
        return openBraces(tokens, tokens.get(0), tokens.size());
    }

    /** The next declaration that stands at the margin. */
    private static int nextDeclaration(TokenStream tokens, Token from) {
        int at = from.getTokenIndex() + 1;
        while (at < tokens.size()
                && (tokens.get(at).getCharPositionInLine() > 0 || !Starters.declaration(tokens.get(at)))) {
            at++;
        }
        return at;
    }

    @Override
    public void recover(Parser parser, RecognitionException mistake) {
        int rule = parser.getContext().getRuleIndex();
        if (ENTRIES.contains(rule)) {
            return;
        }
        if (!WHOLE.contains(rule)) {
            throw mistake;
        }
        skip(parser, parser.getContext().getParent(), parser.getContext().getStart());
        endErrorCondition(parser);
    }

    @Override
    public Token recoverInline(Parser parser) {
        throw new InputMismatchException(parser);
    }

    /** Before an optional or repeated part: what cannot stand in a list is reported and passed over, so that the list goes on. */
    @Override
    public void sync(Parser parser) {
        if (inErrorRecoveryMode(parser)) {
            return;
        }
        ATNState state = parser.getATN().states.get(parser.getState());
        if (NextTokens.mayFollow(state, parser.getInputStream().LA(1))) {
            return;
        }
        boolean list = state.getStateType() == ATNState.STAR_LOOP_ENTRY
                || state.getStateType() == ATNState.STAR_LOOP_BACK
                || state.getStateType() == ATNState.PLUS_LOOP_BACK;
        boolean file = isFile(parser.getContext());
        if (file || (list && NextTokens.mayFollow(state, GrogParser.RBRACE))) {
            reportError(parser, new InputMismatchException(parser));
            skip(parser, parser.getContext(), parser.getCurrentToken());
            endErrorCondition(parser);
        } else {
            throw new InputMismatchException(parser);
        }
    }

    /** Passes over what is given up: to the brace that ends the list around it, or to a line that begins a new member of it. */
    private static void skip(Parser parser, ParserRuleContext list, Token first) {
        boolean top = isFile(list);
        TokenStream tokens = parser.getInputStream();
        int depth = openBraces(tokens, first, tokens.index());
        boolean moved = tokens.LT(1).getTokenIndex() > first.getTokenIndex();
        // A line that is set in further than the one on which all this began goes on with it.
        int margin = isFirstOfLine(tokens, first) ? first.getCharPositionInLine() : Integer.MAX_VALUE;
        while (tokens.LA(1) != Token.EOF) {
            Token token = tokens.LT(1);
            boolean begins = moved && isFirstOfLine(tokens, token);
            if (begins && token.getCharPositionInLine() == 0 && Starters.declaration(token)) {
                return;
            }
            boolean apart = token.getCharPositionInLine() <= margin;
            if (begins && apart && depth <= 0 && Resumption.at(list, token, tokens.LA(2))) {
                return;
            }
            if (token.getType() == GrogParser.RBRACE) {
                if (depth <= 0 && !top) {
                    return;
                }
                depth--;
            } else if (token.getType() == GrogParser.LBRACE) {
                depth++;
            }
            parser.consume();
            moved = true;
        }
    }

    private static boolean isFile(ParserRuleContext list) {
        return list == null || list.getRuleIndex() == GrogParser.RULE_singleFile;
    }

    private static int openBraces(TokenStream tokens, Token first, int end) {
        int depth = 0;
        for (int i = Math.max(0, first.getTokenIndex()); i < end; i++) {
            int type = tokens.get(i).getType();
            depth += type == GrogParser.LBRACE ? 1 : type == GrogParser.RBRACE ? -1 : 0;
        }
        return depth;
    }

    private static boolean isFirstOfLine(TokenStream tokens, Token token) {
        for (int i = token.getTokenIndex() - 1; i >= 0; i--) {
            Token before = tokens.get(i);
            if (before.getChannel() == Token.DEFAULT_CHANNEL) {
                return before.getLine() < token.getLine();
            }
        }
        return true;
    }
}
