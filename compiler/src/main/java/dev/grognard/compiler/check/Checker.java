package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.work.SideBySide;
import java.util.List;

/** Looks a whole game over. */
public final class Checker {
    /** The one that takes longest comes first, so that nobody waits for it alone at the end. */
    private static final List<Check> CHECKS = List.of(
            oneAfterTheOther(new NeverHolds(), new BeyondTallies()),
            new TableCoverage(),
            new TableOrder(),
            new UnmetRows(),
            new DiceBeyondKeys(),
            new DoubledRows(),
            new DoubledArrivals(),
            new NeverArrives(),
            new FinalBoxes(),
            new FirstValues(),
            new BeyondClamps(),
            new UnusualDice(),
            new ExceptionOverlap(),
            new Precedence(),
            new NeverWithItem(),
            new HookOverlap(),
            new MapSanity(),
            new LinksBeside(),
            new SpotSanity(),
            new SetUpSanity(),
            new TurnsPlayed(),
            new FinalReckoning(),
            new NothingAdded(),
            new ItemsTwice(),
            new ChangedSigns(),
            new OwnersLeftOut(),
            new CaseCitations(),
            new ExampleSanity(),
            new ForeignPieces(),
            new RefusalCases(),
            new UnusedConstructs(),
            new UnreadParts(),
            new UnusedFields(),
            new UnusedBoxes(),
            new UnchangedStates(),
            new NeverSetBack(),
            new ShadowedClauses(),
            new SameTwice(),
            new DeadStatements(),
            new IdleStops(),
            new IdleOptions(),
            new SaysNothing(),
            new UnaskedMembers(),
            new WrongSide(),
            new FixedOwners(),
            new AnybodysPieces(),
            new MoversCounted(),
            new EndlessLoops(),
            new EndlessCalls(),
            new Leaks(),
            new SaidSecrets(),
            new SecretChoices(),
            new LoopsByName(),
            new OpenBeginnings());

    private Checker() {}

    /** What is wrong with the game or looks wrong: errors first, then in reading order. */
    public static List<Diagnostic> check(GameModel game) {
        Diagnostics found = new Diagnostics();
        Survey survey = Survey.of(game);
        // None of them knows of another, so they look side by side; what they find is gathered in the same order each
        // time.
        SideBySide.map(CHECKS, check -> foundBy(check, survey)).forEach(found::addAll);
        return found.list().stream()
                .filter(diagnostic -> diagnostic.isError() || concernsAuthor(game, diagnostic))
                .toList();
    }

    /** Two of which the second leaves out what the first has told. */
    private static Check oneAfterTheOther(Check first, Check second) {
        return (survey, found) -> {
            first.check(survey, found);
            second.check(survey, found);
        };
    }

    private static List<Diagnostic> foundBy(Check check, Survey survey) {
        Diagnostics found = new Diagnostics();
        check.check(survey, found);
        return found.list();
    }

    /** The author of a mod cannot do anything about warnings in somebody else's game. */
    private static boolean concernsAuthor(GameModel game, Diagnostic warning) {
        return game.isAuthors(warning.primary().span());
    }
}
