package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.match.Match;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is shown under numbers: options, or where there are very many, first whom they are about.
 *
 * @param entries what can be typed, from number 1 on
 * @param isStaged whether it is laid out by places, or asks in stages
 */
record Menu(List<Entry> entries, boolean isStaged) {
    /** What is shown when nothing is asked. */
    static final Menu NONE = new Menu(List.of(), false);

    /** A list with more options is asked in stages. */
    private static final int LONGEST = 30;

    /**
     * What stands behind one number: an option, or several that are asked about next.
     *
     * @param place where it stands, if that matters
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
        List<Offer> about =
                offers.stream().filter(offer -> !offer.arguments().isEmpty()).toList();
        if (isOneOfSeveral(about, names)) {
            return new Menu(staged(offers, 0, names), true);
        }
        boolean scattered = places(about, names).distinct().count() > 1;
        Menu plain = new Menu(
                bySubject(offers).stream()
                        .map(offer -> new Entry(
                                offer.text(), scattered ? place(offer, names) : Optional.empty(), List.of(offer)))
                        .toList(),
                false);
        if (scattered && about.stream().allMatch(offer -> offer.arguments().size() == 1)) {
            return new Menu(byPlace(plain.entries(), names), true);
        }
        if (offers.size() <= LONGEST) {
            return plain;
        }
        int most = offers.stream()
                .mapToInt(offer -> offer.arguments().size())
                .max()
                .orElse(0);
        for (int i = 0; i < most; i++) {
            List<Entry> staged = staged(offers, i, names);
            // A list that hardly gets shorter, or one of a single entry, helps nobody.
            if (staged.size() > 1 && staged.size() * 3 <= offers.size() * 2) {
                return new Menu(staged, true);
            }
        }
        return plain;
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

    /** Whether one of several pieces is asked for and nothing else: the question says what becomes of it. */
    private static boolean isOneOfSeveral(List<Offer> about, Names names) {
        return about.stream().allMatch(offer -> offer.arguments().size() == 1)
                && isOneOrder(about)
                && places(about, names).count() > 1;
    }

    private static boolean isOneOrder(List<Offer> offers) {
        return offers.stream().map(Offer::order).distinct().count() <= 1;
    }

    private static Stream<String> places(List<Offer> about, Names names) {
        return about.stream().map(offer -> place(offer, names)).flatMap(Optional::stream);
    }

    /** Where the piece stands that an option is about. */
    private static Optional<String> place(Offer offer, Names names) {
        return offer.arguments().stream().findFirst().flatMap(names::placeOf);
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
        boolean isOfMany = !isOneOrder(
                offers.stream().filter(offer -> !offer.arguments().isEmpty()).toList());
        List<Entry> entries = new ArrayList<>();
        groups.forEach((about, group) -> {
            // Where all are one order about one thing each, the question says what becomes of it.
            boolean whole = group.size() == 1
                    && (about instanceof Offer
                            || isOfMany
                            || group.get(0).arguments().size() > 1);
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

    int size() {
        return entries.size();
    }
}
