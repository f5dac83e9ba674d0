package dev.grognard.compiler.diagnostic;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Every code there is. */
public final class Catalogue {
    private static final List<Code> CODES = Stream.<Code[]>of(
                    SyntaxCode.values(), NameCode.values(), TypeCode.values(), LayerCode.values(), CheckCode.values())
            .flatMap(Stream::of)
            .sorted(Comparator.comparing(Code::id))
            .toList();

    private Catalogue() {}

    /** All codes by number. */
    public static List<Code> codes() {
        return CODES;
    }

    /** The code with that number; {@code g12} and {@code 12} are understood as G0012. */
    public static Optional<Code> find(String id) {
        String digits = id.strip().toUpperCase(Locale.ROOT);
        digits = digits.startsWith("G") ? digits.substring(1) : digits;
        String wanted = "G" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
        return CODES.stream().filter(code -> code.id().equals(wanted)).findFirst();
    }

    /** What {@code grog explain} prints about a code. */
    public static String explain(Code code) {
        return code.page().plain();
    }
}
