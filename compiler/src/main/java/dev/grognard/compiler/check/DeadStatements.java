package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Statement;
import java.util.List;

/** What stands behind a `stop` or a `give` is never done. */
final class DeadStatements implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        for (Statement.Block block : survey.all(Statement.Block.class)) {
            List<Statement> reached = block.reached();
            if (reached.size() < block.statements().size()) {
                found.add(Diagnostic.warning(
                                CheckCode.NEVER_DONE,
                                "this is never done",
                                Words.headline(
                                        block.statements().get(reached.size()).span()),
                                "out of reach")
                        .with(Words.headline(reached.get(reached.size() - 1).span()), "it is over here")
                        .help("move it before, or leave one of the two out"));
            }
        }
    }
}
