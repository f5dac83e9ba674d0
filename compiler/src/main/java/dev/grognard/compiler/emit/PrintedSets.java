package dev.grognard.compiler.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Constants;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Sets that follow from what is printed on the map and the counters, such as the places that are worth points: they are worked out once, here,
 * and not whenever a rule asks for them.
 */
final class PrintedSets {
    private static final String NAME = "PrintedSets";
    private static final int LONGEST_NAME = 40;

    private final Emission game;
    private final boolean keeps;
    private final Map<Field, FieldDef> fields = new IdentityHashMap<>();
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    /** By kind and members. */
    private final Map<List<Object>, FieldSpec> sets = new LinkedHashMap<>();

    /** Ways by the place that they leave; by kind and members. */
    private final Map<List<Object>, FieldSpec> tables = new LinkedHashMap<>();

    /** What is tallied by place, by the table of the ways that are open. */
    private final Map<String, FieldSpec> tallies = new LinkedHashMap<>();

    private final Set<String> names = new HashSet<>();

    /** @param keeps whether there is a class that can hold them */
    PrintedSets(Emission game, boolean keeps) {
        this.game = game;
        this.keeps = keeps;
        game.model().fields().forEach(def -> fields.put(def.field(), def));
        game.model().rules().forEach(rule -> rules.put(rule.signature(), rule));
    }

    /** The members of a kind for which a condition holds, if it asks only for what is printed. */
    Optional<CodeBlock> where(Kind kind, Variable subject, Expr condition) {
        if (!keeps) {
            return Optional.empty();
        }
        List<Member> members = new ArrayList<>();
        for (Member member : game.model().membersOf(kind)) {
            Optional<Boolean> holds = truth(subject, member, condition);
            if (holds.isEmpty()) {
                return Optional.empty();
            }
            if (holds.get()) {
                members.add(member);
            }
        }
        String text = condition.span().words();
        return Optional.of(kept(kind, members, text, kind.name() + " where " + text));
    }

    /** A set that is written out, if all its members are named. */
    Optional<CodeBlock> written(Expr.SetLiteral set) {
        return named(set).map(members -> {
            String text = members.stream().map(Member::id).collect(Collectors.joining(", "));
            return keeps
                    ? kept(((Type.SetOf) set.type()).kind(), members, text, text)
                    : literal(game, set.type(), members);
        });
    }

    /** The members of a set that is written out, if all of them are named. */
    static Optional<List<Member>> named(Expr.SetLiteral set) {
        return set.members().stream().allMatch(Expr.Constant.class::isInstance)
                ? Optional.of(set.members().stream()
                        .map(member -> ((Expr.Constant) member).member())
                        .toList())
                : Optional.empty();
    }

    private CodeBlock kept(Kind kind, List<Member> members, String text, String doc) {
        FieldSpec set = sets.computeIfAbsent(List.of(kind, members), key -> field(kind, members, text, doc));
        return CodeBlock.of("$T.$N", game.types().named(NAME), set);
    }

    /** Whether a condition on a member follows from what is printed, and what then comes of it. */
    private Optional<Boolean> truth(Variable subject, Member member, Expr condition) {
        try {
            return Optional.of(constants().with(subject, member).truth(condition));
        } catch (Constants.NotConstant e) {
            return Optional.empty();
        }
    }

    /**
     * The ways that leave each place, told apart by what is printed: those for which all conditions hold whatever happens, and those of which
     * they must be asked. The latter come later in the order of the ways.
     */
    record Ways(CodeBlock open, Optional<Doubtful> doubtful, int mostFromOnePlace) {}

    /** Ways that conditions must be asked of, by the place that they leave, and the set of those places. */
    record Doubtful(CodeBlock ways, CodeBlock places) {}

    /** How conditions tell the ways of a family apart, if they do so without changing the order of those that leave a place. */
    Optional<Ways> ways(Kind kind, List<Cuts.Test> tests) {
        if (!keeps) {
            return Optional.empty();
        }
        List<Member> open = new ArrayList<>();
        List<Member> doubtful = new ArrayList<>();
        Set<Member> left = new LinkedHashSet<>();
        for (Member way : game.model().membersOf(kind)) {
            List<Optional<Boolean>> answers = tests.stream()
                    .map(test -> truth(test.subject(), way, test.condition()))
                    .toList();
            if (answers.contains(Optional.of(false))) {
                continue;
            }
            Member from = way.ends().orElseThrow().from();
            if (answers.contains(Optional.<Boolean>empty())) {
                doubtful.add(way);
                left.add(from);
            } else if (left.contains(from)) {
                return Optional.empty();
            } else {
                open.add(way);
            }
        }
        if (open.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Ways(
                table(kind, open),
                doubtful.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Doubtful(table(kind, doubtful), places(List.copyOf(left), doubtful))),
                mostFromOnePlace(kind)));
    }

    private int mostFromOnePlace(Kind kind) {
        return game.model().membersOf(kind).stream()
                .collect(Collectors.groupingBy(way -> way.ends().orElseThrow().from(), Collectors.counting()))
                .values()
                .stream()
                .mapToInt(Math::toIntExact)
                .max()
                .orElse(0);
    }

    /** By place, what is tallied of a piece that stands there. */
    CodeBlock tally(Ways ways) {
        FieldSpec numbers = tallies.computeIfAbsent(
                ways.open().toString(),
                open -> FieldSpec.builder(
                                ArrayTypeName.of(TypeName.INT),
                                open.substring(open.lastIndexOf('.') + 1) + "_TALLY",
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .addJavadoc(
                                "By place, how many ways are open to whoever stands there, and whether others may be.\n")
                        .initializer(
                                "$T.of($L, $L)",
                                RuntimeTypes.TALLY,
                                ways.open(),
                                ways.doubtful().map(Doubtful::places).orElse(CodeBlock.of("0L")))
                        .build());
        return CodeBlock.of("$T.$N", game.types().named(NAME), numbers);
    }

    private CodeBlock places(List<Member> left, List<Member> ways) {
        String table = tables.get(List.of(ways.get(0).kind().root(), ways)).name();
        return kept(game.layout().places(), left, "in " + table, "Places that have any of " + table);
    }

    private CodeBlock table(Kind kind, List<Member> ways) {
        FieldSpec table = tables.computeIfAbsent(List.of(kind, ways), key -> {
            ClassName way = game.types().kind(kind);
            return FieldSpec.builder(
                            ArrayTypeName.of(ArrayTypeName.of(way)),
                            name(kind, tables.isEmpty() ? "from" : "from " + (tables.size() + 1)),
                            Modifier.STATIC,
                            Modifier.FINAL)
                    .addJavadoc(
                            "Ways by the place that they leave, as far as they are told apart by what is printed.\n")
                    .initializer("$T.from($L)", game.types().holder(kind), literal(game, new Type.SetOf(kind), ways))
                    .build();
        });
        return CodeBlock.of("$T.$N", game.types().named(NAME), table);
    }

    private Constants constants() {
        return new Constants(
                game.model().kinds(),
                game.model()::membersOf,
                this::printed,
                rule -> Optional.ofNullable(rules.get(rule)));
    }

    private Optional<Expr> printed(Field field, Member member) {
        return Optional.ofNullable(fields.get(field))
                .filter(def -> game.layout().concealed(field).isEmpty())
                .map(def -> def.printed().get(member));
    }

    private FieldSpec field(Kind kind, List<Member> members, String text, String doc) {
        Type set = new Type.SetOf(kind);
        return FieldSpec.builder(game.types().of(set), name(kind, text), Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("$L.\n", doc)
                .initializer(literal(game, set, members))
                .build();
    }

    private String name(Kind kind, String text) {
        String words = text.replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^_|_$", "");
        String base = JavaNames.constant(kind.name() + "s_" + words);
        base = base.length() > LONGEST_NAME ? base.substring(0, LONGEST_NAME) : base;
        String name = base;
        for (int i = 2; !names.add(name); i++) {
            name = base + "_" + i;
        }
        return name;
    }

    /** The Java of a set whose members are known. */
    static CodeBlock literal(Emission game, Type set, List<Member> members) {
        if (game.small(set)) {
            long bits = members.stream()
                    .mapToLong(member -> 1L << game.layout().index(member))
                    .reduce(0, (a, b) -> a | b);
            return CodeBlock.of("$LL", "0x" + Long.toHexString(bits));
        }
        List<CodeBlock> indexes = members.stream()
                .map(member -> CodeBlock.of("$L", game.layout().index(member)))
                .toList();
        return CodeBlock.of("$T.of($L)", RuntimeTypes.BITS, CodeBlock.join(indexes, ", "));
    }

    /** The class that holds them, once everything that needs one has been written. */
    Optional<TypeSpec> generate() {
        if (sets.isEmpty() && tables.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(TypeSpec.classBuilder(NAME)
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Sets that follow from what is printed on the map and the counters.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addFields(sets.values())
                .addFields(tables.values())
                .addFields(tallies.values())
                .build());
    }
}
