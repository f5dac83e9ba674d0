package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A name that nobody declared, that gets a value in one declaration and is read in another: it is to last, as states do. */
final class LastingNames {
    /** What says nothing about names. */
    private static final Pattern ASIDE = Pattern.compile("\"[^\"\n]*\"|//[^\n]*");

    /** How a declaration begins: a line that is neither indented nor the end of what was begun. */
    private static final Pattern DECLARATION = Pattern.compile("(?m)^[^\\s})|]");

    private static final Pattern TRUTH = Pattern.compile("\\b(?:yes|no|is|in|not|any)\\b|[<>]");

    private LastingNames() {}

    static Optional<Diagnostic> told(Diagnostic problem, String written) {
        Span span = problem.primary().span();
        Matcher aside = ASIDE.matcher(span.source().text());
        String text = aside.replaceAll(match -> " ".repeat(match.group().length()));
        Matcher declarations = DECLARATION.matcher(text);
        int first = 0;
        int last = text.length();
        while (declarations.find()) {
            if (declarations.start() <= span.start()) {
                first = declarations.start();
            } else {
                last = declarations.start();
                break;
            }
        }
        Pattern name = Pattern.compile("(?<![.\\p{L}\\p{N}])" + Pattern.quote(written) + "(?![\\p{L}\\p{N}])");
        String elsewhere = text.substring(0, first) + "\n" + text.substring(last);
        if (!name.matcher(elsewhere).find()) {
            return Optional.empty();
        }
        String line = span.source().lines().text(span.line());
        String value = line.substring(line.indexOf('=') + 1).strip();
        // Read again only further down, it is a name for what is known there and then.
        boolean below = name.matcher(text.substring(span.end(), last)).find();
        Diagnostic named = below
                ? Mended.writing(
                        problem,
                        "what is needed only here is given a name with `let`",
                        span.source(),
                        span.start(),
                        span.start(),
                        "let ")
                : problem;
        return Optional.of(named.help("what is read elsewhere too is a state, declared beside the rules: `state "
                + written + ": " + declared(value) + "`"));
    }

    private static String declared(String value) {
        if (TRUTH.matcher(value).find()) {
            return "Bool = no";
        }
        return Character.isDigit(value.codePointAt(0)) ? "Int = 0" : "… = …";
    }
}
