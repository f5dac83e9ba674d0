package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Something that is compared with what one of its parts can be: whoever writes {@code u is Horse} means the arm of the unit. */
final class PartsAsked {
    private final Context context;

    PartsAsked(Context context) {
        this.context = context;
    }

    /** Says which part is meant; whether something was said. */
    boolean told(Diagnostic problem, Span span, Expr left, Expr right) {
        if (!(left.type().present() instanceof Type.Of of) || !(right.type().present() instanceof Type.Of value)) {
            return false;
        }
        Optional<String> only = context.partOf(left.type(), right.type());
        if (only.isPresent()) {
            // Whoever writes it once writes it so again on the same line, and reads of it once.
            String key = "part " + span.source().name() + ":" + span.line() + " " + words(left) + "." + only.get();
            context.once(key, withPart(problem, left, only.get(), value.kind()));
            return true;
        }
        if (value.kind().category() != Kind.Category.ENUM) {
            return false;
        }
        List<Field> fields = context.symbols.kinds().stream()
                .flatMap(kind -> context.symbols.fields(kind).stream())
                .filter(field -> field.keys().isEmpty()
                        && field.type().present() instanceof Type.Of part
                        && part.kind() == value.kind())
                .distinct()
                .toList();
        List<Field> own =
                fields.stream().filter(field -> of.kind().isA(field.owner())).toList();
        String asked = span.source().text().substring(left.span().end(), span.end());
        if (!own.isEmpty()) {
            context.diagnostics.add(problem.help("say which of them: "
                    + own.stream()
                            .map(field -> "`" + words(left) + "." + field.name() + asked + "`")
                            .collect(Collectors.joining(", "))));
            return true;
        }
        List<Field> narrower = fields.stream()
                .filter(field -> of.kind().category() == Kind.Category.PIECE
                        && field.owner().isA(of.kind()))
                .toList();
        narrower.stream()
                .findFirst()
                .filter(one -> narrower.size() == 1)
                .ifPresent(one -> context.diagnostics.add(ofNarrower(problem, span, left, right, one)));
        return narrower.size() == 1;
    }

    private static String words(Expr value) {
        return value.span().text().strip();
    }

    private Diagnostic withPart(Diagnostic problem, Expr left, String part, Kind values) {
        Span span = left.span();
        String advice = "write `" + words(left) + "." + part + "`";
        Optional<Offer> here = Mended.offer(advice, span.source(), span.start(), span.end(), words(left) + "." + part);
        int begin = span.source().lines().start(span.line());
        String line = span.source().lines().text(span.line());
        String named = context.symbols.membersOf(values).stream()
                .map(Member::id)
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        String all = Pattern.compile("(?U)(?<![\\w.])" + Pattern.quote(words(left)) + "(?=\\s+is\\s+(?:not\\s+)?(?:"
                        + named + ")\\b)")
                .matcher(line)
                .replaceAll(Matcher.quoteReplacement(words(left) + "." + part));
        Optional<Offer> everywhere = Mended.offer(advice, span.source(), begin, begin + line.length(), all);
        return here.map(one -> problem.offering(one.or(everywhere))).orElseGet(() -> problem.help(advice));
    }

    /** Only some have the part: that it is one of them is asked first. */
    private static Diagnostic ofNarrower(Diagnostic problem, Span span, Expr left, Expr right, Field field) {
        String text = span.source().text();
        boolean not = text.substring(left.span().end(), right.span().start()).contains("not");
        boolean negated = text.substring(0, span.start()).stripTrailing().endsWith("not");
        String both = "%s is %s and %s.%s is %s"
                .formatted(words(left), field.owner(), words(left), field.name(), words(right));
        return Mended.writing(
                problem,
                "only a " + field.owner() + " has `" + field.name() + "`, so ask for both",
                span.source(),
                span.start(),
                span.end(),
                not ? "not (" + both + ")" : negated ? "(" + both + ")" : both);
    }
}
