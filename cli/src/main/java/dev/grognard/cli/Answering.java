package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.DecisionPoint.Kind;
import dev.grognard.runtime.engine.Position;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Decision;
import dev.grognard.runtime.match.Match;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One question at the table: shows what can be answered, and finds out what a typed line means. */
final class Answering {
    private static final String PASS = "pass";
    private static final String ALL = "all";
    /** A pick of all, or of all that fit some words, that ends with it. */
    private static final Pattern ALL_DONE = Pattern.compile("(?i)(all\\b.*?)\\s+" + Ahead.DONE);

    private static final String COMMA_OUTSIDE_LABELS = ",(?![^(]*\\))";

    /** Questions that are done with when one answer has been given. */
    private static final Set<Kind> ANSWERED_AT_ONCE = Set.of(Kind.MENU, Kind.ONE, Kind.YES_NO, Kind.NUMBER);

    private static final List<String> COMMANDS = List.of(
            ALL, "back", "done", "undo", "why", "refused", "board", "map", "log", "options", "save", "solo", "quit",
            "help");

    private final PrintWriter out;
    private final Match match;
    private final Decision decision;
    private final int viewer;
    private final List<Offer> offers;
    private final List<History.Step> soFar;
    private final boolean again;
    private final Walk walk;
    /** All that is offered, and the list that was shown last. */
    private final Menu whole;

    private Menu menu;
    /** Whether that list holds what was perhaps meant by words that fit nothing. */
    private boolean guessed;

    /** Whether what was typed is to be the answer from now on. */
    private boolean stands;

    Answering(PrintWriter out, Match match, History history, Decision decision, int viewer) {
        this.out = out;
        this.match = match;
        this.decision = decision;
        this.viewer = viewer;
        this.offers = Offer.of(match, viewer);
        this.soFar = history.soFar(decision, viewer);
        // Where there are several things to do, doing the same again is hardly what is wanted.
        this.again = offers.size() > 1
                && offers.stream().map(Offer::order).distinct().count() == 1
                && history.couldBeAnsweredAlike(decision);
        this.walk = new Walk(match, viewer);
        this.whole = Menu.of(offers, match, viewer);
        this.menu = whole;
    }

    /** What was shown last. */
    Menu menu() {
        return menu;
    }

    /** The question with all that can be answered. */
    void show() {
        menu = whole;
        out.println(Lookups.asked(decision, viewer) + hint());
        if (!soFar.isEmpty()) {
            out.println(kind() == Kind.STEP ? "  so far: " + History.route(soFar) : "  picked: " + picked());
        }
        new OptionPrinter(out).print(menu);
        Optional<Refusal> end = kind() == Kind.STEP ? Walk.end(match.refusals()) : Optional.empty();
        end.ifPresent(refusal -> out.println("  (not to end here: " + told(refusal) + ")"));
        List<String> farther = soFar.isEmpty() ? walk.farther() : List.of();
        if (!farther.isEmpty()) {
            Wrapped.items("  or farther on: ", farther, ", ", "      ").forEach(out::println);
        }
    }

    private Kind kind() {
        return decision.point().kind();
    }

    private String hint() {
        boolean several = offers.size() > 1;
        return switch (kind()) {
            case NEXT -> several ? "  (`all`: in this order)" : "";
            case SEVERAL -> isSeveral() ? "  (several at once: `1 2 done`)" : "";
            default -> again ? "  (asked again: `1 ...` answers it from now on)" : "";
        };
    }

    private boolean isSeveral() {
        long picks = offers.stream()
                .filter(offer -> !offer.notation().equals(Ahead.DONE))
                .count();
        return picks > 1 && match.position().picksLeft() > 1 && soFar.isEmpty();
    }

    private String picked() {
        String names = soFar.stream().map(History.Step::label).collect(Collectors.joining(", "));
        int left = match.position().picksLeft();
        return left == Position.UNLIMITED ? names : names + " (" + soFar.size() + " of " + (soFar.size() + left) + ")";
    }

    private void show(Menu narrower) {
        menu = narrower;
        guessed = false;
        new OptionPrinter(out).print(menu);
        out.println("  (`back`: the whole list)");
    }

    private String told(Refusal refusal) {
        return refusal.reason().seenBy(viewer) + ExplanationPrinter.cited(refusal.cases());
    }

    /** The answers that a line stands for; nothing if it has none, which it says. */
    Optional<Ahead> read(String line) {
        String answers = line.replaceFirst("\\s*(\\.\\.\\.|…)$", "");
        stands = !answers.equals(line);
        if (stands && !ANSWERED_AT_ONCE.contains(kind())) {
            return said("`...` is for questions with one answer that are asked again and again.");
        }
        return stands ? readPlain(answers) : readAnswers(line);
    }

    private Optional<Ahead> readAnswers(String line) {
        Optional<List<Offer>> steps = kind() == Kind.STEP ? toAndDone(line) : Optional.empty();
        Optional<Thing> here = steps.isEmpty() ? walk.place(withoutDone(line)).filter(walk::isAt) : Optional.empty();
        if (here.isPresent()) {
            return said("It is at " + here.get().printed() + " already.");
        }
        if (steps.isEmpty()) {
            boolean goesOn = kind() == Kind.STEP || kind() == Kind.SEVERAL;
            return readPlain(goesOn ? line : line.replaceFirst("(?i)(?<=\\S)\\s+" + Ahead.DONE + "$", ""));
        }
        Optional<Refusal> end = walk.refusedEnd(steps.get());
        if (end.isPresent()) {
            return said("The journey may not end there: " + told(end.get()));
        }
        List<Offer> answers = new ArrayList<>(steps.get());
        answers.add(answers.get(0).asDone());
        return given(answers);
    }

    /** A journey that ends where it is said to lead: {@code Bridge done}. */
    private Optional<List<Offer>> toAndDone(String line) {
        String place = withoutDone(line);
        if (place.equals(line)) {
            return Optional.empty();
        }
        List<Offer> next = fitting(place);
        return next.size() == 1 ? Optional.of(next) : walk.to(place);
    }

    private static String withoutDone(String line) {
        return line.replaceFirst("(?i)\\s+" + Ahead.DONE + "$", "");
    }

    private Optional<Ahead> readPlain(String line) {
        Matcher allDone = ALL_DONE.matcher(line);
        if (kind() == Kind.SEVERAL && allDone.matches()) {
            String asked = allDone.group(1);
            return asked.equalsIgnoreCase(ALL) ? all(true) : allOf(asked, true);
        }
        Optional<Numbers> numbers = Numbers.parse(line);
        List<String> stops = numbers.isPresent() && kind() == Kind.STEP ? stops(line) : List.of();
        if (!stops.isEmpty()) {
            return said("One place at a time, or where it is to end: `" + stops.get(stops.size() - 1)
                    + "` goes there by the cheapest way.");
        }
        if (numbers.isPresent() && !isName(line)) {
            return byNumber(numbers.get());
        }
        return switch (line.toLowerCase(Locale.ROOT)) {
            case "back", "options" -> {
                show();
                yield Optional.empty();
            }
            case ALL -> all(false);
            case Ahead.DONE ->
                decline(List.of(Ahead.DONE), kind() == Kind.STEP ? cannotPass() : "Nothing is being picked any more.");
            case PASS -> decline(List.of(PASS, Ahead.DONE), cannotPass());
            default -> Wording.words(line).indexOf(ALL) == 0 ? allOf(line, false) : byWords(line);
        };
    }

    /** Whether a number names something, as hexes and many units are called, and is not that of an option. */
    private boolean isName(String line) {
        boolean figures = line.chars().allMatch(Character::isDigit);
        boolean option = figures
                && !line.startsWith("0")
                && menu.entry(Integer.parseInt(line)).isPresent();
        return figures
                && !option
                && (!fitting(line).isEmpty()
                        || walk.place(line).isPresent()
                        || !new RefusalPrinter(out, match, viewer).fitting(line).isEmpty());
    }

    /** The hexes of a journey that were typed one after the other by their numbers; none if this is something else. */
    private List<String> stops(String line) {
        List<String> stops = Arrays.stream(line.split("[\\s,]+"))
                .filter(word -> !word.equalsIgnoreCase(Ahead.DONE))
                .toList();
        return stops.size() > 1 && stops.stream().allMatch(this::isName) ? stops : List.of();
    }

    private Optional<Ahead> given(List<Offer> answers) {
        return Optional.of(new Ahead(match, Asked.of(match, decision), answers, offers, stands));
    }

    private Optional<Ahead> said(String why) {
        out.println(why);
        return Optional.empty();
    }

    // ------------------------------------------------------------------ by number

    private Optional<Ahead> byNumber(Numbers typed) {
        List<Menu.Entry> entries = new ArrayList<>();
        for (int number : typed.numbers()) {
            Optional<Menu.Entry> entry = menu.entry(number);
            if (entry.isEmpty()) {
                return said("There is no option " + number + ": " + Lookups.range(menu) + ".");
            }
            entries.add(entry.get());
        }
        if (entries.size() == 1 && !entries.get(0).isOne()) {
            show(menu.about(entries.get(0), match, viewer));
            return Optional.empty();
        }
        for (Menu.Entry entry : entries) {
            if (!entry.isOne()) {
                return said(entry.text() + " stands for several options: type its number alone to see them.");
            }
        }
        return given(finished(entries.stream().map(Menu.Entry::offer).toList(), typed.done()));
    }

    /** Nothing is picked twice, and a pick may end with {@code done}. */
    private List<Offer> finished(List<Offer> answers, boolean done) {
        if (kind() != Kind.SEVERAL) {
            return answers;
        }
        List<Offer> all = new ArrayList<>(new LinkedHashSet<>(answers));
        if (done) {
            all.add(all.get(0).asDone());
        }
        return all;
    }

    // ------------------------------------------------------------------ by word

    private Optional<Ahead> all(boolean done) {
        List<Offer> listed = menu.entries().stream()
                .flatMap(entry -> entry.offers().stream())
                .filter(offer -> !offer.notation().equals(Ahead.DONE))
                .toList();
        return switch (kind()) {
            case NEXT -> given(listed);
            case SEVERAL ->
                listed.size() > match.position().picksLeft()
                        ? said("There are " + listed.size() + ", and no more than "
                                + match.position().picksLeft() + " can be picked.")
                        : given(finished(listed, done));
            default ->
                menu.equals(whole) || guessed || !alternatives(listed).isEmpty()
                        ? said(
                                "`all` is for lists that are picked from or put in order; of others, say what: `all WORDS`.")
                        : given(listed);
        };
    }

    /** All that fit the words behind {@code all}, one after the other; of what one piece can do, all is never meant. */
    private Optional<Ahead> allOf(String line, boolean done) {
        List<Offer> fits = fitting(line);
        if (fits.isEmpty()) {
            fits = fitting(line.strip().substring(ALL.length()));
        }
        if (fits.isEmpty()) {
            return refused(line);
        }
        List<Offer> either = kind() == Kind.MENU ? alternatives(fits) : List.of();
        if (!either.isEmpty()) {
            return said("`" + line + "` fits " + either.size() + " options of "
                    + either.get(0).names().get(0).orElse("one")
                    + ", and nothing was taken: say which is meant" + sample(line, either) + ".");
        }
        return given(finished(fits, done));
    }

    /** Several things that the first one can do which can do several; none if all are about things of their own. */
    private static List<Offer> alternatives(List<Offer> fits) {
        Map<Object, List<Offer>> things = fits.stream()
                .filter(offer -> !offer.arguments().isEmpty())
                .collect(Collectors.groupingBy(
                        offer -> offer.arguments().get(0), LinkedHashMap::new, Collectors.toList()));
        return things.values().stream()
                .filter(same -> same.size() > 1)
                .findFirst()
                .orElse(List.of());
    }

    /** The line with a word that only the first of these has. */
    private static String sample(String line, List<Offer> either) {
        return either.get(0).words().stream()
                .filter(word ->
                        either.stream().skip(1).noneMatch(other -> other.words().contains(word)))
                .reduce((before, last) -> last)
                .map(word -> ", as in `" + line + " " + word + "`")
                .orElse("");
    }

    /** Whoever does not want to answer what he has begun can only take it back. */
    private String cannotPass() {
        String places = kind() == Kind.STEP
                ? offers.stream().map(Offer::label).distinct().collect(Collectors.joining(", "))
                : "";
        return (places.isEmpty() ? "This has to be answered" : "The journey has to go on: " + places)
                + (match.canUndo() ? "; `undo` takes the last decision back." : ".");
    }

    /** Who passes a pick is done with it; but being done with a list that has closed itself passes nothing else. */
    private Optional<Ahead> decline(List<String> meant, String otherwise) {
        Optional<Offer> declining = offers.stream()
                .filter(offer -> meant.contains(offer.notation()))
                .findFirst();
        if (declining.isPresent()) {
            return given(List.of(declining.get()));
        }
        Optional<Refusal> end = Walk.end(match.refusals());
        if (end.isPresent()) {
            new RefusalPrinter(out, match, viewer).explain(end.get());
            return Optional.empty();
        }
        return said(kind() == Kind.SEVERAL ? "More must be chosen first." : otherwise);
    }

    private Optional<Ahead> byWords(String typed) {
        // Whoever ends a pick need not set that off by a comma.
        String line = kind() == Kind.SEVERAL ? typed.replaceFirst("(?i)[\\s,]+done$", ", " + Ahead.DONE) : typed;
        RefusalPrinter printer = new RefusalPrinter(out, match, viewer);
        // What stands in parentheses is taken for what is printed beside names, and the rest would fit other orders.
        Optional<Refusal> noted = line.endsWith(")") ? printer.noted(line) : Optional.empty();
        if (noted.isPresent()) {
            printer.explain(noted.get());
            return Optional.empty();
        }
        List<Offer> fits = fitting(line);
        if (fits.isEmpty() && line.contains(",")) {
            return severalByWords(line);
        }
        if (fits.size() == 1) {
            return given(fits);
        }
        if (!fits.isEmpty()) {
            showAnyOf(fits);
            return Optional.empty();
        }
        return walk.to(line).map(this::given).orElseGet(() -> showStanding(line) ? Optional.empty() : refused(line));
    }

    /** Asks which of several is meant; where they are all about one thing, what is offered about it. */
    private void showAnyOf(List<Offer> some) {
        Menu narrower = Menu.of(some, match, viewer);
        if (narrower.size() == 1 && !narrower.entries().get(0).isOne()) {
            narrower = narrower.about(narrower.entries().get(0), match, viewer);
        }
        if (narrower.size() > 1) {
            out.println("Which one?");
        }
        show(narrower);
    }

    /** Shows what is offered about those who stand in a place, if it is one and there is anything. */
    private boolean showStanding(String line) {
        Names names = new Names(match, viewer);
        Optional<String> place = walk.place(line).map(Thing::printed);
        List<Offer> there = offers.stream()
                .filter(offer -> place.isPresent()
                        && offer.arguments().stream()
                                .limit(1)
                                .anyMatch(subject -> names.placeOf(subject).equals(place)))
                .toList();
        if (!there.isEmpty()) {
            showAnyOf(there);
        }
        return !there.isEmpty();
    }

    /** What is listed now comes before what is offered besides, and what an option says before what its order is called. */
    private List<Offer> fitting(String words) {
        List<Offer> listed = menu.entries().stream()
                .flatMap(entry -> entry.offers().stream())
                .toList();
        Stream<List<Offer>> byText = Stream.of(words, Wording.withoutLabels(words))
                .flatMap(meant -> Stream.of(Wording.fitting(listed, meant), Wording.fitting(offers, meant)));
        Stream<List<Offer>> byOrder = Stream.of(listed, offers).map(some -> Wording.fittingWithOrder(some, words));
        return Stream.concat(byText, byOrder)
                .filter(fits -> !fits.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private Optional<Ahead> severalByWords(String line) {
        List<Offer> answers = new ArrayList<>();
        boolean done = false;
        for (String part : line.split(COMMA_OUTSIDE_LABELS)) {
            done = part.strip().equalsIgnoreCase(Ahead.DONE);
            List<Offer> fits = done ? List.of() : fitting(part);
            if (!done && fits.size() != 1) {
                return said(
                        fits.isEmpty()
                                ? "`" + part.strip() + "` is not offered; nothing was taken."
                                : "`" + part.strip() + "` fits " + fits.size() + " options; nothing was taken.");
            }
            answers.addAll(fits);
        }
        return answers.isEmpty() ? said("Nothing was taken.") : given(finished(answers, done));
    }

    /** Shows what fits all of the words but one; the later ones are dropped first, since whom it is about comes first. */
    private boolean showNearest(String line) {
        List<String> words = Wording.words(line);
        for (int i = words.size() - 1; i >= 0 && words.size() > 1; i--) {
            List<String> others = new ArrayList<>(words);
            String dropped = others.remove(i);
            boolean figures = dropped.chars().allMatch(Character::isDigit);
            List<Offer> fits = figures ? List.of() : Wording.fitting(offers, String.join(" ", others));
            if (!fits.isEmpty()) {
                out.println("`" + line + "` is not offered; without `" + dropped + "` there is");
                show(Menu.of(fits, match, viewer));
                guessed = true;
                return true;
            }
        }
        return false;
    }

    private Optional<Ahead> refused(String line) {
        RefusalPrinter printer = new RefusalPrinter(out, match, viewer);
        List<Refusal> refused = printer.meant(line);
        if (refused.size() == 1) {
            printer.explain(refused.get(0));
            return Optional.empty();
        }
        if (!refused.isEmpty()) {
            printer.printReasons(refused);
            return Optional.empty();
        }
        Optional<Thing> place = walk.place(line);
        if (place.isPresent() && walk.isAt(place.get())) {
            return said("It is at " + place.get().printed() + " already.");
        }
        if (place.isPresent() && walk.isAsked()) {
            printer.printObstacles(place.get(), walk);
            return Optional.empty();
        }
        if (place.isPresent()) {
            String name = place.get().printed();
            return said("Nothing is offered about " + name + " now; `map " + name + "` tells of it.");
        }
        if (showNearest(line)) {
            return Optional.empty();
        }
        String hint = Suggest.closest(line, COMMANDS)
                .map(command -> "did you mean `" + command + "`?")
                .orElse("type a number, words of an option, or `help`.");
        return said("`" + line + "` is neither an option nor a command: " + hint);
    }
}
