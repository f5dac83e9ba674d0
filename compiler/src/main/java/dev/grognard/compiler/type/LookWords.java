package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.LookDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What `looks` say about each thing: a colour, a pattern that can be drawn for it, and the values on a counter. */
final class LookWords {
    private static final Pattern COLOUR = Pattern.compile("#(\\p{XDigit}{3}|\\p{XDigit}{6})");
    private static final Pattern FIELD = Pattern.compile("(?U)\\{(\\w+)}");

    private static final List<String> COUNTERS = List.of("star", "crossed", "slash", "dotted", "hatched", "anchor");
    private static final List<String> LINKS = List.of("road", "rail", "dashed", "dotted", "river", "ferry", "lane");
    private static final List<String> PLACES = List.of("waves");
    private static final List<String> TERRAIN = List.of(
            "trees",
            "hachures",
            "houses",
            "tents",
            "fort",
            "marsh",
            "waves",
            "furrows",
            "dots",
            "rocks",
            "river",
            "stream",
            "brook",
            "plain");
    private static final List<String> HEXSIDES = List.of("river", "stream", "brook", "wall", "hachures", "bridge");

    /** What those may mean who name a colour. */
    private static final Map<String, String> COLOURS = Map.ofEntries(
            Map.entry("red", "#b3242b"),
            Map.entry("blue", "#2a4b8d"),
            Map.entry("green", "#3c7a4a"),
            Map.entry("yellow", "#e0c040"),
            Map.entry("orange", "#d07a2c"),
            Map.entry("brown", "#8a6a45"),
            Map.entry("purple", "#6d4f86"),
            Map.entry("pink", "#d88fa0"),
            Map.entry("grey", "#8a8f96"),
            Map.entry("gray", "#8a8f96"),
            Map.entry("black", "#222222"),
            Map.entry("white", "#f4f1e8"));

    private final Context context;
    private final Symbols symbols;

    LookWords(Context context) {
        this.context = context;
        this.symbols = context.symbols;
    }

    List<LookDef> definitions() {
        List<LookDef> result = new ArrayList<>();
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.Looks node) {
                for (Decl.Look look : node.looks()) {
                    Name subject = look.subject();
                    boolean known = !symbols.members(subject.text()).isEmpty()
                            || symbols.kind(subject.text()).isPresent()
                            || symbols.regions.containsKey(subject.text())
                            || context.features.containsKey(subject.text());
                    if (known) {
                        check(look);
                    } else {
                        context.unknown(subject.span(), "thing", subject.text(), drawable());
                    }
                    result.add(new LookDef(
                            subject.text(),
                            look.words().stream().map(Name::text).toList(),
                            look.span()));
                }
            }
        }
        return result;
    }

    /** What can have a look: what has a name, and what is drawn on a map. */
    private List<String> drawable() {
        return Stream.concat(symbols.things().stream(), context.features.keySet().stream())
                .toList();
    }

    private void check(Decl.Look look) {
        Iterator<Name> words = look.words().iterator();
        while (words.hasNext()) {
            Name word = words.next();
            boolean key = word.text().equals("pattern") || word.text().equals("values");
            if (key && !words.hasNext()) {
                bad(
                        word,
                        "`" + word.text() + "` of what?",
                        word.text().equals("pattern")
                                ? patterns(look.subject().text())
                                : "say what stands on the counter: `values \"{strength}-{pace}\"`");
            } else if (word.text().equals("pattern")) {
                pattern(look.subject().text(), words.next());
            } else if (key) {
                values(look, words.next());
            } else if (word.text().startsWith("#")) {
                if (!COLOUR.matcher(word.text()).matches()) {
                    bad(
                            word,
                            "`" + word.text() + "` is no colour",
                            "a colour has three or six digits, 0 to 9 and a to f: `#b33` or `#b3242b`");
                }
            } else {
                bad(word, "`" + word.text() + "` says nothing about a look", instead(look, word.text()));
            }
        }
    }

    private static String instead(Decl.Look look, String word) {
        String colour = COLOURS.get(word.toLowerCase(Locale.ROOT));
        return colour != null
                ? "colours are written by their numbers: `" + look.subject().text() + " " + colour + "`"
                : "write a colour (`#b3242b`), `pattern` and its name, or `values` and a text";
    }

    private void bad(Name word, String message, String help) {
        context.diagnostics.add(Diagnostic.error(LayerCode.BAD_LOOK, message, word.span(), "cannot be drawn")
                .help(help));
    }

    private void pattern(String subject, Name pattern) {
        Map<String, List<String>> lists = drawn(subject);
        boolean right = lists.isEmpty() || lists.values().stream().anyMatch(names -> names.contains(pattern.text()));
        if (!right) {
            List<String> names = lists.values().stream().flatMap(List::stream).toList();
            bad(
                    pattern,
                    "there is no pattern `" + pattern.text() + "` for " + String.join(" or ", lists.keySet()),
                    Suggest.closest(pattern.text(), names)
                            .map(near -> "did you mean `" + near + "`?")
                            .orElseGet(() -> patterns(subject)));
        }
    }

    private String patterns(String subject) {
        Map<String, List<String>> lists = drawn(subject);
        return lists.isEmpty()
                ? "there are " + listed(COUNTERS) + "; any other word stands on the counter as it is"
                : "there " + (lists.containsKey("places") && lists.size() == 1 ? "is " : "are ")
                        + listed(lists.values().stream().flatMap(List::stream).toList());
    }

    private static String listed(List<String> names) {
        return names.stream().collect(Collectors.joining("`, `", "`", "`"));
    }

    /** The patterns for all that has a name, by what it is; none if it is on counters, which take any word. */
    private Map<String, List<String>> drawn(String name) {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        for (Kind kind : symbols.kind(name).stream().toList()) {
            if (kind.category() == Kind.Category.LINK) {
                lists.put("links", LINKS);
            } else if (kind.category() == Kind.Category.PLACE) {
                lists.put("places", PLACES);
            } else {
                return Map.of();
            }
        }
        HexGrid.Feature feature = context.features.get(name);
        if (feature != null) {
            switch (feature.sort()) {
                case TERRAIN -> lists.put("terrain", TERRAIN);
                case HEXSIDE -> lists.put("hexsides", HEXSIDES);
                case PATH -> lists.put("paths", LINKS);
            }
        }
        if (symbols.regions.containsKey(name)) {
            lists.put("places", PLACES);
        }
        for (Member member : symbols.members(name)) {
            if (member.kind().category() == Kind.Category.PLACE) {
                lists.put("places", PLACES);
            } else if (feature == null) {
                return Map.of();
            }
        }
        return lists;
    }

    /** What is printed on counters are fields that they have. */
    private void values(Decl.Look look, Name text) {
        Optional<Kind> kind = symbols.kind(look.subject().text());
        if (kind.isEmpty()) {
            return;
        }
        List<String> fields =
                symbols.fields(kind.get()).stream().map(field -> field.name()).toList();
        FIELD.matcher(text.text())
                .results()
                .map(field -> field.group(1))
                .filter(field -> !fields.contains(field))
                .forEach(field -> context.unknownProperty(
                        look.span(), Types.article(kind.get().name()), field, fields, Optional.empty()));
    }
}
