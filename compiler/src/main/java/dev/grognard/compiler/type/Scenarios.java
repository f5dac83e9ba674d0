package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.OptionalRule;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Set-ups and optional rules. */
final class Scenarios {
    /** How many turns a scenario is shown with whose game does not say when it is over. */
    private static final int USUAL_LENGTH = 24;

    private final Context context;
    private final Symbols symbols;
    private final Expressions expressions;

    Scenarios(Expressions expressions) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.expressions = expressions;
    }

    List<ScenarioDef> scenarios() {
        List<ScenarioDef> result = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Scenario node) {
                Layer layer = symbols.inPlay.get(node.name().text());
                Env env = Env.global(layer);
                List<String> cases =
                        context.cite(node.citation(), "scenario " + node.name().text(), env);
                if (node.turns().isEmpty() && context.calendar.isEmpty() && !context.badCalendar) {
                    context.error(
                            LayerCode.NO_LENGTH,
                            node.name().span(),
                            "the scenario does not say how long it lasts",
                            "add `turns 1..%d`".formatted(lastTurn()));
                }
                Optional<Integer> begins = node.turns().flatMap(t -> turn(t.first()));
                Optional<Integer> ends = node.turns().flatMap(t -> turn(t.last()));
                int first = begins.orElse(1);
                int last = ends.orElse(context.calendar.map(Calendar::last).orElse(1));
                node.turns()
                        .filter(t -> begins.isPresent() && ends.isPresent() && first > last)
                        .ifPresent(this::backwards);
                node.turns().ifPresent(turns -> onCalendar(turns, Math.max(first, last)));
                result.add(new ScenarioDef(
                        layer,
                        node.name().text(),
                        node.title().raw(),
                        first,
                        last,
                        placements(List.of(node.setups()), env),
                        cases,
                        node.doc().text(),
                        node.span()));
            }
        }
        return result;
    }

    /** The turn after which the game is over, or one as it often is. */
    private int lastTurn() {
        return context.rules.decls().stream()
                .map(LayeredDecl::decl)
                .filter(Decl.GameOver.class::isInstance)
                .flatMap(over -> ((Decl.GameOver) over).moment().turn().stream())
                .filter(dev.grognard.compiler.ast.Expr.Whole.class::isInstance)
                .map(turn -> ((dev.grognard.compiler.ast.Expr.Whole) turn).value())
                .findFirst()
                .orElse(USUAL_LENGTH);
    }

    /** The last turn of a scenario has a date, as all before it. */
    private void onCalendar(Decl.Turns turns, int last) {
        context.calendar
                .filter(calendar -> last > calendar.last())
                .ifPresent(calendar -> context.diagnostics.add(Diagnostic.error(
                                NameCode.NO_DATE,
                                "turn %d is not on the calendar".formatted(last),
                                turns.span(),
                                "the calendar has %d turns".formatted(calendar.last()))
                        .with(
                                calendar.definition().span(),
                                "turn %d is %s".formatted(calendar.last(), calendar.lastDate()))
                        .help("change the `turns` here, or let the calendar end later")));
    }

    private void backwards(Decl.Turns turns) {
        Span span = turns.span();
        String first = turns.first().span().text();
        String last = turns.last().span().text();
        context.diagnostics.add(Mended.writing(
                Diagnostic.error(
                        LayerCode.TURNS_BACKWARDS,
                        "the turns run backwards, from %s to %s".formatted(first, last),
                        span,
                        "the last turn stands before the first"),
                "write the earlier turn first",
                span.source(),
                turns.first().span().start(),
                turns.last().span().end(),
                last + ".." + first));
    }

    private Optional<Integer> turn(dev.grognard.compiler.ast.Expr written) {
        return written instanceof dev.grognard.compiler.ast.Expr.Date date
                ? Calendar.turn(date, context)
                : Optional.of(((dev.grognard.compiler.ast.Expr.Whole) written).value());
    }

    List<OptionalRule> options() {
        List<OptionalRule> result = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.OptionRule node) {
                Layer layer = symbols.inPlay.get(node.name().text());
                List<String> cases =
                        context.cite(node.citation(), "option " + node.name().text(), Env.global(layer));
                result.add(new OptionalRule(
                        layer,
                        node.name().text(),
                        node.title().raw(),
                        cases,
                        node.doc().text(),
                        node.span()));
            }
        }
        return result;
    }

    /**
     * Where each piece starts; the rest of a side is what no other line places.
     *
     * @param levels the lines of a scenario, or those of an example and then of the cases in it, which go over what stands above them
     */
    List<ScenarioDef.Placement> placements(List<List<Decl.Setup>> levels, Env env) {
        Map<Member, ScenarioDef.Placement> placed = new LinkedHashMap<>();
        for (List<Decl.Setup> setups : levels) {
            Map<Member, ScenarioDef.Placement> own = new LinkedHashMap<>();
            Set<Member> taken = named(setups);
            taken.addAll(placed.keySet());
            for (Decl.Setup setup : setups) {
                context.cite(setup.citation(), "set-up", env);
                Optional<Member> place = place(setup.place());
                for (Decl.Placed piece : setup.pieces()) {
                    if (place.isPresent()) {
                        for (Member member : members(piece, place.get(), taken, own.keySet())) {
                            place(member, place.get(), piece, env, own);
                        }
                    }
                }
            }
            placed.keySet().removeAll(own.keySet());
            placed.putAll(own);
        }
        return List.copyOf(placed.values());
    }

    private Set<Member> named(List<Decl.Setup> setups) {
        Set<Member> named = new LinkedHashSet<>();
        for (Decl.Setup setup : setups) {
            for (Decl.Placed piece : setup.pieces()) {
                piece.piece().flatMap(this::piece).ifPresent(named::add);
            }
        }
        return named;
    }

    private Optional<Member> place(Name name) {
        Optional<Member> place = symbols.member(symbols.known("Place"), name.text());
        if (place.isEmpty()
                && context.hexes.isPresent()
                && Character.isDigit(name.text().charAt(0))) {
            return context.hexes.get().hex(name);
        }
        if (place.isEmpty()) {
            context.unknown(name.span(), "place", name.text(), symbols.names(symbols.known("Place"), name.text()));
        }
        return place;
    }

    private List<Member> pieces() {
        return symbols.kinds().stream()
                .filter(k -> k.category() == Kind.Category.PIECE)
                .flatMap(k -> symbols.declared(k).stream())
                .toList();
    }

    private Optional<Member> piece(Name name) {
        Optional<Member> found = symbols.members(name.text()).stream()
                .filter(m -> m.kind().category() == Kind.Category.PIECE)
                .findFirst();
        if (found.isEmpty()) {
            context.unknown(
                    name.span(),
                    "piece",
                    name.text(),
                    pieces().stream().map(Member::id).toList());
        }
        return found;
    }

    private List<Member> members(Decl.Placed piece, Member place, Set<Member> named, Set<Member> placed) {
        if (piece.piece().isPresent()) {
            return piece(piece.piece().get()).stream().toList();
        }
        Name side = piece.restOf().orElseThrow();
        Optional<Member> owner = symbols.member(symbols.known("Side"), side.text());
        if (owner.isEmpty()) {
            context.unknown(
                    side.span(),
                    "side",
                    side.text(),
                    symbols.declared(symbols.known("Side")).stream()
                            .map(Member::id)
                            .toList());
            return List.of();
        }
        List<Member> rest = pieces().stream()
                .filter(p -> side(p).filter(s -> s == owner.get()).isPresent())
                .filter(p -> !named.contains(p) && !placed.contains(p) && context.standing.mayStand(p, place))
                .toList();
        Optional<Kind> changing = otherKind("side").filter(kind -> rest.isEmpty());
        changing.ifPresent(kind -> context.error(
                TypeCode.MISMATCH,
                side.span(),
                "`rest of` goes by the side that is printed, and whose a " + kind + " is may change",
                "not printed",
                "name the pieces one by one"));
        return rest;
    }

    private Optional<Member> side(Member piece) {
        return symbols.field(piece.kind(), "side")
                .flatMap(field -> context.printed.get(field, piece))
                .filter(value -> value instanceof Expr.Constant)
                .map(value -> ((Expr.Constant) value).member());
    }

    /** The first kind of piece that has a state of this name. */
    private Optional<Kind> otherKind(String state) {
        return symbols.kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.PIECE)
                .filter(kind -> symbols.field(kind, state).filter(Field::state).isPresent())
                .findFirst();
    }

    private void place(
            Member piece, Member place, Decl.Placed node, Env env, Map<Member, ScenarioDef.Placement> placed) {
        ScenarioDef.Placement old = placed.get(piece);
        if (old != null) {
            context.diagnostics.add(
                    Diagnostic.error(LayerCode.PLACED_TWICE, piece + " is set up twice", node.span(), "again here")
                            .with(old.span(), "first here")
                            .help("leave one of the two out"));
            return;
        }
        context.standing.checkSetUp(piece, place, node.span());
        Map<Field, Expr> states = new LinkedHashMap<>();
        for (Decl.Setting setting : node.settings()) {
            Optional<Field> field =
                    symbols.field(piece.kind(), setting.name().text()).filter(Field::state);
            Optional<Kind> other = field.isPresent()
                    ? Optional.empty()
                    : otherKind(setting.name().text());
            if (other.isPresent()) {
                context.diagnostics.add(Diagnostic.error(
                                Unknowns.code("state of " + piece.kind()),
                                "there is no state of " + piece.kind() + " `"
                                        + setting.name().text() + "`",
                                setting.name().span(),
                                "unknown")
                        .help("`" + setting.name().text() + "` is a state of each " + other.get() + ", and " + piece
                                + " is " + Types.article(piece.kind().name())));
            } else if (field.isEmpty()) {
                context.unknown(
                        setting.name().span(),
                        "state of " + piece.kind(),
                        setting.name().text(),
                        symbols.fields(piece.kind()).stream()
                                .filter(Field::state)
                                .map(Field::name)
                                .toList());
            } else {
                states.put(
                        field.get(),
                        expressions.value(
                                setting.value(),
                                env.pure("a set-up"),
                                field.get().type()));
            }
        }
        placed.put(piece, new ScenarioDef.Placement(piece, place, states, node.span()));
    }
}
