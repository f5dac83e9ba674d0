package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.ScenarioDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game put together by hand: two sides, a few towns, roads and a ferry, units with an arm. Every span covers one letter of its own. */
final class SmallGame {
    static final Layer GAME = new Layer(Layer.Form.GAME, "Small", 1);
    static final Layer MOD = new Layer(Layer.Form.MOD, "Change", 2);

    private final SourceText text = new SourceText("small.grog", "x".repeat(2_000));
    private int used;

    final Kind side = kind("Side", Kind.Category.SIDE, null);
    final Kind arm = kind("Arm", Kind.Category.ENUM, null);
    final Kind place = kind("Place", Kind.Category.PLACE, null);
    final Kind town = kind("Town", Kind.Category.PLACE, place);
    final Kind way = kind("Way", Kind.Category.LINK, null);
    final Kind road = kind("Road", Kind.Category.LINK, way);
    final Kind ferry = kind("Ferry", Kind.Category.LINK, way);
    final Kind unit = kind("Unit", Kind.Category.PIECE, null);
    final Map<Kind, List<Member>> members = new LinkedHashMap<>();
    final Member red = member(side, "Red");
    final Member blue = member(side, "Blue");
    final Member foot = member(arm, "Foot");
    final Member horse = member(arm, "Horse");
    final Member north = member(town, "North");
    final Member south = member(town, "South");
    final Member west = member(town, "West");
    final Member guards = member(unit, "Guards");
    final Member lancers = member(unit, "Lancers");
    final Field armOf = new Field(unit, "arm", new Type.Of(arm), false, List.of());
    final Field tired = new Field(unit, "tired", Type.BOOL, true, List.of());
    final List<RuleDef> rules = new ArrayList<>();
    final List<TableDef> tables = new ArrayList<>();
    final List<ProcedureDef> procedures = new ArrayList<>();
    final List<ScenarioDef> scenarios = new ArrayList<>();
    final List<Citing> citings = new ArrayList<>();
    final List<PrintedCase> printedCases = new ArrayList<>();
    private int links;

    Span span() {
        used += 2;
        return text.span(used, used + 1);
    }

    private Kind kind(String name, Kind.Category category, Kind parent) {
        return new Kind(name, category, Optional.ofNullable(parent), span());
    }

    private Member member(Kind kind, String id) {
        Member member = new Member(kind, id, id, Optional.empty(), span());
        members.computeIfAbsent(kind, k -> new ArrayList<>()).add(member);
        return member;
    }

    void link(Kind kind, Member from, Member to) {
        Span span = span();
        List<Member> all = members.computeIfAbsent(kind, k -> new ArrayList<>());
        all.add(new Member(kind, kind + "(" + from + ", " + to + ")", "", ends(from, to), span));
        all.add(new Member(kind, kind + "(" + to + ", " + from + ")", "", ends(to, from), span));
        links++;
    }

    private Optional<Member.Ends> ends(Member from, Member to) {
        return Optional.of(new Member.Ends(from, to, links));
    }

    Variable parameter(String name, Type type) {
        return new Variable(name, type, Variable.Role.PARAMETER);
    }

    Expr read(Variable variable) {
        return new Expr.Read(span(), variable);
    }

    Expr number(int value) {
        return new Expr.Number(span(), value, Type.INT);
    }

    Expr is(Expr left, Member right) {
        return new Expr.Same(span(), left, new Expr.Constant(span(), right));
    }

    Expr isKind(Expr operand, Kind kind) {
        return new Expr.IsKind(span(), operand, kind);
    }

    Expr and(Expr left, Expr right) {
        return new Expr.And(span(), left, right);
    }

    Expr not(Expr operand) {
        return new Expr.Not(span(), operand);
    }

    Expr field(Field field, Expr of) {
        return new Expr.ReadField(span(), field, of, List.of());
    }

    RuleDef.Clause clause(Expr when, Expr value, String printedCase, String over) {
        return new RuleDef.Clause(
                Optional.ofNullable(when),
                value,
                Optional.empty(),
                printedCase == null ? List.of() : List.of(printedCase),
                over == null ? List.of() : List.of(over),
                List.of(),
                GAME,
                "",
                span());
    }

    RuleDef rule(String name, Type result, List<Variable> parameters, Expr base, RuleDef.Clause... exceptions) {
        RuleDef rule = new RuleDef(
                new Signature(Signature.Form.RULE, name, parameters, Optional.of(result), Optional.empty()),
                List.of(exceptions),
                List.of(),
                clause(null, base, null, null),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                "",
                GAME,
                span());
        rules.add(rule);
        return rule;
    }

    void procedure(Signature signature, Integer nested, Statement... body) {
        procedures.add(new ProcedureDef(
                signature,
                new Statement.Block(List.of(body)),
                Hooks.NONE,
                Optional.ofNullable(nested),
                List.of(),
                "",
                GAME,
                span()));
    }

    Signature procedure(String name) {
        return new Signature(Signature.Form.PROCEDURE, name, List.of(), Optional.of(Type.BOOL), Optional.empty());
    }

    GameModel model() {
        FieldDef arms = new FieldDef(
                armOf,
                Map.of(guards, new Expr.Constant(span(), foot), lancers, new Expr.Constant(span(), horse)),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                GAME,
                span());
        ProcedureDef sequence = new ProcedureDef(
                procedure("Sequence"),
                Statement.Block.EMPTY,
                Hooks.NONE,
                Optional.empty(),
                List.of(),
                "",
                GAME,
                span());
        return new GameModel(
                "Small",
                "Small",
                "small.grog",
                List.of(GAME),
                List.of(side, arm, place, town, way, road, ferry, unit),
                members,
                Map.of(),
                List.of(arms),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                tables,
                rules,
                List.of(),
                procedures,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                sequence,
                List.of(),
                Optional.empty(),
                scenarios,
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                citings,
                printedCases,
                List.of(),
                "0");
    }
}
