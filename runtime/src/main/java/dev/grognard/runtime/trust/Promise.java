package dev.grognard.runtime.trust;

import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.match.Match;
import java.util.Optional;

/** Something that must hold of a match at every decision, whatever has been played. */
interface Promise {
    /** What is promised, in a few words. */
    String text();

    /** How it is broken in this match, which is left as it is; empty when it holds. */
    Optional<String> broken(Match match, BotRandom random);
}
