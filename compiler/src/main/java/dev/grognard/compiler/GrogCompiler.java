package dev.grognard.compiler;

import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.check.Checker;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.emit.Emitter;
import dev.grognard.compiler.emit.JavaText;
import dev.grognard.compiler.lower.Lowering;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.phrase.Sentences;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import dev.grognard.compiler.type.Built;
import dev.grognard.compiler.type.ModelBuilder;
import dev.grognard.compiler.work.Ahead;
import java.util.List;
import java.util.Optional;

/** The compiler: texts in, diagnostics and Java out. It reads and writes no files. */
public final class GrogCompiler {
    private GrogCompiler() {}

    /** Compiles one game or mod as far as its mistakes allow: parse, build the model, check it, emit Java. */
    public static Compilation compile(CompileRequest request) {
        return compile(request, new ParseCache());
    }

    /** Compiles a game or mod again, of which most texts are known already. */
    public static Compilation compile(CompileRequest request, ParseCache parses) {
        Diagnostics diagnostics = new Diagnostics();
        Compilation checked = check(request, parses, diagnostics);
        return checked.model().isEmpty() || diagnostics.hasErrors()
                ? checked
                : emit(checked.model().get(), request.options(), diagnostics);
    }

    /** Looks for mistakes in one game or mod and emits nothing. */
    public static Compilation check(CompileRequest request, ParseCache parses) {
        return check(request, parses, new Diagnostics());
    }

    /** Reads the texts of a game or mod, so that they are known when it is compiled. */
    public static void readAhead(String mainName, Library library, ParseCache parses) {
        read(mainName, library, parses);
    }

    private static Library read(String mainName, Library library, ParseCache parses) {
        Library knowing = library.family(mainName);
        knowing.find(mainName).map(SourceText::family).ifPresent(parses::readAhead);
        return knowing;
    }

    private static Compilation check(CompileRequest request, ParseCache parses, Diagnostics diagnostics) {
        Library library = read(request.mainName(), request.library(), parses);
        FileChain chain =
                FileChain.read(request.mainName(), library, text -> parse(text, parses, diagnostics), diagnostics);
        diagnostics.inOrder(chain.files().keySet());
        if (diagnostics.hasErrors()) {
            return checked(diagnostics, request, parses, Optional.empty());
        }
        // Looked at beside the game; what is found counts only if the game has nothing worse.
        Ahead<List<Diagnostic>> series = Ahead.of(() -> checkSeries(chain, library));
        Built built = ModelBuilder.build(chain, library);
        diagnostics.addAll(ForgottenKinds.told(built.diagnostics(), chain, new Trial(request, parses)));
        boolean sound = !diagnostics.hasErrors();
        List<Diagnostic> whole = built.model().map(Checker::check).orElse(List.of());
        List<Diagnostic> alone = series.get();
        if (sound) {
            diagnostics.addAll(alone);
        }
        diagnostics.addAll(whole);
        return checked(diagnostics, request, parses, built.model());
    }

    /** A series stands alone: other games build on it that do not declare what this one does. */
    private static List<Diagnostic> checkSeries(FileChain chain, Library library) {
        return chain.layers().subList(0, chain.layers().size() - 1).stream()
                .filter(layer -> chain.files().get(layer).header().layer() == SourceFile.Layer.SERIES)
                .map(layer ->
                        FileChain.read(layer, library, text -> chain.files().get(text.name()), new Diagnostics()))
                .flatMap(alone -> ModelBuilder.build(alone, library).diagnostics().stream())
                .filter(problem -> problem.isError() && problem.code() instanceof NameCode)
                .map(GrogCompiler::later)
                .toList();
    }

    private static Diagnostic later(Diagnostic unknown) {
        Span span = unknown.primary().span();
        if (unknown.code() == NameCode.UNKNOWN_CASE) {
            String id = unknown.subject().orElseThrow();
            Diagnostic later = Diagnostic.error(
                    NameCode.LATER_LAYER,
                    "only the game's list has the case " + id + ", and the series cannot know it",
                    span,
                    unknown.primary().text());
            return unknown.notes().stream()
                    .reduce(later, Diagnostic::note, (one, other) -> other)
                    .help("add it to the list of the series, or cite a case that stands there;"
                            + " what rests on a case of the game's own book belongs in the game");
        }
        if (unknown.code() == NameCode.UNKNOWN_BOOK) {
            return Diagnostic.error(
                            NameCode.LATER_LAYER,
                            "only the game says which book `" + span.text() + "` cites",
                            span,
                            "not known in the series")
                    .help("move its `cites` into the series");
        }
        return Diagnostic.error(
                        NameCode.LATER_LAYER,
                        "`" + span.text() + "` is declared only by the game, and the series cannot know it",
                        span,
                        "not known in the series")
                .help(
                        "declare it in the series, or leave it open there, such as `open rule …`, and let each game say what it is");
    }

    /** The Java of a model that is already known to be sound. */
    public static Compilation emit(GameModel model, CompileOptions options) {
        return emit(model, options, new Diagnostics());
    }

    private static Compilation emit(GameModel model, CompileOptions options, Diagnostics diagnostics) {
        Emitter.Emitted emitted = Emitter.emit(Lowering.lower(model), options.packagePrefix(), options.examples());
        return new Compilation(
                diagnostics.list(),
                Optional.of(model),
                files(emitted.main()),
                files(emitted.tests()),
                emitted.entryPoint());
    }

    private static SourceFile parse(SourceText text, ParseCache parses, Diagnostics diagnostics) {
        Parsed parsed = parses.parse(text);
        diagnostics.addAll(parsed.diagnostics());
        return parsed.file();
    }

    private static List<GeneratedFile> files(List<JavaText> texts) {
        return texts.stream()
                .map(text -> new GeneratedFile(text.path(), text.content()))
                .toList();
    }

    private static Compilation checked(
            Diagnostics diagnostics, CompileRequest request, ParseCache parses, Optional<GameModel> model) {
        List<Diagnostic> told = Sentences.told(
                new Offers(new Trial(request, parses)).tried(TwiceLines.told(diagnostics.list())), GrogParser::isWord);
        return new Compilation(told, model, List.of(), List.of(), "");
    }
}
