package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hexes from one number to another, which a map of hexes lists otherwise. */
final class HexRanges {
    private static final Pattern NUMBERS = Pattern.compile("(\\d\\d)(\\d\\d)\\h*\\.\\.\\h*(\\d\\d)(\\d\\d)");

    private HexRanges() {}

    /** Tells of such a range, if one stands where hexes are wanted. */
    static boolean isReported(Span range, Optional<Type> wanted, Context context) {
        Matcher numbers = NUMBERS.matcher(range.text().strip());
        boolean places = wanted.isEmpty()
                || wanted.flatMap(Types::kind).filter(Rows::isHex).isPresent();
        if (!places || context.hexes.isEmpty() || !numbers.matches()) {
            return false;
        }
        Diagnostic problem = Diagnostic.error(
                TypeCode.RANGE_AS_VALUE, "hexes have no range from one number to another", range, "not a set of hexes");
        context.diagnostics.add(Mended.writing(
                problem,
                "single hexes stand in parentheses with commas; whole columns and rows of a region are named",
                range.source(),
                range.start(),
                range.end(),
                of("column", numbers.group(1), numbers.group(3)) + " and "
                        + of("row", numbers.group(2), numbers.group(4))));
        return true;
    }

    private static String of(String line, String first, String last) {
        return first.equals(last) ? line + " " + first : line + "s " + first + ".." + last;
    }
}
