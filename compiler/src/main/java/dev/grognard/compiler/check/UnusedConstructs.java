package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModelTree;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What nothing refers to. A series is exempt, since another of its games may use it; so are ways of travelling, since one may only be the
 * model of another.
 */
final class UnusedConstructs implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Set<Signature> used = used(survey);
        game.rules().stream()
                .filter(def -> def.ownTable().isEmpty())
                .forEach(def -> report(def.signature(), def.layer(), def.span(), used, found));
        game.tables().stream()
                .filter(def -> !isPrintedOnTheTrack(game, def))
                .forEach(def -> report(def.signature(), def.layer(), def.span(), used, onTheTrack(game, def), found));
        game.modifiers().forEach(def -> report(def.signature(), def.layer(), def.span(), used, found));
        game.procedures().forEach(def -> report(def.signature(), def.layer(), def.span(), used, found));
        game.orders()
                .forEach(def -> report(
                        def.signature(), def.option().layer(), def.option().span(), used, found));
        Set<Object> asked = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(Expr.Rows.class).forEach(node -> asked.add(node.list()));
        game.lists().stream()
                .filter(list -> !asked.contains(list) && !list.rows().isEmpty() && !survey.isOfSeries(list.span()))
                .forEach(list -> found.add(unread("list", list.name(), list.span())));
        game.regions().stream()
                .filter(region -> !survey.isOfSeries(region.span()) && !isNamedElsewhere(region))
                .forEach(region -> found.add(Diagnostic.warning(
                        CheckCode.NEVER_USED,
                        "the region `%s` is never used".formatted(region.name()),
                        Words.headline(region.span()),
                        "nothing refers to it")));
        Set<Object> read = read(survey);
        survey.all(Statement.Let.class).stream()
                .filter(let -> !read.contains(let.variable()) && !survey.isOfSeries(let.span()) && !does(let.value()))
                .forEach(let -> found.add(unkept(let)));
        Set<Object> inPlay = statesRead(survey.played());
        List<Object> examples = new ArrayList<>();
        ModelTree.each(game.examples(), examples::add);
        Set<Object> shown = statesRead(examples);
        game.fields().stream()
                .filter(def -> def.field().state() && !inPlay.contains(def.field()))
                .forEach(def ->
                        report(def.field().toString(), def.layer(), def.span(), shown.contains(def.field()), found));
        game.globals().stream()
                .filter(def -> !inPlay.contains(def.state()) && !def.state().isRunningPhase())
                .forEach(
                        def -> report(def.state().name(), def.layer(), def.span(), shown.contains(def.state()), found));
    }

    /** Whether the board shows a table in the boxes of the turns. */
    private static boolean isPrintedOnTheTrack(GameModel game, TableDef table) {
        return game.calendar().isEmpty()
                && game.scenarios().stream().anyMatch(played -> table.isTrack(played.firstTurn(), played.lastTurn()));
    }

    /** What keeps a table from the track of the turns that speaks of all of them, but not of each by its number. */
    private static Optional<String> onTheTrack(GameModel game, TableDef table) {
        List<Variable> keys = table.signature().parameters();
        if (game.calendar().isPresent()
                || keys.size() != 1
                || !(keys.get(0).type() instanceof Type.Whole)
                || !(table.signature().result().orElseThrow() instanceof Type.Rec)) {
            return Optional.empty();
        }
        KeyDomain turns = KeyDomain.of(
                game,
                keys.get(0),
                table.entries().stream().map(entry -> entry.keys().get(0)).toList());
        return game.scenarios().stream()
                .filter(played -> turns.lowest()
                                .filter(n -> n <= played.firstTurn())
                                .isPresent()
                        && turns.highest().filter(n -> n >= played.lastTurn()).isPresent())
                .findFirst()
                .map(played ->
                        "if it is for the turn track, give the key a range, `%s: Int %d..%d`, and each turn a row of its own: the board prints no open rows"
                                .formatted(keys.get(0), played.firstTurn(), played.lastTurn()));
    }

    private static Diagnostic unread(String form, String name, Span span) {
        return Diagnostic.warning(
                        CheckCode.NEVER_USED,
                        "the %s `%s` is never used".formatted(form, name),
                        Words.headline(span),
                        "nothing reads its rows")
                .help("go through it where its turn comes: `for each a in %s where … { … }`".formatted(name));
    }

    /** Whether the text of the game has the name of a region but where it is declared; a path with a name is drawn for itself. */
    private static boolean isNamedElsewhere(RegionDef region) {
        Span declared = region.span();
        Pattern name = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(region.name()) + "(?![\\p{L}\\p{N}])");
        return !declared.text().startsWith("region")
                || declared.source().family().stream()
                        .anyMatch(text -> name.matcher(text.text())
                                .results()
                                .anyMatch(match ->
                                        !text.name().equals(declared.source().name())
                                                || match.start() < declared.start()
                                                || match.start() >= declared.end()));
    }

    private static Set<Object> read(Survey survey) {
        Set<Object> read = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(Expr.Read.class).forEach(node -> read.add(node.variable()));
        survey.all(Expr.ReadFrame.class).forEach(node -> read.add(node.variable()));
        return read;
    }

    private static Set<Object> statesRead(List<Object> nodes) {
        Set<Object> read = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Object node : nodes) {
            if (node instanceof Expr.ReadField field) {
                read.add(field.field());
            } else if (node instanceof Expr.ReadGlobal global) {
                read.add(global.state());
            }
        }
        return read;
    }

    /** Whether something happens to the board when the value is worked out, so that it may be there for that alone. */
    private static boolean does(Expr value) {
        return ModelTree.any(
                value,
                node -> node instanceof Expr.Draw
                        || node instanceof Expr.Journey
                        || node instanceof Expr.CallProcedure);
    }

    private static boolean asks(Expr value) {
        return ModelTree.any(
                value,
                node -> node instanceof Expr.Choose || node instanceof Expr.ChooseNumber || node instanceof Expr.Will);
    }

    private static boolean rolls(Expr value) {
        return ModelTree.any(value, node -> node instanceof Expr.Roll || node instanceof Expr.RollMany);
    }

    private static Diagnostic unkept(Statement.Let let) {
        Diagnostic unused = Diagnostic.warning(
                CheckCode.NEVER_USED,
                "the name `%s` is never used".formatted(let.variable()),
                Words.headline(let.span()),
                "nothing refers to it");
        if (asks(let.value())) {
            return unused.help(
                    "nothing comes of what is chosen: say below what does, with `%s`".formatted(let.variable()));
        }
        return rolls(let.value())
                ? unused.help("nothing comes of the roll: say below what does, with `%s`".formatted(let.variable()))
                : unused;
    }

    private static void report(String state, Layer layer, Span span, boolean shown, Diagnostics found) {
        if (layer.form() != Layer.Form.SERIES) {
            found.add(Diagnostic.warning(
                            CheckCode.NEVER_READ,
                            "the state `" + state + "` is never read" + (shown ? " but by examples" : ""),
                            Words.headline(span),
                            "whatever it holds changes nothing")
                    .help("ask for it in a rule, a requirement or a label, or leave it out"));
        }
    }

    private static Set<Signature> used(Survey survey) {
        GameModel game = survey.game();
        Set<Signature> used = Collections.newSetFromMap(new IdentityHashMap<>());
        used.addAll(survey.called());
        used.add(game.sequence().signature());
        game.score().ifPresent(score -> used.add(score.signature()));
        game.invariants().forEach(invariant -> used.add(invariant.rule().signature()));
        // Only its rule asks a table to which there are exceptions, and nobody has written that rule.
        game.rules().stream()
                .filter(rule -> !used.contains(rule.signature()))
                .forEach(rule -> rule.ownTable().ifPresent(used::remove));
        return used;
    }

    private static void report(Signature signature, Layer layer, Span span, Set<Signature> used, Diagnostics found) {
        report(signature, layer, span, used, Optional.empty(), found);
    }

    private static void report(
            Signature signature,
            Layer layer,
            Span span,
            Set<Signature> used,
            Optional<String> help,
            Diagnostics found) {
        boolean insideUnused =
                signature.inside().map(outer -> !used.contains(outer)).orElse(false);
        if (layer.form() == Layer.Form.SERIES || used.contains(signature) || insideUnused) {
            return;
        }
        String form = signature.form().name().toLowerCase(Locale.ROOT);
        Diagnostic unused = Diagnostic.warning(
                CheckCode.NEVER_USED,
                "the %s `%s` is never used".formatted(form, signature),
                Words.headline(span),
                signature.form() == Signature.Form.ORDER ? "no menu offers it" : "nothing refers to it");
        found.add(help.map(unused::help).orElse(unused));
    }
}
