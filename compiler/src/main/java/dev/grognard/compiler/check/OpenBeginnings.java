package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is printed is hidden, but a state that begins with it is open to all, so that nothing is hidden at all. */
final class OpenBeginnings implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        for (FieldDef def : game.fields()) {
            boolean isOpen = def.field().state()
                    && game.sights().stream().noneMatch(sight -> !sight.isOpen() && sight.isOf(def.field()));
            if (isOpen) {
                printed(def)
                        .filter(printed -> tellsApart(game, printed))
                        .flatMap(printed -> hiding(game, printed))
                        .ifPresent(sight -> found.add(report(game, def, sight)));
            }
        }
    }

    /** The printed value of the same piece with which a state begins as it is. */
    private static Optional<Field> printed(FieldDef def) {
        return def.initial()
                .filter(Expr.ReadField.class::isInstance)
                .map(Expr.ReadField.class::cast)
                .filter(read -> !read.field().state()
                        && read.of() instanceof Expr.Read of
                        && def.self().filter(self -> self == of.variable()).isPresent())
                .map(Expr.ReadField::field);
    }

    /** Whether it is not the same for all: what all have, nobody need hide. */
    private static boolean tellsApart(GameModel game, Field printed) {
        List<Expr> different = new ArrayList<>();
        game.fields().stream()
                .filter(def -> def.field() == printed)
                .flatMap(def -> def.printed().values().stream())
                .filter(value -> different.stream().noneMatch(other -> ModelTree.same(other, value)))
                .forEach(different::add);
        return different.size() > 1;
    }

    private static Optional<Sight> hiding(GameModel game, Field printed) {
        return game.sights().stream()
                .filter(sight -> !sight.isOpen() && sight.isOf(printed))
                .findFirst();
    }

    private static Diagnostic report(GameModel game, FieldDef def, Sight sight) {
        String state = def.field().name();
        Diagnostic problem = Diagnostic.warning(
                        CheckCode.OPEN_BEGINNING,
                        "everybody sees `" + state + "`, which begins as the hidden `" + sight.field() + "`",
                        def.span(),
                        "seen by all")
                .with(sight.span(), "`" + sight.field() + "` is hidden");
        String advice = "hide both from the same";
        Span span = sight.span();
        int at = span.text().indexOf(sight.field());
        boolean isSaidOpen = game.sights().stream().anyMatch(other -> other.isOf(def.field()));
        int end = span.start() + at + sight.field().length();
        return at < 0 || isSaidOpen
                ? problem.help(advice)
                : Mended.writing(problem, advice, span.source(), end, end, ", " + state);
    }
}
