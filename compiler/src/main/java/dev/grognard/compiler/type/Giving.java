package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Statement;
import java.util.List;

/** Finds out whether a procedure always gives a value in the end. */
final class Giving {
    private Giving() {}

    static boolean always(Statement.Block block) {
        return block.statements().stream().anyMatch(Giving::always);
    }

    private static boolean always(Statement statement) {
        if (statement instanceof Statement.If branch) {
            return always(branch.then()) && always(branch.otherwise());
        }
        if (statement instanceof Statement.Step step) {
            return always(step.body());
        }
        if (statement instanceof Statement.CutShort cut) {
            return always(cut.body()) && cut.cuts().stream().allMatch(c -> always(c.handler()));
        }
        if (statement instanceof Statement.Menu menu) {
            return menu.must()
                    && (!menu.ifAble()
                            || menu.otherwise().filter(Giving::always).isPresent())
                    && options(menu.items());
        }
        // A loop without an end is left only by giving, and `usual` gives what would have been given.
        boolean endless =
                statement instanceof Statement.RepeatUntil loop && loop.until().isEmpty();
        return endless || statement instanceof Statement.Give || statement instanceof Statement.Usual;
    }

    private static boolean options(List<Statement.Item> items) {
        return !items.isEmpty()
                && items.stream()
                        .allMatch(i -> i.option().filter(o -> always(o.body())).isPresent());
    }
}
