package dev.grognard.runtime.bot;

import dev.grognard.runtime.engine.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Thinks of many plans, each of them what its side does until dice are thrown or another side decides, and plays them on to the end of the next
 * turn. Those that turn out well are played on again with other dice, half of them more often than the rest, and the best one is carried out.
 */
public final class CarefulBot implements Bot {
    /** How many decisions it may try out in its head before it decides, so that it takes no longer where there is more to think of. */
    private static final int EFFORT = 8_000;
    /** How many of them it may spend on thinking of plans; the rest are for a closer look. */
    private static final int FIRST_LOOK = 4_000;
    /** So many plans are thought of at most, and so many options are looked at before any of them begins a plan. */
    private static final int PLANS = 200;
    /** So many of them are looked at again. */
    private static final int GOOD_PLANS = 12;
    /** So many games more are played of each before the worse half is given up. */
    private static final int GAMES = 4;
    /** A game is left after so many decisions, wherever it is. */
    private static final int DECISIONS = 120;
    /** In its head both sides look at so many options each time, and take the better one. */
    private static final int GLANCES = 2;

    private Position trial;
    private Position glance;
    /** Where the plan that is being carried out leads next, and what is left of it. */
    private Position expected;

    private List<Integer> planned = List.of();
    /** The frame that asked when it was thought of. */
    private int thoughtAt;

    private int spent;
    private long best;
    private long worst;

    /** What the games of one plan have come to. */
    private static final class Tally {
        private int games;
        private long standing;
        private int won;
        private int lost;
        /** How much sooner than others its lost games were lost. */
        private int haste;
    }

    private record Plan(List<Integer> steps, Tally tally) {
        /** What a game comes to, if one that is won or lost is worth so much. */
        double worth(double victory, double defeat) {
            return (tally.standing + tally.won * victory + tally.lost * defeat) / tally.games;
        }

        double haste() {
            return (double) tally.haste / tally.games;
        }
    }

    @Override
    public int choose(Position position, BotRandom random) {
        spent = 0;
        if (position.optionCount() == 1) {
            return 0;
        }
        if (trial == null || trial.getClass() != position.getClass()) {
            trial = position.fresh();
            glance = position.fresh();
            expected = position.fresh();
            planned = List.of();
        }
        boolean asPlanned = !planned.isEmpty() && expected.sameStateAs(position);
        if (!asPlanned || position.topFrame() <= thoughtAt) {
            // Where an order is done with, the rest of the plan has to stand up to others.
            planned = think(position, asPlanned ? planned : List.of(), random);
            thoughtAt = position.topFrame();
        }
        int step = planned.get(0);
        planned = planned.subList(1, planned.size());
        if (!planned.isEmpty()) {
            // No die is thrown on the way: whatever throws one is the last step of a plan.
            expected.copyFrom(position);
            expected.choose(step);
        }
        return step;
    }

    /** How many decisions it has tried out in its head for the last one. */
    int spent() {
        return spent;
    }

    private List<Integer> think(Position position, List<Integer> old, BotRandom random) {
        best = Long.MIN_VALUE;
        worst = Long.MAX_VALUE;
        List<Integer> beginnings = beginnings(position, random);
        Map<List<Integer>, Tally> plans = new LinkedHashMap<>();
        for (int i = -1; i < PLANS && (i <= 0 || spent < FIRST_LOOK); i++) {
            List<Integer> begun = i < 0 ? old : i < beginnings.size() ? List.of(beginnings.get(i)) : List.of();
            Tally tally = new Tally();
            List<Integer> steps = play(position, begun, tally, random.next(Integer.MAX_VALUE));
            plans.merge(steps, tally, CarefulBot::sum);
        }
        List<Plan> good = new ArrayList<>();
        plans.forEach((steps, tally) -> good.add(new Plan(steps, tally)));
        sort(good, GOOD_PLANS);
        while (good.size() > 1) {
            for (int game = 0; game < GAMES && spent < EFFORT; game++) {
                long seed = random.next(Integer.MAX_VALUE);
                good.forEach(plan -> play(position, plan.steps, plan.tally, seed));
            }
            sort(good, good.size() / 2);
        }
        return good.get(0).steps;
    }

    /** The options that plans begin with: all, or a part of very many; those that look best at once come first. */
    private List<Integer> beginnings(Position position, BotRandom random) {
        int[] options = IntStream.range(0, position.optionCount()).toArray();
        record Beginning(int option, long score) {}
        List<Beginning> looked = new ArrayList<>();
        for (int i = 0; i < Math.min(PLANS, options.length); i++) {
            // Drawn by chance, so that of those that look alike none comes first because it is listed first.
            int drawn = i + random.next(options.length - i);
            int option = options[drawn];
            options[drawn] = options[i];
            looked.add(new Beginning(option, glanceAt(position, option, random)));
        }
        looked.sort(Comparator.comparingLong(beginning -> -beginning.score));
        return looked.stream().map(Beginning::option).toList();
    }

    private static Tally sum(Tally one, Tally other) {
        one.games += other.games;
        one.standing += other.standing;
        one.won += other.won;
        one.lost += other.lost;
        one.haste += other.haste;
        return one;
    }

    /**
     * Plays one game from a position, beginning with these steps; gives all that the side has decided before dice were thrown or another side
     * decided. How the side stands is looked at when this turn ends and when the next one does.
     */
    private List<Integer> play(Position position, List<Integer> begun, Tally tally, long seed) {
        BotRandom random = new BotRandom(seed);
        int side = position.decider();
        int turn = position.turn();
        trial.copyFrom(position);
        // The dice that would really fall are not the bot's to know.
        trial.reseed(seed);
        List<Integer> steps = new ArrayList<>();
        int left = DECISIONS;
        boolean planning = true;
        while (planning && left > 0) {
            int option = steps.size() < begun.size() ? begun.get(steps.size()) : atAGlance(random);
            steps.add(option);
            trial.choose(option);
            left--;
            planning = trial.isWaiting()
                    && trial.decider() == side
                    && trial.rolls() == position.rolls()
                    && trial.turn() == turn;
        }
        left = playOn(turn, left, random);
        long soon = trial.isOver() ? 0 : standing(side);
        left = playOn(turn + 1, left, random);
        tally.games++;
        if (!trial.isOver() || trial.winner() == Position.NOBODY) {
            tally.standing += soon + standing(side);
        } else if (trial.winner() == side) {
            tally.won++;
        } else {
            tally.lost++;
            tally.haste += left;
        }
        return steps;
    }

    private long standing(int side) {
        long standing = trial.score(side);
        best = Math.max(best, standing);
        worst = Math.min(worst, standing);
        return standing;
    }

    /** Plays until a turn is over; gives how many decisions are left. */
    private int playOn(int turn, int decisions, BotRandom random) {
        int left = decisions;
        while (left > 0 && trial.isWaiting() && trial.turn() <= turn) {
            trial.choose(atAGlance(random));
            left--;
        }
        return left;
    }

    /** The better of a few options, by how things stand right after them. */
    private int atAGlance(BotRandom random) {
        int count = trial.optionCount();
        spent++;
        if (count == 1) {
            return 0;
        }
        int chosen = 0;
        long chosenScore = Long.MIN_VALUE;
        for (int i = 0; i < GLANCES; i++) {
            int option = random.next(count);
            long score = glanceAt(trial, option, random);
            if (score >= chosenScore) {
                chosen = option;
                chosenScore = score;
            }
        }
        return chosen;
    }

    /** How the one who decides stands right after an option. */
    private long glanceAt(Position position, int option, BotRandom random) {
        glance.copyFrom(position);
        glance.reseed(random.next(Integer.MAX_VALUE));
        glance.choose(option);
        spent++;
        return GreedyBot.score(glance, position.decider());
    }

    /**
     * Puts the best first and keeps so many. A game that is won counts more than the best standing, by as much as the best and the worst are
     * apart, and one that is lost as much less than the worst; where all is lost, later is better.
     */
    private void sort(List<Plan> plans, int kept) {
        // If every game has come to its end, none has left a standing.
        long high = best >= worst ? best : 0;
        long low = best >= worst ? worst : 0;
        double spread = Math.max(1, high - low);
        plans.sort(Comparator.comparingDouble((Plan plan) -> -plan.worth(2 * (high + spread), 2 * (low - spread)))
                .thenComparingDouble(Plan::haste));
        if (plans.size() > Math.max(1, kept)) {
            plans.subList(Math.max(1, kept), plans.size()).clear();
        }
    }
}
