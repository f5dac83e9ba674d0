package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.List;

/** Values and lists as a designer would write them. */
final class Words {
    private Words() {}

    /** A value of a type: amounts in their unit rather than in steps. */
    static String value(Object value, Type type) {
        if (value instanceof Boolean truth) {
            return truth ? "yes" : "no";
        }
        if (value instanceof Member member) {
            return member.id();
        }
        if (value instanceof Integer steps && type.present() instanceof Type.Amount amount) {
            return amount.quantity().show(steps);
        }
        if (value instanceof Integer number && type.present() instanceof Type.Odds) {
            return Type.Odds.show(number);
        }
        return String.valueOf(value);
    }

    /** The first few of a list, and how many more there are. */
    static String some(List<?> things, int most) {
        List<String> shown = things.stream().limit(most).map(String::valueOf).toList();
        String text = String.join(", ", shown);
        return things.size() > most ? text + " and " + (things.size() - most) + " more" : text;
    }

    /** {@code 1 piece}, {@code 2 pieces}. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** The head of a construct, up to its body or the end of the line: a mark under all of it would hide what it is about. */
    static Span headline(Span span) {
        String text = span.text();
        int end = 0;
        boolean quoted = false;
        while (end < text.length() && text.charAt(end) != '\n' && (quoted || text.charAt(end) != '{')) {
            quoted ^= text.charAt(end) == '"';
            end++;
        }
        int length = text.substring(0, end).stripTrailing().length();
        return new Span(span.source(), span.start(), span.start() + length);
    }
}
