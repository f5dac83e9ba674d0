package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.ScenarioDef.Placement;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TriggerDef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A scenario says of each piece where it starts, or that it takes no part. */
final class SetUpSanity implements Check {
    private static final int SHOWN = 8;

    /** The box that every game has. */
    static final String ASIDE = "Aside";

    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Set<Member> everPlaced = game.scenarios().stream()
                .flatMap(scenario -> scenario.placements().stream())
                .map(Placement::piece)
                .collect(Collectors.toSet());
        List<Member> pieces = pieces(game);
        List<Member> placed = pieces.stream().filter(everPlaced::contains).toList();
        game.scenarios().forEach(scenario -> check(game, scenario, placed, found));
        game.scenarios().forEach(scenario -> shown(game, scenario, found));
        Set<Member> known = mentioned(game);
        if (!placed.isEmpty() && !isFetched(game)) {
            known.addAll(everPlaced);
            forgotten(pieces.stream().filter(piece -> !known.contains(piece)).toList(), found);
        }
    }

    /**
     * Whether a rule brings pieces into play without naming them. What is set up nowhere stands aside, so such a rule speaks of that box, and
     * of more than the pieces that rows name.
     */
    private static boolean isFetched(GameModel game) {
        int[] mentions = new int[1];
        ModelTree.each(rules(game), node -> {
            if (isAside(node)) {
                mentions[0]++;
            } else if (node instanceof Expr.Same same
                            && (isAside(same.left()) && isOfRow(same.right())
                                    || isAside(same.right()) && isOfRow(same.left()))
                    || node instanceof Statement.Move move && isAside(move.to())) {
                mentions[0]--;
            }
        });
        return mentions[0] > 0;
    }

    private static boolean isAside(Object node) {
        return node instanceof Expr.Constant constant && constant.member().id().equals(ASIDE);
    }

    /** Whether this is where the piece stands that a row names. */
    private static boolean isOfRow(Expr place) {
        return place instanceof Expr.Builtin at
                && at.known() == Expr.Known.AT
                && at.arguments().get(0) instanceof Expr.ReadField read
                && read.field().owner().category() == Kind.Category.ROW;
    }

    /** What rules, procedures and lists name: they may bring a piece into play that no scenario sets up. */
    private static Set<Member> mentioned(GameModel game) {
        Set<Member> members = constants(rules(game));
        members.addAll(listed(game, row -> true));
        return members;
    }

    private static List<Object> rules(GameModel game) {
        return List.of(
                game.tables(),
                game.rules(),
                game.procedures(),
                game.orders(),
                game.triggers(),
                game.enters(),
                game.sequence(),
                game.scenarios());
    }

    /** What a scenario itself says is to be done: whom it names there is not forgotten. */
    private static List<Object> ownRules(GameModel game, ScenarioDef scenario) {
        List<Object> own = new ArrayList<>();
        ModelTree.each(rules(game), node -> {
            boolean isOwn = node instanceof MomentDef moment && moment.layer().equals(scenario.layer())
                    || node instanceof Hooks.Hook hook && hook.layer().equals(scenario.layer())
                    || node instanceof TriggerDef trigger && trigger.layer().equals(scenario.layer());
            if (isOwn) {
                own.add(node);
            }
        });
        return own;
    }

    /** What rows of lists name, such as who arrives when. */
    private static Set<Member> listed(GameModel game, Predicate<ListDef.Row> counts) {
        return constants(game.lists().stream()
                .flatMap(list -> list.rows().stream())
                .filter(counts)
                .flatMap(row -> game.fields().stream()
                        .flatMap(field -> Optional.ofNullable(field.printed().get(row.member())).stream()))
                .toList());
    }

    private static Set<Member> constants(List<?> nodes) {
        Set<Member> members = new HashSet<>();
        ModelTree.each(nodes, node -> {
            if (node instanceof Expr.Constant constant) {
                members.add(constant.member());
            }
        });
        return members;
    }

    /** Whether a row may count in a scenario: it stands in no other one. */
    private static boolean counts(ListDef.Row row, ScenarioDef scenario) {
        return row.layer()
                .filter(layer -> layer.form() == Layer.Form.SCENARIO && !layer.equals(scenario.layer()))
                .isEmpty();
    }

    private static void forgotten(List<Member> pieces, Diagnostics found) {
        if (!pieces.isEmpty()) {
            Member first = pieces.get(0);
            found.add(Diagnostic.warning(
                            CheckCode.SET_UP_NOWHERE,
                            "no scenario sets up " + Words.some(pieces, SHOWN),
                            first.span(),
                            "never on the board")
                    .help("place it in a scenario: `at …: %s`; if it takes no part, `at Aside: %s`"
                            .formatted(first, first)));
        }
    }

    /** Where hidden pieces wait, nobody wants them to lie face up unless a printed rule says so; what comes to a final box has been in play. */
    private static void shown(GameModel game, ScenarioDef scenario, Diagnostics found) {
        for (BoxDef box : game.boxes()) {
            scenario.placements().stream()
                    .filter(placement -> placement.place() == box.box() && box.faceUp() && !box.end() && !box.cited())
                    .filter(placement -> game.sights().stream()
                            .anyMatch(sight ->
                                    !sight.isOpen() && placement.piece().kind().isA(sight.kind())))
                    .findFirst()
                    .ifPresent(placement -> found.add(Diagnostic.warning(
                                    CheckCode.SHOWN_IN_BOX,
                                    "everybody sees what is hidden of the pieces in " + box.box(),
                                    placement.span(),
                                    "%s is set up in a box that is face up".formatted(placement.piece()))
                            .with(box.box().span(), "the box")
                            .help(
                                    "leave `face up` out, so that they come into play as hidden as they are on the map; if it is meant, cite the rule that says so: `box %s face up [5.2]`"
                                            .formatted(box.box()))));
        }
    }

    /** The pieces as a set-up names them; of many, those of a side are its rest if nothing else of it is left. */
    private static String listed(GameModel game, ScenarioDef scenario, List<Member> missing) {
        Set<Member> placed =
                scenario.placements().stream().map(Placement::piece).collect(Collectors.toSet());
        Set<Member> kept = pieces(game).stream()
                .filter(piece -> !placed.contains(piece) && !missing.contains(piece))
                .flatMap(piece -> ForeignPieces.owner(game, piece).stream())
                .collect(Collectors.toSet());
        return missing.stream()
                .map(piece -> ForeignPieces.owner(game, piece)
                        .filter(side -> missing.size() > SHOWN && !kept.contains(side))
                        .map(side -> "rest of " + side.id())
                        .orElse(piece.id()))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static List<Member> pieces(GameModel game) {
        return game.kinds(Kind.Category.PIECE).stream()
                .flatMap(kind -> game.members().getOrDefault(kind, List.of()).stream())
                .toList();
    }

    private static void check(GameModel game, ScenarioDef scenario, List<Member> pieces, Diagnostics found) {
        Set<Member> placed = listed(game, row -> counts(row, scenario));
        scenario.placements().forEach(placement -> placed.add(placement.piece()));
        placed.addAll(constants(ownRules(game, scenario)));
        List<Member> missing =
                pieces.stream().filter(piece -> !placed.contains(piece)).toList();
        List<Member> added =
                missing.stream().filter(piece -> isOfMod(game, piece, scenario)).toList();
        if (!added.isEmpty() && !scenario.placements().isEmpty()) {
            found.add(addedByMod(scenario, added));
        } else if (!missing.isEmpty() && !scenario.placements().isEmpty()) {
            found.add(Diagnostic.warning(
                            CheckCode.SET_UP_NOWHERE,
                            "%s of other scenarios %s set up nowhere in %s"
                                    .formatted(
                                            Words.counted(missing.size(), "piece"),
                                            missing.size() == 1 ? "is" : "are",
                                            scenario.name()),
                            Words.headline(scenario.span()),
                            "leaves out " + Words.some(missing, SHOWN))
                    .help("if that is meant, say so: `at Aside: %s`".formatted(listed(game, scenario, missing))));
        }
    }

    /** Whether a mod adds a piece to a scenario that it has not written, and that cannot have thought of it. */
    private static boolean isOfMod(GameModel game, Member piece, ScenarioDef scenario) {
        String mod = game.fileName();
        return game.layers().stream().anyMatch(layer -> layer.form() == Layer.Form.MOD)
                && piece.span().source().name().equals(mod)
                && !scenario.span().source().name().equals(mod);
    }

    private static Diagnostic addedByMod(ScenarioDef scenario, List<Member> added) {
        return Diagnostic.warning(
                        CheckCode.SET_UP_NOWHERE,
                        "%s of the mod %s set up nowhere in %s"
                                .formatted(
                                        Words.counted(added.size(), "piece"),
                                        added.size() == 1 ? "is" : "are",
                                        scenario.name()),
                        added.get(0).span(),
                        "leaves out " + Words.some(added, SHOWN))
                .with(Words.headline(scenario.span()), "this scenario does not know of it")
                .help("let a rule of the mod bring it in, or let the mod have a scenario of its own that places it");
    }
}
