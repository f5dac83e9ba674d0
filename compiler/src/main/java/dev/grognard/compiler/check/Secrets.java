package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Variable;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What in a game rests on values that not everybody may see. */
final class Secrets {
    private final Set<Object> hidden = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Object> opening = Collections.newSetFromMap(new IdentityHashMap<>());
    /** What opens a state of the whole game, which no variable stands for. */
    private final Set<Object> openingAll = Collections.newSetFromMap(new IdentityHashMap<>());

    private final Map<Signature, Object> definitions = new IdentityHashMap<>();
    private final Hiding hiding;
    private final Map<Hiding.Reading, Optional<Expr>> known = new HashMap<>();
    private final Map<Variable, Expr> lets = new IdentityHashMap<>();
    private final Subjects subjects;

    Secrets(GameModel game) {
        this.hiding = new Hiding(game.sights());
        this.subjects = new Subjects(game, this::asksForSight);
        for (Sight sight : game.sights()) {
            if (!sight.isOpen()) {
                game.fields().stream().filter(def -> sight.isOf(def.field())).forEach(def -> hidden.add(def.field()));
                addOpening(sight.watchers(), opening);
            }
        }
        game.globals().stream().filter(GlobalDef::isHidden).forEach(def -> {
            hidden.add(def.state());
            addOpening(def.watchers(), openingAll);
        });
        opening.addAll(openingAll);
        opening.removeAll(hidden);
        game.rules().forEach(def -> definitions.put(def.signature(), def));
        game.modifiers().forEach(def -> definitions.put(def.signature(), def));
    }

    private static void addOpening(List<Sight.Watcher> watchers, Set<Object> opening) {
        watchers.forEach(watcher -> watcher.when().ifPresent(when -> {
            ModelTree.all(when, Expr.ReadField.class).forEach(read -> opening.add(read.field()));
            ModelTree.all(when, Expr.ReadGlobal.class).forEach(read -> opening.add(read.state()));
        }));
    }

    /** Whether a game keeps anything from anybody. */
    static boolean areIn(GameModel game) {
        return game.sights().stream().anyMatch(sight -> !sight.isOpen())
                || game.globals().stream().anyMatch(GlobalDef::isHidden);
    }

    /** What the variables of the game stand for. */
    Subjects subjects() {
        return subjects;
    }

    boolean isHidden(Object state) {
        return hidden.contains(state);
    }

    /** Whether something is seen by this state. */
    boolean isOpening(Object state) {
        return opening.contains(state);
    }

    /** Whether a state of the whole game is seen by this state. */
    boolean isOpeningAll(Object state) {
        return openingAll.contains(state);
    }

    /** A variable that holds what rests on a secret rests on it too. */
    void carry(Variable variable, Expr secret) {
        lets.putIfAbsent(variable, secret);
    }

    /**
     * Whether an option may be offered while a secret of its label is hidden; one that asks who sees its piece is not. The enemy's secrets are left
     * to those who look at what an option tells the one who is offered it.
     */
    boolean isUnasked(Expr secret, OptionDef option) {
        Set<Variable> parameters = Collections.newSetFromMap(new IdentityHashMap<>());
        option.parameters().forEach(parameter -> parameters.add(parameter.variable()));
        Set<Variable> about = Collections.newSetFromMap(new IdentityHashMap<>());
        ModelTree.all(secret, Expr.Read.class).forEach(read -> about.add(read.variable()));
        boolean ofFoe = option.parameters().stream()
                .filter(parameter -> about.contains(parameter.variable()))
                .anyMatch(parameter -> isOfFoe(parameter.domain()));
        return !ofFoe
                && Stream.concat(
                                option.parameters().stream().map(OptionDef.Parameter::domain),
                                option.requirements().stream()
                                        .filter(requirement -> !requirement.discovers())
                                        .map(OptionDef.Requirement::condition))
                        .noneMatch(condition -> ModelTree.any(
                                condition,
                                node -> asksForSight(node)
                                        && !(node instanceof Expr.ReadField read
                                                && read.of() instanceof Expr.Read of
                                                && parameters.contains(of.variable())
                                                && !about.contains(of.variable()))));
    }

    /** Whether this has to do with the opponent of somebody. */
    static boolean isOfFoe(Object node) {
        return ModelTree.any(
                node, part -> part instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.OPPONENT);
    }

    /** The hidden value on which something rests and that was not shown, or nothing if it also asks who may see. */
    Optional<Expr> in(Object node, Shown shown) {
        return shown.all() || ModelTree.any(node, this::asksForSight) ? Optional.empty() : read(node, shown);
    }

    private Optional<Expr> read(Object node, Shown shown) {
        if (node instanceof Expr.ReadField read && hiding.isHidden(read)) {
            return Optional.of((Expr) read).filter(one -> !isShown(one, shown));
        }
        if (node instanceof Expr.ReadGlobal read && hidden.contains(read.state())) {
            return Optional.of((Expr) read).filter(one -> !isShown(one, shown));
        }
        if (node instanceof Expr.Read read && lets.containsKey(read.variable())) {
            return Optional.of((Expr) read).filter(one -> !isShown(one, shown));
        }
        Optional<Signature> called = called(node);
        if (called.isPresent()
                && ofRule(called.get(), arguments((Expr) node)).isPresent()
                && !isShown((Expr) node, shown)) {
            return Optional.of((Expr) node);
        }
        for (Object part : ModelTree.parts(node)) {
            Optional<Expr> inner = read(part, shown);
            if (inner.isPresent()) {
                return inner;
            }
        }
        return Optional.empty();
    }

    private boolean isShown(Expr secret, Shown shown) {
        if (secret instanceof Expr.Read read) {
            return isShown(lets.get(read.variable()), shown);
        }
        List<Shown.Glimpse> certain = shown.certain();
        Set<Member> named = new HashSet<>();
        certain.forEach(glimpse -> named.addAll(glimpse.named()));
        return !named.isEmpty() && areAmong(secret, named)
                || certain.stream()
                        .filter(glimpse -> glimpse.named().isEmpty())
                        .anyMatch(glimpse -> isOf(secret, glimpse) && glimpse.tells(restsOn(secret)));
    }

    private static boolean isOf(Object state, Kind kind) {
        return state instanceof Field field && (field.owner().isA(kind) || kind.isA(field.owner()));
    }

    /** Whether a secret may be one of the pieces that were shown by their names. */
    private boolean areAmong(Expr secret, Set<Member> named) {
        if (secret instanceof Expr.ReadField read) {
            return subjects.areAmong(read.of(), named);
        }
        List<Expr> arguments = secret instanceof Expr.ReadGlobal ? List.of() : arguments(secret);
        return !(secret instanceof Expr.ReadGlobal)
                && (arguments.isEmpty() || arguments.stream().anyMatch(one -> subjects.areAmong(one, named)));
    }

    /** Whether a secret may be one of the pieces of a glimpse. */
    private boolean isOf(Expr secret, Shown.Glimpse glimpse) {
        if (secret instanceof Expr.ReadField read) {
            return subjects.isOf(read.of(), glimpse);
        }
        if (secret instanceof Expr.ReadGlobal) {
            // Pieces that are shown have nothing to do with it.
            return glimpse.isAll() || !glimpse.states().isEmpty();
        }
        if (glimpse.kind().isPresent()
                && restsOn(secret).stream()
                        .noneMatch(state -> isOf(state, glimpse.kind().get()))) {
            return false;
        }
        // What is given no pieces finds them by itself, and these may be any.
        List<Expr> pieces =
                arguments(secret).stream().filter(Subjects::isOfPieces).toList();
        return pieces.isEmpty() || pieces.stream().anyMatch(argument -> subjects.isOf(argument, glimpse));
    }

    /** The hidden states on which something rests, be it by rules that it asks. */
    Set<Object> restsOn(Object node) {
        Set<Object> states = Collections.newSetFromMap(new IdentityHashMap<>());
        restsOn(node, states, Collections.newSetFromMap(new IdentityHashMap<>()));
        return states;
    }

    private void restsOn(Object node, Set<Object> states, Set<Signature> opened) {
        ModelTree.each(node, part -> {
            if (part instanceof Expr.ReadField read && hidden.contains(read.field())) {
                states.add(read.field());
            } else if (part instanceof Expr.ReadGlobal read && hidden.contains(read.state())) {
                states.add(read.state());
            }
            called(part).filter(opened::add).map(definitions::get).ifPresent(rule -> restsOn(rule, states, opened));
        });
    }

    /** Where the hidden value is read on which a secret rests, be it in a rule that it asks. */
    Expr root(Expr secret) {
        if (secret instanceof Expr.Read read && lets.containsKey(read.variable())) {
            return root(lets.get(read.variable()));
        }
        return called(secret)
                .flatMap(rule -> ofRule(rule, arguments(secret)))
                .map(this::root)
                .orElse(secret);
    }

    private static Optional<Signature> called(Object node) {
        return node instanceof Expr.CallRule || node instanceof Expr.SumModifiers
                ? Calls.calledBy(node)
                : Optional.empty();
    }

    private static List<Expr> arguments(Expr called) {
        return called instanceof Expr.CallRule call ? call.arguments() : ((Expr.SumModifiers) called).arguments();
    }

    private Optional<Expr> ofRule(Signature rule, List<Expr> arguments) {
        Hiding.Reading reading = hiding.reading(rule, arguments);
        Optional<Expr> secret = known.get(reading);
        if (secret == null) {
            known.put(reading, Optional.empty());
            Object definition = definitions.get(rule);
            secret =
                    definition == null ? Optional.empty() : hiding.inside(reading, () -> in(definition, Shown.NOTHING));
            known.put(reading, secret);
        }
        return secret;
    }

    boolean asksForSight(Object node) {
        return node instanceof Expr.ReadField read && opening.contains(read.field())
                || node instanceof Expr.ReadGlobal global && opening.contains(global.state())
                || node instanceof Expr.Builtin builtin && builtin.known() == Expr.Known.SEES;
    }
}
