package dev.grognard.compiler.resolve;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.source.FileHeader;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.NamedFiles;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The files that a game or mod consists of, the earliest layer first; included files follow the file that includes them.
 *
 * @param files every file of the chain by its name in the library
 * @param layers the names of the files that are layers: series, game, mod
 */
public record FileChain(Map<String, SourceFile> files, List<String> layers) {

    /** Reads the main file and everything that it stands on. */
    public static FileChain read(
            String main, Library library, Function<SourceText, SourceFile> parse, Diagnostics diagnostics) {
        Map<String, SourceFile> files = new LinkedHashMap<>();
        List<String> layers = new ArrayList<>();
        Set<String> seen = new LinkedHashSet<>();
        Optional<String> next = Optional.of(main);
        while (next.isPresent() && seen.add(next.get())) {
            String name = next.get();
            SourceFile file = parse.apply(library.find(name).orElseThrow());
            files.put(name, file);
            layers.add(0, name);
            include(file, library, parse, files, diagnostics);
            next = file.header().base().flatMap(base -> {
                NamedFiles found = NamedFiles.of(library, base.text());
                if (found.all().isEmpty()) {
                    diagnostics.add(MissingBase.of(base, name, library));
                } else if (found.all().size() > 1) {
                    diagnostics.add(severalOf(base, found));
                }
                return found.meant().or(() -> found.all().stream().findFirst()).map(FileChain::file);
            });
        }
        sayWhoElseIs(main, library).ifPresent(diagnostics::add);
        return new FileChain(files, layers);
    }

    /** What looks like a copy of another file is not meant, but may have been written to by mistake; of others nobody can tell. */
    private static Diagnostic severalOf(Name base, NamedFiles found) {
        Optional<FileHeader> meant = found.meant();
        String files = found.all().stream().map(FileChain::file).collect(Collectors.joining(" and "));
        Diagnostic problem = meant.map(one -> Diagnostic.warning(
                        NameCode.SAME_GAME,
                        files + " declare " + base.text() + "; " + file(one) + " is taken",
                        base.span(),
                        "this one is taken to be in " + file(one)))
                .orElseGet(() -> Diagnostic.error(
                        NameCode.SAME_GAME,
                        files + " declare " + base.text() + ", and none of them is meant more than the others",
                        base.span(),
                        "which of them?"));
        for (FileHeader header : found.all()) {
            problem = problem.with(
                    header.span(), meant.equals(Optional.of(header)) ? "this one is taken" : "one is here");
        }
        FileHeader other = found.all().stream()
                .filter(header -> !meant.equals(Optional.of(header)))
                .reduce((before, last) -> last)
                .orElseThrow();
        return problem.help(
                meant.isPresent()
                        ? "move " + file(other) + " into another folder, or let its name not end in .grog"
                        : renaming(other));
    }

    private static String file(FileHeader header) {
        return header.span().source().name();
    }

    /** A copy beside the main file does no harm until somebody names the game. */
    private static Optional<Diagnostic> sayWhoElseIs(String main, Library library) {
        return FileHeader.scan(library.find(main).orElseThrow())
                .flatMap(own -> NamedFiles.of(library, own.name()).all().stream()
                        .filter(other -> !other.span().source().name().equals(main))
                        .findFirst()
                        .map(other -> Diagnostic.warning(
                                        NameCode.SAME_GAME,
                                        "another file declares " + own.name() + " too",
                                        own.span(),
                                        "declared here")
                                .with(other.span(), "and here")
                                .note("this file is checked; what only the other one says is not looked at")
                                .help(renaming(other))));
    }

    private static String renaming(FileHeader header) {
        return "give one of them a name of its own, such as `" + header.name() + "2` in "
                + header.span().source().name() + ", or move it into another folder";
    }

    private static void include(
            SourceFile file,
            Library library,
            Function<SourceText, SourceFile> parse,
            Map<String, SourceFile> files,
            Diagnostics diagnostics) {
        for (Decl decl : file.decls()) {
            if (decl instanceof Decl.Include include && !files.containsKey(include.file())) {
                Optional<SourceText> text = library.find(include.file());
                if (text.isEmpty()) {
                    diagnostics.add(unknown(
                            include.span(),
                            "there is no file " + include.file(),
                            include.file(),
                            library.texts().keySet()));
                } else {
                    SourceFile included = parse.apply(text.get());
                    files.put(include.file(), included);
                    include(included, library, parse, files, diagnostics);
                }
            }
        }
    }

    private static Diagnostic unknown(Span span, String message, String written, Set<String> names) {
        Diagnostic problem = Diagnostic.error(NameCode.UNKNOWN_FILE, message, span, "not found");
        return Suggest.closest(written, names)
                .map(name -> problem.help("did you mean " + name + "?"))
                .orElse(problem);
    }
}
