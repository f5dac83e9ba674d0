package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What single tokens are told by the line on which they stand. */
final class ScanSlips {
    /** Behind a quote that closes a text: nothing more of the text. */
    private static final Pattern BEHIND_TEXT = Pattern.compile("\"(?:$|[\\h,)].*)");

    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}\\p{N}.'’])[\\p{L}\\p{N}{]");
    private static final Pattern RULING = Pattern.compile("(\\h*ruling\\h+)(\\d[\\d.]*(?:,\\h*\\d[\\d.]*)*)");
    private static final Pattern EXCEPTION_TO = Pattern.compile("\\h*exception\\h+to\\h+(?:rule\\h+|case\\h+)?");
    private static final Pattern NUMBERED = Pattern.compile("\\bruling R(\\d{1,6})\\b");

    private static final Pattern QUANTITY = Pattern.compile("\\h*quantity\\b.*");

    private ScanSlips() {}

    /** How one declares numbers that have parts, of a decimal number that stands in no such declaration. */
    static String quantity(Span decimal) {
        boolean declares =
                QUANTITY.matcher(decimal.source().lines().text(decimal.line())).matches();
        return declares
                ? ""
                : "an `Int` is whole, and what is counted in parts is a quantity: `quantity Points step "
                        + Slipped.asFraction(decimal.text()).replaceFirst("^\\d+", "1") + "` declares it; ";
    }

    /** A quote that closes a text which was never opened: where it should begin is tried word by word. */
    static Optional<Diagnostic> unopened(Span quote) {
        SourceText source = quote.source();
        int begin = source.lines().start(quote.line());
        String line = source.lines().text(quote.line());
        int at = quote.start() - begin;
        String before = line.substring(0, at);
        boolean closes = BEHIND_TEXT.matcher(line.substring(at)).matches()
                && before.matches(".*[\\p{L}\\p{N}.!?})]")
                && before.matches(".*\\h.*");
        if (!closes) {
            return Optional.empty();
        }
        Optional<Offer> offer = Optional.empty();
        Matcher word = WORD.matcher(before);
        int from = before.lastIndexOf('"') + 1;
        while (word.find(from)) {
            int start = begin + word.start();
            Optional<Offer> other = offer;
            offer = Mended.offer("write `\"` where it begins", source, start, start, "\"")
                    .map(one -> one.or(other))
                    .or(() -> other);
            from = word.end();
        }
        return offer.map(opened -> Diagnostic.error(
                        SyntaxCode.UNCLOSED_STRING,
                        "this text has no opening quote",
                        source.span(quote.start(), quote.start() + 1),
                        "ends here")
                .offering(opened));
    }

    /** The number of a case where an exception should have the name of a rule: the one that cites it, if there is one. */
    static Optional<Diagnostic> exception(Span number) {
        SourceText source = number.source();
        int begin = source.lines().start(number.line());
        String before = source.text().substring(begin, number.start());
        if (!EXCEPTION_TO.matcher(before).matches()) {
            return Optional.empty();
        }
        String printed = number.text();
        Pattern citing = Pattern.compile("(?mU)^\\h*(?:rule|modifiers|table) (\\w+)[^\\n\\[]*\\[[^\\]\\n]*(?<![\\d.])"
                + Pattern.quote(printed) + "(?![\\d.])");
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.DECIMAL,
                "an exception belongs to a rule, and not to a case",
                number,
                "the number of a case");
        String advice = "the rule is named, and a case stands in brackets before `to`";
        return source.family().stream()
                .flatMap(text -> citing.matcher(text.text()).results())
                .findFirst()
                .map(found -> Mended.writing(problem, advice, source, number.start(), number.end(), found.group(1)))
                .or(
                        () -> Optional.of(
                                problem.help(
                                        "no rule cites " + printed + ", and an exception names one: `exception ["
                                                + printed
                                                + "] to … when … = …`; what an order or a travel requires is changed where it stands")));
    }

    /** The number of a case where a ruling should have its name. */
    static Optional<Diagnostic> ruling(Span number) {
        SourceText source = number.source();
        int begin = source.lines().start(number.line());
        Matcher ruling = RULING.matcher(source.lines().text(number.line()));
        if (!ruling.lookingAt() || number.start() >= begin + ruling.end()) {
            return Optional.empty();
        }
        Span cases = source.span(begin + ruling.start(2), begin + ruling.end(2));
        int next = 1
                + source.family().stream()
                        .flatMap(text -> NUMBERED.matcher(text.text()).results())
                        .mapToInt(match -> Integer.parseInt(match.group(1)))
                        .max()
                        .orElse(0);
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MISSING_NAME, "a ruling has a name before its case", cases, "expected a name before this");
        return Optional.of(Mended.writing(
                problem,
                "the case stands in brackets",
                source,
                cases.start(),
                cases.end(),
                "R" + next + " [" + cases.text() + "]"));
    }
}
