package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.model.Constants;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Links between places, written out or worked out from what is printed. */
final class Links {
    private record Leg(Kind kind, Member from, Member to, Map<Field, Expr> values, Span span) {
        /** What it has in common with the links beside it: the family and both ends. */
        List<Object> stretch() {
            return List.of(kind.root(), Set.of(from, to));
        }
    }

    private final Context context;
    private final Symbols symbols;
    private final Expressions expressions;
    private final Regions regions;
    private final List<Leg> legs = new ArrayList<>();

    Links(Expressions expressions, Regions regions) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.expressions = expressions;
        this.regions = regions;
    }

    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Board board) {
                Env env = Env.global(layered.layer());
                for (Decl.MapItem item : board.items()) {
                    if (item instanceof Decl.LinkLine line) {
                        line(line, env, Optional.empty(), Optional.empty());
                    } else if (item instanceof Decl.LinkLoop loop) {
                        loop(loop, env);
                    }
                }
            }
        }
        context.hexes.ifPresent(hexes -> hexes.addSteps(this));
        number();
        context.linksAreRead = true;
    }

    private void loop(Decl.LinkLoop loop, Env env) {
        Expr set = expressions.set(loop.domain().set(), env.pure("the map"));
        Optional<List<Member>> members = regions.constant(set, context.constants());
        if (members.isEmpty()) {
            return;
        }
        Env inner = env.inner();
        Type type = new Type.Of(Types.kind(set.type()).orElseThrow());
        Variable variable = expressions.declare(loop.domain().name(), type, Variable.Role.LOOP, inner);
        for (Member member : members.get()) {
            for (Decl.LinkLine line : loop.lines()) {
                line(line, inner, Optional.of(variable), Optional.of(member));
            }
        }
    }

    private void line(Decl.LinkLine line, Env env, Optional<Variable> variable, Optional<Member> bound) {
        Optional<Kind> kind = symbols.kind(line.kind().text())
                .filter(k -> k.category() == Kind.Category.LINK)
                .or(() -> context.missedKind(line.kind().span(), Kind.Category.LINK));
        if (kind.isEmpty()) {
            context.loseLinks();
            return;
        }
        context.cite(line.citation(), "links of kind " + kind.get(), env);
        if (context.hasNarrower(kind.get(), line.kind().span())) {
            return;
        }
        Map<Field, Expr> values = new LinkedHashMap<>();
        for (Decl.Setting setting : line.settings()) {
            Optional<Field> field = symbols.field(kind.get(), setting.name().text());
            if (field.isEmpty()) {
                context.unknown(
                        setting.name().span(),
                        "field of " + kind.get(),
                        setting.name().text(),
                        symbols.fields(kind.get()).stream().map(Field::name).toList());
            } else {
                Expr value = expressions.value(
                        setting.value(), env.pure("the map"), field.get().type());
                boolean loopValue = value instanceof Expr.Read read
                        && variable.filter(v -> v == read.variable()).isPresent();
                values.put(field.get(), loopValue ? new Expr.Constant(value.span(), bound.orElseThrow()) : value);
            }
        }
        for (Decl.Chain chain : line.chains()) {
            chain(kind.get(), chain, values, env, variable, bound);
        }
    }

    private void chain(
            Kind kind,
            Decl.Chain chain,
            Map<Field, Expr> values,
            Env env,
            Optional<Variable> variable,
            Optional<Member> bound) {
        if (chain.among().isPresent()) {
            Expr set = expressions.set(chain.among().get(), env.pure("the map"));
            Constants constants = context.constants();
            variable.ifPresent(v -> constants.with(v, bound.orElseThrow()));
            List<Member> places = regions.constant(set, constants).orElse(List.of());
            for (int i = 0; i < places.size(); i++) {
                for (int j = i + 1; j < places.size(); j++) {
                    leg(kind, places.get(i), places.get(j), values, chain.span());
                }
            }
            return;
        }
        Optional<Member> last = Optional.empty();
        for (Name stop : chain.stops()) {
            Optional<Member> place = symbols.member(symbols.ends(kind), stop.text());
            if (place.isEmpty()) {
                context.unknown(
                        stop.span(),
                        symbols.ends(kind).name(),
                        stop.text(),
                        symbols.names(symbols.ends(kind), stop.text()));
                context.badLinks.add(kind.root());
            } else if (last.isPresent()) {
                leg(kind, last.get(), place.get(), values, stop.span());
            }
            last = place;
        }
    }

    private void leg(Kind kind, Member from, Member to, Map<Field, Expr> values, Span span) {
        Optional<Leg> old = legs.stream()
                .filter(l -> l.kind() == kind)
                .filter(l -> l.from() == from && l.to() == to || l.from() == to && l.to() == from)
                .findFirst();
        if (from == to) {
            context.error(
                    LayerCode.LEG_TWICE,
                    span,
                    Types.article(kind.name()) + " from " + from + " to itself",
                    "leads nowhere");
        } else if (old.isPresent()) {
            context.diagnostics.add(Diagnostic.error(
                            LayerCode.LEG_TWICE,
                            "there is " + Types.article(kind.name()) + " between " + from + " and " + to + " already",
                            span,
                            "the same leg again")
                    .with(old.get().span(), "first here"));
        } else {
            legs.add(new Leg(kind, from, to, values, span));
        }
    }

    /** A step of a map of hexes, which is there once by its making. */
    void step(Kind kind, Member from, Member to, Span span) {
        legs.add(new Leg(kind, from, to, Map.of(), span));
    }

    /** Both directions of a link stand side by side, kind by kind, so that halving a number gives the link itself. */
    private void number() {
        Map<Kind, Integer> counts = new LinkedHashMap<>();
        Map<Object, Integer> between = new HashMap<>();
        legs.forEach(leg -> between.merge(leg.stretch(), 1, Integer::sum));
        for (Kind kind : symbols.kinds()) {
            for (Leg leg : legs) {
                if (leg.kind() == kind) {
                    int number = counts.merge(kind.root(), 1, Integer::sum) - 1;
                    boolean alone = between.get(leg.stretch()) == 1;
                    add(leg, leg.from(), leg.to(), number, alone);
                    add(leg, leg.to(), leg.from(), number, alone);
                }
            }
        }
    }

    /** Who reads of a link that has another beside it wants to know which of them it is. */
    private void add(Leg leg, Member from, Member to, int number, boolean alone) {
        String id = leg.kind() + "(" + from.id() + ", " + to.id() + ")";
        String printed = (alone ? "" : leg.kind() + " ") + from.printed() + " - " + to.printed();
        Member member = new Member(leg.kind(), id, printed, Optional.of(new Member.Ends(from, to, number)), leg.span());
        symbols.add(member);
        leg.values().forEach((field, value) -> context.printed.put(field, member, value));
    }
}
