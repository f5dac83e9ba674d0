package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Cup;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.EventSink;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Taken;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Takes the end of a game down as the lines of an example, from the beginning of a turn: how things stood, what was played, and which dice
 * fell.
 */
final class Transcript implements EventSink {
    /** Stands for the turn with which the set-up begins, so that nothing need be given besides. */
    private static final int AS_SET_UP = Integer.MIN_VALUE;

    private final Game game;
    private final Beginning beginning;
    private final int turn;
    private final List<Line> lines = new ArrayList<>();
    private List<String> given;
    private boolean asked;
    private int lastAsked;

    /** A choice and the dice after it; the first line has no choice and belongs to what is given. */
    private static final class Line {
        private final String side;
        private final DecisionPoint point;
        private final List<String> notations = new ArrayList<>();
        /** What fell or was drawn, each behind its word. */
        private final List<String> chances = new ArrayList<>();

        private boolean isDone;

        private Line(String side, DecisionPoint point) {
            this.side = side;
            this.point = point;
        }

        /** Those that follow each other under one word share it. */
        private String chance() {
            StringBuilder text = new StringBuilder();
            String word = "";
            for (String one : chances) {
                String led = one.substring(0, one.indexOf(' ') + 1);
                text.append(led.equals(word) ? ", " : (word.isEmpty() ? "   " : " ") + led)
                        .append(one.substring(led.length()));
                word = led;
            }
            return text.toString();
        }
    }

    private Transcript(Game game, Beginning beginning, int turn) {
        this.game = game;
        this.beginning = beginning;
        this.turn = turn;
        lines.add(new Line("", null));
    }

    /** Plays these decisions and takes them down from a turn on; where the engine breaks down the transcript ends. */
    static Transcript of(Game game, Beginning beginning, List<Taken> taken, int turn) {
        Transcript transcript = new Transcript(game, beginning, turn);
        transcript.play(taken);
        return transcript;
    }

    /** What leads to the first decision, or to where the engine breaks down before it: the set-up alone, and its dice. */
    static Transcript ofBeginning(Game game, Beginning beginning) {
        Transcript transcript = new Transcript(game, beginning, AS_SET_UP);
        transcript.play(List.of());
        return transcript;
    }

    private void play(List<Taken> taken) {
        Position position = game.newPosition();
        position.report(this);
        try {
            position.begin(
                    Beginning.setupIndex(game, beginning.setupId()),
                    Beginning.optionMask(game, beginning.optionIds()),
                    beginning.seed());
            position.advance();
            for (Taken step : taken) {
                choose(position, step.notation());
            }
            runOn(position);
        } catch (RuntimeException | StackOverflowError e) {
            // The finding tells what broke down; here only the way to it matters.
            asked = false;
        }
    }

    /** An example ends with the turn of its last line: where the next turn has begun, a line of that turn carries it there. */
    private void runOn(Position position) {
        if (position.isWaiting() && position.turn() != lastAsked) {
            Line line = new Line(game.schema().sides().get(position.decider()).id(), position.decisionPoint());
            line.notations.add(position.optionNotation(0));
            lines.add(line);
        }
    }

    private void choose(Position position, String notation) {
        for (int i = 0; i < position.optionCount(); i++) {
            if (position.optionNotation(i).equals(notation)) {
                asked = true;
                lastAsked = position.turn();
                position.choose(i);
                return;
            }
        }
        throw new IllegalStateException(notation + " is not offered again");
    }

    // ------------------------------------------------------------------ writing

    String example(Finding finding) {
        StringBuilder text = new StringBuilder();
        text.append("// ").append(firstLine(finding.told())).append('\n');
        if (finding.promise().equals(Promises.LEAKS.text())) {
            text.append("// This only leads there: `grog soak GAME --scenario " + beginning.setupId()
                            + " --games 1 --seed ")
                    .append(beginning.seed())
                    .append("` looks at what a side can tell, and an example does not.\n");
        }
        text.append("example \"Found by random play, seed ")
                .append(beginning.seed())
                .append("\" {\n");
        text.append("  given  scenario ").append(beginning.setupId());
        beginning.sortedOptionIds().forEach(option -> text.append("   option ").append(option));
        text.append(turn == AS_SET_UP ? "" : "   turn " + turn).append('\n');
        if (given != null) {
            given.forEach(line -> text.append("         ").append(line).append('\n'));
        }
        if (!lines.get(0).chances.isEmpty()) {
            text.append("      ").append(lines.get(0).chance()).append('\n');
        }
        String lead = "  play   ";
        for (Line line : lines.subList(1, lines.size())) {
            text.append(lead)
                    .append(line.side)
                    .append(' ')
                    .append(deed(line))
                    .append(line.chance())
                    .append('\n');
            lead = "         ";
        }
        return text.append("}\n").toString();
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    private static String deed(Line line) {
        String answer = String.join(", ", line.notations);
        return switch (line.point.kind()) {
            case MENU -> answer.equals("pass") || answer.equals("done") ? "passes" : answer;
            case YES_NO -> answer;
            case SEVERAL, ONE, NEXT, STEP, NUMBER ->
                answer.equals("pass") || answer.equals("done") ? "passes" : "chooses " + answer;
        };
    }

    // ------------------------------------------------------------------ listening

    /** Whether an event is taken down; with the first one everything stands as it did when the turn began. */
    private boolean isNow(Position position) {
        if (position.turn() < turn) {
            return false;
        }
        if (given == null && position.turn() == turn) {
            given = new Standing(game, beginning).of(position);
        }
        return true;
    }

    @Override
    public void chose(
            Position position, int side, DecisionPoint point, Text label, String notation, List<String> cases) {
        boolean written = asked;
        asked = false;
        if (!isNow(position) || !written) {
            return;
        }
        Line last = lines.get(lines.size() - 1);
        String name = game.schema().sides().get(side).id();
        boolean goesOn = point.kind() == DecisionPoint.Kind.SEVERAL
                && point.equals(last.point)
                && last.side.equals(name)
                && last.chances.isEmpty()
                && !last.isDone
                && !last.notations.contains(notation);
        if (goesOn && !notation.equals("done")) {
            last.notations.add(notation);
        } else if (goesOn) {
            // A selection is finished with its last member, so that being done is not written.
            last.isDone = true;
        } else {
            Line line = new Line(name, point);
            line.notations.add(notation);
            lines.add(line);
        }
    }

    @Override
    public void rolled(Position position, Text told, String purpose, int faces, int[] values) {
        if (isNow(position)) {
            String fell = Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            lines.get(lines.size() - 1).chances.add("rolls " + purpose + " " + fell);
        }
    }

    @Override
    public void drawn(Position position, Text told, Text shown, Cup cup) {
        // An example leaves out what can come out in one way only.
        if (isNow(position) && !cup.isForced()) {
            String names = cup.drawn().stream().map(Thing::id).collect(Collectors.joining(", "));
            lines.get(lines.size() - 1).chances.add("draws " + cup.purpose() + " " + names);
        }
    }

    @Override
    public void said(Position position, Text text, List<String> cases) {
        isNow(position);
    }

    @Override
    public void moved(Position position, Text who, Thing from, Thing to, List<String> cases) {
        isNow(position);
    }

    @Override
    public void began(Position position, Text phase, List<String> cases) {
        isNow(position);
    }

    @Override
    public void ended(Position position, int winner, Text text, List<String> cases) {
        isNow(position);
    }
}
