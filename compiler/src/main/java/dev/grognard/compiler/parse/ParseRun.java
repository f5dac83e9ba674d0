package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Comment;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Doc;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.GameHeaderContext;
import dev.grognard.grammar.GrogParser.HeaderContext;
import dev.grognard.grammar.GrogParser.ModHeaderContext;
import dev.grognard.grammar.GrogParser.SeriesHeaderContext;
import dev.grognard.grammar.GrogParser.SingleFileContext;
import dev.grognard.grammar.GrogParser.StandaloneTemplateHoleContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;

/** One reading of one text: tokens, their slips mended, the tree, the nodes. */
final class ParseRun {
    /** What is said about statements that could be read, and perhaps only because of another mistake. */
    private static final Set<Code> FOLLOWING =
            Set.of(SyntaxCode.DOES_NOTHING, SyntaxCode.STRANGE_WORD, SyntaxCode.PHRASE_OF_RULEBOOKS);

    private static final String LANGUAGE = "language";

    private final Places places;
    private final Consumer<Diagnostic> problems;
    private final TokenScan scan;
    private final CommonTokenStream tokens;
    private final GrogParser parser;

    private ParseRun(Places places, Consumer<Diagnostic> problems) {
        this(places, problems, SyntaxMessages::of);
    }

    private ParseRun(Places places, Consumer<Diagnostic> problems, SyntaxErrors.Telling telling) {
        this.places = places;
        this.problems = problems;
        GrogLexer lexer = new GrogLexer(CharStreams.fromString(places.text()));
        lexer.removeErrorListeners();
        lexer.setInterpreter(KnownWays.lexing(lexer));
        this.scan = new TokenScan(places, lexer.getAllTokens(), problems);
        this.parser = parser(scan.tokens());
        this.tokens = (CommonTokenStream) parser.getTokenStream();
        parser.setErrorHandler(new SyntaxErrors(places, scan.mended(), problems, telling));
    }

    static Parsed file(SourceText source) {
        List<Diagnostic> told = new ArrayList<>();
        Places places = new Places(source, 0, source.text().length());
        SourceFile file;
        try {
            file = new ParseRun(places, problem -> add(told, problem)).file();
        } catch (StackOverflowError tooDeep) {
            // Words can nest without brackets (`not not not …`), which no count of brackets foresees.
            told.add(TokenScan.tooDeep(source.beginning()));
            file = unreadable(source);
        }
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(told);
        return new Parsed(file, Rehearsal.tried(FollowingSlips.leftOut(diagnostics.list())));
    }

    /** Reads a text only to see where it cannot be read. */
    static void rehearse(SourceText source, Consumer<Span> mistakes) {
        Places places = new Places(source, 0, source.text().length());
        Consumer<Diagnostic> problems =
                problem -> mistakes.accept(problem.primary().span());
        ParseRun run = new ParseRun(
                places,
                problems,
                (parser, mistake, at) ->
                        Diagnostic.error(SyntaxCode.UNEXPECTED, "", at.span(mistake.getOffendingToken()), ""));
        if (!run.scan.isTooDeep()) {
            run.parser.singleFile();
        }
    }

    /** Where some tokens cannot be read as they are. */
    static List<Token> stumbles(Places places, List<Token> read) {
        List<Token> found = new ArrayList<>();
        GrogParser parser = parser(read);
        parser.setErrorHandler(new SyntaxErrors(places, Set.of(), problem -> {}, (reading, mistake, at) -> {
            found.add(mistake.getOffendingToken());
            return Diagnostic.error(SyntaxCode.UNEXPECTED, "", at.span(mistake.getOffendingToken()), "");
        }));
        parser.singleFile();
        return found;
    }

    private static GrogParser parser(List<Token> read) {
        CommonTokenStream tokens = new CommonTokenStream(new ListTokenSource(read));
        tokens.fill();
        GrogParser parser = new GrogParser(tokens);
        parser.removeErrorListeners();
        parser.setInterpreter(KnownWays.parsing(parser));
        parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
        return parser;
    }

    /** Of a line it is said once what is wrong: a phrase says more than where reading stopped, and a name that does nothing less. */
    private static void add(List<Diagnostic> told, Diagnostic problem) {
        int line = problem.primary().span().line();
        if (problem.code() == SyntaxCode.NO_LANGUAGE
                && !problem.primary().text().isEmpty()) {
            // The line was read as a declaration.
            told.removeIf(other -> other.primary().span().line() == line);
        }
        if (problem.code() == SyntaxCode.PHRASE_OF_RULEBOOKS) {
            told.removeIf(other -> other.code() == SyntaxCode.UNEXPECTED
                    && other.primary().span().line() == line);
        }
        if (problem.code() == SyntaxCode.FOREIGN_WORD) {
            told.removeIf(other -> other.code() == SyntaxCode.STRANGE_WORD
                    && other.primary().span().line() == line);
        }
        if (problem.code() == SyntaxCode.FOREIGN_WORD) {
            // Behind such a word reading went on as if it named something.
            Span word = problem.primary().span();
            told.removeIf(other -> other.primary().span().line() == line
                    && other.primary().span().start() > word.start());
        }
        boolean follows = FOLLOWING.contains(problem.code())
                && told.stream().anyMatch(other -> other.primary().span().line() == line);
        if (!follows) {
            told.add(problem);
        }
    }

    /** Reads part of a text as an expression; its spans point into the whole text. */
    static Expr expression(SourceText source, int start, int end, Consumer<Diagnostic> problems) {
        ParseRun run = new ParseRun(new Places(source, start, end), problems);
        Span span = source.span(start, end);
        if (run.scan.isTooDeep()) {
            return new Expr.Bad(span);
        }
        StandaloneTemplateHoleContext hole = run.parser.standaloneTemplateHole();
        if (hole.exception != null) {
            return new Expr.Bad(span);
        }
        return new ExpressionBuilder(run.parts()).of(hole.expression());
    }

    private AstParts parts() {
        return new AstParts(places, tokens, problems);
    }

    private SourceFile file() {
        if (scan.isTooDeep()) {
            return unreadable(places.source());
        }
        SingleFileContext context = parser.singleFile();
        AstParts parts = parts();
        int language = 1;
        if (context.languageLine() == null) {
            reportMissingLanguage();
        } else if (context.languageLine().exception == null) {
            language = parts.whole(context.languageLine().version);
            checkLanguage(language, parts.span(context.languageLine().version));
        }
        SourceFile.Header header = header(context.header(), parts);
        List<Decl> decls = new DeclarationBuilder(parts).all(context.declaration());
        return new SourceFile(whole(places.source()), language, header, decls, comments());
    }

    private void reportMissingLanguage() {
        Span beginning = places.span(tokens.get(0));
        String written = beginning.text();
        boolean misspelt = written.equalsIgnoreCase(LANGUAGE)
                || Suggest.closest(written, List.of(LANGUAGE)).isPresent();
        problems.accept((misspelt
                        ? Diagnostic.error(
                                SyntaxCode.NO_LANGUAGE, "the first line has `" + written + "`", beginning, "misspelt")
                        : Diagnostic.error(
                                SyntaxCode.NO_LANGUAGE,
                                "the file does not say which language it is written in",
                                places.source().beginning(),
                                ""))
                .help("write `language 1` as the first line"));
    }

    private void checkLanguage(int language, Span span) {
        if (language != 1) {
            problems.accept(Diagnostic.error(
                            SyntaxCode.UNKNOWN_LANGUAGE,
                            "this compiler does not know language " + language,
                            span,
                            "not known")
                    .help("write `language 1`, or use a newer compiler"));
        }
    }

    private SourceFile.Header header(HeaderContext context, AstParts parts) {
        if (context instanceof SeriesHeaderContext series && series.exception == null) {
            return new SourceFile.Header(
                    parts.span(series),
                    SourceFile.Layer.SERIES,
                    Optional.of(parts.name(series.name)),
                    parts.optionalWords(series.title),
                    parts.optionalName(series.base),
                    parts.assumed(series.assumed()),
                    parts.doc(series));
        }
        if (context instanceof GameHeaderContext game && game.exception == null) {
            return new SourceFile.Header(
                    parts.span(game),
                    SourceFile.Layer.GAME,
                    Optional.of(parts.name(game.name)),
                    parts.optionalWords(game.title),
                    parts.optionalName(game.base),
                    parts.assumed(game.assumed()),
                    parts.doc(game));
        }
        if (context instanceof ModHeaderContext mod && mod.exception == null) {
            return new SourceFile.Header(
                    parts.span(mod),
                    SourceFile.Layer.MOD,
                    Optional.of(parts.name(mod.name)),
                    parts.optionalWords(mod.title),
                    parts.optionalName(mod.base),
                    parts.assumed(mod.assumed()),
                    parts.doc(mod));
        }
        return fragment(places.source());
    }

    private static SourceFile.Header fragment(SourceText source) {
        return new SourceFile.Header(
                source.beginning(),
                SourceFile.Layer.FRAGMENT,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                new Doc(""));
    }

    private List<Comment> comments() {
        return tokens.getTokens().stream()
                .filter(token -> token.getChannel() != Token.DEFAULT_CHANNEL)
                .map(token -> new Comment(places.span(token), token.getText().stripTrailing()))
                .toList();
    }

    private static SourceFile unreadable(SourceText source) {
        Span all = whole(source);
        return new SourceFile(all, 1, fragment(source), List.of(new Decl.Bad(all)), List.of());
    }

    private static Span whole(SourceText source) {
        return source.span(0, source.text().length());
    }
}
