package dev.grognard.runtime.trust;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.match.Beginning;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Cuts a game that broke a promise down to its last turn and to the decisions of that turn that matter, and writes it as an example that
 * can be pasted beside the rules.
 */
public final class Shrink {
    /** What declines a decision, in the notation of options. */
    private static final List<String> DECLINING = List.of("pass", "done", "no");

    /** More declined decisions than this on the way to the next one mean that it will not come. */
    private static final int MOST_DECLINED = 200;

    /** Longer turns than this are cut in larger pieces only, so that cutting comes to an end. */
    private static final int MOST_TRIALS = 2_000;

    private final Finding finding;
    private final Match start;
    private int trials;
    /** The turn in which the whole plan breaks the promise. */
    private OptionalInt brokenIn = OptionalInt.empty();

    private Shrink(Finding finding, Match start) {
        this.finding = finding;
        this.start = start;
    }

    /** The finding as an `example` block. */
    public static String example(Game game, Finding finding) {
        Beginning beginning = finding.beginning();
        Match match;
        try {
            match = begin(game, finding);
        } catch (RuntimeException | StackOverflowError e) {
            // What cannot even begin is as short as it can be.
            return Transcript.ofBeginning(game, beginning).example(finding);
        }
        Plan plan = plan(match, finding);
        return Transcript.of(game, beginning, plan.decisions(), plan.turn()).example(finding);
    }

    /** The decisions that lead to the finding, those that do not matter left out of its last turn. */
    public static List<Taken> decisions(Game game, Finding finding) {
        return plan(begin(game, finding), finding).decisions();
    }

    private static Match begin(Game game, Finding finding) {
        Beginning beginning = finding.beginning();
        return Match.begin(game, beginning.setupId(), beginning.optionIds(), beginning.seed());
    }

    /** All decisions up to the finding, and the turn in which the last of them are taken. */
    private record Plan(List<Taken> decisions, int turn) {}

    private static Plan plan(Match match, Finding finding) {
        Match start = match.copy();
        List<Taken> taken = finding.taken();
        int cut = 0;
        for (int i = 0; i < taken.size(); i++) {
            if (i == 0 || match.turn() != start.turn()) {
                start = match.copy();
                cut = i;
            }
            if (i < taken.size() - 1) {
                match.play(taken.get(i).notation());
            }
        }
        List<Taken> whole = new ArrayList<>(taken.subList(0, cut));
        whole.addAll(new Shrink(finding, start).shortest(taken.subList(cut, taken.size())));
        return new Plan(whole, start.turn());
    }

    /** As few decisions as break the promise again. */
    private List<Taken> shortest(List<Taken> decisions) {
        Optional<List<Taken>> broken = replay(decisions);
        if (broken.isEmpty()) {
            return decisions;
        }
        List<Taken> plan = decisions;
        for (int size = Math.max(1, plan.size() / 2); size >= 1; size /= 2) {
            int from = 0;
            while (from < plan.size() && trials < MOST_TRIALS) {
                List<Taken> without = new ArrayList<>(plan.subList(0, from));
                without.addAll(plan.subList(Math.min(plan.size(), from + size), plan.size()));
                Optional<List<Taken>> shorter = replay(without);
                if (shorter.isPresent()) {
                    plan = without;
                    broken = shorter;
                } else {
                    from += size;
                }
            }
        }
        return broken.get();
    }

    /** Plays a plan, declining what it does not speak of; gives what was really decided if the promise is broken by then. */
    private Optional<List<Taken>> replay(List<Taken> plan) {
        trials++;
        Match match = start.copy();
        Optional<List<Taken>> broken = replay(plan, match);
        // An example plays one turn: what a later turn breaks by itself would not be broken there.
        if (broken.isPresent() && brokenIn.isEmpty()) {
            brokenIn = OptionalInt.of(match.turn());
        }
        return broken.filter(decided -> match.turn() == brokenIn.getAsInt());
    }

    private Optional<List<Taken>> replay(List<Taken> plan, Match match) {
        int first = match.taken().size();
        try {
            if (isBroken(match)) {
                return Optional.of(List.of());
            }
            for (Taken step : plan) {
                for (int declined = 0; !offers(match, step); declined++) {
                    int decline = declining(match);
                    if (decline < 0 || declined == MOST_DECLINED) {
                        return Optional.empty();
                    }
                    match.choose(decline);
                    if (isBroken(match)) {
                        return Optional.of(decided(match, first));
                    }
                }
                match.play(step.notation());
                if (isBroken(match)) {
                    return Optional.of(decided(match, first));
                }
            }
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError e) {
            boolean same = finding.cause()
                    .filter(cause -> cause.getClass() == e.getClass())
                    .isPresent();
            return same ? Optional.of(decided(match, first)) : Optional.empty();
        }
    }

    private static List<Taken> decided(Match match, int first) {
        return match.taken().subList(first, match.taken().size());
    }

    private static boolean offers(Match match, Taken step) {
        return match.position().isWaiting()
                && match.position().decider() == step.side()
                && index(match, step.notation()) >= 0;
    }

    private static int declining(Match match) {
        return DECLINING.stream()
                .mapToInt(notation -> index(match, notation))
                .filter(option -> option >= 0)
                .findFirst()
                .orElse(-1);
    }

    private static int index(Match match, String notation) {
        for (int i = 0; match.position().isWaiting() && i < match.position().optionCount(); i++) {
            if (match.position().optionNotation(i).equals(notation)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the fault itself is there, and not another that would break the same promise. */
    private boolean isBroken(Match match) {
        return finding.breach().again().test(match);
    }
}
