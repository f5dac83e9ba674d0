package dev.grognard.compiler.check;

import dev.grognard.compiler.check.Shown.Glimpse;
import dev.grognard.compiler.check.Shown.Limit;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the variables of a game stand for. */
final class Subjects {
    private static final String SIDE = "side";

    private final GameModel game;
    /** Whether something asks who may see: who is sorted out by that is known already, or is about to be. */
    private final Predicate<Object> asksForSight;

    private final Map<Variable, Expr> members = new IdentityHashMap<>();
    private final Map<Variable, Set<Variable>> sources = new IdentityHashMap<>();
    /** What is given to variables that keep it. */
    private final Map<Variable, Expr> values = new IdentityHashMap<>();
    /** The parameters of options: one of many, whom somebody chooses. */
    private final Set<Variable> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Those who are asked about in a sum or a filter: all of the set, one by one. */
    private final Set<Variable> asked = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What procedures are given. */
    private final Set<Variable> given = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Map<Signature, RuleDef> rules = new IdentityHashMap<>();
    private final Map<Member, Member> sides = new IdentityHashMap<>();

    Subjects(GameModel game, Predicate<Object> asksForSight) {
        this.game = game;
        this.asksForSight = asksForSight;
        game.rules().forEach(def -> rules.put(def.signature(), def));
        Set<Variable> assigned = new HashSet<>();
        game.procedures().forEach(def -> given.addAll(def.signature().parameters()));
        game.fields().stream()
                .filter(def -> def.field().name().equals(SIDE))
                .forEach(def -> def.printed().forEach((member, side) -> {
                    if (side instanceof Expr.Constant constant) {
                        sides.put(member, constant.member());
                    }
                }));
        ModelTree.each(game, node -> {
            if (node instanceof Statement.Let let) {
                source(let.variable(), let.value());
                values.put(let.variable(), let.value());
            } else if (node instanceof Statement.Assign assign && assign.target() instanceof Statement.ToVariable to) {
                source(to.variable(), assign.value());
                assigned.add(to.variable());
            } else if (node instanceof Statement.ForEach loop) {
                member(loop.variable(), loop.set());
            } else if (node instanceof OptionDef.Parameter parameter) {
                member(parameter.variable(), parameter.domain());
                chosen.add(parameter.variable());
            } else if (node instanceof Expr.Filter filter) {
                member(filter.subject(), filter.set());
                asked.add(filter.subject());
            } else if (node instanceof Expr.MapEach each) {
                member(each.subject(), each.set());
                asked.add(each.subject());
            } else if (node instanceof Expr.Aggregate sum) {
                member(sum.subject(), sum.set());
                asked.add(sum.subject());
            } else if (node instanceof Expr.Best best) {
                member(best.subject(), best.set());
            }
        });
        values.keySet().removeAll(assigned);
    }

    private void member(Variable variable, Expr set) {
        members.put(variable, set);
        source(variable, set);
    }

    /** The set that a variable is a member of. */
    Optional<Expr> setOf(Variable member) {
        return Optional.ofNullable(members.get(member));
    }

    private void source(Variable variable, Expr value) {
        Set<Variable> from = sources.computeIfAbsent(variable, one -> new HashSet<>());
        ModelTree.all(value, Expr.Read.class).forEach(read -> from.add(read.variable()));
    }

    /** What is shown with these pieces; if no variable holds them, that may be anything of their owner. */
    Shown shownWith(Expr pieces) {
        if (pieces instanceof Expr.SetLiteral several) {
            return several.members().stream().map(this::shownWith).reduce(Shown.NOTHING, Shown::and);
        }
        if (pieces instanceof Expr.Union both) {
            return shownWith(both.left()).and(shownWith(both.right()));
        }
        Optional<Member> named = named(pieces);
        if (named.isPresent()) {
            return Shown.of(Glimpse.ofNamed(named.get()));
        }
        Optional<Variable> head = head(pieces);
        Optional<Expr> owner = head.isPresent() ? Optional.empty() : owner(pieces);
        return Shown.of(new Glimpse(head, kind(pieces), owner, Set.of(), Set.of(), givenFor(pieces), limits(pieces)));
    }

    /** The piece that is called by its name here. */
    private Optional<Member> named(Expr pieces) {
        if (pieces instanceof Expr.Constant constant) {
            return Optional.of(constant.member()).filter(member -> member.kind().category() == Kind.Category.PIECE);
        }
        return pieces instanceof Expr.Read read
                ? Optional.ofNullable(values.get(read.variable())).flatMap(this::named)
                : Optional.empty();
    }

    /** What the procedure around it was given by which some pieces are found: one thing, so that others need not be found by it. */
    private Set<Variable> givenFor(Expr pieces) {
        return variables(pieces)
                .filter(variable -> given.contains(variable) && isOneOfMany(variable.type()))
                .collect(Collectors.toSet());
    }

    private Stream<Variable> variables(Expr expr) {
        return ModelTree.all(expr, Expr.Read.class).stream()
                .flatMap(read -> origins(read.variable()).stream())
                .distinct();
    }

    private static boolean isOneOfMany(Type type) {
        return type.present() instanceof Type.Of of
                && (of.kind().category() == Kind.Category.PIECE || of.kind().category() == Kind.Category.PLACE);
    }

    private Set<Limit> limits(Expr pieces) {
        return isEverybody(pieces) ? Set.of() : Set.of(Limit.SOME);
    }

    /** Whether nobody is left out by chance or by choice; where that cannot be known, nobody is. */
    private boolean isEverybody(Expr pieces) {
        if (pieces instanceof Expr.Filter filter) {
            return isEverybody(filter.set()) && ModelTree.any(filter.condition(), this::mayMeanAll);
        }
        if (pieces instanceof Expr.Read read) {
            Variable variable = read.variable();
            Optional<Expr> from = setOf(variable).or(() -> Optional.ofNullable(values.get(variable)));
            return !chosen.contains(variable) && from.map(this::isEverybody).orElse(true);
        }
        if (pieces instanceof Expr.Draw || pieces instanceof Expr.Choose || pieces instanceof Expr.Best) {
            return false;
        }
        if (pieces instanceof Expr.CallRule call) {
            // A rule that calls nothing but others need not be followed for ever.
            return Optional.ofNullable(rules.get(call.rule()))
                    .map(rule -> rule.base().value())
                    .filter(value -> !(value instanceof Expr.CallRule))
                    .map(this::isEverybody)
                    .orElse(true);
        }
        return pieces instanceof Expr.Query query
                ? query.place().map(this::isEverybody).orElse(true)
                : chosenFrom(pieces).map(this::isEverybody).orElse(true);
    }

    /** Whether a condition may sort out just those of whom something is told. */
    private boolean mayMeanAll(Object node) {
        return asksForSight.test(node)
                || node instanceof Expr.IsKind
                || node instanceof Expr.CallRule
                || node instanceof Expr.ReadField read && read.field().name().equals(SIDE);
    }

    /** What a procedure showed, to the one who called it: of its parameters, what stands for them. */
    Shown handedOver(Shown shown, List<Variable> parameters, List<Expr> arguments) {
        Shown outside = Shown.NOTHING;
        for (Glimpse glimpse : shown.glimpses()) {
            outside = outside.and(handedOver(glimpse, parameters, arguments));
        }
        return outside;
    }

    private Shown handedOver(Glimpse glimpse, List<Variable> parameters, List<Expr> arguments) {
        if (!glimpse.named().isEmpty() || !glimpse.states().isEmpty()) {
            return Shown.of(glimpse);
        }
        Set<Variable> origins = glimpse.piece().map(this::origins).orElse(Set.of());
        Set<Limit> limits = EnumSet.noneOf(Limit.class);
        limits.addAll(glimpse.limits());
        // A procedure inside of another one uses what that one was given.
        Set<Variable> found = new HashSet<>(glimpse.given());
        parameters.forEach(found::remove);
        Shown pieces = Shown.NOTHING;
        for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
            Expr argument = arguments.get(i);
            if (origins.contains(parameters.get(i)) && isOfPieces(argument)) {
                pieces = pieces.and(shownWith(argument));
            } else if (glimpse.given().contains(parameters.get(i))) {
                found.addAll(givenFor(argument));
                limits.addAll(limits(argument));
            }
        }
        if (!pieces.isNothing()) {
            return pieces.with(limits).within(glimpse.kind());
        }
        Optional<Expr> owner = glimpse.owner().filter(Expr.Constant.class::isInstance);
        return Shown.of(new Glimpse(Optional.empty(), glimpse.kind(), owner, Set.of(), Set.of(), found, limits));
    }

    /** Whether this is a piece, or some. */
    static boolean isOfPieces(Expr expr) {
        return kind(expr).isPresent();
    }

    /** The kind of pieces that something is. */
    private static Optional<Kind> kind(Expr expr) {
        Type type = expr.type().present();
        Optional<Kind> kind = type instanceof Type.Of of
                ? Optional.of(of.kind())
                : type instanceof Type.SetOf set ? Optional.of(set.kind()) : Optional.empty();
        return kind.filter(one -> one.category() == Kind.Category.PIECE);
    }

    private static boolean areApart(Optional<Kind> one, Optional<Kind> other) {
        return one.isPresent()
                && other.isPresent()
                && !one.get().isA(other.get())
                && !other.get().isA(one.get());
    }

    /** What was shown, as a procedure finds it that is called then: of what it is handed over it is known whether it was shown. */
    Shown handedDown(Shown shown, List<Variable> parameters, List<Expr> arguments) {
        Shown inside = Shown.NOTHING;
        for (Glimpse glimpse : shown.certain()) {
            boolean isItself = !glimpse.named().isEmpty() || !glimpse.states().isEmpty() || glimpse.isAll();
            inside = inside.and(Shown.of(isItself ? glimpse : elsewhere(glimpse)));
            for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
                boolean shownHere = glimpse.named().isEmpty()
                        ? !isItself && isOf(arguments.get(i), glimpse)
                        : isOfPieces(arguments.get(i)) && areAmong(arguments.get(i), glimpse.named());
                if (shownHere) {
                    inside = inside.and(
                            Shown.of(Glimpse.ofVariable(parameters.get(i))).within(glimpse.kind()));
                }
            }
        }
        return inside;
    }

    private static Glimpse elsewhere(Glimpse glimpse) {
        Optional<Expr> owner = glimpse.owner().filter(Expr.Constant.class::isInstance);
        Set<Limit> limits = EnumSet.of(Limit.ELSEWHERE);
        limits.addAll(glimpse.limits());
        return new Glimpse(Optional.empty(), glimpse.kind(), owner, Set.of(), Set.of(), Set.of(), limits);
    }

    /** Whose pieces these are, if their set says so. */
    private Optional<Expr> owner(Expr pieces) {
        if (pieces instanceof Expr.Read read) {
            return setOf(read.variable())
                    .or(() -> Optional.ofNullable(values.get(read.variable())))
                    .flatMap(this::owner);
        }
        return pieces instanceof Expr.Query query
                ? query.owner()
                : chosenFrom(pieces).flatMap(this::owner);
    }

    /** What some pieces are taken from. */
    private static Optional<Expr> chosenFrom(Expr pieces) {
        if (pieces instanceof Expr.Filter filter) {
            return Optional.of(filter.set());
        }
        if (pieces instanceof Expr.Present present) {
            return Optional.of(present.operand());
        }
        if (pieces instanceof Expr.Narrow narrow) {
            return Optional.of(narrow.operand());
        }
        if (pieces instanceof Expr.Only only) {
            return Optional.of(only.set());
        }
        if (pieces instanceof Expr.Best best) {
            return Optional.of(best.set());
        }
        return pieces instanceof Expr.SetLiteral alone && alone.members().size() == 1
                ? Optional.of(alone.members().get(0))
                : Optional.empty();
    }

    /** Whether one side is certainly not the other. */
    private static boolean isOther(Expr one, Expr other) {
        return one instanceof Expr.Constant here
                        && other instanceof Expr.Constant there
                        && !here.member().equals(there.member())
                || isOpponentOf(one, other)
                || isOpponentOf(other, one);
    }

    private static boolean isOpponentOf(Expr one, Expr other) {
        return one instanceof Expr.Builtin builtin
                && builtin.known() == Expr.Known.OPPONENT
                && ModelTree.same(builtin.arguments().get(0), other);
    }

    /** The variable that holds the pieces, if it is one. */
    private Optional<Variable> head(Expr pieces) {
        if (pieces instanceof Expr.Read read) {
            Expr set = members.get(read.variable());
            return set == null ? Optional.of(read.variable()) : head(set);
        }
        return chosenFrom(pieces).flatMap(this::head);
    }

    /** Whether pieces may be those of a glimpse: only where they have nothing to do with what was shown it is certain that they are not. */
    boolean isOf(Expr pieces, Glimpse glimpse) {
        if (areApart(kind(pieces), glimpse.kind())) {
            return false;
        }
        boolean ofSome = glimpse.is(Limit.SOME) || !glimpse.given().isEmpty();
        if (named(pieces).isPresent()) {
            return !ofSome && !isOther(named(pieces).get(), glimpse.owner());
        }
        if (ofSome && wholeKind(pieces).isPresent()) {
            return false;
        }
        Optional<Variable> head = head(pieces);
        if (glimpse.is(Limit.ELSEWHERE) && head.filter(given::contains).isPresent()) {
            return false;
        }
        if (glimpse.piece().isEmpty()) {
            return glimpse.owner()
                    .flatMap(theirs -> owner(pieces).filter(owner -> isOther(owner, theirs)))
                    .isEmpty();
        }
        Variable shown = glimpse.piece().get();
        return head.isEmpty()
                || origins(head.get()).contains(shown)
                || origins(shown).contains(head.get());
    }

    /** Whether pieces may be among these: by their names, or because there are no others of their side. */
    boolean areAmong(Expr pieces, Set<Member> shown) {
        Optional<Member> named = named(pieces);
        if (head(pieces).filter(given::contains).isPresent()) {
            return false;
        }
        return named.isPresent()
                ? shown.contains(named.get())
                : wholeKind(pieces)
                        .map(kind -> game.membersOf(kind).stream()
                                .filter(member -> !isOther(member, owner(pieces)))
                                .allMatch(shown::contains))
                        .orElse(true);
    }

    private boolean isOther(Member piece, Optional<Expr> owner) {
        return sides.containsKey(piece)
                && owner.filter(one -> one instanceof Expr.Constant constant && constant.member() != sides.get(piece))
                        .isPresent();
    }

    /** The kind of which these are all pieces, wherever they stand, perhaps those of one side. */
    private Optional<Kind> wholeKind(Expr pieces) {
        if (pieces instanceof Expr.Read read && asked.contains(read.variable())) {
            return setOf(read.variable()).flatMap(this::wholeKind);
        }
        if (pieces instanceof Expr.Query query) {
            return query.place().isPresent() ? Optional.empty() : Optional.of(query.kind());
        }
        return pieces instanceof Expr.All all ? Optional.of(all.kind()) : Optional.empty();
    }

    private Set<Variable> origins(Variable variable) {
        Set<Variable> found = new HashSet<>();
        collect(variable, found);
        return found;
    }

    private void collect(Variable variable, Set<Variable> found) {
        if (found.add(variable)) {
            sources.getOrDefault(variable, Set.of()).forEach(one -> collect(one, found));
        }
    }
}
