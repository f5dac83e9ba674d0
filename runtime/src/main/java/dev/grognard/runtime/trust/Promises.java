package dev.grognard.runtime.trust;

import dev.grognard.runtime.bot.BotRandom;
import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.LogEntry;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.match.Refused;
import dev.grognard.runtime.save.Saves;
import dev.grognard.runtime.text.Text;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What the engine promises of every match. */
enum Promises implements Promise {
    INVARIANTS("the invariants hold") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            if (!match.position().isWaiting()) {
                // What ends a game may break what holds while it goes on.
                return Optional.empty();
            }
            List<String> broken = match.position().brokenInvariants();
            return broken.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", broken) + underWay(match));
        }

        @Override
        List<String> working(Match match) {
            return match.position().invariantWorkings().stream()
                    .flatMap(working -> working.renderedBelow().lines())
                    .toList();
        }
    },

    OPTIONS("there is something to choose") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            return match.position().isWaiting() && match.position().optionCount() == 0
                    ? Optional.of("no option at \"" + match.position().prompt() + "\"")
                    : Optional.empty();
        }
    },

    SAVES("saving and loading gives the same match") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            String written = Saves.write(match);
            Match loaded = Saves.read(match.game(), written);
            if (!same(loaded.position().snapshot(), match.position().snapshot())) {
                return Optional.of("another state");
            }
            if (!notations(loaded).equals(notations(match))) {
                return Optional.of("other options");
            }
            return Saves.write(loaded).equals(written) ? Optional.empty() : Optional.of("another save");
        }
    },

    UNDO("taking a decision back gives the same state") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            if (!match.position().isWaiting()) {
                return Optional.empty();
            }
            long[] before = match.position().snapshot();
            Match trial = match.copy();
            if (trial.position().picksLeft() != match.position().picksLeft()
                    || trial.position().spentOnTheWay() != match.position().spentOnTheWay()) {
                return Optional.of("a copy may still pick something else");
            }
            int option = random.next(trial.position().optionCount());
            String notation = trial.position().optionNotation(option);
            try {
                trial.choose(option);
            } catch (RuntimeException e) {
                // That the engine breaks down is found when a match itself comes to it, and then it can be told from
                // its record.
                return Optional.empty();
            }
            if (!same(match.position().snapshot(), before)) {
                return Optional.of("a copy chose " + notation + " and the match itself changed");
            }
            if (!trial.canUndo()) {
                return Optional.empty();
            }
            trial.undo();
            boolean back = same(trial.position().snapshot(), before)
                    && notations(trial).equals(notations(match))
                    && trial.log().size() == match.log().size();
            return back ? Optional.empty() : Optional.of("not after " + notation);
        }
    },

    REFUSALS("what is not offered is refused") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            long[] before = match.position().snapshot();
            Match trial = match.copy();
            List<Refusal> refusals = trial.refusals();
            if (!same(trial.position().snapshot(), before)) {
                return Optional.of("asking why not has changed the state");
            }
            Set<String> offered = new HashSet<>();
            for (String notation : notations(trial)) {
                if (!offered.add(notation)) {
                    return Optional.of(notation + " is offered twice");
                }
            }
            if (refusals.isEmpty()) {
                return Optional.empty();
            }
            Refusal refusal = refusals.get(random.next(refusals.size()));
            if (refusal.reason().toString().isBlank()) {
                return Optional.of(refusal.notation() + " is refused without a reason");
            }
            try {
                trial.apply(refusal.action());
                return Optional.of(refusal.notation() + " is explained as refused and yet taken");
            } catch (Refused expected) {
                return same(trial.position().snapshot(), before)
                        ? Optional.empty()
                        : Optional.of(refusal.notation() + " was refused, but the state has changed");
            }
        }
    },

    READINGS("rules read the same on both paths") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            long[] before = match.position().snapshot();
            List<String> found = match.position().disagreements(random.next(Integer.MAX_VALUE));
            if (!same(match.position().snapshot(), before)) {
                return Optional.of("reading a rule has changed the state");
            }
            return found.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", found));
        }
    },

    FIGURES("every number in the log can be asked about") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            if (match.position().isWaiting()) {
                // A match that is over is asked about all of its numbers at once.
                return Optional.empty();
            }
            List<LogEntry> log = match.log();
            for (int i = 0; i < log.size(); i++) {
                LogEntry entry = log.get(i);
                if (entry.text().hasFigure()
                        && match.hindsight().workings(i, Text.ALL_SEEING).isEmpty()) {
                    return Optional.of("nothing is behind \"" + entry + "\"");
                }
            }
            return Optional.empty();
        }
    },

    LEAKS("no side learns what it may not see") {
        @Override
        public Optional<String> broken(Match match, BotRandom random) {
            return LeakCheck.leak(match, random).map(Leak::told);
        }

        @Override
        Optional<Breach> breach(Match match, BotRandom random) {
            return LeakCheck.leak(match, random)
                    .map(leak -> new Breach(
                            leak.told(),
                            List.of(),
                            Optional.of(leak.giveaway().advice(side(match, leak))),
                            other -> LeakCheck.isAgain(other, leak)));
        }
    };

    /** What has begun and not ended where somebody is asked: by its end it may be right again. */
    private static String underWay(Match match) {
        DecisionPoint asked = match.position().decisionPoint();
        String name = asked.name().substring(0, Math.max(0, asked.name().indexOf('/')));
        String begun = name.isEmpty() || name.equals("Sequence") ? "" : "while " + name + " is under way";
        if (asked.kind() == DecisionPoint.Kind.STEP) {
            begun = begun.isEmpty() ? "between two steps of a journey" : begun + ", between two steps of a journey";
        }
        return begun.isEmpty() ? "" : " (" + begun + ")";
    }

    /** A promise that is tried with picked arguments may need several picks to be broken again. */
    private static final int PICKS = 20;

    private final String text;

    Promises(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }

    /** How it is broken, with what is needed to find the very same fault in another match. */
    Optional<Breach> breach(Match match, BotRandom random) {
        return broken(match, random)
                .map(detail -> new Breach(detail, working(match), Optional.empty(), other -> isAgain(other, detail)));
    }

    /** How it comes that it is broken in this match, as far as the rules can tell. */
    List<String> working(Match match) {
        return List.of();
    }

    private boolean isAgain(Match match, String detail) {
        return isPicked()
                ? IntStream.range(0, PICKS)
                        .anyMatch(pick -> broken(match, new BotRandom(pick)).isPresent())
                : broken(match, new BotRandom(0)).filter(detail::equals).isPresent();
    }

    /** Whether it is tried with something that is picked, so that one look may miss it and another finds it elsewhere. */
    private boolean isPicked() {
        return this == UNDO || this == REFUSALS || this == READINGS;
    }

    private static String side(Match match, Leak leak) {
        return match.game()
                .schema()
                .sides()
                .get(leak.suspects().secret().viewer())
                .printed();
    }

    /** How often this promise is looked at: at one decision in so many, 0 is never. */
    int every(Scrutiny scrutiny) {
        return switch (this) {
            case INVARIANTS, OPTIONS -> 1;
            case SAVES -> scrutiny.saves();
            case UNDO -> scrutiny.undos();
            case REFUSALS -> scrutiny.refusals();
            case READINGS, FIGURES -> scrutiny.readings();
            case LEAKS -> scrutiny.leaks();
        };
    }

    private static boolean same(long[] one, long[] other) {
        return Arrays.equals(one, other);
    }

    private static List<String> notations(Match match) {
        return match.options().stream().map(Option::notation).toList();
    }
}
