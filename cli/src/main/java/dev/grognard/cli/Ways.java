package dev.grognard.cli;

import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.HexSheet;
import dev.grognard.runtime.schema.Schema;
import dev.grognard.runtime.text.Text;
import dev.grognard.runtime.view.BoardView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The links that lead out of a place, in words: where a player can go at all, before any rule is asked. */
final class Ways {
    /** Values that say that there is nothing to say. */
    private static final Set<String> NOTHING = Set.of("", "no", "none");

    /** What a step goes across or along. */
    private static final Pattern FEATURE = Pattern.compile("(across|along)(\\p{Lu}.*)");

    /** Of a feature that is between more hexes nobody wants to read all. */
    private static final int MOST_PAIRS = 60;

    private final Match match;
    private final int viewer;
    private final Map<Thing, String> labels;

    /** @param view the board as whoever asks sees it */
    Ways(Match match, BoardView view) {
        this.match = match;
        this.viewer = view.viewer();
        this.labels = view.labels();
    }

    /** One for each link, with what is printed on it: {@code Road to Bridge (over Creek)}. */
    List<String> outOf(String place) {
        List<String> ways = new ArrayList<>();
        for (Schema.Kind kind : match.game().schema().kinds()) {
            for (Thing member : kind.members()) {
                if (member instanceof Link link && link.from().id().equals(place)) {
                    ways.add(Names.spoken(kind.name()) + " to " + link.to().printed() + printed(kind, link));
                }
            }
        }
        return ways;
    }

    /** All of them in a few words: {@code road to Bridge (over Creek), Mill; ferry to Ford}. */
    List<String> inShort(String place) {
        List<String> ways = new ArrayList<>();
        for (Schema.Kind kind : match.game().schema().kinds()) {
            String to = kind.members().stream()
                    .filter(member ->
                            member instanceof Link link && link.from().id().equals(place))
                    .map(member -> ((Link) member).to().printed() + printed(kind, member))
                    .collect(Collectors.joining(", "));
            if (!to.isEmpty()) {
                ways.add(Names.spoken(kind.name()) + " to " + to);
            }
        }
        return ways;
    }

    /** What is printed between two hexes or leads from one to the other, which a drawing of letters has no room for: {@code brook 0202/0302}. */
    List<String> betweenHexes(HexSheet sheet) {
        Set<Thing> hexes = sheet.spots().stream().map(HexSheet.Spot::hex).collect(Collectors.toSet());
        Map<String, Set<String>> between = new LinkedHashMap<>();
        for (Schema.Kind kind : match.game().schema().kinds()) {
            for (Thing member : kind.members()) {
                if (member instanceof Link link && hexes.contains(link.from()) && hexes.contains(link.to())) {
                    features(kind, link)
                            .forEach(feature -> between.computeIfAbsent(feature, key -> new TreeSet<>())
                                    .add(ends(link)));
                }
            }
        }
        List<String> lines = new ArrayList<>();
        between.forEach((feature, pairs) -> {
            List<String> told = new ArrayList<>(pairs).subList(0, Math.min(pairs.size(), MOST_PAIRS));
            lines.addAll(Wrapped.items(feature + " ", told, ", ", "    "));
            if (pairs.size() > MOST_PAIRS) {
                lines.add("    and " + (pairs.size() - MOST_PAIRS) + " more; `map HEX` tells all that is around a hex");
            }
        });
        return lines;
    }

    /** Both directions are one, and the places are called by their numbers. */
    private static String ends(Link link) {
        String from = link.from().id();
        String to = link.to().id();
        return from.compareTo(to) < 0 ? from + "/" + to : to + "/" + from;
    }

    /** What is printed and has a name: what lies there, or which one of a group. */
    private List<String> features(Schema.Kind kind, Link link) {
        return kind.fields().stream()
                .filter(field -> !field.state())
                .flatMap(field -> {
                    String value = field.reader().read(match.position(), link.index());
                    boolean named = !NOTHING.contains(value) && Character.isLetter(value.charAt(0));
                    return named ? Stream.of(feature(field.name(), value)) : Stream.empty();
                })
                .toList();
    }

    private static String feature(String field, String value) {
        Matcher lies = FEATURE.matcher(field);
        return Names.spoken(value.equals("yes") ? lies.matches() ? lies.group(2) : field : value);
    }

    /** What the rulebook prints beside a link, or else its fields and its state. */
    private String printed(Schema.Kind kind, Thing link) {
        if (!kind.labels().isEmpty()) {
            String label = labels.getOrDefault(link, "");
            return label.isEmpty() ? "" : " (" + label + ")";
        }
        String fields = kind.fields().stream()
                .filter(field ->
                        viewer == Text.ALL_SEEING || field.sight().visible(match.position(), viewer, link.index()))
                .map(field -> told(field.name(), field.reader().read(match.position(), link.index())))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(", "));
        return fields.isEmpty() ? "" : " (" + fields + ")";
    }

    private static String told(String field, String value) {
        if (NOTHING.contains(value)) {
            return "";
        }
        Matcher feature = FEATURE.matcher(field);
        if (value.equals("yes") && feature.matches()) {
            return feature.group(1) + " " + Plain.words(feature.group(2));
        }
        return value.equals("yes") ? Plain.words(field) : Plain.words(field) + " " + value;
    }
}
