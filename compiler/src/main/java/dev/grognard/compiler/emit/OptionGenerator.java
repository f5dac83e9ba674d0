package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/**
 * Writes what a menu needs of an order or option: the methods that list it for every candidate, say whether a candidate is allowed (and why
 * not), and name it.
 */
final class OptionGenerator {
    private final Emission game;
    private final OptionDef option;
    private final int code;
    /** The procedure around an option written out in a menu; absent for an order. */
    private final Optional<Signature> procedure;
    /** The decider of an order, which is passed to its methods. */
    private final Optional<Variable> side;

    OptionGenerator(Emission game, OptionDef option, int code, Optional<Signature> procedure, Optional<Variable> side) {
        this.game = game;
        this.option = option;
        this.code = code;
        this.procedure = procedure;
        this.side = side;
    }

    /** Distinguishes the methods of several options in one procedure. */
    private String suffix() {
        return procedure.isPresent() ? JavaNames.type(option.name()) + "_" + code : "";
    }

    String listMethod() {
        return "list" + suffix();
    }

    String labelMethod() {
        return "label" + suffix();
    }

    private Body body(boolean explaining) {
        return new Body(game, new Scope(game, procedure, "frame", explaining));
    }

    private MethodSpec.Builder method(String name, Body body, boolean parameters) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.STATIC)
                .addParameter(game.types().state(), "state");
        if (procedure.isPresent()) {
            method.addParameter(TypeName.INT, "frame");
        }
        side.ifPresent(variable -> method.addParameter(
                game.types().of(variable.type()), body.scope().declare(variable)));
        if (parameters) {
            for (OptionDef.Parameter parameter : option.parameters()) {
                Variable variable = parameter.variable();
                method.addParameter(
                        game.types().of(variable.type()), body.scope().declare(variable));
            }
        }
        return method;
    }

    void addTo(TypeSpec.Builder type) {
        type.addMethod(list());
        if (isByPlace()) {
            if (waysApart(body(false)).map(ways -> ways.doubtful().isPresent()).orElse(true)) {
                type.addMethod(countFor());
            }
            type.addMethod(listFor());
        }
        if (isJudged()) {
            type.addMethod(judgeAll());
        }
        if (!option.requirements().isEmpty()) {
            type.addMethod(judge());
        }
        type.addMethod(label());
    }

    private MethodSpec list() {
        Body body = body(false);
        MethodSpec.Builder method = method(listMethod(), body, false)
                .addJavadoc(
                        "Lists «$L» for every candidate that is allowed, or says why the others are not.\n",
                        option.name())
                .addParameter(RuntimeTypes.REFUSALS, "refusals");
        List<Expr> left = readings();
        if (isJudged()) {
            List<CodeBlock> arguments = known(body);
            arguments.add(CodeBlock.of("refusals"));
            body.begin("if (refusals != null)");
            body.line("judgeAll$L($L)", suffix(), CodeBlock.join(arguments, ",$W"));
            body.line("return");
            body.end();
            for (OptionDef.Requirement requirement : requirementsAt(0)) {
                hold(body, requirement.condition(), left);
                left.remove(0);
                body.begin("if ($L)", body.negated(requirement.condition()).block());
                body.line("return");
                body.end();
            }
        }
        hold(body, left, left);
        candidates(body, 0, new ArrayList<>());
        return method.addCode(body.build()).build();
    }

    /** What the method that lists reads, in this order: what is asked of each candidate is read more than once. */
    private List<Expr> readings() {
        List<Expr> all = new ArrayList<>();
        requirementsAt(0).forEach(requirement -> all.add(requirement.condition()));
        int alone = isByPlace()
                ? option.parameters().size() - 1
                : option.parameters().size();
        for (int i = 0; i < alone; i++) {
            all.add(option.parameters().get(i).domain());
            requirementsAt(i + 1).forEach(requirement -> {
                all.add(requirement.condition());
                all.add(requirement.condition());
            });
        }
        return all;
    }

    /**
     * Reads what is wanted of the frame now, and again later, only once: Java must look in the frame anew whenever anything has been written, and
     * offers are written too.
     */
    private void hold(Body body, Object now, List<Expr> all) {
        for (Expr.Read read : ModelTree.all(now, Expr.Read.class)) {
            Variable variable = game.standIn(read.variable());
            boolean again = ModelTree.all(all, Expr.Read.class).stream()
                            .filter(other -> game.standIn(other.variable()) == variable)
                            .count()
                    > 1;
            boolean chosen = option.parameters().stream().anyMatch(p -> p.variable() == read.variable());
            if (again && !chosen && body.scope().isInFrame(variable)) {
                CodeBlock value = body.scope().read(variable);
                body.line(
                        "$T $L = $L",
                        game.types().of(variable.type()),
                        body.scope().hold(variable),
                        value);
            }
        }
    }

    /** Whether there is anything to say of what is not offered. */
    private boolean isJudged() {
        return !option.requirements().isEmpty() || !option.parameters().isEmpty();
    }

    /** What the methods of an option are given whatever its parameters are. */
    private List<CodeBlock> known(Body body) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of("state")));
        procedure.ifPresent(outer -> arguments.add(CodeBlock.of("frame")));
        side.ifPresent(variable -> arguments.add(body.scope().read(variable)));
        return arguments;
    }

    /** Says for every candidate why it is refused, in the order in which its requirements are written. */
    private MethodSpec judgeAll() {
        Body body = body(false);
        MethodSpec.Builder method = method("judgeAll" + suffix(), body, false)
                .addJavadoc("Says of every candidate what forbids it, if anything does.\n")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.REFUSALS, "refusals");
        refused(body, 0);
        return method.addCode(body.build()).build();
    }

    private void refused(Body body, int parameter) {
        if (parameter < option.parameters().size()) {
            String set = option.parameters().get(parameter).domain().span().text();
            body.line(
                    "refusals.among($S,$W$S$L)",
                    set.strip().replaceAll("\\s+", " "),
                    option.name(),
                    option.parameters().subList(0, parameter).stream()
                            .map(before -> CodeBlock.of(", $L", written(body, before)))
                            .collect(CodeBlock.joining("")));
        }
        if (isLast(parameter) && option.requirements().isEmpty()) {
            return;
        }
        if (parameter == option.parameters().size()) {
            List<CodeBlock> arguments = known(body);
            option.parameters().forEach(p -> arguments.add(body.scope().read(p.variable())));
            arguments.add(CodeBlock.of("refusals"));
            body.line("judge$L($L)", suffix(), CodeBlock.join(arguments, ",$W"));
            return;
        }
        if (isNumber(parameter)) {
            numbers(body, option.parameters().get(parameter), value -> refused(body, parameter + 1));
        } else {
            each(body, parameter, option.parameters().get(parameter).domain(), value -> refused(body, parameter + 1));
        }
    }

    /** What a parameter that is no number may be, as far as it can be told when it is known. */
    private Expr allowed(int parameter) {
        OptionDef.Parameter next = option.parameters().get(parameter);
        Expr domain = next.domain();
        for (OptionDef.Requirement requirement : requirementsAt(parameter + 1)) {
            Expr condition = requirement.condition();
            domain = new Expr.Filter(condition.span(), domain, next.variable(), condition, domain.type());
        }
        return domain;
    }

    /** Loops over what a parameter may be. */
    private void each(Body body, int parameter, Expr domain, Consumer<CodeBlock> then) {
        Variable variable = option.parameters().get(parameter).variable();
        body.loops()
                .each(
                        domain,
                        Optional.of(variable),
                        (index, times) -> then.accept(
                                CodeBlock.of("$L.index()", body.scope().read(variable))));
    }

    /** What can be asked as soon as so many parameters are known. */
    private List<OptionDef.Requirement> requirementsAt(int parameters) {
        return option.requirements().stream()
                .filter(requirement -> !requirement.discovers())
                .filter(requirement -> parametersOf(requirement.condition()) == parameters)
                .toList();
    }

    /** How many parameters must be known to work something out. */
    private int parametersOf(Expr e) {
        for (int i = option.parameters().size(); i > 0; i--) {
            if (reads(e, option.parameters().get(i - 1).variable())) {
                return i;
            }
        }
        return 0;
    }

    private static boolean reads(Expr e, Variable variable) {
        return ModelTree.any(e, part -> part instanceof Expr.Read read && read.variable() == variable);
    }

    private void candidates(Body body, int parameter, List<CodeBlock> encoded) {
        if (parameter == option.parameters().size()) {
            body.line("state.option($L)", codes(encoded));
        } else if (parameter == option.parameters().size() - 2 && isByPlace()) {
            byPlace(body, parameter);
        } else {
            candidatesOf(body, parameter, encoded);
        }
    }

    private void candidatesOf(Body body, int parameter, List<CodeBlock> encoded) {
        Consumer<CodeBlock> then = value -> {
            List<CodeBlock> more = new ArrayList<>(encoded);
            more.add(value);
            candidates(body, parameter + 1, more);
        };
        if (isNumber(parameter)) {
            numbers(body, option.parameters().get(parameter), value -> {
                requirementsAt(parameter + 1)
                        .forEach(requirement -> body.loops().skipUnless(requirement.condition()));
                then.accept(value);
            });
        } else if (!isLast(parameter)
                || !optionsByWay(body, parameter, encoded) && !optionsOfSet(body, parameter, encoded)) {
            each(body, parameter, allowed(parameter), then);
        }
    }

    /** All members of a set that can be had as a whole are options in one go. */
    private boolean optionsOfSet(Body body, int parameter, List<CodeBlock> encoded) {
        Expr allowed = allowed(parameter);
        if (!encoded.isEmpty() || !(allowed.type() instanceof Type.SetOf)) {
            return false;
        }
        Optional<CodeBlock> set =
                allowed instanceof Expr.Filter ? body.loops().wholly(allowed) : Optional.of(body.value(allowed));
        set.ifPresent(members -> body.line("state.options($L, $L)", code, members));
        return set.isPresent();
    }

    private boolean isLast(int parameter) {
        return parameter == option.parameters().size() - 1;
    }

    private boolean optionsByWay(Body body, int parameter, List<CodeBlock> encoded) {
        List<CodeBlock> before = new ArrayList<>(List.of(CodeBlock.of("$L", code)));
        before.addAll(encoded);
        Variable variable = option.parameters().get(parameter).variable();
        return body.loops().optionsByWay(allowed(parameter), variable, before);
    }

    private boolean isNumber(int parameter) {
        return option.parameters().get(parameter).variable().type().isNumber();
    }

    private CodeBlock codes(List<CodeBlock> encoded) {
        return encoded.isEmpty()
                ? CodeBlock.of("$L", code)
                : CodeBlock.of("$L, $L", code, CodeBlock.join(encoded, ", "));
    }

    /**
     * What one unit in a place can do, all others there can do too: they are counted without asking again, and passed over when one option is
     * looked for.
     */
    private void byPlace(Body body, int parameter) {
        Variable stands = option.parameters().get(parameter).variable();
        Kind kind = ((Type.Of) stands.type()).kind();
        String all = body.scope().fresh(families(kind));
        body.line("long $L = $L", all, body.value(allowed(parameter)));
        String left = body.scope().fresh("left");
        String first = body.scope().fresh("first");
        List<CodeBlock> arguments = known(body);
        for (int i = 0; i < parameter; i++) {
            arguments.add(body.scope().read(option.parameters().get(i).variable()));
        }
        arguments.add(CodeBlock.of("$T.of($L)", game.types().kind(kind), first));
        body.begin("if (state.counting())");
        count(body, kind, all);
        body.orElse();
        body.begin(
                "for (long $1L = state.toList($2L, $3L); $1L != 0 && !state.found(); $1L = $4T.rest($1L))",
                left,
                code,
                all,
                RuntimeTypes.SETS);
        body.line("int $L = $T.first($L)", first, RuntimeTypes.SETS, left);
        body.line("$LFor($L)", listMethod(), CodeBlock.join(arguments, ",$W"));
        body.end();
        body.end();
    }

    /** Counts what pieces can do, once for each place where any of them stands; ways that are open to them in any case have been tallied. */
    private void count(Body body, Kind kind, String all) {
        Scope scope = body.scope();
        Optional<PrintedSets.Ways> apart = waysApart(body);
        Optional<CodeBlock> tallied =
                apart.map(ways -> CodeBlock.of("state.countedByTally($L, $L)", tally(kind, ways), all));
        if (apart.isPresent() && apart.get().doubtful().isEmpty()) {
            body.line("$L", tallied.orElseThrow());
        } else {
            String left = scope.fresh("left");
            String together = scope.fresh("together");
            String place = scope.fresh("place");
            body.line("long $L", together);
            body.begin(
                    "for (long $1L = $2L; $1L != 0; $1L = $3T.minus($1L, $4L))",
                    left,
                    tallied.orElse(CodeBlock.of("$L", all)),
                    RuntimeTypes.SETS,
                    together);
            body.line("int $L = state.$L($T.first($L))", place, PieceCode.placeOf(kind), RuntimeTypes.SETS, left);
            body.line("$L = $T.and($L, state.$LIn($L))", together, RuntimeTypes.SETS, left, families(kind), place);
            CodeBlock here = countCall(body, place);
            if (apart.isPresent()) {
                body.line("state.countedMore($L, $L)", together, here);
            } else {
                body.line("state.countedInPlace($L, $L, $T.count($L))", place, here, RuntimeTypes.SETS, together);
            }
            body.end();
        }
        CodeBlock rows = apart.map(ways -> CodeBlock.of(", $L", ways.open())).orElse(CodeBlock.of(""));
        body.line("state.$LCounted($L, $L$L)", families(kind), code, all, rows);
    }

    private int tally(Kind kind, PrintedSets.Ways ways) {
        return game.tallies().keep(kind.root(), ways).slot();
    }

    private static String families(Kind kind) {
        return JavaNames.value(kind.root().name()) + "s";
    }

    private CodeBlock countCall(Body body, String place) {
        List<CodeBlock> arguments = known(body);
        arguments.add(CodeBlock.of("$L", place));
        return CodeBlock.of("$L($L)", countMethod(), CodeBlock.join(arguments, ",$W"));
    }

    /** What the last parameter may be, if it is a way which leaves the place of a piece, the only other parameter, and places are few. */
    private Optional<PrintedSets.Ways> waysApart(Body body) {
        return option.parameters().size() == 2
                        && game.small(new Type.SetOf(game.layout().places()))
                ? body.loops()
                        .waysApart(allowed(option.parameters().size() - 1))
                        .filter(ways -> ways.mostFromOnePlace() <= Tallies.MOST)
                : Optional.empty();
    }

    /** Lists what the last parameter may be, once the others are known. */
    private MethodSpec listFor() {
        Body body = body(false);
        MethodSpec.Builder method = method(listMethod() + "For", body, false).addModifiers(Modifier.PRIVATE);
        int last = option.parameters().size() - 1;
        List<CodeBlock> encoded = new ArrayList<>();
        for (OptionDef.Parameter parameter : option.parameters().subList(0, last)) {
            String name = body.scope().declare(parameter.variable());
            method.addParameter(game.types().of(parameter.variable().type()), name);
            encoded.add(CodeBlock.of("$L.index()", name));
        }
        candidatesOf(body, last, encoded);
        return method.addCode(body.build()).build();
    }

    private String countMethod() {
        return listMethod().replaceFirst("list", "count") + "For";
    }

    /** Counts what the last parameter may be for all that stand in a place; only where that must be asked, if what is printed tells some apart. */
    private MethodSpec countFor() {
        Body body = body(false);
        int last = option.parameters().size() - 1;
        Variable stands = option.parameters().get(last - 1).variable();
        String place = body.scope().fresh("place");
        MethodSpec.Builder method = method(countMethod(), body, false)
                .addModifiers(Modifier.PRIVATE)
                .returns(TypeName.INT)
                .addParameter(TypeName.INT, place);
        Expr allowed = allowed(last);
        ModelTree.each(allowed, part -> {
            if (part instanceof Expr.Builtin at && isPlaceOf(at, stands)) {
                body.scope().keepPlace(at, place);
                body.scope().keep(at, placeNumbered(place, at.type()));
            }
        });
        String count = body.scope().fresh("count");
        body.line("int $L = 0", count);
        Variable way = option.parameters().get(last).variable();
        if (waysApart(body).isPresent()) {
            body.loops().countDoubtful(allowed, way, count);
        } else if (!body.loops().countByWay(allowed, way, count)) {
            each(body, last, allowed, value -> body.line("$L++", count));
        }
        body.line("return $L", count);
        return method.addCode(body.build()).build();
    }

    /** A place by its number, as one of the kind that it is known to be. */
    private String placeNumbered(String number, Type type) {
        Kind places = game.layout().places();
        String any = game.types().kind(places).simpleName() + ".of(" + number + ")";
        return type.present() instanceof Type.Of of && of.kind() != places
                ? "((" + game.types().kind(of.kind()).simpleName() + ") " + any + ")"
                : any;
    }

    private static boolean isPlaceOf(Expr.Builtin at, Variable piece) {
        return at.known() == Expr.Known.AT
                && at.arguments().get(0) instanceof Expr.Read read
                && read.variable() == piece;
    }

    /** Whether the last parameter depends on the one before it by nothing but the place where that stands. */
    private boolean isByPlace() {
        int last = option.parameters().size() - 1;
        if (last < 1
                || option.parameters().stream()
                        .anyMatch(p -> p.variable().type().isNumber())
                || !game.small(option.parameters().get(last - 1).domain().type())) {
            return false;
        }
        List<Expr> asked = new ArrayList<>(List.of(option.parameters().get(last).domain()));
        requirementsAt(last + 1).forEach(requirement -> asked.add(requirement.condition()));
        Variable stands = option.parameters().get(last - 1).variable();
        for (int i = 0; i < last - 1; i++) {
            Variable earlier = option.parameters().get(i).variable();
            if (asked.stream().anyMatch(e -> reads(e, earlier))) {
                return false;
            }
        }
        return asked.stream().anyMatch(e -> reads(e, stands))
                && asked.stream().allMatch(e -> readsOnlyPlace(e, stands));
    }

    private static boolean readsOnlyPlace(Object node, Variable piece) {
        if (node instanceof Expr.Builtin at
                && at.known() == Expr.Known.AT
                && at.arguments().get(0) instanceof Expr.Read) {
            return true;
        }
        if (node instanceof Expr.Read read && read.variable() == piece) {
            return false;
        }
        return ModelTree.parts(node).stream().allMatch(part -> readsOnlyPlace(part, piece));
    }

    private static void numbers(Body body, OptionDef.Parameter next, Consumer<CodeBlock> then) {
        Expr.InRange range = (Expr.InRange) next.domain();
        CodeBlock low = body.held(range.low().orElseThrow(), "low");
        CodeBlock high = body.held(range.high().orElseThrow(), "high");
        String name = body.scope().declare(next.variable());
        body.begin("for (int $1L = $2L; $1L <= $3L; $1L++)", name, low, high);
        then.accept(CodeBlock.of("$L", name));
        body.end();
    }

    private MethodSpec judge() {
        Body body = body(false);
        MethodSpec.Builder method = method("judge" + suffix(), body, true)
                .addJavadoc("Says what forbids this, if anything does.\n")
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.REFUSALS, "refusals");
        for (OptionDef.Requirement requirement : option.requirements()) {
            if (requirement.discovers()) {
                continue;
            }
            Code fails = body.negated(requirement.condition());
            body.begin("if ($L || refusals.tellAll())", fails.in(Code.OR));
            judged(body, requirement);
            body.end();
        }
        return method.addCode(body.build()).build();
    }

    /** A requirement is asked again on the explaining path, which knows the clauses and cases behind it. */
    private void judged(Body outer, OptionDef.Requirement requirement) {
        Scope scope = new Scope(game, procedure, "frame", true);
        side.ifPresent(variable -> scope.bind(variable, outer.scope().local(variable)));
        option.parameters().forEach(p -> scope.bind(p.variable(), outer.scope().local(p.variable())));
        scope.avoid(outer.scope());
        Body body = new Body(game, scope);
        body.line("$1T why = new $1T()", RuntimeTypes.WHY);
        body.line("why.enter($S$L)", requirement.text(), TextCode.moreCases(requirement.cases()));
        List<CodeBlock> order = new ArrayList<>(List.of(CodeBlock.of("$L", code)));
        option.parameters().forEach(parameter -> order.add(encoded(body, parameter)));
        CodeBlock which = CodeBlock.join(order, ",$W");
        body.begin("if (!why.leave($L))", body.whole(requirement.condition()).block());
        CodeBlock reason =
                requirement.reason().map(text -> new TextCode(body).text(text)).orElse(CodeBlock.of("why.reason()"));
        body.line(
                "refusals.refuse($L,$W$L,$Wwhy.explanation(),$W$L)",
                reason,
                TextCode.refusalCases(requirement.reason(), requirement.cases()),
                which);
        body.line("return");
        body.end();
        body.line("refusals.meet(why.explanation(),$W$L)", which);
        outer.raw(body.build());
    }

    /** An argument in the notation of scripts. */
    private static CodeBlock written(Body body, OptionDef.Parameter parameter) {
        CodeBlock read = body.scope().read(parameter.variable());
        return parameter.variable().type().isNumber()
                ? CodeBlock.of("String.valueOf($L)", read)
                : CodeBlock.of("$L.id()", read);
    }

    private static CodeBlock encoded(Body body, OptionDef.Parameter parameter) {
        CodeBlock read = body.scope().read(parameter.variable());
        return parameter.variable().type().isNumber() ? read : CodeBlock.of("$L.index()", read);
    }

    private MethodSpec label() {
        Body body = body(false);
        MethodSpec.Builder method = method(labelMethod(), body, true).returns(RuntimeTypes.TEXT);
        body.line("return $L", TextCode.ofWhatIsOffered(body).text(option.label()));
        return method.addCode(body.build()).build();
    }

    /** The arguments that {@code label} takes, out of an encoded option. */
    CodeBlock labelArguments(CodeBlock first) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(first));
        for (int i = 0; i < option.parameters().size(); i++) {
            arguments.add(decoded(option.parameters().get(i).variable().type(), i));
        }
        return CodeBlock.join(arguments, ",$W");
    }

    CodeBlock decoded(Type type, int argument) {
        CodeBlock word =
                argument == 0 ? CodeBlock.of("arguments[offset]") : CodeBlock.of("arguments[offset + $L]", argument);
        return type instanceof Type.Of of
                ? CodeBlock.of("$T.of($L)", game.types().kind(of.kind()), word)
                : word;
    }
}
