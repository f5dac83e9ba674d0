package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.engine.RulesFault;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.view.BoardView;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** What a player can look at without deciding anything: the board, the record, the rules behind both, and what is refused. */
final class Lookups {
    private static final List<String> HELP = List.of(
            "NUMBER       take that option, or go on to what is offered about it; `back` returns to the whole list",
            "WORDS        the option that they single out, wherever it is in the list; if several fit, these are shown",
            "1 3 5-9      several, where several are picked or put in order; names with commas work too",
            "all          all that are listed, in this order",
            "all WORDS    all that the words fit, one after the other: `all fire`; none if they fit two things that one can do",
            "1 2 1 ...    where the same is asked again and again: the last answer stands for this turn, as long as it is offered",
            "done         ends a pick, also behind it (`1 3 done`); one that leaves nothing to pick ends by itself",
            "PLACE        on a journey, a place farther on: goes there by the cheapest way that needs no die before the last step",
            "             (beyond the next step only if you know all pieces); `PLACE done` stops there",
            "undo         take the last decision back, as far as the last die or reveal; a whole pick at once",
            "why          where the last number in the log comes from; `why #12` where those of line #12 come from",
            "why NUMBER   what an option is by the rules; `why r3` why a refused order is refused",
            "why WORDS    why an order that they fit is refused or not offered (`why march Guards`, `why not march Guards`)",
            "why NAME     how a rule or a table is read now, or what is in a region or a list; what it is read for follows its",
            "             name (`why points Red`) or comes before it (`why Red.points`), as does whose state it is (`why Guards.strength`)",
            "why PLACE    on a journey, how it leads there, or why it does not; beyond the next step only if you know all pieces",
            "refused      what is not allowed now, and why",
            "board        the board with who stands where, all of it, and what is empty",
            "map [PLACE]  the map of hexes, or all places and the ways between them; or everything about one",
            "log [N]      the record of play with its printed cases, or its last N lines",
            "options      the whole list once more",
            "save FILE    save the match",
            "solo         one plays all sides from now on, and the keyboard is not passed on",
            "quit         leave; when the game is over, `new` begins another one",
            "help         this list");

    private final PrintWriter out;
    private final Match match;
    private final SaveFile saves;

    Lookups(PrintWriter out, Match match, SaveFile saves) {
        this.out = out;
        this.match = match;
        this.saves = saves;
    }

    /** Answers a command for one who reads; whether it is one of these. The match goes on whatever becomes of the answer. */
    boolean look(String command, String rest, int viewer, Menu menu) {
        try {
            return answer(command, rest, viewer, menu);
        } catch (UserError | RulesFault e) {
            throw e;
        } catch (RuntimeException ours) {
            CrashReport.of(ours).lines("the match goes on").forEach(out::println);
            return true;
        }
    }

    private boolean answer(String command, String rest, int viewer, Menu menu) {
        switch (command) {
            case "why" -> why(rest, viewer, menu);
            case "refused" -> new RefusalPrinter(out, match, viewer).print();
            case "board" -> {
                out.println("Turn " + match.turnName());
                printBoard(match.view(viewer));
                new BoardPrinter(out).printEmpty(match.view(viewer));
            }
            case "map" -> map(viewer, rest);
            case "log" -> log(viewer, rest);
            case "save" -> save(rest);
            case "help", "?" -> HELP.forEach(help -> out.println("  " + help));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Who stands where; which turn it is stands above it. */
    void printBoard(BoardView view) {
        BoardPrinter printer = new BoardPrinter(out);
        printer.printSides(view);
        printer.printPlaces(view, false);
    }

    private void why(String what, int viewer, Menu menu) {
        LogPrinter record = new LogPrinter(out, match, viewer);
        Optional<String> denied = NamedOrder.denied(what);
        if (denied.isPresent()) {
            whyNot(denied.get(), viewer, menu);
        } else if (what.isEmpty()) {
            record.explainLast();
        } else if (what.matches("#\\d{1,6}")) {
            record.explain(Integer.parseInt(what.substring(1)));
        } else if (what.matches("[rR]\\d{1,6}")) {
            new RefusalPrinter(out, match, viewer).explain(Integer.parseInt(what.substring(1)));
        } else if (!whyOption(what, viewer, menu)) {
            whyNamed(what, viewer);
        }
    }

    private void whyNamed(String what, int viewer) {
        Question question = Question.parse(what);
        Optional<Explanation> working = question.ask(match, viewer);
        working.ifPresent(explanation -> new ExplanationPrinter(out, match.game()).print(explanation, 0));
        List<String> facts = working.isPresent() ? List.of() : new Facts(match, viewer).about(what);
        facts.forEach(out::println);
        if (working.isEmpty() && facts.isEmpty() && !new NamedOrder(out, match, viewer).tell(what)) {
            String says = "`why` takes the number of an option, that of a line of the log as in `why #1`, that of"
                    + " a refused order as in `why r1`, or a name." + question.instead(match, viewer);
            Wrapped.sentence(says, "  ").forEach(out::println);
            Wrapped.sentence("  " + Question.UNASKED, "  ").forEach(out::println);
        }
    }

    private void whyNot(String what, int viewer, Menu menu) {
        boolean told =
                !what.isEmpty() && (whyOption(what, viewer, menu) || new NamedOrder(out, match, viewer).tell(what));
        if (!told) {
            Wrapped.sentence(NamedOrder.nothing(what), "  ").forEach(out::println);
        }
    }

    private boolean whyOption(String what, int viewer, Menu menu) {
        if (whyThere(what, viewer, menu)) {
            return true;
        }
        if (what.matches("\\d{1,6}")) {
            menu.entry(Integer.parseInt(what))
                    .ifPresentOrElse(
                            entry -> explain(entry, viewer),
                            () -> out.println("There is no option " + what + ": " + range(menu) + "."));
            return true;
        }
        Predicate<String> isMeant = Question.typedAs(what, match.game().schema());
        Optional<Offer> offer = Offer.of(match, viewer).stream()
                .filter(candidate -> candidate.isKnown() && isMeant.test(candidate.notation()))
                .findFirst();
        offer.ifPresent(new NamedOrder(out, match, viewer)::explain);
        if (offer.isPresent()) {
            return true;
        }
        RefusalPrinter printer = new RefusalPrinter(out, match, viewer);
        Optional<Refusal> refusal = printer.noted(what);
        refusal.ifPresent(printer::explain);
        return refusal.isPresent();
    }

    /** How the journey that is under way leads to a place, or why it does not; no if this is no place. */
    private boolean whyThere(String what, int viewer, Menu menu) {
        boolean option = what.matches("\\d{1,6}")
                && !what.startsWith("0")
                && menu.entry(Integer.parseInt(what)).isPresent();
        Walk walk = new Walk(match, viewer);
        Optional<Thing> place = match.isOver() || option || !walk.isAsked() ? Optional.empty() : walk.place(what);
        if (place.isEmpty()) {
            return false;
        }
        Optional<Offer> step = Offer.of(match, viewer).stream()
                .filter(offer -> offer.arguments().stream()
                        .anyMatch(argument ->
                                argument instanceof Link link && link.to().equals(place.get())))
                .findFirst();
        Optional<List<Offer>> way = walk.to(what);
        if (step.isPresent()) {
            new NamedOrder(out, match, viewer).explain(step.get());
            return true;
        }
        if (way.isPresent()) {
            String steps = way.get().stream().map(Offer::label).collect(Collectors.joining(", "));
            Wrapped.sentence("The journey can lead to " + place.get().printed() + ": " + steps + ".", "  ")
                    .forEach(out::println);
            return true;
        }
        if (walk.isAt(place.get())) {
            out.println("It is at " + place.get().printed() + " already.");
            return true;
        }
        RefusalPrinter printer = new RefusalPrinter(out, match, viewer);
        List<Refusal> next = printer.fitting(what);
        if (next.size() == 1) {
            printer.explain(next.get(0));
        } else {
            printer.printObstacles(place.get(), walk);
        }
        return true;
    }

    private void explain(Menu.Entry entry, int viewer) {
        if (entry.isOne()) {
            new NamedOrder(out, match, viewer).explain(entry.offer());
        } else {
            out.println(
                    entry.text() + " stands for " + entry.offers().size() + " options; type its number to see them.");
        }
    }

    static String range(Menu menu) {
        return menu.size() == 1 ? "there is only 1" : "choose from 1 to " + menu.size();
    }

    private void map(int viewer, String name) {
        BoardView view = match.view(viewer);
        if (name.isEmpty()) {
            match.game()
                    .sheet()
                    .ifPresentOrElse(
                            sheet -> {
                                new HexPrinter(sheet, view).lines().forEach(out::println);
                                new Ways(match, view).betweenHexes(sheet).forEach(line -> out.println("  " + line));
                            },
                            () -> {
                                new BoardPrinter(out).printPlaces(view, true);
                                ways(view);
                            });
            return;
        }
        Wording.named(view.places(), BoardView.PlaceView::id, BoardView.PlaceView::name, name)
                .ifPresentOrElse(
                        place -> new BoardPrinter(out).printPlace(place, new Ways(match, view).outOf(place.id())),
                        () -> {
                            List<String> names = view.places().stream()
                                    .map(BoardView.PlaceView::name)
                                    .toList();
                            out.println("No place is called `" + name + "`"
                                    + Suggest.closest(name, names)
                                            .map(near -> "; did you mean `" + near + "`?")
                                            .orElse("."));
                        });
    }

    /** Where one can go from each place at all. */
    private void ways(BoardView view) {
        Ways ways = new Ways(match, view);
        out.println();
        out.println("Ways out of places");
        for (BoardView.PlaceView place : view.places()) {
            List<String> all = ways.inShort(place.id());
            if (!all.isEmpty()) {
                Wrapped.items("  " + place.name() + ": ", all, "; ", "      ").forEach(out::println);
            }
        }
    }

    private void log(int viewer, String count) {
        LogPrinter record = new LogPrinter(out, match, viewer);
        record.printLast(count.matches("\\d{1,6}") ? Integer.parseInt(count) : Integer.MAX_VALUE);
    }

    private void save(String name) {
        if (name.isEmpty()) {
            out.println("`save` takes the name of a file.");
            return;
        }
        saves.save(match, name);
        out.println("Saved to " + name + ".");
    }

    /** Whose turn it is to decide, and what about. */
    static String asked(Decision decision, int viewer) {
        return decision.sideName() + ": " + decision.prompt().seenBy(viewer);
    }
}
