package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a formula or a condition whose values a reader wants to see beside it: what it reads and counts. Rules, sums and tables tell
 * themselves, and what is asked of each member of a set is not told.
 */
final class Readings {
    private static final Pattern FEATURE = Pattern.compile("(?U)(.+) (?:has|across|along) \\w+");

    private final Emission game;
    private final Body body;

    Readings(Emission game, Body body) {
        this.game = game;
        this.body = body;
    }

    /** None where the value of the whole is that of its only part. */
    static List<Expr> of(Expr whole) {
        Expr asked = only(whole);
        List<Expr> parts = new ArrayList<>();
        if (!isRead(asked)) {
            collect(asked, parts);
        }
        return parts;
    }

    /** What stands behind a «not» or a sign. */
    private static Expr only(Expr whole) {
        return whole instanceof Expr.Not not
                ? only(not.operand())
                : whole instanceof Expr.Negate negate ? only(negate.operand()) : whole;
    }

    /** The sums whose members are told with what each adds: a sum that is all there is, and has values that do not tell themselves. */
    static Optional<Expr> itemised(Expr whole) {
        return only(whole) instanceof Expr.Aggregate sum
                        && sum.total() == Expr.Total.SUM
                        && sum.set().type() instanceof Type.SetOf
                        && !ModelTree.any(
                                sum.value(), node -> node instanceof Expr.CallRule || node instanceof Expr.SumModifiers)
                ? Optional.of(sum)
                : Optional.empty();
    }

    private static void collect(Expr e, List<Expr> parts) {
        if (isRead(e)) {
            parts.add(e);
        } else if (e instanceof Expr.Any any) {
            set(any.set(), parts);
        } else if (e instanceof Expr.Contains contains) {
            collect(contains.member(), parts);
            set(contains.set(), parts);
        } else if (isMadeOfParts(e)) {
            for (Object part : ModelTree.parts(e)) {
                if (part instanceof Expr inner) {
                    collect(inner, parts);
                }
            }
        }
    }

    private static void set(Expr set, List<Expr> parts) {
        if (set.type() instanceof Type.SetOf && !(set instanceof Expr.CallRule)) {
            parts.add(set);
        }
    }

    private static boolean isMadeOfParts(Expr e) {
        return e instanceof Expr.And
                || e instanceof Expr.Or
                || e instanceof Expr.Not
                || e instanceof Expr.Same
                || e instanceof Expr.Compare
                || e instanceof Expr.InRange
                || e instanceof Expr.IsKind
                || e instanceof Expr.IsAbsent
                || e instanceof Expr.IsOdd
                || e instanceof Expr.Arithmetic
                || e instanceof Expr.Divide
                || e instanceof Expr.PercentOf
                || e instanceof Expr.Negate
                || e instanceof Expr.Convert
                || e instanceof Expr.Conditional
                || e instanceof Expr.OrElse
                || e instanceof Expr.IfPresent
                || e instanceof Expr.Present
                || e instanceof Expr.Narrow;
    }

    private static boolean isRead(Expr e) {
        if (e instanceof Expr.Builtin builtin) {
            return switch (builtin.known()) {
                case AT, TURN, HOUR, DAY, ADJACENT, DISTANCE -> true;
                default -> false;
            };
        }
        return e instanceof Expr.Read
                || e instanceof Expr.ReadField
                || e instanceof Expr.ReadGlobal
                || e instanceof Expr.ReadFrame
                || e instanceof Expr.Count
                || e instanceof Expr.Aggregate;
    }

    /** How a part is called: what is asked whether it has one value of a group is told with the one that it has. */
    private static String words(Expr part) {
        String written = part.span().words();
        Matcher asked = FEATURE.matcher(written);
        return part instanceof Expr.ReadField read && !(read.type() instanceof Type.Bool) && asked.matches()
                ? asked.group(1) + "." + read.field().name()
                : written;
    }

    /** The Java of a part that tells its value; what can be told as it is kept is told in passing. */
    Code told(Expr part, Code code) {
        Type type = part.type();
        String text = words(part);
        if (type instanceof Type.Dice || type.present() instanceof Type.Rec) {
            return code;
        }
        boolean thing = type.present() instanceof Type.Of && !TextCode.namesPieces(type);
        if (thing || game.types().isToldPlainly(type) && !(type instanceof Type.Percent)) {
            return Code.atom("why.read($L, $S)", code.block(), text);
        }
        CodeBlock value = body.held(code, type, "part");
        body.line("why.part($S, $L)", text, new TextCode(body).shown(type, value));
        return new Code(value, Code.ATOM);
    }
}
