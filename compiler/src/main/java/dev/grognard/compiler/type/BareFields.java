package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.phrase.RulebookPhrases;
import dev.grognard.compiler.phrase.RulebookPhrases.Place;
import dev.grognard.compiler.resolve.Scope;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What each of those that a filter asks about has, or what is called by a name here, written without the dot that says whose it is. */
final class BareFields {
    private static final Pattern BARE =
            Pattern.compile("(?<![\\p{L}\\p{N}.{])\\p{Ll}[\\p{L}\\p{N}]*(?![\\p{L}\\p{N}(:.])");

    private static final Pattern FOLLOWING = Pattern.compile("\\.(\\p{Ll}[\\p{L}\\p{N}]*)");

    private final Context context;

    BareFields(Context context) {
        this.context = context;
    }

    /** Tells of such a name, if it is one. */
    boolean isReported(Name name, Scope scope) {
        if (name.text().equals("at")
                && kindOf(scope.self())
                        .filter(kind -> kind.category() == Kind.Category.PIECE)
                        .isPresent()) {
            placeOfItself(name.span());
            return true;
        }
        Optional<Kind> kind = kindOf(scope.subject());
        if (kind.filter(one -> has(one, name.text())).isEmpty()) {
            return isOfOne(name, scope);
        }
        Diagnostic problem = Diagnostic.error(
                NameCode.UNKNOWN_NAME,
                "there is no rule, state or variable `" + name.text() + "` but that of each " + kind.get(),
                name.span(),
                "whose?");
        String advice = "what each of them has is written with a dot";
        Span span = name.span();
        Optional<Offer> all = Mended.offer(
                advice, span.source(), span.start(), endOfLine(span), dotted(kind.get(), restOfLine(span)));
        Diagnostic told = Mended.offer(advice, span.source(), span.start(), span.end(), "." + name.text())
                .map(one -> problem.offering(one.or(all)))
                .orElseGet(() -> problem.help(advice));
        // Whoever leaves out one dot leaves out the next one too.
        context.once("bare fields of " + span.source().name() + ":" + span.line(), told);
        return true;
    }

    /** Where a piece stands has a dot also where its fields have none, because {@code at} alone is a word of the language. */
    private void placeOfItself(Span at) {
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(NameCode.UNKNOWN_NAME, "where it stands is read with a dot", at, "the dot is missing"),
                "write it like this",
                at.source(),
                at.start(),
                at.end(),
                ".at"));
    }

    private static Optional<Kind> kindOf(Optional<Variable> variable) {
        return variable.map(Variable::type).flatMap(type -> Types.kind(type.present()));
    }

    /** Tells of a name for what the fields here belong to anyway: its field follows without one. */
    boolean isNamedSelf(Name name, Scope scope) {
        Span span = name.span();
        Matcher field = FOLLOWING.matcher(span.source().text()).region(span.end(), endOfLine(span));
        Optional<Kind> kind = kindOf(scope.self());
        if (!field.lookingAt() || kind.filter(one -> has(one, field.group(1))).isEmpty()) {
            return false;
        }
        // What is a field has no dot there, and what a rule says of it has one.
        boolean rule = context.symbols.field(kind.get(), field.group(1)).isEmpty();
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                        NameCode.UNKNOWN_NAME,
                        "there is no rule, state or variable `" + name.text() + "`",
                        span,
                        "unknown"),
                "what each " + kind.get() + " has is known here by itself",
                span.source(),
                span.start(),
                field.start(1),
                rule ? "." : ""));
        return true;
    }

    /** Tells of what something has that is called by a name here. */
    private boolean isOfOne(Name name, Scope scope) {
        List<String> owners = Stream.concat(
                        owners(scope, kind -> has(kind, name.text())),
                        owners(scope, kind -> standsWhereIs(kind, name.text())).map(one -> one + ".at"))
                .toList();
        Span span = name.span();
        // The words around may be a phrase, which says whose it is.
        if (owners.isEmpty()
                || RulebookPhrases.at(span, Set.of(Place.CONDITION, Place.UNKNOWN_NAME))
                        .isPresent()) {
            return false;
        }
        Diagnostic problem = Diagnostic.error(
                NameCode.UNKNOWN_NAME,
                "there is no rule, state or variable `" + name.text() + "` but that of " + Unknowns.listed(owners),
                span,
                "whose?");
        String advice = "what something has follows its name and a dot";
        List<String> paths = owners.stream().map(one -> one + "." + name.text()).toList();
        // Which of several is meant only the author knows.
        Diagnostic told = paths.size() == 1
                ? Mended.writing(problem, advice, span.source(), span.start(), span.end(), paths.get(0))
                : problem.help(advice + ": "
                        + paths.stream().map(path -> "`" + path + "`").collect(Collectors.joining(" or ")));
        context.once(name.text() + " of " + owners, told);
        return true;
    }

    /** What is called by a name here and is of a kind that fits. */
    private static Stream<String> owners(Scope scope, Predicate<Kind> fits) {
        return scope.names().stream()
                .distinct()
                .filter(one -> scope.variable(one)
                        .filter(variable -> variable.type().present() instanceof Type.Of of && fits.test(of.kind()))
                        .isPresent());
    }

    /** Whether the places where a piece may stand have something of this name, while the piece itself has not. */
    private boolean standsWhereIs(Kind kind, String name) {
        return kind.category() == Kind.Category.PIECE
                && !has(kind, name)
                && context.symbols.standsOn(kind).stream().anyMatch(place -> has(place, name));
    }

    private static int endOfLine(Span span) {
        return span.source().lines().start(span.line())
                + span.source().lines().text(span.line()).length();
    }

    private static String restOfLine(Span span) {
        return span.source().text().substring(span.start(), endOfLine(span));
    }

    /** The rest of a line with a dot before everything that a kind has. */
    private String dotted(Kind kind, String rest) {
        return BARE.matcher(rest)
                .replaceAll(
                        word -> has(kind, word.group()) ? "." + word.group() : Matcher.quoteReplacement(word.group()));
    }

    private boolean has(Kind kind, String name) {
        Signature rule = context.symbols.rules.get(name);
        boolean asked = rule != null
                && rule.parameters().size() == 1
                && Types.kind(rule.parameters().get(0).type().present())
                        .filter(kind::isA)
                        .isPresent();
        return asked || context.symbols.field(kind, name).isPresent();
    }
}
