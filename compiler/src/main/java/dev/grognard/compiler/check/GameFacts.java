package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Variable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of a game before anybody plays: printed values, rules, and names given to what never changes. */
final class GameFacts {
    private final GameModel game;
    private final Map<Field, FieldDef> fields = new IdentityHashMap<>();
    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    private final Map<Variable, Expr> lets = new IdentityHashMap<>();

    GameFacts(GameModel game, List<Statement.Let> named) {
        this.game = game;
        game.fields().forEach(def -> fields.put(def.field(), def));
        game.rules().forEach(def -> rules.put(def.signature(), def));
        for (Statement.Let let : named) {
            if (isLasting(let.value())) {
                lets.put(let.variable(), let.value());
            }
        }
    }

    Optional<RuleDef> rule(Signature signature) {
        return Optional.ofNullable(rules.get(signature));
    }

    /** What a name stands for, if that never changes while the name is in sight. */
    Optional<Expr> meaning(Variable variable) {
        return Optional.ofNullable(lets.get(variable));
    }

    /** The value printed for a member, as terms have values; empty if it is not one that a search can go through. */
    Optional<Object> printed(Field field, Object member) {
        return Optional.ofNullable(fields.get(field))
                .flatMap(def -> Optional.ofNullable(def.printed().get(member)))
                .flatMap(GameFacts::printed);
    }

    boolean isPrinted(Field field) {
        return !field.state() && fields.containsKey(field);
    }

    private static Optional<Object> printed(Expr constant) {
        if (constant instanceof Expr.Number number) {
            return Optional.of(number.value());
        }
        if (constant instanceof Expr.Truth truth) {
            return Optional.of(truth.value());
        }
        if (constant instanceof Expr.Constant member) {
            return Optional.of(member.member());
        }
        return constant instanceof Expr.Absent ? Optional.of(Term.ABSENT) : Optional.empty();
    }

    Optional<Member> back(Member way) {
        return way.ends()
                .flatMap(ends -> game.members().getOrDefault(way.kind(), List.of()).stream()
                        .filter(other -> other != way
                                && other.ends()
                                        .map(o -> o.number() == ends.number() && o.from() == ends.to())
                                        .orElse(false))
                        .findFirst());
    }

    Optional<Member> opponent(Member side) {
        return game.membersOf(side.kind()).stream()
                .filter(other -> other != side)
                .findFirst();
    }

    /** Whether nothing that happens in play can change the value, so that it may be put where a name for it stands. */
    private static boolean isLasting(Expr expr) {
        boolean lasting = expr instanceof Expr.Read
                || expr instanceof Expr.Constant
                || expr instanceof Expr.Number
                || expr instanceof Expr.Truth
                || (expr instanceof Expr.ReadField read && !read.field().state())
                || (expr instanceof Expr.Builtin builtin && isLasting(builtin.known()));
        return lasting
                && ModelTree.parts(expr).stream().allMatch(part -> !(part instanceof Expr inner) || isLasting(inner));
    }

    private static boolean isLasting(Expr.Known known) {
        return known == Expr.Known.OPPONENT
                || known == Expr.Known.FROM
                || known == Expr.Known.TO
                || known == Expr.Known.BACK
                || known == Expr.Known.LINK
                || known == Expr.Known.DISTANCE;
    }
}
