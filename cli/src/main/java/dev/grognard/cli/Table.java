package dev.grognard.cli;

import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Line;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** A match played at a terminal: shows what the player may see, asks, and does what is typed. */
final class Table {
    /** How much of the record is told to one who takes a match up again. */
    private static final int LAST_LINES = 10;

    private final Console console;
    private final PrintWriter out;
    private final Match match;
    private final Players players;
    private final Lookups lookups;
    private final History history;
    private final HandOver handOver;
    private final boolean automatic;
    /** What was typed ahead; an answer to a question that came between stands before what waits for the earlier one. */
    private final Deque<Ahead> ahead = new ArrayDeque<>();

    private BoardView boardShown;
    /** How much of the record each side has read. */
    private final int[] logShown;
    /** Whether the news since the last board began with the turn. */
    private boolean turnTold;

    private boolean recalls;
    private int lastViewer;

    /** Takes a match up; {@code automatic} takes a player's only option by itself. */
    Table(Console console, Match match, Players players, SaveFile saves, boolean automatic) {
        this.console = console;
        this.out = console.out();
        this.match = match;
        this.players = players;
        this.lookups = new Lookups(out, match, saves);
        this.history = new History(match);
        this.handOver = new HandOver(console, match, players.lookAway());
        this.automatic = automatic;
        this.logShown = new int[match.game().schema().sides().size()];
        this.lastViewer = players.viewer(0);
    }

    /** Tells nothing of what has happened so far. */
    Table knowingTheLog() {
        Arrays.fill(logShown, match.log().size());
        return this;
    }

    /** Tells only the last of what has happened so far, for one who knows the rest. */
    Table recalling() {
        recalls = true;
        return knowingTheLog();
    }

    /** Plays to the end of the game or of the input; from the end a player may look back, and take back what led there. Yes if he wants another game. */
    boolean play() {
        Afterwards next;
        do {
            playOn();
            next = match.isOver() ? looksBack() : Afterwards.LEAVE;
        } while (next == Afterwards.PLAY_ON);
        out.flush();
        return next == Afterwards.PLAY_AGAIN;
    }

    private enum Afterwards {
        PLAY_ON,
        PLAY_AGAIN,
        LEAVE
    }

    private void playOn() {
        boolean goesOn = true;
        while (goesOn && match.decision().isPresent()) {
            Decision decision = match.decision().get();
            if (players.isBot(decision.side())) {
                letBotsPlay();
                continue;
            }
            Optional<Option> taken = takenByItself(decision);
            if (taken.isPresent()) {
                history.choose(decision, taken.get(), viewer(decision));
            } else {
                goesOn = ask(decision);
            }
        }
        tellUnused(Optional.empty());
        match.result().ifPresent(result -> {
            printNews(lastViewer);
            out.println();
            PlayCommand.printResult(console, match);
        });
    }

    /** Lets bots decide until somebody else has to. */
    private void letBotsPlay() {
        AtomicInteger decisions = new AtomicInteger();
        String side = match.decision().orElseThrow().sideName();
        long begun = System.nanoTime();
        Supplier<String> soFar = () -> players.soFar(decisions.get(), Duration.ofNanos(System.nanoTime() - begun));
        Progress.during(console, side + ": thinking", soFar, () -> {
            Optional<Decision> decision = match.decision();
            while (decision.filter(asked -> players.isBot(asked.side())).isPresent()) {
                notice(decision.get());
                Option chosen = players.botChoice(match);
                history.choose(decision.get(), chosen, viewer(decision.get()));
                decisions.incrementAndGet();
                decision = match.decision();
            }
            return decisions;
        });
    }

    private Asked notice(Decision decision) {
        Asked asked = Asked.of(match, decision);
        ahead.forEach(answers -> answers.notice(match, asked));
        return asked;
    }

    /** What needs no question: what was typed ahead, the end of a pick that leaves nothing to pick, and the only option of one who wants it so. */
    private Optional<Option> takenByItself(Decision decision) {
        Asked asked = notice(decision);
        Optional<Option> next = ahead.stream()
                .flatMap(answers -> answers.next(match, asked).stream())
                .findFirst();
        if (next.isEmpty() && history.picksNothingMore(decision, viewer(decision))) {
            return Optional.of(match.options().get(0));
        }
        if (next.isEmpty() && automatic && match.options().size() == 1) {
            Option only = match.options().get(0);
            int viewer = viewer(decision);
            if (handOver.isLooking(viewer)) {
                printNews(viewer);
                out.println("  " + Lookups.asked(decision, viewer) + ": "
                        + only.label().seenBy(viewer) + ", the only option");
            }
            return Optional.of(only);
        }
        return next;
    }

    /** Shows what is new and asks until there is an answer; no if the player leaves. */
    private boolean ask(Decision decision) {
        int viewer = viewer(decision);
        if (!handOver.to(viewer, decision.sideName())) {
            return false;
        }
        printNews(viewer);
        tellUnused(Optional.of(Asked.of(match, decision)));
        List<String> waiting = ahead.stream()
                .flatMap(answers -> answers.tellWaiting(decision.side()).stream())
                .toList();
        if (!waiting.isEmpty()) {
            Wrapped.items("Afterwards: ", waiting, ", ", "  ").forEach(out::println);
        }
        showBoard(viewer);
        out.println();
        Answering answering = new Answering(out, match, history, decision, viewer);
        answering.show();
        while (true) {
            Optional<String> typed = read();
            if (typed.isEmpty()) {
                out.println("No more input: leaving the match.");
                return false;
            }
            Reply reply = reply(answering, typed.get(), viewer);
            if (reply != Reply.ASK_AGAIN) {
                return reply == Reply.GO_ON;
            }
        }
    }

    private enum Reply {
        GO_ON,
        ASK_AGAIN,
        LEAVE
    }

    private Reply reply(Answering answering, String line, int viewer) {
        Command command = Command.of(line);
        try {
            switch (command.word()) {
                case "" -> {
                    return Reply.ASK_AGAIN;
                }
                case "quit", "exit" -> {
                    return Reply.LEAVE;
                }
                case "solo" -> {
                    handOver.solo();
                    out.println("You play all sides: the keyboard is not passed on any more.");
                    return Reply.ASK_AGAIN;
                }
                case "undo" -> {
                    return undo() ? Reply.GO_ON : Reply.ASK_AGAIN;
                }
                default -> {
                    if (lookups.look(command.word(), command.rest(), viewer, answering.menu())) {
                        return Reply.ASK_AGAIN;
                    }
                    Optional<Ahead> answers = answering.read(line);
                    answers.ifPresent(ahead::push);
                    return answers.isPresent() ? Reply.GO_ON : Reply.ASK_AGAIN;
                }
            }
        } catch (UserError e) {
            out.println(e.getMessage());
            return Reply.ASK_AGAIN;
        }
    }

    private void tellAfterwards() {
        boolean open = match.game().schema().isOpen();
        print("The game is over" + (open ? "" : ", and nothing is hidden any more")
                + ". You can look back (`log`, `board`,"
                + " `map`, `why #3`, `why NAME`)" + (match.canUndo() ? ", take the last decision back (`undo`)" : "")
                + ", `save FILE`, play a `new` game, or `quit`.");
    }

    /** Answers questions about a match that is over until the player goes on to something else. */
    private Afterwards looksBack() {
        tellAfterwards();
        while (true) {
            Command command = Command.of(read().orElse("quit"));
            try {
                switch (command.word()) {
                    case "" -> {}
                    case "quit", "exit" -> {
                        return Afterwards.LEAVE;
                    }
                    case "new" -> {
                        return Afterwards.PLAY_AGAIN;
                    }
                    case "undo" -> {
                        if (undo()) {
                            return Afterwards.PLAY_ON;
                        }
                    }
                    case "help", "?", "refused", "options" -> tellAfterwards();
                    default -> {
                        if (!lookups.look(command.word(), command.rest(), Text.ALL_SEEING, Menu.NONE)) {
                            tellAfterwards();
                        }
                    }
                }
            } catch (UserError e) {
                out.println(e.getMessage());
            }
        }
    }

    /** What was typed: its first word, which may be a command, and the rest. */
    private record Command(String word, String rest) {
        static Command of(String line) {
            String[] words = line.split("\\s+", 2);
            return new Command(words[0].toLowerCase(Locale.ROOT), words.length > 1 ? words[1] : "");
        }
    }

    private int viewer(Decision decision) {
        return players.viewer(decision.side());
    }

    /** The whole board when the turn or the one who looks at it is another one, else only what has changed on it. */
    private void showBoard(int viewer) {
        BoardView view = match.view(viewer);
        if (boardShown == null || viewer != boardShown.viewer() || view.turn() != boardShown.turn()) {
            out.println();
            if (!turnTold) {
                out.println("Turn " + match.turnName());
            }
            lookups.printBoard(view);
        } else {
            new BoardPrinter(out).printChanges(boardShown, view);
        }
        boardShown = view;
        turnTold = false;
    }

    private void printNews(int viewer) {
        lastViewer = viewer;
        if (recalls) {
            recalls = false;
            // What others have done since then is news.
            List<Line> lines = Line.of(match.log().subList(0, logShown[viewer]), 0);
            if (lines.size() > LAST_LINES) {
                out.println("The last of " + lines.size() + " lines of the record; `log` tells them all.");
            }
            new LogPrinter(out, match, viewer).printLast(LAST_LINES, lines);
        }
        turnTold |= new LogPrinter(out, match, viewer).printNews(logShown[viewer]);
        if (handOver.takesPlace()) {
            logShown[viewer] = match.log().size();
        } else {
            Arrays.fill(logShown, match.log().size());
        }
    }

    /** Answers that were typed for a question which will not be asked again are not given to another one. */
    private void tellUnused(Optional<Asked> now) {
        List<String> unused = ahead.stream()
                .filter(answers -> answers.isLost(match, now))
                .flatMap(answers -> answers.drop(match).stream())
                .toList();
        ahead.removeIf(Ahead::isUsedUp);
        if (!unused.isEmpty()) {
            print("Not used: " + String.join(", ", unused) + ".");
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

    private boolean undo() {
        ahead.clear();
        List<History.Step> back = history.undo(this::isAsked, lastViewer);
        if (back.isEmpty()) {
            out.println(
                    match.taken().stream().allMatch(one -> players.isBot(one.side()))
                            ? "Nothing has been decided here yet, so there is nothing to take back."
                            : "Nothing can be taken back past a die or a reveal.");
            return false;
        }
        print(History.told(back));
        Arrays.setAll(logShown, side -> Math.min(logShown[side], match.log().size()));
        return true;
    }

    private void print(String sentence) {
        Wrapped.sentence(sentence, "  ").forEach(out::println);
    }

    private boolean isAsked(Match asked) {
        boolean bot = asked.decision().map(Decision::side).map(players::isBot).orElse(false);
        return !bot && !(automatic && asked.options().size() == 1);
    }
}
