package dev.grognard.cli;

import dev.grognard.runtime.Game;
import dev.grognard.runtime.engine.Refusal;
import dev.grognard.runtime.match.Match;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An order that somebody asks about in words, {@code march guards}: why it is refused, that it is allowed, or why it is not asked for. */
final class NamedOrder {
    /** A question for what cannot be done. */
    private static final Pattern NOT = Pattern.compile("(?:not|cannot|can't)(?:\\s+(.*))?", Pattern.CASE_INSENSITIVE);

    /** Of many that are allowed no more are told. */
    private static final int MOST_TOLD = 12;

    private static final Pattern WORD_ENDS = Pattern.compile("[^\\p{L}\\p{N}'’-]+");

    private final PrintWriter out;
    private final Match match;
    private final int viewer;
    private final RefusalPrinter refusals;

    NamedOrder(PrintWriter out, Match match, int viewer) {
        this.out = out;
        this.match = match;
        this.viewer = viewer;
        this.refusals = new RefusalPrinter(out, match, viewer);
    }

    /** What stands behind {@code not} where somebody asks why something cannot be done; nothing if he asks otherwise. */
    static Optional<String> denied(String words) {
        Matcher not = NOT.matcher(words);
        return not.matches() ? Optional.of(Optional.ofNullable(not.group(1)).orElse("")) : Optional.empty();
    }

    /** What to say where there is nothing to tell. */
    static String nothing(String words) {
        return (words.isEmpty() ? "" : "Nothing that is refused here fits `" + words + "`. ")
                + "`refused` lists what is refused, and `why r1` explains the first of it; what is in neither list"
                + " cannot be ordered now.";
    }

    /** Tells what there is to tell; whether there was anything. */
    boolean tell(String words) {
        return !match.isOver()
                && !words.isBlank()
                && (refused(words) || allowed(words) || outside(words) || elsewhere(words));
    }

    private boolean refused(String words) {
        List<Refusal> meant = refusals.meant(words);
        if (meant.size() == 1) {
            refusals.explain(meant.get(0));
        } else {
            refusals.printReasons(meant);
        }
        return !meant.isEmpty();
    }

    private boolean allowed(String words) {
        List<Offer> offers = Offer.of(match, viewer);
        List<Offer> byText = Wording.fitting(offers, words);
        List<Offer> meant = byText.isEmpty() ? Wording.fittingWithOrder(offers, words) : byText;
        if (meant.size() == 1) {
            explain(meant.get(0));
        } else if (!meant.isEmpty()) {
            List<String> labels =
                    meant.stream().limit(MOST_TOLD).map(Offer::label).toList();
            String more = meant.size() > MOST_TOLD ? " and " + (meant.size() - MOST_TOLD) + " more" : "";
            Wrapped.sentence("Allowed: " + String.join(", ", labels) + more + ".", "  ")
                    .forEach(out::println);
        }
        return !meant.isEmpty();
    }

    private boolean outside(String words) {
        Optional<String> set = Stream.concat(Stream.of(words), byName(words))
                .flatMap(one -> Question.parse(one).readings(match, viewer).stream())
                .flatMap(reading -> refusals.outside(reading).stream())
                .findFirst();
        set.ifPresent(left -> out.println("Not offered: " + left + "."));
        return set.isPresent();
    }

    /** Tells in which phases an order is offered that is not asked for here. */
    private boolean elsewhere(String words) {
        String name = Question.parse(words).rule();
        boolean here = Stream.concat(
                        Offer.of(match, viewer).stream().map(Offer::order),
                        match.hindsight().refusals(viewer).stream()
                                .map(refusal ->
                                        Question.parse(refusal.notation()).rule()))
                .anyMatch(name::equalsIgnoreCase);
        Optional<Game.Offered> order = match.game().offered().stream()
                .filter(one -> one.name().equalsIgnoreCase(name) && !here)
                .filter(one -> !one.phases().isEmpty())
                .findFirst();
        order.ifPresent(one -> Wrapped.sentence(
                        "`" + one.name() + "` is not asked for here: it is offered in the phase "
                                + String.join(", and in ", one.phases()) + ".",
                        "  ")
                .forEach(out::println));
        return order.isPresent();
    }

    /** The same with the name of an order, if it is asked for in the words of its options: whoever only plays does not know the name. */
    private Stream<String> byName(String words) {
        List<String> typed = List.of(WORD_ENDS.split(words.strip()));
        Map<String, List<Offer>> orders = Offer.of(match, viewer).stream()
                .collect(Collectors.groupingBy(Offer::order, LinkedHashMap::new, Collectors.toList()));
        return orders.entrySet().stream().flatMap(order -> {
            Set<String> own = new HashSet<>(ownWords(order.getValue().get(0)));
            order.getValue().forEach(offer -> own.retainAll(ownWords(offer)));
            List<String> others = typed.stream()
                    .filter(word -> !own.contains(word.toLowerCase(Locale.ROOT)))
                    .toList();
            return others.size() == typed.size()
                    ? Stream.empty()
                    : Stream.of(order.getKey() + " " + String.join(" ", others));
        });
    }

    /** What the text of an option says besides the names of what it is about. */
    private static Set<String> ownWords(Offer offer) {
        Set<String> words = new HashSet<>(List.of(WORD_ENDS.split(offer.label().toLowerCase(Locale.ROOT))));
        offer.names().stream()
                .flatMap(Optional::stream)
                .map(name -> List.of(WORD_ENDS.split(name.toLowerCase(Locale.ROOT))))
                .forEach(words::removeAll);
        return words;
    }

    /** That an option is allowed, and where the book has it. */
    void explain(Offer offer) {
        List<String> cases = offer.option().cases();
        String book = cases.isEmpty() ? "" : " The book has it in" + ExplanationPrinter.cited(cases) + ".";
        out.println(offer.label());
        out.println("  Allowed: every requirement holds." + book);
        if (offer.isKnown()) {
            out.println("  Examples and saves write it " + offer.notation() + ".");
        }
    }
}
