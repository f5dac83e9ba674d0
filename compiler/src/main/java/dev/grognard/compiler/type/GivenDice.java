package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The dice that examples give: whether anything is rolled for them, and whether they can fall so. */
final class GivenDice {
    /** So many dice can be read through. */
    private static final int FEW = 6;

    private final Context context;
    private final boolean known;

    /**
     * Dice that are rolled somewhere.
     *
     * @param count how many, if that is printed
     */
    record Thrown(Span span, String purpose, int faces, Optional<Integer> count) {
        private boolean isHandful() {
            return count.filter(n -> n == 1).isEmpty();
        }
    }

    GivenDice(Context context) {
        this.context = context;
        this.known = context.knowsDice();
    }

    ExampleDef.Rolls rolled(ExampleItem.Rolled given) {
        String purpose = given.purpose().text();
        List<Thrown> thrown =
                context.thrown.stream().filter(t -> t.purpose().equals(purpose)).toList();
        // What could not be read may have rolled it.
        Optional<GivenDraws.Drawn> drawn =
                context.drawn.stream().filter(d -> d.purpose().equals(purpose)).findFirst();
        if (thrown.isEmpty() && drawn.isPresent()) {
            drawn(given, drawn.get());
        } else if (known && thrown.isEmpty()) {
            unknown(given.purpose());
        } else if (known) {
            check(given, thrown);
        }
        List<Integer> values =
                given.faces().stream().map(ExampleItem.Face::value).toList();
        return new ExampleDef.Rolls(purpose, values, List.of(), given.span());
    }

    private void drawn(ExampleItem.Rolled given, GivenDraws.Drawn drawn) {
        String one = context.symbols.membersOf(drawn.kind()).stream()
                .map(Member::id)
                .findFirst()
                .orElse(drawn.kind().name());
        context.once(
                key(given),
                Diagnostic.error(
                                TypeCode.IMPOSSIBLE_ROLL,
                                "`" + drawn.purpose() + "` is not rolled but drawn",
                                given.span(),
                                "numbers are what dice show")
                        .with(drawn.span(), "drawn here")
                        .help("who is drawn is given by name: `draws " + drawn.purpose() + " " + one + "`"));
    }

    /** A roll that does not say what it is for is probably the one that is missed, unless a name is only misspelt. */
    private void unknown(Name purpose) {
        List<String> names =
                context.thrown.stream().map(Thrown::purpose).distinct().toList();
        if (context.aimlessRolls.size() != 1
                || Suggest.closest(purpose.text(), names).isPresent()) {
            context.unknown(purpose.span(), "die", purpose.text(), names);
            return;
        }
        Span roll = context.aimlessRolls.get(0);
        Diagnostic problem = Diagnostic.error(
                        NameCode.UNKNOWN_DIE,
                        "nothing is rolled for `" + purpose.text() + "`",
                        roll,
                        "does not say what it is for")
                .with(purpose.span(), "given here");
        context.once(
                "rolls " + purpose.text(),
                Mended.writing(
                        problem,
                        "say what it is for",
                        roll.source(),
                        roll.end(),
                        roll.end(),
                        " for " + purpose.text()));
    }

    /** The same purpose may be rolled for at several places, with other dice: one of them that can fall so is enough. */
    private void check(ExampleItem.Rolled given, List<Thrown> thrown) {
        Thrown largest =
                thrown.stream().max(Comparator.comparingInt(Thrown::faces)).orElseThrow();
        Optional<ExampleItem.Face> strange = given.faces().stream()
                .filter(face -> face.value() < 1 || face.value() > largest.faces())
                .findFirst();
        if (strange.isPresent()) {
            face(given, strange.get(), largest);
        } else if (thrown.stream()
                .allMatch(t -> t.count().filter(n -> n != given.faces().size()).isPresent())) {
            number(given, thrown.get(0));
        }
    }

    private void face(ExampleItem.Rolled given, ExampleItem.Face face, Thrown thrown) {
        String die = "d" + thrown.faces();
        Diagnostic problem = Diagnostic.error(
                        TypeCode.IMPOSSIBLE_ROLL,
                        "a " + die + " has no " + face.value(),
                        face.span(),
                        "not a face of a " + die)
                .with(thrown.span(), "rolled here");
        Optional<String> meant = meant(given, face, thrown);
        if (meant.isPresent()) {
            context.once(
                    key(given),
                    Mended.writing(
                            problem,
                            "each die is given by what it shows",
                            face.span().source(),
                            face.span().start(),
                            face.span().end(),
                            meant.get()));
            return;
        }
        context.once(
                key(given),
                problem.help("its faces are 1 to " + thrown.faces()
                        + "; give the die as it falls: what is added to it is added by the rules"));
    }

    /** The dice whose sum, or whose faces without a space between them, are given as one number; the 0 of a ten-sided die. */
    private static Optional<String> meant(ExampleItem.Rolled given, ExampleItem.Face face, Thrown thrown) {
        int faces = thrown.faces();
        if (face.value() == 0 && faces == 10) {
            return Optional.of("10");
        }
        if (given.faces().size() > 1 || !thrown.isHandful() || face.value() < 1) {
            return Optional.empty();
        }
        String digits = Integer.toString(face.value());
        boolean run = thrown.count().map(n -> n == digits.length()).orElse(digits.length() > 1);
        if (run && digits.chars().allMatch(c -> c > '0' && c - '0' <= faces)) {
            boolean sum = thrown.count().filter(n -> face.value() <= n * faces).isPresent();
            if (!sum) {
                return Optional.of(digits.chars().mapToObj(c -> "" + (char) c).collect(Collectors.joining(" ")));
            }
        }
        return thrown.count()
                .filter(n -> n <= FEW && face.value() >= n && face.value() <= n * faces)
                .map(n -> sum(face.value(), n));
    }

    private static String sum(int total, int dice) {
        return IntStream.range(0, dice)
                .mapToObj(i -> Integer.toString(total / dice + (i < total % dice ? 1 : 0)))
                .collect(Collectors.joining(" "));
    }

    private void number(ExampleItem.Rolled given, Thrown thrown) {
        int wanted = thrown.count().orElseThrow();
        int there = given.faces().size();
        Diagnostic problem = Diagnostic.error(
                        TypeCode.IMPOSSIBLE_ROLL,
                        (wanted == 1 ? "one die is" : wanted + " dice are") + " rolled for `" + thrown.purpose()
                                + "`, and " + (there == 1 ? "one is" : there + " are") + " given",
                        given.span(),
                        there < wanted ? "too few faces" : "too many faces")
                .with(thrown.span(), "rolled here");
        if (there % wanted != 0) {
            context.once(key(given), problem.help("give every die of the handful, with a space between them"));
            return;
        }
        List<String> throwsMade = new ArrayList<>();
        for (int i = 0; i < there; i += wanted) {
            throwsMade.add(thrown.purpose() + " "
                    + given.faces().subList(i, i + wanted).stream()
                            .map(face -> Integer.toString(face.value()))
                            .collect(Collectors.joining(" ")));
        }
        context.once(
                key(given),
                Mended.writing(
                        problem,
                        "each throw says what it is for",
                        given.span().source(),
                        given.span().start(),
                        given.span().end(),
                        String.join(", ", throwsMade)));
    }

    /** What stands above several cases of an example is read for each of them. */
    static String key(ExampleItem.Rolled given) {
        return "rolled " + given.span().source().name() + " " + given.span().start();
    }
}
