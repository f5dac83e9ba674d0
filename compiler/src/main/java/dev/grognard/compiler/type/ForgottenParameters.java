package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A rule, procedure or order without parameters that speaks of some, or a moment for each of whom nobody is named: all names that are
 * unknown for that reason are one mistake.
 */
final class ForgottenParameters {
    private static final String MOMENT = "as soon as";

    /** A kind that is not known. */
    private static final String SOMETHING = "…";

    /** A call with nothing but names in it. */
    private static final Pattern CALL = Pattern.compile("(\\p{Ll}\\w*)\\(\\s*([\\p{L}\\p{N}, ]+?)\\s*\\)");

    private final Context context;

    ForgottenParameters(Context context) {
        this.context = context;
    }

    /** What is declared without parameters, with its name and the word before it. */
    private record Head(String form, Name name, Span span) {}

    /** Says once of a declaration that its parameters are missing, instead of once of each name and of each call. */
    void report(Map<String, List<Diagnostic>> unknown) {
        if (unknown.isEmpty()) {
            return;
        }
        for (LayeredDecl layered : context.rules.decls()) {
            head(layered.decl()).ifPresent(head -> report(head, unknown));
        }
    }

    private static Optional<Head> head(Decl decl) {
        if (decl instanceof Decl.Rule rule && rule.params().isEmpty() && !rule.open()) {
            return Optional.of(new Head("rule", rule.name(), rule.span()));
        }
        if (decl instanceof Decl.Procedure procedure
                && procedure.params().isEmpty()
                && !procedure.open()
                && !procedure.also()) {
            return Optional.of(new Head("procedure", Procedures.name(procedure), procedure.span()));
        }
        if (decl instanceof Decl.AsSoonAs moment && moment.domains().isEmpty()) {
            Span span = moment.span();
            Name begin = new Name(span.source().span(span.start(), span.start() + MOMENT.length()), MOMENT);
            return Optional.of(new Head(MOMENT, begin, span));
        }
        return decl instanceof Decl.Order order
                        && !order.also()
                        && order.option().domains().isEmpty()
                ? Optional.of(new Head("order", order.option().name(), order.span()))
                : Optional.empty();
    }

    private void report(Head head, Map<String, List<Diagnostic>> unknown) {
        Set<String> names = new LinkedHashSet<>();
        List<Diagnostic> inside = new ArrayList<>();
        unknown.values().stream()
                .flatMap(List::stream)
                .filter(problem -> isVariable(head.span(), problem.primary().span()))
                .filter(problem -> problem.code() != NameCode.UNKNOWN_NAME
                        || problem.offer().isEmpty())
                .sorted((a, b) -> Integer.compare(
                        a.primary().span().start(), b.primary().span().start()))
                .forEach(problem -> {
                    names.add(problem.primary().span().text());
                    inside.add(problem);
                });
        String calls = key(head.name().text());
        boolean asked = names.stream().anyMatch(name -> asksOf(head.span(), name));
        boolean given = names.stream().noneMatch(name -> kind(head.span(), name).equals(SOMETHING));
        if (names.isEmpty() || !asked && !given && !unknown.containsKey(calls)) {
            return;
        }
        unknown.values().forEach(found -> found.removeAll(inside));
        unknown.remove(calls);
        unknown.values().removeIf(List::isEmpty);
        context.diagnostics.add(told(head, names, inside.get(0).primary().span()));
    }

    /** Under which the calls with too many values are noted. */
    static String key(String name) {
        return "arguments of " + name;
    }

    /** Whether something unknown is a name with a small letter, inside a declaration. */
    private static boolean isVariable(Span whole, Span name) {
        String text = name.text();
        boolean inside = name.source().equals(whole.source())
                && name.start() >= whole.start()
                && name.end() <= whole.end()
                && name.start() > 0;
        return inside
                && text.matches("\\p{Ll}[\\p{L}\\p{N}]*")
                && name.source().text().charAt(name.start() - 1) != '.';
    }

    /** Whether a declaration asks something of what has this name, or says its name to the players. */
    private static boolean asksOf(Span whole, String name) {
        return Pattern.compile("(?<![.\\p{L}\\p{N}])" + name + "\\.\\p{Ll}|\\{" + name + "\\}")
                .matcher(whole.text())
                .find();
    }

    /** What is watched for each of several says of whom it speaks. */
    private Diagnostic told(Head head, Set<String> names, Span use) {
        if (!head.form().equals(MOMENT)) {
            return withoutParameters(head, names, use);
        }
        String each = names.stream()
                .map(name -> name + " in " + kind(head.span(), name))
                .collect(Collectors.joining(", ", "for each ", " "));
        int start = head.span().start();
        return Mended.writing(
                Diagnostic.error(
                        NameCode.PARAMETERS_MISSING,
                        "nobody says of whom this speaks: " + Unknowns.listed(names),
                        use,
                        "unknown"),
                "what is watched for each of several names them first",
                head.span().source(),
                start,
                start,
                each);
    }

    private Diagnostic withoutParameters(Head head, Set<String> names, Span use) {
        Diagnostic problem = Diagnostic.error(
                        NameCode.PARAMETERS_MISSING,
                        "the " + head.form() + " `" + head.name().text() + "` has no parameters, and speaks of "
                                + Unknowns.listed(names),
                        head.name().span(),
                        "expected parameters after this")
                .with(use, "unknown");
        boolean order = head.form().equals("order");
        Map<String, String> kinds = new LinkedHashMap<>();
        names.forEach(name -> kinds.put(name, kind(head.span(), name)));
        List<String> parameters = new ArrayList<>();
        kinds.forEach((name, kind) -> parameters.add(order ? name + " in " + domain(kind) : name + ": " + kind));
        int end = head.name().span().end();
        String advice =
                order ? "say from which set each is chosen" : "say what it is asked about, and of which sort each is";
        Optional<Offer> offer =
                Mended.offer(advice, head.span().source(), end, end, "(" + String.join(", ", parameters) + ")");
        return offer.map(problem::offering).orElseGet(() -> problem.help(advice));
    }

    private String domain(String kind) {
        return context.symbols
                .kind(kind)
                .filter(one -> one.category() == Kind.Category.PIECE)
                .map(one -> kind + " of side on map")
                .orElse(kind);
    }

    /** The only kind that has all that is asked of a name, or that what it is given to takes. */
    private String kind(Span whole, String name) {
        String asked = askedKind(whole, name);
        return asked.equals(SOMETHING) ? takenKind(whole, name) : asked;
    }

    private String takenKind(Span whole, String name) {
        Matcher call = CALL.matcher(whole.text());
        Set<String> kinds = new LinkedHashSet<>();
        while (call.find()) {
            Signature called = context.symbols.rules.get(call.group(1));
            List<String> values = List.of(call.group(2).split("\\s*,\\s*", -1));
            int at = values.indexOf(name);
            if (called != null
                    && at >= 0
                    && at < called.parameters().size()
                    && called.parameters().get(at).type().present() instanceof Type.Of of) {
                kinds.add(of.kind().name());
            }
        }
        return kinds.size() == 1 ? kinds.iterator().next() : SOMETHING;
    }

    private String askedKind(Span whole, String name) {
        Matcher asked = Pattern.compile("(?<![.\\p{L}\\p{N}])" + name + "\\.(\\p{Ll}[\\p{L}\\p{N}]*)")
                .matcher(whole.text());
        Set<String> fields = new LinkedHashSet<>();
        while (asked.find()) {
            if (context.symbols.kinds().stream()
                    .anyMatch(
                            kind -> context.symbols.field(kind, asked.group(1)).isPresent())) {
                fields.add(asked.group(1));
            }
        }
        List<Kind> kinds = context.symbols.kinds().stream()
                .filter(kind -> !fields.isEmpty()
                        && fields.stream()
                                .allMatch(field ->
                                        context.symbols.field(kind, field).isPresent()))
                .filter(kind -> kind.parent().isEmpty())
                .toList();
        return kinds.size() == 1 ? kinds.get(0).name() : SOMETHING;
    }
}
