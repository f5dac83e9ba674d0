package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.Type;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Flags that are set and never set back, although an order is refused "this turn" because of them, or because somebody "has moved". Without such words nobody knows how long a
 * flag is to last: who was wounded or has escaped remains so.
 */
final class NeverSetBack implements Check {
    private static final Pattern FOR_NOW = Pattern.compile("(?i)\\bthis (turn|phase|player turn|round)\\b"
            + "|\\bha(?:s|ve) (?:already )?(?:moved|marched|attacked|fired|fought|acted)\\b");

    @Override
    public void check(Survey survey, Diagnostics found) {
        Set<Field> set = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Field> setBack = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object node : survey.played()) {
            if (node instanceof Statement.Assign assign && assign.target() instanceof Statement.ToField target) {
                boolean yes = assign.value() instanceof Expr.Truth truth && truth.value();
                (yes ? set : setBack).add(target.field());
            }
        }
        for (FieldDef def : survey.game().fields()) {
            boolean flag = def.field().state()
                    && def.field().type() instanceof Type.Bool
                    && def.resets().isEmpty()
                    && def.initial().orElse(null) instanceof Expr.Truth first
                    && !first.value();
            if (flag && set.contains(def.field()) && !setBack.contains(def.field()) && !survey.isOfSeries(def.span())) {
                survey.all(OptionDef.Requirement.class).stream()
                        .filter(requirement -> forbids(requirement, def.field()))
                        .findFirst()
                        .flatMap(requirement -> warning(def, requirement))
                        .ifPresent(found::add);
            }
        }
    }

    /** Whether this is refused where the flag is set, and for no other reason. */
    private static boolean forbids(OptionDef.Requirement requirement, Field flag) {
        return requirement.condition() instanceof Expr.Not not
                && not.operand() instanceof Expr.ReadField read
                && read.field() == flag;
    }

    private static Optional<Diagnostic> warning(FieldDef def, OptionDef.Requirement requirement) {
        Optional<Text> reason = requirement.reason();
        Matcher words = FOR_NOW.matcher(reason.map(text -> text.span().text()).orElse(""));
        if (!words.find()) {
            return Optional.empty();
        }
        String name = def.field().name();
        return Optional.of(Diagnostic.warning(
                        CheckCode.NEVER_SET_BACK,
                        "the state `%s` is never set back".formatted(def.field()),
                        Words.headline(def.span()),
                        "lasts for the whole game")
                .with(reason.orElseThrow().span(), "says `%s`".formatted(words.group()))
                .help("say when it falls back: `state %s: Bool each %s`"
                        .formatted(
                                name,
                                words.group(1) == null || words.group(1).equalsIgnoreCase("turn") ? "turn" : "…")));
    }
}
