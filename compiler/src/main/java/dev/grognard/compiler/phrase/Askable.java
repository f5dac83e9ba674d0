package dev.grognard.compiler.phrase;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What can be asked of the things that a line speaks of, for whoever does not know what they are called here. */
public final class Askable {
    private static final int MOST = 8;

    /** A name and its kind: {@code u: Unit}, {@code unit in Unit of side}. */
    private static final Pattern TYPED =
            Pattern.compile("(?<!\\b(?:rule|state) )\\b(\\p{Ll}\\w*)(?:: | in )(?:Set of )?(\\p{Lu}\\w*)");

    private static final Pattern TEXTS = Pattern.compile("\"[^\"\\n]*\"|//[^\\n]*");
    private static final Pattern MEMBER = Pattern.compile("(?:\\bstate )?\\b(\\p{Ll}\\w*)(?:\\([^()]*\\))?: ");

    private Askable() {}

    /** A sentence about the last thing on the line of a word of which something is known. */
    public static Optional<String> at(Span word) {
        return at(word, word.source().lines().text(word.line()));
    }

    /** The same about what some words speak of. */
    static Optional<String> at(Span where, String line) {
        GameNames names = new GameNames(where);
        Matcher typed = TYPED.matcher(names.head() + line);
        Optional<String> found = Optional.empty();
        while (typed.find()) {
            String variable = typed.group(1);
            boolean spokenOf = Pattern.compile("(?<![.\\w'’])" + variable + "(?!\\w)")
                    .matcher(line)
                    .find();
            Optional<String> known = spokenOf ? known(where.source(), variable, typed.group(2)) : Optional.empty();
            found = known.isPresent() ? known : found;
        }
        return found;
    }

    private static Optional<String> known(SourceText source, String variable, String kind) {
        Set<String> asked = new LinkedHashSet<>();
        Pattern block = Pattern.compile("\\b(?:piece|place|link|record) " + kind + "\\b[^{}\\n]*\\{([^{}]*)\\}");
        Pattern rule = Pattern.compile("\\brule (\\w+)\\(\\w+: " + kind + "\\)");
        source.family().forEach(text -> {
            String plain = TEXTS.matcher(text.text()).replaceAll("");
            block.matcher(plain)
                    .results()
                    .forEach(found -> MEMBER.matcher(found.group(1))
                            .results()
                            .forEach(member -> asked.add(variable + "." + member.group(1))));
            rule.matcher(plain).results().forEach(found -> asked.add(variable + "." + found.group(1)));
        });
        return asked.isEmpty()
                ? Optional.empty()
                : Optional.of("of `" + variable + "` can be asked "
                        + asked.stream()
                                .limit(MOST)
                                .map(name -> "`" + name + "`")
                                .collect(Collectors.joining(", ")));
    }
}
