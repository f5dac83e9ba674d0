package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.Scope;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The side that decides, asked for where nobody does. */
final class UndecidedSide {
    /** What adds to something that is declared elsewhere, and takes no parameters of its own. */
    private static final Pattern ADDS =
            Pattern.compile("(?U)(?:\\b(?:modifiers|travel|table)\\h+\\w+\\h+also\\b|\\bexception\\b)");

    /** What happens by itself at some time, and takes no parameters. */
    private static final Pattern MOMENT = Pattern.compile("at\\b|after\\b|before\\b|instead\\b|as soon\\b");

    private static final Pattern PHASE = Pattern.compile("(?U)\\bphase\\h+(\\p{Lu}\\w*)\\h*\\{");

    private static final Pattern COMPARED = Pattern.compile("(?U)\\h+is\\h+(?!not\\b)\\w+");

    private static final String OF_THAT_ONE = "what adds to another has no parameters but those of that one";

    private UndecidedSide() {}

    static Diagnostic of(Name name, Scope scope) {
        Diagnostic problem = Diagnostic.error(
                NameCode.UNKNOWN_NAME,
                "`" + name.text() + "` is known only in orders and options",
                name.span(),
                "nobody decides here");
        if (!isAddition(name.span())) {
            return inProcedure(problem, scope);
        }
        String opponent = name.text().equals("foe") ? ".opponent" : "";
        Optional<String> side = called(scope, UndecidedSide::isSide).findFirst();
        Optional<String> piece = pieces(scope).findFirst().map(one -> one + ".side");
        Optional<String> known = side.or(() -> piece);
        if (known.isPresent()) {
            Span span = name.span();
            return Mended.writing(
                    problem, OF_THAT_ONE, span.source(), span.start(), span.end(), known.get() + opponent);
        }
        return called(scope, type -> type instanceof Type.SetOf set && isPiece(set.kind()))
                .findFirst()
                .map(set -> ofPieces(problem, set))
                .orElseGet(() -> problem.help(OF_THAT_ONE + ", and none of these is a side"));
    }

    /** The side may be known here by another name already. */
    private static Diagnostic inProcedure(Diagnostic problem, Scope scope) {
        Span span = problem.primary().span();
        String opponent = span.text().equals("foe") ? ".opponent" : "";
        List<String> sides = called(scope, UndecidedSide::isSide).toList();
        if (sides.size() == 1) {
            return Mended.writing(
                    problem,
                    "the side is called `" + sides.get(0) + "` here"
                            + (opponent.isEmpty() ? "" : ", and its foe `" + sides.get(0) + opponent + "`"),
                    span.source(),
                    span.start(),
                    span.end(),
                    sides.get(0) + opponent);
        }
        List<String> pieces = pieces(scope).toList();
        if (sides.isEmpty() && pieces.size() == 1) {
            return Mended.writing(
                    problem,
                    "whose piece it is, is asked of it",
                    span.source(),
                    span.start(),
                    span.end(),
                    pieces.get(0) + ".side" + opponent);
        }
        return problem.help(
                sides.isEmpty()
                        ? ofNobody(span)
                        : "say which side is meant: "
                                + sides.stream()
                                        .map(one -> "`" + one + opponent + "`")
                                        .collect(Collectors.joining(" or ")));
    }

    /** Where a side comes from where none is known: a phase has one only if it is gone through for each. */
    private static String ofNobody(Span here) {
        String before = declaredBefore(here);
        if (!before.startsWith("sequence")) {
            return MOMENT.matcher(before).lookingAt()
                    ? "name the side that is meant, or let all of them do it: `for each s in Side { … }`"
                    : "take the side as a parameter: `(s: Side)` here, and `(side)` where an order calls it";
        }
        Matcher phase = PHASE.matcher(before);
        String name = "…";
        while (phase.find()) {
            name = phase.group(1);
        }
        return "name the side that is meant, or give each a phase of its own: `for each s in Side { phase " + name
                + "(s) { s may … } }`";
    }

    private static Stream<String> pieces(Scope scope) {
        return called(scope, type -> type instanceof Type.Of of && isPiece(of.kind()));
    }

    private static boolean isSide(Type type) {
        return type instanceof Type.Of of && of.kind().name().equals("Side");
    }

    private static Diagnostic ofPieces(Diagnostic problem, String set) {
        Span span = problem.primary().span();
        String text = span.source().text();
        Matcher compared = COMPARED.matcher(text).region(span.end(), text.length());
        String advice = OF_THAT_ONE + "; whose pieces these are is asked of them";
        return span.text().equals("side") && compared.lookingAt()
                ? Mended.writing(
                        problem,
                        advice,
                        span.source(),
                        span.start(),
                        compared.end(),
                        "any (" + set + " where .side" + compared.group() + ")")
                : problem.help(advice + ": `any (" + set + " where .side is …)`");
    }

    private static boolean isPiece(Kind kind) {
        return kind.category() == Kind.Category.PIECE;
    }

    private static Stream<String> called(Scope scope, Predicate<Type> wanted) {
        return scope.names().stream()
                .filter(one -> scope.variable(one)
                        .filter(variable -> wanted.test(variable.type().present()))
                        .isPresent());
    }

    /** Whether the declaration around is such an addition: the last head before this is one. */
    private static boolean isAddition(Span here) {
        return ADDS.matcher(declaredBefore(here)).find();
    }

    /** What stands before this of the declaration around. */
    private static String declaredBefore(Span here) {
        String before = here.source().text().substring(0, here.start());
        int margin = 0;
        for (int i = 0; i < before.length(); i++) {
            boolean begins = i == 0 || before.charAt(i - 1) == '\n';
            margin = begins && Character.isLetter(before.charAt(i)) ? i : margin;
        }
        return before.substring(margin);
    }
}
