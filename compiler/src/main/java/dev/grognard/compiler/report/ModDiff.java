package dev.grognard.compiler.report;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.PrintedCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a mod changes.
 *
 * @param name the mod's name
 * @param title its title, or its name if it has none
 * @param base the title of the game it is for
 * @param changes every change, those of one printed case together, in the book's order; changes without a case come last
 */
public record ModDiff(String name, String title, String base, List<Change> changes) {
    /** Whether something is new, something is said over what stood, or a printed value is another. */
    public enum Form {
        ADDED,
        EXCEPTION,
        CHANGED,
        REMOVED
    }

    /**
     * One change.
     *
     * @param printedCase the case that reads differently, empty if none is cited
     * @param subject what is changed, such as {@code rule pace} or {@code scenario Late}
     * @param detail how
     * @param before what the game says, line by line, where the mod says something over it
     * @param location where the mod says it
     */
    public record Change(
            Form form, String printedCase, String subject, String detail, List<String> before, String location) {
        /** A change that is told whole by its detail. */
        Change(Form form, String printedCase, String subject, String detail, String location) {
            this(form, printedCase, subject, detail, List.of(), location);
        }

        /** The same change over more of what the game says. */
        Change and(Change other) {
            List<String> all = new ArrayList<>(before);
            all.addAll(other.before);
            return new Change(form, printedCase, subject, detail, List.copyOf(all), location);
        }
    }

    /** Compares a game with the same game under a mod. */
    public static ModDiff of(GameModel base, GameModel modded) {
        List<Change> found = new ArrayList<>();
        List<Layer> added = modded.layers().stream()
                .filter(layer -> base.layers().stream()
                        .noneMatch(
                                old -> old.form() == layer.form() && old.name().equals(layer.name())))
                .toList();
        new RuleChanges(base, modded, added).collect(found);
        new PrintedChanges(base, modded).collect(found);
        String title = modded.title().isBlank() ? modded.name() : modded.title();
        return new ModDiff(modded.name(), title, base.title(), byCase(modded.printedCases(), found));
    }

    private static List<Change> byCase(List<PrintedCase> book, List<Change> found) {
        Map<String, List<Change>> groups = new LinkedHashMap<>();
        book.forEach(printed -> groups.put(printed.id(), new ArrayList<>()));
        found.stream()
                .filter(change -> !change.printedCase().isEmpty())
                .sorted(Comparator.comparing(Change::printedCase, CaseOrder.natural()))
                .forEach(change -> groups.computeIfAbsent(change.printedCase(), id -> new ArrayList<>())
                        .add(change));
        List<Change> ordered = new ArrayList<>();
        groups.values().forEach(ordered::addAll);
        found.stream().filter(change -> change.printedCase().isEmpty()).forEach(ordered::add);
        return List.copyOf(ordered);
    }
}
