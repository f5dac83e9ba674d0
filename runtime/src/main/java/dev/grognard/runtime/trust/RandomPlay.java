package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.RulesFault;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Plays seeds of a game with random choices and looks for a promise that does not hold. */
public final class RandomPlay {
    static final String NO_EXCEPTION = "the engine goes on";
    static final String RULES_GO_ON = "the rules go on";
    static final String ENDS = "the game comes to an end";
    private static final String COPIES = "a copy plays on in the same way";
    /** How long a copy is played beside the match. */
    private static final int ACCOMPANIED = 10;
    /** At one decision in so many at least it is looked who stands where and how rules are read. */
    private static final int LOOKED_AT = 10;
    /** At one decision in so many it is looked for a leak until that was done once: a short game would be over before. */
    private static final int FIRST_LEAK = 10;

    private final Game game;
    private final Set<String> optionIds;
    private final Scrutiny scrutiny;
    private final Optional<Sightings> sightings;

    /** Games of which only the promises are of interest. */
    public RandomPlay(Game game, Set<String> optionIds, Scrutiny scrutiny) {
        this(game, optionIds, scrutiny, Optional.empty());
    }

    /** Games of which it is also noted what they come across, which takes longer than all else. */
    public RandomPlay(Game game, Set<String> optionIds, Scrutiny scrutiny, Sightings sightings) {
        this(game, optionIds, scrutiny, Optional.of(sightings));
    }

    private RandomPlay(Game game, Set<String> optionIds, Scrutiny scrutiny, Optional<Sightings> sightings) {
        this.game = game;
        this.sightings = sightings;
        this.optionIds = Set.copyOf(optionIds);
        this.scrutiny = scrutiny;
    }

    /** A game that was played: how long it was, who won if somebody did, and the promise that stopped it, if one was broken. */
    public record Played(int decisions, int turn, Optional<String> winner, Optional<Finding> finding) {}

    /** Plays one game; the dice, the choices and what is looked at follow from the seed. */
    public Played play(String setupId, long seed) {
        Match match;
        try {
            match = Match.begin(game, setupId, optionIds, seed);
        } catch (RuntimeException | StackOverflowError e) {
            Beginning beginning = new Beginning(setupId, optionIds, seed);
            return new Played(0, 0, Optional.empty(), Optional.of(brokenDown(beginning, List.of(), e)));
        }
        Optional<Finding> finding =
                new Run(match, new BotRandom(seed), new BotRandom(~seed), new BotRandom(seed + 1)).toTheEnd();
        if (finding.isEmpty()) {
            sightings.ifPresent(noted -> noted.played(match));
        }
        return new Played(
                match.taken().size(), match.turn(), match.result().flatMap(result -> result.winner()), finding);
    }

    /** One game on its way. */
    private final class Run {
        private final Match match;
        private final BotRandom choices;
        private final BotRandom looks;
        private Match companion;
        private int accompanied;
        private boolean lookedForLeaks;
        /** By chance, and most often at the beginning: otherwise no more than that would be seen of short games. */
        private final BotRandom sights;

        private Run(Match match, BotRandom choices, BotRandom looks, BotRandom sights) {
            this.sights = sights;
            this.match = match;
            this.choices = choices;
            this.looks = looks;
        }

        private Optional<Finding> toTheEnd() {
            try {
                for (int decisions = 0; ; decisions++) {
                    Optional<Finding> broken = look();
                    if (broken.isPresent() || !match.position().isWaiting()) {
                        return broken.isPresent() ? broken : over();
                    }
                    if (sights.next(Math.min(decisions + 1, LOOKED_AT)) == 0) {
                        sightings.ifPresent(noted -> noted.look(match.position()));
                    }
                    if (decisions >= game.mostDecisions()) {
                        return Optional.of(finding(ENDS, Breach.once("not within " + decisions + " decisions")));
                    }
                    broken = choose(choices.next(match.position().optionCount()));
                    if (broken.isPresent()) {
                        return broken;
                    }
                }
            } catch (RuntimeException | StackOverflowError e) {
                return Optional.of(brokenDown(match.beginning(), match.taken(), e));
            }
        }

        private Optional<Finding> over() {
            return match.position().isOver()
                    ? Optional.empty()
                    : Optional.of(finding(ENDS, Breach.once("it stands still without being over")));
        }

        private Optional<Finding> look() {
            for (Promises promise : Promises.values()) {
                if (isDue(every(promise))) {
                    lookedForLeaks |= promise == Promises.LEAKS;
                    Optional<Breach> broken = promise.breach(match, looks);
                    if (broken.isPresent()) {
                        return Optional.of(finding(promise.text(), broken.get()));
                    }
                }
            }
            if (companion == null && match.position().isWaiting() && isDue(scrutiny.copies())) {
                companion = match.copy();
                accompanied = 0;
            }
            return Optional.empty();
        }

        private int every(Promises promise) {
            int every = promise.every(scrutiny);
            return promise == Promises.LEAKS && !lookedForLeaks ? Math.min(every, FIRST_LEAK) : every;
        }

        private boolean isDue(int every) {
            return every == 1 || every > 1 && looks.next(every) == 0;
        }

        private Optional<Finding> choose(int option) {
            match.choose(option);
            if (companion == null) {
                return Optional.empty();
            }
            companion.choose(option);
            boolean same = Arrays.equals(
                            companion.position().snapshot(), match.position().snapshot())
                    && companion.log().equals(match.log());
            if (!same) {
                return Optional.of(finding(COPIES, Breach.once("not after " + last(match.taken()))));
            }
            accompanied++;
            if (accompanied == ACCOMPANIED) {
                companion = null;
            }
            return Optional.empty();
        }

        private Finding finding(String promise, Breach breach) {
            return new Finding(match.beginning(), promise, breach, match.taken(), Optional.empty());
        }
    }

    /** The author of the rules can mend them; whatever else is thrown is a mistake of the engine. */
    private static Finding brokenDown(Beginning beginning, List<Taken> taken, Throwable cause) {
        return cause instanceof RulesFault
                ? new Finding(beginning, RULES_GO_ON, Breach.once(cause.getMessage()), taken, Optional.of(cause))
                : new Finding(beginning, NO_EXCEPTION, Breach.once(String.valueOf(cause)), taken, Optional.of(cause));
    }

    private static String last(List<Taken> taken) {
        return taken.get(taken.size() - 1).notation();
    }
}
