package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.OptionalRule;
import java.util.regex.Pattern;

/** An optional rule in whose braces nothing stands and for which nothing asks: what it was to change mostly stands below it and always holds. */
final class IdleOptions implements Check {
    private static final Pattern EMPTY = Pattern.compile("\\{(?:\\s|//[^\\n]*\\n)*}\\s*$");

    @Override
    public void check(Survey survey, Diagnostics found) {
        for (OptionalRule option : survey.game().options()) {
            boolean asked = survey.all(Expr.InPlay.class).stream()
                    .anyMatch(one -> one.layer().equals(option.layer()));
            if (!asked && EMPTY.matcher(option.span().text()).find() && !survey.isOfSeries(option.span())) {
                found.add(
                        Diagnostic.warning(
                                        CheckCode.IDLE_OPTION,
                                        "the option `%s` changes nothing".formatted(option.name()),
                                        Words.headline(option.span()),
                                        "nothing stands in it, and nothing asks for it")
                                .help(
                                        "put what it changes into its braces; what stands outside of them holds with and without it"));
            }
        }
    }
}
