package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.BoxDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/** Boxes that nothing names but their declaration, so that nobody ever comes there. */
final class UnusedBoxes implements Check {
    /** What no rule is made of: texts, comments and citations. */
    private static final Pattern UNREAD = Pattern.compile("\"[^\"\\n]*\"|//[^\\n]*");

    @Override
    public void check(Survey survey, Diagnostics found) {
        boolean all = survey.all(Expr.All.class).stream()
                .anyMatch(set -> set.kind().name().equals("Box"));
        if (all) {
            // A rule may bring somebody to any of them.
            return;
        }
        Set<Member> named = new HashSet<>();
        survey.all(Expr.Constant.class).forEach(node -> named.add(node.member()));
        survey.all(ScenarioDef.Placement.class).forEach(node -> named.add(node.place()));
        for (BoxDef box : survey.game().boxes()) {
            Span span = box.box().span();
            if (!named.contains(box.box())
                    && !span.text().isEmpty()
                    && !box.box().id().equals(SetUpSanity.ASIDE)
                    && !survey.isOfSeries(span)
                    && !isWrittenElsewhere(box.box().id(), span)) {
                found.add(Diagnostic.warning(
                                CheckCode.NEVER_USED,
                                "the box `%s` is never used".formatted(box.box().id()),
                                span,
                                "nothing goes there or waits there")
                        .help("move somebody there, `move … to %s`, let pieces wait there, `at %s: …`, or leave it out"
                                .formatted(box.box().id(), box.box().id())));
            }
        }
    }

    /**
     * Whether a cell, a column or a look has the name: not all of these are in the model as they are written. With another word behind it,
     * it is a part of a longer name.
     */
    private static boolean isWrittenElsewhere(String id, Span declared) {
        Pattern name = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(id) + "(?![\\p{L}\\p{N}]|\\h\\p{Lu})");
        int times = 0;
        for (SourceText text : declared.source().family()) {
            times += (int) name.matcher(UNREAD.matcher(text.text()).replaceAll(" "))
                    .results()
                    .count();
        }
        return times > 1;
    }
}
