package dev.grognard.cli;

import dev.grognard.runtime.bot.Bot;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.match.Match;
import java.util.OptionalInt;

/** Who sits at the table: one person for every side, or one for one side and a bot for the others. */
final class Players {
    private final OptionalInt person;
    private final Bot bot;
    private final BotRandom random;

    private Players(OptionalInt person, Bot bot, long seed) {
        this.person = person;
        this.bot = bot;
        this.random = new BotRandom(seed);
    }

    /** People at one terminal, who look away when it is not their turn. */
    static Players people() {
        return new Players(OptionalInt.empty(), (position, random) -> 0, 0);
    }

    /** One person against a bot. */
    static Players against(Bot bot, int person, long seed) {
        return new Players(OptionalInt.of(person), bot, seed);
    }

    boolean isBot(int side) {
        return person.isPresent() && person.getAsInt() != side;
    }

    /** Through whose eyes the table is shown while a side decides. */
    int viewer(int deciding) {
        return person.orElse(deciding);
    }

    int botChoice(Match match) {
        return bot.choose(match.position(), random);
    }
}
