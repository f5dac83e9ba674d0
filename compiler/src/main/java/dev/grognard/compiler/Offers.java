package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import dev.grognard.compiler.type.ModelBuilder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Corrected lines are tried before anybody reads them: the game is built once more with each in its place. */
final class Offers {
    /** So many are tried; whoever makes more mistakes at once reads the first of them first. */
    private static final int MOST = 20;

    private final CompileRequest request;
    private final ParseCache parses;
    private int tried;

    Offers(CompileRequest request, ParseCache parses) {
        this.request = request;
        this.parses = parses;
    }

    /** What is told about a game, without corrected lines that are wrong too. */
    List<Diagnostic> tried(List<Diagnostic> found) {
        return found.stream().map(problem -> problem.trying(this::isWrong)).toList();
    }

    private boolean isWrong(Offer offer) {
        if (!offer.isWhole() || tried++ >= MOST) {
            return false;
        }
        SourceText mended = offer.mended();
        Map<String, SourceText> texts = new TreeMap<>(request.library().texts());
        texts.put(mended.name(), mended);
        Library library = new Library(texts);
        Diagnostics problems = new Diagnostics();
        FileChain chain = FileChain.read(
                request.mainName(),
                library,
                text -> {
                    Parsed parsed = text.equals(mended) ? GrogParser.parse(text) : parses.parse(text);
                    problems.addAll(parsed.diagnostics());
                    return parsed.file();
                },
                problems);
        if (!problems.hasErrors()) {
            problems.addAll(ModelBuilder.build(chain, library).diagnostics());
        }
        int first = mended.lines().line(offer.start());
        int last = mended.lines().line(offer.start() + offer.with().length());
        return problems.list().stream()
                .filter(Diagnostic::isError)
                .map(problem -> problem.primary().span())
                .anyMatch(span -> stands(span, mended, first, last));
    }

    private static boolean stands(Span span, SourceText mended, int first, int last) {
        return span.source().name().equals(mended.name()) && span.line() >= first && span.line() <= last;
    }
}
