package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.match.Match;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is shown under numbers: options, or where there are very many, first whom they are about.
 *
 * @param entries what can be typed, from number 1 on
 */
record Menu(List<Entry> entries) {
    /** A list with more options is asked in stages. */
    private static final int LONGEST = 30;

    /**
     * What stands behind one number: an option, or several that are asked about next.
     *
     * @param place where it stands; nothing if it stands nowhere
     */
    record Entry(String text, Optional<String> place, List<Offer> offers) {
        boolean isOne() {
            return offers.size() == 1;
        }

        Offer offer() {
            return offers.get(0);
        }
    }

    /** Shows these; if they are too many, first what their first difference is about. */
    static Menu of(List<Offer> offers, Match match, int viewer) {
        return of(offers, new Names(match, viewer));
    }

    private static Menu of(List<Offer> offers, Names names) {
        if (isAmongScattered(offers, names)) {
            return new Menu(staged(offers, 0, names));
        }
        List<Entry> plain = bySubject(offers).stream()
                .map(offer -> new Entry(offer.text(), Optional.empty(), List.of(offer)))
                .toList();
        if (offers.size() <= LONGEST) {
            return new Menu(plain);
        }
        int most = offers.stream()
                .mapToInt(offer -> offer.arguments().size())
                .max()
                .orElse(0);
        for (int i = 0; i < most; i++) {
            List<Entry> staged = staged(offers, i, names);
            // A list that hardly gets shorter, or one of a single entry, helps nobody.
            if (staged.size() > 1 && staged.size() * 3 <= offers.size() * 2) {
                return new Menu(staged);
            }
        }
        return new Menu(plain);
    }

    /** Where several orders are about the same things, those about one thing are listed together. */
    private static List<Offer> bySubject(List<Offer> offers) {
        if (offers.stream().noneMatch(offer -> isOfSeveralOrders(offer, offers))) {
            return offers;
        }
        Map<Object, List<Offer>> groups = new LinkedHashMap<>();
        for (Offer offer : offers) {
            groups.computeIfAbsent(
                            offer.arguments().isEmpty()
                                    ? offer
                                    : offer.arguments().get(0),
                            subject -> new ArrayList<>())
                    .add(offer);
        }
        return groups.values().stream().flatMap(List::stream).toList();
    }

    /** Whether another order is offered too about what this one is about first. */
    static boolean isOfSeveralOrders(Offer offer, List<Offer> offers) {
        return !offer.arguments().isEmpty()
                && offers.stream()
                        .anyMatch(other -> !other.order().equals(offer.order())
                                && !other.arguments().isEmpty()
                                && other.arguments()
                                        .get(0)
                                        .equals(offer.arguments().get(0)));
    }

    /** Whether one of several pieces is asked for, which do not all stand in one place: then it matters where. */
    private static boolean isAmongScattered(List<Offer> offers, Names names) {
        List<Offer> about =
                offers.stream().filter(offer -> !offer.arguments().isEmpty()).toList();
        boolean plain = about.stream().allMatch(offer -> offer.arguments().size() == 1)
                && about.stream().map(Offer::order).distinct().count() == 1;
        return plain
                && about.stream()
                                .map(offer -> names.placeOf(offer.arguments().get(0)))
                                .flatMap(Optional::stream)
                                .distinct()
                                .count()
                        > 1;
    }

    /** The things that the arguments at this place are, each with what is offered about it; what has no such argument stays. */
    private static List<Entry> staged(List<Offer> offers, int argument, Names names) {
        Map<Object, List<Offer>> groups = new LinkedHashMap<>();
        for (Offer offer : offers) {
            boolean known = offer.names().size() > argument
                    && offer.names().get(argument).isPresent();
            Object about = known ? offer.arguments().get(argument) : offer;
            // Two ways to one place are told apart when that place has been chosen.
            groups.computeIfAbsent(about instanceof Link link ? link.to() : about, key -> new ArrayList<>())
                    .add(offer);
        }
        List<Entry> entries = new ArrayList<>();
        groups.forEach((about, group) -> {
            // Where all are about one thing each, the question says what becomes of it.
            boolean whole = group.size() == 1
                    && (about instanceof Offer || group.get(0).arguments().size() > 1);
            entries.add(new Entry(
                    whole ? group.get(0).text() : names.labelled(about), names.placeOf(about), List.copyOf(group)));
        });
        return byPlace(entries, names);
    }

    /** Those who stand together are listed together, place after place as on the board; what stands nowhere comes last. */
    private static List<Entry> byPlace(List<Entry> entries, Names names) {
        return entries.stream()
                .sorted(Comparator.comparingInt(entry -> names.rank(entry.place())))
                .toList();
    }

    /** The next list: what is offered about this one. */
    Menu about(Entry entry, Match match, int viewer) {
        return of(entry.offers(), match, viewer);
    }

    /** The entry under a number, from 1 on. */
    Optional<Entry> entry(int number) {
        return number >= 1 && number <= entries.size() ? Optional.of(entries.get(number - 1)) : Optional.empty();
    }

    /** Whether it is laid out by places, or asks in stages. */
    boolean isStaged() {
        return entries.stream()
                .anyMatch(entry -> !entry.isOne() || entry.place().isPresent());
    }

    int size() {
        return entries.size();
    }
}
