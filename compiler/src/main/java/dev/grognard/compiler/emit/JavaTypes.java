package dev.grognard.compiler.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.grognard.compiler.lower.Layout;
import dev.grognard.compiler.lower.Row;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.Type;
import java.util.Set;

/** How the rulebook's types look in Java and in the flat state. */
final class JavaTypes {
    private final String packageName;
    private final Layout layout;
    private final Set<Kind> packed;

    /** Kinds that are {@code packed} have no constants for their members. */
    JavaTypes(String packageName, Layout layout, Set<Kind> packed) {
        this.packageName = packageName;
        this.layout = layout;
        this.packed = packed;
    }

    ClassName named(String simpleName) {
        return ClassName.get(packageName, simpleName);
    }

    /** The class that holds all members of a kind, by index. */
    ClassName holder(Kind kind) {
        return named(JavaNames.type(kind.name()) + "Members");
    }

    ClassName kind(Kind kind) {
        return named(JavaNames.kind(kind.name()));
    }

    ClassName state() {
        return named("State");
    }

    TypeName of(Type type) {
        if (type instanceof Type.Bool) {
            return TypeName.BOOLEAN;
        }
        if (type instanceof Type.Of of) {
            return kind(of.kind());
        }
        if (type instanceof Type.SetOf set) {
            return layout.small(set.kind()) ? TypeName.LONG : RuntimeTypes.BITS;
        }
        if (type instanceof Type.Dice) {
            return TypeName.LONG;
        }
        if (type instanceof Type.Rec rec) {
            return named(JavaNames.kind(rec.record().name()));
        }
        if (type instanceof Type.Maybe maybe) {
            return of(maybe.type());
        }
        return TypeName.INT;
    }

    boolean isReference(Type type) {
        return type.present() instanceof Type.Of || type.present() instanceof Type.Rec;
    }

    /** The constant of a member. */
    CodeBlock member(Member member) {
        if (member.ends().isPresent()) {
            CodeBlock found = CodeBlock.of("$T.of($L)", kind(member.kind().root()), layout.index(member));
            return member.kind().parent().isEmpty() ? found : CodeBlock.of("(($T) $L)", kind(member.kind()), found);
        }
        return packed.contains(member.kind())
                ? CodeBlock.of("$T.of($L)", kind(member.kind()), layout.index(member))
                : CodeBlock.of("$T.$L", kind(member.kind()), JavaNames.constant(member.id()));
    }

    CodeBlock emptySet(Kind kind) {
        return layout.small(kind) ? CodeBlock.of("0L") : CodeBlock.of("$T.EMPTY", RuntimeTypes.BITS);
    }

    /** Declares an empty set that is going to be filled; {@code s} is how the state is reached, as in {@link #read}. */
    CodeBlock collector(Kind kind, String s, String name) {
        return layout.small(kind)
                ? CodeBlock.of("long $L = 0L", name)
                : CodeBlock.of("$T $L = $LnoBits()", RuntimeTypes.GROWING_BITS, name, s);
    }

    /** Adds to such a set. */
    CodeBlock collect(Kind kind, String name, CodeBlock index) {
        return layout.small(kind)
                ? CodeBlock.of("$1L = $2T.with($1L, $3L)", name, RuntimeTypes.SETS, index)
                : CodeBlock.of("$L.add($L)", name, index);
    }

    CodeBlock collectAll(Kind kind, String name, CodeBlock set) {
        return layout.small(kind)
                ? CodeBlock.of("$1L = $2T.union($1L, $3L)", name, RuntimeTypes.SETS, set)
                : CodeBlock.of("$L.addAll($L)", name, set);
    }

    CodeBlock collectAnew(Kind kind, String name) {
        return layout.small(kind) ? CodeBlock.of("$L = 0L", name) : CodeBlock.of("$L.clear()", name);
    }

    CodeBlock absent(Type type) {
        return isReference(type) ? CodeBlock.of("null") : CodeBlock.of("$T.ABSENT", RuntimeTypes.POSITION);
    }

    /** The value in a slot; {@code s} is how the state is reached, with its dot, or nothing inside the state itself. */
    CodeBlock read(Type type, String s, CodeBlock slot) {
        if (type instanceof Type.SetOf set) {
            return layout.small(set.kind())
                    ? CodeBlock.of("$LlongAt($L)", s, slot)
                    : CodeBlock.of("$LbitsAt($L, $L)", s, slot, layout.setWords(set.kind()));
        }
        if (type instanceof Type.Dice) {
            return CodeBlock.of("$LlongAt($L)", s, slot);
        }
        return fromWord(type, CodeBlock.of("$Lat($L)", s, slot));
    }

    CodeBlock write(Type type, String s, CodeBlock slot, CodeBlock value) {
        if (type instanceof Type.SetOf set) {
            return layout.small(set.kind())
                    ? CodeBlock.of("$LsetLong($L, $L)", s, slot, value)
                    : CodeBlock.of("$LputBits($L, $L, $L)", s, slot, value, layout.setWords(set.kind()));
        }
        if (type instanceof Type.Dice) {
            return CodeBlock.of("$LsetLong($L, $L)", s, slot, value);
        }
        return CodeBlock.of("$Lput($L, $L)", s, slot, toWord(type, value));
    }

    /** A value of a row, inside the state itself. */
    CodeBlock read(Type type, Row row, CodeBlock index) {
        if (row.bits() == 1) {
            return CodeBlock.of("bit($L, $L)", row.slot(), index);
        }
        return row.isPacked() ? fromWord(type, word(row, index)) : read(type, "", slot(row, index));
    }

    CodeBlock write(Type type, Row row, CodeBlock index, CodeBlock value) {
        if (row.bits() == 1) {
            return CodeBlock.of("setBit($L, $L, $L)", row.slot(), index, value);
        }
        return row.isPacked() ? putWord(row, index, toWord(type, value)) : write(type, "", slot(row, index), value);
    }

    /** The int that stands in a row. */
    CodeBlock word(Row row, CodeBlock index) {
        return row.isPacked()
                ? CodeBlock.of("at($L, $L, $L)", row.slot(), row.bits(), index)
                : CodeBlock.of("at($L)", slot(row, index));
    }

    CodeBlock putWord(Row row, CodeBlock index, CodeBlock word) {
        return row.isPacked()
                ? CodeBlock.of("put($L, $L, $L, $L)", row.slot(), row.bits(), index, word)
                : CodeBlock.of("put($L, $L)", slot(row, index), word);
    }

    /** The slot of a value that shares it with no other. */
    private static CodeBlock slot(Row row, CodeBlock index) {
        int width = row.bits() / Long.SIZE;
        if (index.isEmpty()) {
            return CodeBlock.of("$L", row.slot());
        }
        return width == 1
                ? CodeBlock.of("$L + $L", row.slot(), index)
                : CodeBlock.of("$L + ($L) * $L", row.slot(), index, width);
    }

    /** A value that takes one slot, out of the int that stands there; things are stored one higher than their index, so that 0 is none. */
    CodeBlock fromWord(Type type, CodeBlock word) {
        if (type instanceof Type.Bool) {
            return CodeBlock.of("$L != 0", word);
        }
        if (isNeverNone(type)) {
            return CodeBlock.of("$T.of($L - 1)", of(type), word);
        }
        if (type.present() instanceof Type.Of || type.present() instanceof Type.Rec) {
            return CodeBlock.of("$T.fromSlot($L)", of(type), word);
        }
        return word;
    }

    /** Whether something is always there; of a place that a piece stands in that is not certain, because it may stand aside. */
    private static boolean isNeverNone(Type type) {
        return type instanceof Type.Of of && of.kind().category() != Kind.Category.PLACE;
    }

    /** How a thing that may be absent is stored: one more than its index, so that 0 is none. */
    CodeBlock slot(Type type, CodeBlock thing) {
        return CodeBlock.of("$T.slot($L)", of(type), thing);
    }

    CodeBlock toWord(Type type, CodeBlock value) {
        if (type instanceof Type.Bool) {
            return CodeBlock.of("$L ? 1 : 0", value);
        }
        if (isNeverNone(type)) {
            return CodeBlock.of("$L.index() + 1", value);
        }
        if (type.present() instanceof Type.Of || type.present() instanceof Type.Rec) {
            return slot(type, value);
        }
        return value;
    }

    /** A String expression that shows a value as a player would write it; things by their printed names. */
    CodeBlock print(Type type, CodeBlock value) {
        if (type instanceof Type.Bool) {
            return CodeBlock.of("($L ? $S : $S)", value, "yes", "no");
        }
        if (type.present() instanceof Type.Amount amount && hasSteps(amount.quantity())) {
            return CodeBlock.of(
                    "$T.amount($L, $L, $L, $L)",
                    RuntimeTypes.NUMBERS,
                    value,
                    amount.quantity().stepNumerator(),
                    amount.quantity().stepDenominator(),
                    Quantity.NEVER);
        }
        if (type instanceof Type.SetOf set) {
            return CodeBlock.of("State.names($T.values(), $L)", kind(set.kind().root()), value);
        }
        if (type.present() instanceof Type.Odds) {
            return CodeBlock.of("$T.odds($L)", RuntimeTypes.NUMBERS, value);
        }
        if (type instanceof Type.Percent) {
            return CodeBlock.of("($L + $S)", value, "%");
        }
        if (type.present() instanceof Type.Of) {
            return CodeBlock.of("State.nameOf($L)", value);
        }
        if (type.mayBeAbsent() && type.present().isNumber()) {
            return CodeBlock.of("State.number($L)", value);
        }
        return CodeBlock.of("String.valueOf($L)", value);
    }

    /** Whether a value is told by the number or the truth that it is kept as; amounts in steps and odds are not. */
    boolean isToldPlainly(Type type) {
        boolean steps = type.present() instanceof Type.Amount amount && hasSteps(amount.quantity());
        boolean odds = type.present() instanceof Type.Odds;
        return type instanceof Type.Bool || type.present().isNumber() && !steps && !odds;
    }

    private static boolean hasSteps(Quantity quantity) {
        return quantity.stepNumerator() != 1 || quantity.stepDenominator() != 1 || quantity.orNever();
    }
}
