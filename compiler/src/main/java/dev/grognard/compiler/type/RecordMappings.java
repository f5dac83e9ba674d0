package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Exceptions that map records part by part. Such an arrow names a value of one part, or a part itself, and says what becomes of it; what the
 * right side does not print is kept. When every printed value of the game is known the arrows become arrows between whole values.
 */
final class RecordMappings {
    /** What an arrow looks for: nothing, a part that has a value, or a whole value. Then what it sets, part by part. */
    private record PartArrow(Map<Integer, Object> wanted, Map<Integer, Expr> set) {}

    private final Expressions expressions;
    private final Context context;
    /** The arrows of one exception, and the record that they are about. */
    private record Pending(RecordDef record, List<PartArrow> arrows) {}

    private final Map<RuleDef.Mapping, Pending> pending = new IdentityHashMap<>();
    /** The same as they were written: what is made of them has an order too. */
    private final List<Pending> inOrder = new ArrayList<>();

    RecordMappings(Expressions expressions) {
        this.expressions = expressions;
        this.context = expressions.context;
    }

    /** Reads the arrows of an exception to a rule that gives a record; the mapping itself gets its arrows later. */
    void read(RuleDef.Mapping mapping, Decl.ExceptionTo node, RecordDef record, Env env) {
        List<PartArrow> arrows = new ArrayList<>();
        for (Decl.Mapping written : node.mappings()) {
            for (dev.grognard.compiler.ast.Expr from : written.from()) {
                arrow(from, written.to(), record, env).ifPresent(arrows::add);
            }
        }
        Pending arrowed = new Pending(record, arrows);
        pending.put(mapping, arrowed);
        inOrder.add(arrowed);
    }

    private Optional<PartArrow> arrow(
            dev.grognard.compiler.ast.Expr from, dev.grognard.compiler.ast.Expr to, RecordDef record, Env env) {
        if (from instanceof dev.grognard.compiler.ast.Expr.Words) {
            return whole(from, to, record, env);
        }
        Optional<Integer> part = from instanceof dev.grognard.compiler.ast.Expr.ValueRef ref
                ? named(record, ref.name().text())
                : holding(record, from, to);
        boolean known = record.fields().stream()
                .flatMap(field -> Types.kind(field.type()).stream())
                .anyMatch(kind -> isOf(kind, from));
        if (part.isEmpty() && known) {
            context.error(
                    TypeCode.MISMATCH,
                    to.span(),
                    "the part of a " + record.name() + " that can be `"
                            + from.span().text() + "` cannot be `" + to.span().text() + "`",
                    "not a value of that part");
            return Optional.empty();
        }
        if (part.isEmpty()) {
            context.error(
                    TypeCode.MISMATCH,
                    from.span(),
                    "no part of a " + record.name() + " is or holds `"
                            + from.span().text() + "`",
                    "not a part, and not a value of one");
            return Optional.empty();
        }
        boolean any = from instanceof dev.grognard.compiler.ast.Expr.ValueRef;
        Type type = record.fields().get(part.get()).type();
        Map<Integer, Object> wanted = new LinkedHashMap<>();
        if (!any) {
            wanted.put(part.get(), meaning(expressions.value(from, env, type.present())));
        }
        Map<Integer, Expr> set = new LinkedHashMap<>();
        if (to instanceof dev.grognard.compiler.ast.Expr.Words) {
            Expr value = expressions.value(to, env, new Type.Rec(record));
            if (!(value instanceof Expr.RecordConstant constant)) {
                return Optional.empty();
            }
            for (int i = 0; i < record.fields().size(); i++) {
                Expr printed = constant.value().parts().get(i);
                if (isPrinted(printed)) {
                    set.put(i, printed);
                }
            }
        } else {
            Expr value = expressions.value(to, env, type);
            if (Types.isError(value)) {
                return Optional.empty();
            }
            set.put(part.get(), value);
        }
        return Optional.of(new PartArrow(wanted, set));
    }

    private Optional<PartArrow> whole(
            dev.grognard.compiler.ast.Expr from, dev.grognard.compiler.ast.Expr to, RecordDef record, Env env) {
        Expr source = expressions.value(from, env, new Type.Rec(record));
        Expr result = expressions.value(to, env, new Type.Rec(record));
        if (!(source instanceof Expr.RecordConstant a) || !(result instanceof Expr.RecordConstant b)) {
            return Optional.empty();
        }
        Map<Integer, Object> wanted = new LinkedHashMap<>();
        Map<Integer, Expr> set = new LinkedHashMap<>();
        for (int i = 0; i < record.fields().size(); i++) {
            wanted.put(i, meaning(a.value().parts().get(i)));
            set.put(i, b.value().parts().get(i));
        }
        return Optional.of(new PartArrow(wanted, set));
    }

    private static Optional<Integer> named(RecordDef record, String name) {
        for (int i = 0; i < record.fields().size(); i++) {
            if (record.fields().get(i).name().equals(name)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    /** The first part that can be what stands before the arrow, and what stands behind it unless that is a whole record. */
    private Optional<Integer> holding(
            RecordDef record, dev.grognard.compiler.ast.Expr from, dev.grognard.compiler.ast.Expr to) {
        for (int i = 0; i < record.fields().size(); i++) {
            Type type = record.fields().get(i).type();
            Optional<Kind> kind = Types.kind(type);
            boolean whole = to instanceof dev.grognard.compiler.ast.Expr.Words;
            boolean nothing = to instanceof dev.grognard.compiler.ast.Expr.None && type.mayBeAbsent();
            if (kind.isPresent() && isOf(kind.get(), from) && (whole || nothing || isOf(kind.get(), to))) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private boolean isOf(Kind kind, dev.grognard.compiler.ast.Expr name) {
        return name instanceof dev.grognard.compiler.ast.Expr.ThingRef thing
                && thing.arguments().isEmpty()
                && context.symbols.member(kind, thing.name().text()).isPresent();
    }

    private static boolean isPrinted(Expr part) {
        return !(part instanceof Expr.Absent) && !(part instanceof Expr.Truth truth && !truth.value());
    }

    private static Object meaning(Expr part) {
        if (part instanceof Expr.Number number) {
            return number.value();
        }
        if (part instanceof Expr.Truth truth) {
            return truth.value();
        }
        return part instanceof Expr.Constant constant ? constant.member() : "none";
    }

    private static List<Object> meanings(RecordDef.Value value) {
        return value.parts().stream().map(RecordMappings::meaning).toList();
    }

    // ------------------------------------------------------------------------------------------ whole values

    /** The rules with arrows between whole values, for every value that is printed in the game or made by an arrow. */
    List<RuleDef> applied(List<RuleDef> rules) {
        if (pending.isEmpty()) {
            return rules;
        }
        Map<RecordDef, Map<List<Object>, RecordDef.Value>> known = new LinkedHashMap<>();
        context.recordValues().forEach(value -> add(known, value));
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Pending one : inOrder) {
                for (RecordDef.Value value :
                        List.copyOf(known.getOrDefault(one.record(), Map.of()).values())) {
                    grew |= add(known, mapped(value, one.arrows()));
                }
            }
        }
        return rules.stream().map(rule -> applied(rule, known)).toList();
    }

    private static boolean add(Map<RecordDef, Map<List<Object>, RecordDef.Value>> known, RecordDef.Value value) {
        return known.computeIfAbsent(value.record(), r -> new LinkedHashMap<>()).putIfAbsent(meanings(value), value)
                == null;
    }

    private RuleDef applied(RuleDef rule, Map<RecordDef, Map<List<Object>, RecordDef.Value>> known) {
        if (rule.mappings().stream().noneMatch(pending::containsKey)) {
            return rule;
        }
        RecordDef record = ((Type.Rec) rule.signature().result().orElseThrow()).record();
        List<RuleDef.Mapping> mappings = new ArrayList<>();
        for (RuleDef.Mapping mapping : rule.mappings()) {
            List<RuleDef.Arrow> arrows = new ArrayList<>();
            for (RecordDef.Value value : known.getOrDefault(record, Map.of()).values()) {
                RecordDef.Value result = mapped(value, pending.get(mapping).arrows());
                if (!meanings(result).equals(meanings(value))) {
                    arrows.add(new RuleDef.Arrow(
                            new Expr.RecordConstant(mapping.span(), value),
                            new Expr.RecordConstant(mapping.span(), result)));
                }
            }
            mappings.add(new RuleDef.Mapping(
                    mapping.when(),
                    arrows,
                    mapping.text(),
                    mapping.cases(),
                    mapping.after(),
                    mapping.layer(),
                    mapping.span()));
        }
        return new RuleDef(
                rule.signature(),
                rule.exceptions(),
                rule.inline(),
                rule.base(),
                rule.modifiers(),
                rule.limit(),
                mappings,
                rule.cases(),
                rule.doc(),
                rule.layer(),
                rule.span());
    }

    /** All arrows look at the value as it was; for each part the first that sets it counts. */
    private static RecordDef.Value mapped(RecordDef.Value value, List<PartArrow> arrows) {
        List<Object> before = meanings(value);
        List<Expr> parts = new ArrayList<>(value.parts());
        boolean[] done = new boolean[parts.size()];
        for (PartArrow arrow : arrows) {
            boolean applies = arrow.wanted().entrySet().stream()
                    .allMatch(wanted -> before.get(wanted.getKey()).equals(wanted.getValue()));
            if (applies) {
                arrow.set().forEach((part, to) -> {
                    if (!done[part]) {
                        parts.set(part, to);
                        done[part] = true;
                    }
                });
            }
        }
        return new RecordDef.Value(value.record(), List.copyOf(parts), printed(value.record(), parts));
    }

    /** How a value is printed that stands nowhere in the book: by the first notation that has room for all of it. */
    private static String printed(RecordDef record, List<Expr> parts) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            if (isPrinted(parts.get(i))) {
                texts.put(record.fields().get(i).name(), text(parts.get(i)));
            }
        }
        return record.notations().stream()
                .map(Notation::of)
                .filter(notation -> notation.slots().stream()
                        .map(Notation.Slot::name)
                        .toList()
                        .containsAll(texts.keySet()))
                .findFirst()
                .map(notation -> notation.print(texts))
                .orElseGet(() -> String.join(" ", texts.values()));
    }

    private static String text(Expr part) {
        if (part instanceof Expr.Constant constant) {
            Member member = constant.member();
            return member.printed().isEmpty() ? member.id() : member.printed();
        }
        if (part instanceof Expr.Number number) {
            return number.printed();
        }
        return "";
    }
}
