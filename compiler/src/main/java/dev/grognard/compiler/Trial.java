package dev.grognard.compiler;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.type.ModelBuilder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A game that is built once more with one of its texts in another wording.
 *
 * @param request the game as it is
 * @param parses the texts that are known already
 */
record Trial(CompileRequest request, ParseCache parses) {
    /** What is wrong with the game then. */
    List<Diagnostic> errors(SourceText mended) {
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
        return problems.list().stream().filter(Diagnostic::isError).toList();
    }
}
