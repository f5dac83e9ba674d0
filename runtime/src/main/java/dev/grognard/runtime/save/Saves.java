package dev.grognard.runtime.save;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes matches as JSON and takes them up again by replaying their decisions. */
public final class Saves {
    /** The version of the format that is written; an older program cannot know what a newer one means. */
    public static final int FORMAT = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private Saves() {}

    /** The match as text; the same match always gives the same text. */
    public static String write(Match match) {
        List<SavedMatch.SavedDecision> decisions = match.taken().stream()
                .map(taken -> new SavedMatch.SavedDecision(taken.sideId(), taken.notation()))
                .toList();
        return MAPPER.writeValueAsString(new SavedMatch(
                FORMAT,
                match.game().id(),
                match.game().rulesHash(),
                match.beginning().setupId(),
                match.beginning().sortedOptionIds(),
                Long.toString(match.beginning().seed()),
                decisions,
                Snapshots.toText(match.position())));
    }

    /**
     * A match that was taken up as far as its decisions stand.
     *
     * @param otherRules whether the rules have changed since it was saved
     * @param left how many decisions were left out, from the first one that does not stand
     * @param why why that one does not stand; empty if all do
     */
    public record Resumed(Match match, boolean otherRules, int left, Optional<String> why) {}

    /**
     * Takes a match up again by replaying it. The rules may have changed since, if all of its decisions still stand.
     *
     * @throws SaveException if the text is no save of this game that can be taken up, saying why in one sentence
     */
    public static Match read(Game game, String text) {
        Resumed resumed = resume(game, text);
        resumed.why().ifPresent(why -> {
            throw new SaveException(why);
        });
        return resumed.match();
    }

    /**
     * Takes a match up again as far as its decisions still stand.
     *
     * @throws SaveException if the text is no save of this game, saying why in one sentence
     */
    public static Resumed resume(Game game, String text) {
        SavedMatch saved = parse(game, text);
        Match match = begin(game, saved);
        boolean sameRules = saved.rules().equals(game.rulesHash());
        for (int i = 0; i < saved.decisions().size(); i++) {
            Optional<String> objection = replay(match, saved.decisions().get(i), i + 1, sameRules);
            if (objection.isPresent()) {
                return new Resumed(match, !sameRules, saved.decisions().size() - i, objection);
            }
        }
        if (sameRules && Snapshots.contradicts(saved.snapshot(), match.position())) {
            throw new SaveException(
                    "The save has been changed by hand: replaying its decisions does not lead to the position it holds.");
        }
        return new Resumed(match, !sameRules, 0, Optional.empty());
    }

    private static SavedMatch parse(Game game, String text) {
        JsonNode tree;
        try {
            tree = MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw new SaveException("The save cannot be read: it is not JSON, or it was cut off before its end.", e);
        }
        // The version stands first because a newer format may have any shape.
        JsonNode format = tree.path("format");
        if (!format.isInt()) {
            throw new SaveException("The save cannot be read: it is JSON, but not a saved match.");
        }
        if (format.intValue() > FORMAT) {
            throw new SaveException("The save was written by a newer program: its format is " + format.intValue()
                    + ", and this program knows formats up to " + FORMAT + ".");
        }
        String id = tree.path("game").asString("");
        if (!id.isEmpty() && !id.equals(game.id())) {
            throw new SaveException("The save is of another game: " + id + ", not " + game.id()
                    + ". Load it with the file in which `" + id + "` stands; a mod is a game of its own.");
        }
        SavedMatch saved;
        try {
            saved = MAPPER.treeToValue(tree, SavedMatch.class);
        } catch (JacksonException e) {
            throw new SaveException("The save cannot be read: a part of it is not what a saved match holds.", e);
        }
        if (!saved.isWhole()) {
            throw new SaveException("The save cannot be read: a part of it is missing.");
        }
        return saved;
    }

    private static Match begin(Game game, SavedMatch saved) {
        if (game.setups().stream().noneMatch(setup -> setup.id().equals(saved.scenario()))) {
            throw new SaveException("The save begins with a scenario that " + game.title() + " does not have: "
                    + saved.scenario() + ".");
        }
        for (String option : saved.options()) {
            if (game.options().stream().noneMatch(choice -> choice.id().equals(option))) {
                throw new SaveException(
                        "The save uses an option that " + game.title() + " does not have: " + option + ".");
            }
        }
        long seed;
        try {
            seed = Long.parseLong(saved.seed());
        } catch (NumberFormatException e) {
            throw new SaveException("The save has been changed by hand: its seed is not a number.", e);
        }
        return Match.begin(game, saved.scenario(), Set.copyOf(saved.options()), seed);
    }

    /** Takes a decision, or says why it cannot be taken. */
    private static Optional<String> replay(
            Match match, SavedMatch.SavedDecision decision, int number, boolean sameRules) {
        Optional<String> objection = objection(match, decision);
        if (objection.isPresent()) {
            return Optional.of((sameRules
                            ? "The save has been changed by hand: decision "
                            : "The rules have changed since this was saved, and it stands no longer from decision ")
                    + number + ", " + decision.side() + " " + decision.choice() + ": " + objection.get() + ".");
        }
        int option = match.options().stream()
                .filter(candidate -> candidate.notation().equals(decision.choice()))
                .mapToInt(Option::index)
                .findFirst()
                .orElseThrow();
        match.choose(option);
        return Optional.empty();
    }

    /** Why a decision cannot be taken as it was saved. */
    private static Optional<String> objection(Match match, SavedMatch.SavedDecision saved) {
        Optional<Decision> asked = match.decision();
        if (asked.isEmpty()) {
            return Optional.of("the game is over by then");
        }
        Thing side = match.game().schema().sides().get(asked.get().side());
        if (!side.id().equals(saved.side())) {
            return Optional.of("it is " + asked.get().sideName() + " who decides");
        }
        if (match.options().stream().anyMatch(option -> option.notation().equals(saved.choice()))) {
            return Optional.empty();
        }
        return Optional.of(match.whyNot(saved.choice())
                .map(refusal -> refusal.reason()
                        + (refusal.cases().isEmpty() ? "" : " [" + String.join(", ", refusal.cases()) + "]"))
                .orElseGet(() -> "not an answer to \"" + asked.get().prompt() + "\""));
    }
}
