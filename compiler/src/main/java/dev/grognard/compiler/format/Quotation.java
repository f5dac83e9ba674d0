package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.NOTHING;
import static dev.grognard.compiler.format.Layout.column;
import static dev.grognard.compiler.format.Layout.group;
import static dev.grognard.compiler.format.Layout.text;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Template;
import java.util.Optional;

/** Prints texts between quotes and citations between brackets. */
final class Quotation {
    private Quotation() {}

    /** A text whose holes are printed as expressions. */
    static String template(Template template) {
        return "\"" + inside(template) + "\"";
    }

    private static String inside(Template template) {
        StringBuilder out = new StringBuilder();
        for (Template.Part part : template.parts()) {
            if (part instanceof Template.Words words) {
                out.append(escaped(words.text()).replace("{", "\\{").replace("}", "\\}"));
            } else if (part instanceof Template.Hole hole) {
                out.append('{').append(value(hole.value())).append('}');
            } else if (part instanceof Template.Flag flag) {
                out.append('{').append(value(flag.condition())).append(":'").append(inside(flag.words()));
                flag.otherwise().ifPresent(other -> out.append("' or '").append(inside(other)));
                out.append("'}");
            }
        }
        return out.toString();
    }

    private static String value(Expr value) {
        return Printer.print(group(new ExpressionPrinter().at(value, Level.ANY)), Integer.MAX_VALUE);
    }

    /** A text whose braces mean nothing. */
    static String quoted(String words) {
        return "\"" + escaped(words) + "\"";
    }

    private static String escaped(String words) {
        return words.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    static Layout quoted(Optional<Template> template) {
        return template.map(one -> text(template(one))).orElse(NOTHING);
    }

    static Layout citation(Optional<Citation> citation) {
        return citation.map(Quotation::citation).orElse(NOTHING);
    }

    /** A citation in the head of a block, which does not line up with those behind what is written in lines. */
    static Layout heading(Optional<Citation> citation) {
        return citation.map(one -> text(bracketed(one))).orElse(NOTHING);
    }

    private static String bracketed(Citation citation) {
        return "[" + String.join(", ", citation.cases()) + "]";
    }

    static Layout citation(Citation citation) {
        return column("case", text(bracketed(citation)));
    }
}
