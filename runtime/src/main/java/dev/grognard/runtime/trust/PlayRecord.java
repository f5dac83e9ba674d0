package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.match.Line;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import java.util.Set;

/** A whole game as text; what belongs together is one line. */
public final class PlayRecord {
    private PlayRecord() {}

    /** The record of a game that is played to its end with random choices; choices and dice follow from the seed. */
    public static String ofRandomGame(Game game, String setupId, long seed) {
        Match match = Match.begin(game, setupId, Set.of(), seed);
        BotRandom random = new BotRandom(seed);
        for (int i = 0; match.decision().isPresent() && i < game.mostDecisions(); i++) {
            match.choose(random.next(match.position().optionCount()));
        }
        return of(match);
    }

    /** The record of a match as far as it has come, as the all-seeing read it. */
    public static String of(Match match) {
        StringBuilder text = new StringBuilder(match.game().title() + ": "
                + match.beginning().setupId() + ", seed " + match.beginning().seed() + "\n");
        int turn = Integer.MIN_VALUE;
        for (Line line : match.lines(0)) {
            LogEntry entry = line.first();
            if (entry.turn() != turn) {
                turn = entry.turn();
                text.append("\nTurn ").append(match.game().turnName(turn)).append('\n');
            }
            switch (entry.kind()) {
                case BEGAN -> text.append("\n  ").append(line).append('\n');
                case CHOSE, DECLINED, ENDED -> text.append("    ").append(line).append('\n');
                case ROLLED, DRAWN, MOVED, SAID ->
                    text.append("      ").append(line).append('\n');
            }
        }
        return text.toString();
    }
}
