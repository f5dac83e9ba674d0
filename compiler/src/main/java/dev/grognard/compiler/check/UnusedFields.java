package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.source.Span;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Printed fields that nothing reads and no row fills. One that a row fills stands on the counter or the map, and may be there for the players; one
 * that the language makes, such as what a terrain is, was declared by nobody.
 */
final class UnusedFields implements Check {
    private static final Pattern REMARK_OR_TEXT = Pattern.compile("//[^\n]*|\"[^\"\n]*\"");

    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Field> read = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(Expr.ReadField.class).forEach(node -> read.add(node.field()));
        survey.game().fields().stream()
                .filter(def -> !def.field().state()
                        && !read.contains(def.field())
                        && def.layer().form() != Layer.Form.SERIES
                        && isDeclared(def)
                        && !isOnCounters(def.field())
                        && !def.printed().isEmpty()
                        && !isNamedElsewhere(def))
                .forEach(def -> found.add(Diagnostic.warning(
                                CheckCode.NEVER_READ,
                                "the printed value `%s` is never read".formatted(def.field()),
                                Words.headline(def.span()),
                                "no row gives it, and nothing asks for it")
                        .help("ask for it in a rule, a requirement or a label, or leave it out")));
    }

    private static boolean isDeclared(FieldDef def) {
        return word(def.field().name()).matcher(def.span().text()).find()
                && !def.field().name().equals("side");
    }

    /** The numbers of a piece are drawn on its counter, be they the same on all. */
    private static boolean isOnCounters(Field field) {
        return field.owner().category() == Kind.Category.PIECE && field.type().isNumber();
    }

    /** Whether it is written anywhere but where it is declared: above a column, beside a link, in a region, or where another one of its name is. */
    private static boolean isNamedElsewhere(FieldDef def) {
        Span declared = def.span();
        Pattern name = word(def.field().name());
        return declared.source().family().stream().anyMatch(text -> {
            String outside = text.name().equals(declared.source().name())
                    ? text.text().substring(0, declared.start()) + "\n"
                            + text.text().substring(declared.end())
                    : text.text();
            return name.matcher(REMARK_OR_TEXT.matcher(outside).replaceAll(" ")).find();
        });
    }

    private static Pattern word(String name) {
        return Pattern.compile("(?<![\\p{L}\\p{N}_])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}_])");
    }
}
