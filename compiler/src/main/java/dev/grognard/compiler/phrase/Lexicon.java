package dev.grognard.compiler.phrase;

import dev.grognard.compiler.diagnostic.Article;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a game declares, for whoever speaks of it in words of his own. */
final class Lexicon {
    private static final int MOST = 4;

    /** What begins with a word that says what it is; {@code in an order Blue chooses} declares nothing. */
    private static final Pattern DECLARED = Pattern.compile(
            "(?mU)(?<!\\ban )\\b(rule|procedure|order|modifiers|table|travel|piece|place|link|record|region|phase)[ \\t]+(\\p{L}\\w*)(\\([^()\\n]*\\))?");

    private static final Pattern SIDES = Pattern.compile("(?mU)^sides[ \\t]+([^\\n]*)");

    private static final Pattern ENUM = Pattern.compile("(?U)\\benum[ \\t]+(\\p{Lu}\\w*)[^{}\\n]*\\{([^{}]*)\\}");
    private static final Pattern STATE = Pattern.compile("(?mU)^state[ \\t]+(\\p{Ll}\\w*)[^:\\n]*:");
    private static final Pattern FEATURES = Pattern.compile("(?m)^(terrain|hexside|path|box)[ \\t]+(\\p{Lu}[^\\n{]*)");
    private static final Pattern HEXES = Pattern.compile("(?mU)^[ \\t]*named[ \\t]+([^\\n]*)");
    private static final Pattern HEX = Pattern.compile("(?U)(\\p{Lu}\\w*)[ \\t]+\\d");
    private static final Pattern KIND =
            Pattern.compile("(?U)\\b(?:piece|place|link|side)\\b[ \\t]*(\\p{Lu}\\w*)?[^{}\\n]*\\{([^{}]*)\\}");
    private static final Pattern MEMBER =
            Pattern.compile("(?U)(state[ \\t]+)?\\b(\\p{Ll}\\w*)(?:\\([^()]*\\))?:[ \\t]*[\\p{Lu}d]");
    private static final Pattern VARIABLE = Pattern.compile(
            "(?U)(?<=[(,] ?|\\beach |\\bwhenever |\\n {1,9})(\\p{Ll}\\w*)(?::[ \\t]*|[ \\t]+in[ \\t]+)((?:Set of )?\\p{Lu}\\w*)");
    private static final Pattern NAME = Pattern.compile("(?U)\\p{Lu}\\w*");

    /**
     * Something with a name.
     *
     * @param name the name as it is written
     * @param what what it is
     * @param stems what its name is made of
     */
    private record Entry(String name, String what, Set<String> stems) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** What is known where something stands: the names there first, then those of the game. */
    Lexicon(Span where) {
        Matcher variable = VARIABLE.matcher(new GameNames(where).head());
        while (variable.find()) {
            add(variable.group(1), article(variable.group(2)));
        }
        where.source().family().forEach(this::read);
    }

    private void read(SourceText source) {
        String text = source.text().lines().map(Lexicon::plain).collect(Collectors.joining("\n"));
        Matcher declared = DECLARED.matcher(text);
        while (declared.find()) {
            String sort = declared.group(1);
            String parameters = declared.group(3) == null ? "" : declared.group(3);
            boolean asked = !sort.equals("order") && !sort.equals("phase") && !sort.equals("travel");
            String what = switch (sort) {
                case "piece", "place", "link" -> "a kind of " + sort;
                case "order" -> "an order";
                case "modifiers" -> "a sum of modifiers";
                default -> "a " + sort;
            };
            add(declared.group(2) + (asked ? parameters : ""), what);
        }
        Matcher sides = SIDES.matcher(text);
        while (sides.find()) {
            NAME.matcher(sides.group(1)).results().forEach(side -> add(side.group(), "a side"));
        }
        Matcher values = ENUM.matcher(text);
        while (values.find()) {
            Matcher value = NAME.matcher(values.group(2));
            while (value.find()) {
                add(value.group(), article(values.group(1)));
            }
        }
        Matcher state = STATE.matcher(text);
        while (state.find()) {
            add(state.group(1), "a state");
        }
        Matcher kind = KIND.matcher(text);
        while (kind.find()) {
            Matcher member = MEMBER.matcher(kind.group(2));
            while (member.find()) {
                String sort = member.group(1) == null ? "a field of " : "a state of ";
                add("." + member.group(2), sort + (kind.group(1) == null ? "a side" : kind.group(1)));
            }
        }
        Matcher hexes = HEXES.matcher(text);
        while (hexes.find()) {
            HEX.matcher(hexes.group(1)).results().forEach(hex -> add(hex.group(1), "a hex"));
        }
        Matcher features = FEATURES.matcher(text);
        while (features.find()) {
            Matcher feature = NAME.matcher(features.group(2));
            while (feature.find()) {
                add(feature.group(), "a " + features.group(1));
            }
        }
    }

    /** A line without its texts, citations and comments. */
    static String plain(String line) {
        return RulebookPhrases.masked(line, -1).replaceAll("\"+|\\[+|//+", " ");
    }

    private static String article(String noun) {
        return Article.with(noun);
    }

    private void add(String name, String what) {
        String bare = name.replaceAll("^\\.|\\(.*", "");
        // What is added to something stands in another place than what it is asked about.
        Entry known = entries.get(bare + what);
        if (known == null || known.name().length() < name.length()) {
            entries.put(bare + what, new Entry(name, what, Stems.of(List.of(bare))));
        }
    }

    /** Whether something is named after more than what others are named after entirely. */
    private static boolean isNews(Entry entry, Set<String> stems, Set<String> covered) {
        Set<String> shared = new HashSet<>(entry.stems());
        shared.retainAll(stems);
        if (shared.size() == entry.stems().size()) {
            covered.addAll(shared);
            return true;
        }
        return !covered.containsAll(shared);
    }

    /** What the words may speak of: those that have most of them in their names come first. */
    List<String> meant(List<String> words) {
        Set<String> stems = Stems.of(words);
        List<Entry> near = new ArrayList<>(entries.values());
        near.removeIf(entry -> Stems.common(entry.stems(), stems) == 0);
        near.sort(Comparator.comparingInt((Entry entry) -> -Stems.common(entry.stems(), stems))
                .thenComparingInt(entry -> entry.stems().size()));
        Set<String> covered = new HashSet<>();
        return near.stream()
                .filter(entry -> isNews(entry, stems, covered))
                .limit(MOST)
                .map(entry -> "`" + entry.name() + "` (" + entry.what() + ")")
                .toList();
    }
}
