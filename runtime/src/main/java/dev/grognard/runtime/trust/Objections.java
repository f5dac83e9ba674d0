package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Telling;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which requirements refuse anybody anything. Random games are no help there, since they are offered what is allowed; in these games every
 * menu is asked, also one that has nothing to offer, and whatever it does not offer is asked for in vain.
 */
public final class Objections {
    /** What is refused at one decision is much the same at the next. */
    private static final int LOOKED_AT = 10;

    private final Game game;
    private final Set<String> optionIds;
    private final Map<Objection, Tally> asked = new HashMap<>();
    private int menus;

    /** A requirement of an order or option, by its words. */
    public record Objection(String option, String requirement) {}

    private static final class Tally {
        private int met;
        private int refused;

        private void note(boolean isMet) {
            met += isMet ? 1 : 0;
            refused += isMet ? 0 : 1;
        }
    }

    public Objections(Game game, Set<String> optionIds) {
        this.game = game;
        this.optionIds = Set.copyOf(optionIds);
    }

    /** Whether a requirement was asked so often and always met. */
    public boolean isAlwaysMet(Objection requirement, int times) {
        Tally tally = asked.get(requirement);
        return tally != null && tally.refused == 0 && tally.met >= times;
    }

    /** How many menus have been asked for all that they do not offer. */
    public int menus() {
        return menus;
    }

    /** Whether any requirement was asked so often and always met, so that more games should be looked at. */
    public boolean isAnyAlwaysMet(int times) {
        return asked.keySet().stream().anyMatch(requirement -> isAlwaysMet(requirement, times));
    }

    /** Plays one game to its end and looks at some of its menus; in every other game few decline what they could do. */
    public void play(String setupId, long seed) {
        play(setupId, seed, LOOKED_AT);
    }

    /** Plays one game to its end and looks at all of its menus: what is refused in one of them only is not missed. */
    public void playClosely(String setupId, long seed) {
        play(setupId, seed, 1);
    }

    private void play(String setupId, long seed, int lookedAt) {
        try {
            toTheEnd(setupId, seed, lookedAt);
        } catch (RuntimeException | StackOverflowError e) {
            // A game that breaks down is told of by those who look for that; here it is over.
            return;
        }
    }

    private void toTheEnd(String setupId, long seed, int lookedAt) {
        Position position = game.newPosition();
        position.begin(Beginning.setupIndex(game, setupId), Beginning.optionMask(game, optionIds), seed);
        position.askInVain(true);
        position.advance();
        BotRandom random = new BotRandom(seed);
        for (int decisions = 0; position.isWaiting() && decisions < game.mostDecisions(); decisions++) {
            int options = position.optionCount();
            if (position.decisionPoint().kind() == DecisionPoint.Kind.MENU
                    && (options == 1 || decisions % lookedAt == 0)) {
                menus++;
                position.requirementsMet()
                        .forEach(
                                met -> note(met.notation(), met.working().what().toString(), true));
                position.refusals()
                        .forEach(refusal -> refusal.working()
                                .ifPresent(working ->
                                        note(refusal.notation(), working.what().toString(), false)));
            }
            int option = random.next(options);
            boolean declines = option == options - 1;
            position.choose(declines && seed % 2 == 0 ? random.next(options) : option);
        }
    }

    private void note(String notation, String requirement, boolean met) {
        asked.computeIfAbsent(new Objection(Telling.Answer.option(notation), requirement), key -> new Tally())
                .note(met);
    }
}
