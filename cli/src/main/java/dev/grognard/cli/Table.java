package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.view.BoardView;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A match played at a terminal: shows what the player may see, asks, and does what is typed. */
final class Table {
    private static final List<String> HELP = List.of(
            "NUMBER       take that option; its notation works too; of several to choose: 1 3 5-9, and `done` after them",
            "undo         take the last decision back, as far as the last die or reveal",
            "why          where the last number in the log comes from; `why #12` where those of line #12 come from",
            "why NUMBER   what an option is by the rules; `why r3` why a refused order is refused",
            "why NAME     how a rule or a table is read now; what it is read for follows its name",
            "refused      the orders that are not allowed now, and why",
            "board        the board with who stands where, all of it",
            "map [PLACE]  all places, or everything about one",
            "log [N]      the record of play with its printed cases, or its last N lines",
            "options      the options once more",
            "save FILE    save the match",
            "quit         leave",
            "help         this list");
    private static final List<String> COMMANDS =
            List.of("undo", "why", "refused", "board", "map", "log", "options", "save", "quit", "help");

    private static final String DONE = "done";
    private static final String AFTERWARDS = "`log`, `why #N`, `board`, `map`, `undo`, `save FILE` or `quit`";

    private final Console console;
    private final PrintWriter out;
    private final Match match;
    private final Players players;
    private final SaveFile saves;
    private final boolean automatic;
    private BoardView boardShown;
    private int logShown;
    private int lastViewer;

    /** Takes a match up; {@code automatic} takes a player's only option by itself. */
    Table(Console console, Match match, Players players, SaveFile saves, boolean automatic) {
        this.console = console;
        this.out = console.out();
        this.match = match;
        this.players = players;
        this.saves = saves;
        this.automatic = automatic;
        this.lastViewer = players.viewer(0);
    }

    /** Tells nothing of what has happened so far. */
    Table knowingTheLog() {
        logShown = match.log().size();
        return this;
    }

    /** Plays to the end of the game or of the input; from the end a player may look back, and take back what led there. */
    void play() {
        do {
            playOn();
        } while (match.isOver() && looksBack());
        out.flush();
    }

    private void playOn() {
        boolean goesOn = true;
        boolean showBoard = true;
        while (goesOn && match.decision().isPresent()) {
            Decision decision = match.decision().get();
            if (players.isBot(decision.side())) {
                match.choose(players.botChoice(match));
            } else if (automatic && match.options().size() == 1) {
                match.choose(0);
            } else {
                if (showBoard) {
                    show(decision);
                }
                Reply reply = reply(decision);
                goesOn = reply != Reply.LEAVE;
                showBoard = reply == Reply.CHANGED;
            }
        }
        match.result().ifPresent(result -> {
            printNews(lastViewer);
            out.println();
            PlayCommand.printResult(console, match);
        });
    }

    /** Answers questions about a match that is over until the player leaves; yes if he has taken something back. */
    private boolean looksBack() {
        out.println("The game is over: " + AFTERWARDS + ".");
        while (true) {
            String line = read().orElse("quit");
            String[] words = line.split("\\s+", 2);
            String rest = words.length > 1 ? words[1] : "";
            try {
                switch (words[0].toLowerCase(Locale.ROOT)) {
                    case "quit", "exit" -> {
                        return false;
                    }
                    case "undo" -> {
                        if (undo() == Reply.CHANGED) {
                            return true;
                        }
                    }
                    case "log" -> log(lastViewer, rest);
                    case "board" -> printBoard(match.view(lastViewer));
                    case "map" -> map(lastViewer, rest);
                    case "save" -> save(rest);
                    case "why" -> {
                        LogPrinter printer = new LogPrinter(out, match, lastViewer);
                        if (rest.matches("#\\d{1,6}")) {
                            printer.explain(Integer.parseInt(rest.substring(1)));
                        } else {
                            printer.explainLast();
                        }
                    }
                    default -> out.println("Nothing more is asked: " + AFTERWARDS + ".");
                }
            } catch (UserError e) {
                out.println(e.getMessage());
            }
        }
    }

    private enum Reply {
        CHANGED,
        SAME,
        LEAVE
    }

    private int viewer(Decision decision) {
        return players.viewer(decision.side());
    }

    private void show(Decision decision) {
        int viewer = viewer(decision);
        printNews(viewer);
        showBoard(viewer);
        out.println();
        showOptions(decision);
    }

    /** The whole board when the turn or the one who looks at it is another one, else only what has changed on it. */
    private void showBoard(int viewer) {
        BoardView view = match.view(viewer);
        if (boardShown == null || viewer != boardShown.viewer() || view.turn() != boardShown.turn()) {
            out.println();
            printBoard(view);
        } else {
            new BoardPrinter(out).printChanges(boardShown, view);
        }
        boardShown = view;
    }

    private void printBoard(BoardView view) {
        out.println("Turn " + match.turnName());
        BoardPrinter printer = new BoardPrinter(out);
        printer.printSides(view);
        printer.printPlaces(view, false);
    }

    private void printNews(int viewer) {
        lastViewer = viewer;
        new LogPrinter(out, match, viewer).printNews(logShown);
        logShown = match.log().size();
    }

    private void showOptions(Decision decision) {
        int viewer = viewer(decision);
        out.println(decision.sideName() + ": " + decision.prompt().seenBy(viewer));
        new OptionPrinter(out, viewer).print(match.options());
    }

    private Reply reply(Decision decision) {
        Optional<String> typed = read();
        if (typed.isEmpty()) {
            out.println("No more input: leaving the match.");
            return Reply.LEAVE;
        }
        String line = typed.get();
        if (line.isEmpty()) {
            return Reply.SAME;
        }
        try {
            return obey(decision, line);
        } catch (UserError e) {
            out.println(e.getMessage());
            return Reply.SAME;
        }
    }

    /** A line that was typed; nothing at the end of the input. */
    private Optional<String> read() {
        out.print("> ");
        out.flush();
        String typed;
        try {
            typed = console.in().readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (typed == null) {
            out.println();
            return Optional.empty();
        }
        if (!console.terminal()) {
            // A script's answers are seen only if they are printed.
            out.println(typed);
        }
        return Optional.of(typed.strip());
    }

    private Reply obey(Decision decision, String line) {
        if (line.chars().allMatch(Character::isDigit)) {
            return choose(line);
        }
        Optional<Picks> picks =
                decision.point().kind() == DecisionPoint.Kind.SEVERAL ? Picks.parse(line) : Optional.empty();
        if (picks.isPresent()) {
            return choose(decision, picks.get());
        }
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "undo":
                return undo();
            case "why":
                why(decision, rest);
                return Reply.SAME;
            case "refused":
                refused(decision);
                return Reply.SAME;
            case "board":
                printBoard(match.view(viewer(decision)));
                return Reply.SAME;
            case "map":
                map(viewer(decision), rest);
                return Reply.SAME;
            case "log":
                log(viewer(decision), rest);
                return Reply.SAME;
            case "options":
                showOptions(decision);
                return Reply.SAME;
            case "save":
                save(rest);
                return Reply.SAME;
            case "quit":
            case "exit":
                return Reply.LEAVE;
            case "help":
            case "?":
                HELP.forEach(help -> out.println("  " + help));
                return Reply.SAME;
            default:
                return order(decision, line);
        }
    }

    private Reply choose(String number) {
        int count = match.options().size();
        int index = number.length() > 9 ? 0 : Integer.parseInt(number);
        if (index < 1 || index > count) {
            out.println("There is no option " + number + ": choose from 1 to " + count + ".");
            return Reply.SAME;
        }
        match.choose(index - 1);
        return Reply.CHANGED;
    }

    /** Takes several options as they were numbered when they were shown, although each one taken renumbers the rest. */
    private Reply choose(Decision decision, Picks picks) {
        List<Option> shown = match.options();
        for (int number : picks.numbers()) {
            if (number < 1 || number > shown.size()) {
                out.println("There is no option " + number + ": choose from 1 to " + shown.size() + ".");
                return Reply.SAME;
            }
        }
        List<String> notations = new ArrayList<>();
        picks.numbers().forEach(number -> notations.add(shown.get(number - 1).notation()));
        if (picks.done()) {
            notations.add(DONE);
        }
        Reply reply = Reply.SAME;
        for (String notation : notations) {
            boolean sameQuestion = match.decision()
                    .filter(now -> now.point().equals(decision.point()) && now.side() == decision.side())
                    .isPresent();
            Optional<Option> option = match.options().stream()
                    .filter(candidate -> sameQuestion && candidate.notation().equals(notation))
                    .findFirst();
            if (option.isEmpty() && notation.equals(DONE)) {
                // All that could be chosen has been.
                return reply;
            }
            if (option.isEmpty()) {
                out.println("`" + notation + "` could not be chosen any more.");
                return reply;
            }
            match.choose(option.get().index());
            reply = Reply.CHANGED;
        }
        return reply;
    }

    private Reply order(Decision decision, String notation) {
        Optional<Option> option = match.options().stream()
                .filter(candidate -> candidate.notation().equalsIgnoreCase(notation))
                .findFirst();
        if (option.isPresent()) {
            match.choose(option.get().index());
            return Reply.CHANGED;
        }
        Optional<Refusal> refusal = match.whyNot(notation);
        if (refusal.isPresent()) {
            print(decision, refusal.get());
        } else {
            String hint = Suggest.closest(notation, COMMANDS)
                    .map(command -> "did you mean `" + command + "`?")
                    .orElse("type a number, or `help`.");
            out.println("`" + notation + "` is neither an option nor a command: " + hint);
        }
        return Reply.SAME;
    }

    private Reply undo() {
        boolean undone = false;
        // Decisions of bots and those taken by themselves are taken back along with the player's own.
        while (match.canUndo() && (!undone || !isAsked())) {
            match.undo();
            undone = true;
        }
        if (!undone) {
            out.println("Nothing can be taken back past a die or a reveal.");
            return Reply.SAME;
        }
        logShown = Math.min(logShown, match.log().size());
        return Reply.CHANGED;
    }

    private boolean isAsked() {
        boolean bot = match.decision().map(Decision::side).map(players::isBot).orElse(false);
        return !bot && !(automatic && match.options().size() == 1);
    }

    private void why(Decision decision, String what) {
        int viewer = viewer(decision);
        if (what.isEmpty()) {
            new LogPrinter(out, match, viewer).explainLast();
        } else if (what.matches("#\\d{1,6}")) {
            new LogPrinter(out, match, viewer).explain(Integer.parseInt(what.substring(1)));
        } else if (what.toLowerCase(Locale.ROOT).matches("r\\d{1,6}")) {
            whyRefused(decision, what);
        } else if (!whyOption(decision, what)) {
            Question.parse(what)
                    .ask(match, viewer)
                    .ifPresentOrElse(
                            explanation -> new ExplanationPrinter(out).print(explanation, 0),
                            () -> out.println("`why` takes the number of an option, that of a line of the log as in"
                                    + " `why #1`, that of a refused order as in `why r1`, or a rule or a table."));
        }
    }

    private void whyRefused(Decision decision, String what) {
        List<Refusal> refusals = match.refusals();
        int index = Integer.parseInt(what.substring(1));
        if (index < 1 || index > refusals.size()) {
            out.println("There is no refused order " + what + ": `refused` lists them.");
        } else {
            print(decision, refusals.get(index - 1));
        }
    }

    private boolean whyOption(Decision decision, String what) {
        Optional<Option> option = match.options().stream()
                .filter(candidate ->
                        what.equals(Integer.toString(candidate.index() + 1)) || what.equals(candidate.notation()))
                .findFirst();
        if (option.isPresent()) {
            out.println(option.get().label().seenBy(viewer(decision)));
            out.println(
                    "  Every requirement holds; it is written " + option.get().notation() + ", and comes from "
                            + decision.point().name()
                            + ExplanationPrinter.cited(option.get().cases()) + ".");
            return true;
        }
        Optional<Refusal> refusal = match.whyNot(what);
        refusal.ifPresent(found -> print(decision, found));
        return refusal.isPresent();
    }

    /** A refusal with its working as far as the one who is asked may know it. */
    private void print(Decision decision, Refusal refusal) {
        int viewer = viewer(decision);
        match.hindsight().refusals(viewer).stream()
                .filter(told -> told.notation().equals(refusal.notation()))
                .findFirst()
                .ifPresent(told -> new ExplanationPrinter(out).print(told, viewer));
    }

    private void refused(Decision decision) {
        List<Refusal> refusals = match.refusals();
        if (refusals.isEmpty()) {
            out.println("Nothing that this decision is about is refused.");
        }
        int viewer = viewer(decision);
        for (int i = 0; i < refusals.size(); i++) {
            Refusal refusal = refusals.get(i);
            out.println("  r" + (i + 1) + "  " + refusal.label().seenBy(viewer) + ": "
                    + refusal.reason().seenBy(viewer) + ExplanationPrinter.cited(refusal.cases()));
        }
    }

    private void map(int viewer, String name) {
        BoardView view = match.view(viewer);
        if (name.isEmpty()) {
            new BoardPrinter(out).printPlaces(view, true);
            return;
        }
        view.places().stream()
                .filter(place ->
                        place.id().equalsIgnoreCase(name) || place.name().equalsIgnoreCase(name))
                .findFirst()
                .ifPresentOrElse(
                        place -> new BoardPrinter(out).printPlace(place, new Ways(match).outOf(place.id())), () -> {
                            List<String> names = view.places().stream()
                                    .map(BoardView.PlaceView::name)
                                    .toList();
                            out.println("No place is called `" + name + "`"
                                    + Suggest.closest(name, names)
                                            .map(near -> "; did you mean `" + near + "`?")
                                            .orElse("."));
                        });
    }

    private void log(int viewer, String count) {
        int size = match.log().size();
        int shown = count.matches("\\d{1,6}") ? Math.min(size, Integer.parseInt(count)) : size;
        new LogPrinter(out, match, viewer).printFrom(size - shown);
    }

    private void save(String name) {
        if (name.isEmpty()) {
            out.println("`save` takes the name of a file.");
            return;
        }
        saves.save(match, name);
        out.println("Saved to " + name + ".");
    }
}
