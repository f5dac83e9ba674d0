package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A loop over pieces whose names are hidden goes by these names: if dice are thrown and somebody is asked for each of them, whoever watches can
 * tell by the turn at which a piece acts whether it is declared before another. Where only dice are thrown, nothing shows which is whose.
 */
final class LoopsByName implements Check {
    private static final String NAME = "name";

    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        if (game.sights().stream().anyMatch(LoopsByName::hidesNames)) {
            Secrets secrets = new Secrets(game);
            survey.all(Statement.ForEach.class).stream()
                    .filter(loop -> loop.chooser().isEmpty() && isOfNameless(game, loop.set()))
                    .filter(loop -> !ModelTree.any(loop.set(), secrets::asksForSight) && !isShown(game, loop))
                    .forEach(loop -> judge(survey, loop, found));
        }
    }

    private static boolean hidesNames(Sight sight) {
        return sight.field().equals(NAME) && !sight.isOpen();
    }

    /** A list that is written out goes as it is written, whatever is hidden. */
    private static boolean isOfNameless(GameModel game, Expr set) {
        return !(set instanceof Expr.SetLiteral)
                && set.type() instanceof Type.SetOf of
                && of.kind().category() == Kind.Category.PIECE
                && game.sights().stream()
                        .anyMatch(sight -> hidesNames(sight) && of.kind().isA(sight.kind()));
    }

    /** Whether something is turned up in the procedure or order of a loop, which may be those whom it goes through. */
    private static boolean isShown(GameModel game, Statement.ForEach loop) {
        return Stream.concat(game.procedures().stream(), game.orders().stream())
                .filter(around -> ModelTree.any(around, node -> node == loop))
                .anyMatch(around -> ModelTree.any(around, Statement.Reveal.class::isInstance));
    }

    private static void judge(Survey survey, Statement.ForEach loop, Diagnostics found) {
        Body body = new Body(survey, loop);
        ModelTree.each(loop.body(), body);
        if (body.throwsDice && body.asked.isPresent()) {
            String set = loop.set().span().words();
            String name = loop.variable().name();
            found.add(Diagnostic.warning(
                            CheckCode.LOOP_BY_NAME,
                            "`for each %s in %s` goes by names that not everybody may see".formatted(name, set),
                            loop.set().span(),
                            "in the order in which the pieces are declared")
                    .note(
                            "whose turn it is to throw and to be asked tells which of two hidden pieces is declared first")
                    .help("let a side choose the order: `for each %s in %s, in an order %s chooses \"…\"`"
                            .formatted(name, set, body.asked.get())));
        }
    }

    /** What happens for each piece, be it in procedures that are called. */
    private static final class Body implements Consumer<Object> {
        private final Survey survey;
        private final Statement.ForEach loop;
        private final Set<Object> opened = Collections.newSetFromMap(new IdentityHashMap<>());
        private boolean throwsDice;
        /** Who is asked, as he is called there. */
        private Optional<String> asked = Optional.empty();

        Body(Survey survey, Statement.ForEach loop) {
            this.survey = survey;
            this.loop = loop;
        }

        @Override
        public void accept(Object node) {
            throwsDice |= node instanceof Expr.Roll || node instanceof Expr.RollMany || node instanceof Expr.Draw;
            decider(node).ifPresent(this::asks);
            for (Object called : survey.calls().by(node)) {
                survey.game().procedures().stream()
                        .filter(procedure -> procedure.signature() == called && opened.add(called))
                        .forEach((ProcedureDef procedure) -> ModelTree.each(procedure, this));
            }
        }

        private void asks(Expr decider) {
            if (asked.isEmpty()) {
                asked = Optional.of(isKnownBefore(decider) ? decider.span().words() : "…");
            }
        }

        /** Who comes of the piece itself, or is called so in a procedure only, has no name before the loop. */
        private boolean isKnownBefore(Expr decider) {
            return decider instanceof Expr.Constant
                    || opened.isEmpty()
                            && decider instanceof Expr.Read read
                            && read.variable() != loop.variable()
                            && !ModelTree.any(
                                    loop.body(),
                                    node -> node instanceof Statement.Let let && let.variable() == read.variable());
        }

        private static Optional<Expr> decider(Object node) {
            if (node instanceof Statement.Menu menu) {
                return Optional.of(menu.decider());
            }
            if (node instanceof Expr.Choose choose) {
                return Optional.of(choose.decider());
            }
            if (node instanceof Expr.ChooseNumber choose) {
                return Optional.of(choose.decider());
            }
            if (node instanceof Expr.Will will) {
                return Optional.of(will.decider());
            }
            return node instanceof Expr.Journey journey ? Optional.of(journey.decider()) : Optional.empty();
        }
    }
}
