package dev.grognard.cli;

import dev.grognard.runtime.bot.Bot;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.bot.CarefulBot;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import java.time.Duration;
import java.util.OptionalInt;

/** Who sits at the table: one person for every side, or one for one side and a bot for the others. */
final class Players {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final OptionalInt person;
    private final Bot bot;
    private final BotRandom random;
    private final boolean lookAway;

    private Players(OptionalInt person, Bot bot, long seed, boolean lookAway) {
        this.person = person;
        this.lookAway = lookAway;
        this.bot = bot;
        this.random = new BotRandom(seed);
    }

    /** People at one terminal, who look away when it is not their turn unless all may know everything. */
    static Players people(boolean lookAway) {
        return new Players(OptionalInt.empty(), (position, random) -> 0, 0, lookAway);
    }

    /** One person against a bot. */
    static Players against(Bot bot, int person, long seed) {
        return new Players(OptionalInt.of(person), bot, seed, false);
    }

    /** Whether only the one who decides may look at the terminal. */
    boolean lookAway() {
        return lookAway;
    }

    boolean isBot(int side) {
        return person.isPresent() && person.getAsInt() != side;
    }

    /** Through whose eyes the table is shown while a side decides. */
    int viewer(int deciding) {
        return person.orElse(deciding);
    }

    /** How far the bots have come; whoever waits long for one that looks ahead is told of the quick one. */
    String soFar(int decisions, Duration thought) {
        String told = decisions + " decisions so far";
        return bot instanceof CarefulBot && thought.compareTo(PATIENCE) > 0
                ? told + "; --skill greedy is the quick one"
                : told;
    }

    Option botChoice(Match match) {
        int chosen = bot.choose(match.position(), random);
        return match.options().stream()
                .filter(option -> option.index() == chosen)
                .findFirst()
                .orElseThrow();
    }
}
