package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.match.Option;
import dev.grognard.runtime.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An option as the one who is asked reads it.
 *
 * @param option what is taken
 * @param order what kind of answer it is
 * @param arguments what it is about
 * @param names what these are called, as far as the reader knows them
 * @param label what it is called; no two are alike unless what they are about looks alike
 * @param text what is printed: the label with what the rulebook prints beside names
 * @param beside what the rulebook prints beside the links that it is about
 */
record Offer(
        Option option,
        String order,
        List<Object> arguments,
        List<Optional<String>> names,
        String label,
        String text,
        String beside) {
    /** What a match offers now, in its order. */
    static List<Offer> of(Match match, int viewer) {
        return of(match.options(), new Names(match, viewer), viewer);
    }

    private static List<Offer> of(List<Option> options, Names names, int viewer) {
        Map<String, List<List<Object>>> alike = options.stream()
                .collect(Collectors.groupingBy(
                        option -> option.label().seenBy(viewer),
                        Collectors.mapping(option -> Names.arguments(option.action()), Collectors.toList())));
        Map<String, Long> texts = options.stream()
                .collect(Collectors.groupingBy(
                        option -> option.label().seenBy(viewer, names::label), Collectors.counting()));
        Map<List<Object>, Long> ends =
                options.stream().collect(Collectors.groupingBy(Offer::ends, Collectors.counting()));
        List<Offer> offers = new ArrayList<>();
        for (Option option : options) {
            List<Object> arguments = Names.arguments(option.action());
            String label = option.label().seenBy(viewer);
            String text = option.label().seenBy(viewer, names::label);
            boolean parallel = ends.get(ends(option)) > 1;
            String way = alike.get(label).size() > 1
                    ? apart(arguments, alike.get(label), names)
                    : parallel ? way(arguments, names) : "";
            boolean told = texts.get(text) == 1
                    && (!parallel || !beside(arguments, names).isEmpty());
            offers.add(new Offer(
                    option,
                    option.action().getClass().getSimpleName(),
                    arguments,
                    arguments.stream().map(names::of).toList(),
                    label + way,
                    told ? text : text + way,
                    beside(arguments, names)));
        }
        return List.copyOf(offers);
    }

    /** What it does and is about, where two ways between the same places are the same. */
    private static List<Object> ends(Option option) {
        return Stream.concat(Stream.of((Object) option.action().getClass()), Names.arguments(option.action()).stream())
                .map(one -> one instanceof Link link ? List.of(link.from(), link.to()) : one)
                .toList();
    }

    private static String beside(List<Object> arguments, Names names) {
        return arguments.stream()
                .filter(Link.class::isInstance)
                .map(link -> names.label((Link) link))
                .collect(Collectors.joining(" "))
                .strip();
    }

    /** A step that is not offered yet, as everybody reads it. */
    static Offer of(Option option) {
        return new Offer(
                option,
                option.action().getClass().getSimpleName(),
                List.of(),
                List.of(),
                option.label().toString(),
                option.label().toString(),
                "");
    }

    /** The links that it is about, which tell apart what reads alike. */
    static String way(List<Object> arguments, Names names) {
        String ways = arguments.stream()
                .filter(Link.class::isInstance)
                .map(link -> names.by((Link) link))
                .collect(Collectors.joining(" and "));
        return ways.isEmpty() ? "" : ", " + ways;
    }

    /** What tells it from others that read alike, as far as the reader knows it. */
    private static String apart(List<Object> arguments, List<List<Object>> alike, Names names) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            int part = i;
            Object here = arguments.get(i);
            List<Object> others = alike.stream()
                    .filter(other -> other.size() > part && !other.get(part).equals(here))
                    .map(other -> other.get(part))
                    .toList();
            if (here instanceof Link link) {
                if (others.stream().anyMatch(other -> !isParallel(link, other))) {
                    told.add("to " + link.to().printed());
                }
                if (others.stream().anyMatch(other -> isParallel(link, other))) {
                    told.add(names.by(link));
                }
            } else if (!others.isEmpty()) {
                names.of(here).ifPresent(told::add);
            }
        }
        return told.isEmpty() ? "" : ", " + String.join(" ", told);
    }

    private static boolean isParallel(Link link, Object other) {
        return other instanceof Link second
                && second.from().equals(link.from())
                && second.to().equals(link.to());
    }

    String notation() {
        return option.notation();
    }

    /** Whether the reader knows all that it is about; he neither reads nor types the notation of another. */
    boolean isKnown() {
        return names.stream().allMatch(Optional::isPresent);
    }

    /** The end of a pick that this one belongs to, which may be offered only after it. */
    Offer asDone() {
        Option done = new Option(option.index(), Text.of(Ahead.DONE), Ahead.DONE, option.action(), List.of());
        return new Offer(done, order, List.of(), List.of(), Ahead.DONE, Ahead.DONE, "");
    }

    /** The printed words, to find it by. */
    List<String> words() {
        return Wording.words(label);
    }

    /** These and what tells its links from others. */
    List<String> wordsOfWays() {
        return Wording.words(label + " " + beside);
    }

    /** What rules call the order, in one word and in several; nothing for what is no order. */
    List<String> orderWords() {
        return notation().startsWith(order + "(")
                ? Stream.concat(Stream.of(order.toLowerCase(Locale.ROOT)), Wording.words(Names.spoken(order)).stream())
                        .distinct()
                        .toList()
                : List.of();
    }
}
