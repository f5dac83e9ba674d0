package dev.grognard.compiler.phrase;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the game in which a phrase stands, so that what is written instead can be its author's own line. */
final class GameNames {
    private static final Pattern KINDS = Pattern.compile("\\b(?:piece|place|link|enum|record)\\s+([\\p{L}\\p{N}]+)");

    /** Stands for a name that the game does not have: the phrase is another one then. */
    static final String NONE = "\0";

    private static final int SHORTEST_STEM = 4;
    private static final int LONGEST_ENDING = 3;

    private static final Pattern FEATURES = Pattern.compile(
            "(?m)^(?:terrain|hexside|path)\\s+(\\p{Lu}[\\p{L}\\p{N}]*(?:,\\s*\\p{Lu}[\\p{L}\\p{N}]*)*)");

    /** A set in the words of rulebooks: whose, what, and where. */
    private static final Pattern SET = Pattern.compile(
            "(?:(?:any|all|the|an|a|other)\\s+)?(?:(enemy|friendly|own|opposing|hostile|\\p{Lu}\\p{L}*(?=\\s+(?:unit|counter|piece)s?\\b))\\s+)?([\\p{L}\\p{N}]+)((?s).*)");

    private static final Pattern WHERE =
            Pattern.compile("(?<=\\s)(in|at|next to|within \\d+ of)\\s+([\\p{L}\\p{N}.]+)");

    private static final Set<String> OURS = Set.of("friendly", "own");
    private static final Set<String> COUNTERS =
            Set.of("unit", "units", "counter", "counters", "piece", "pieces", "force", "forces", "enemy", "enemies");

    /** What stands at the margin and begins something. */
    private static final Pattern HEAD = Pattern.compile("(?m)^\\p{Ll}+\\b");

    private static final Pattern ROLL = Pattern.compile("\\broll\\b[^\\n]*?\\bd\\d+ for (\\w+)");

    private static final Pattern TEXTS = Pattern.compile("\"[^\"\\n]*\"|\\([^()\\n]*\\)|//[^\\n]*");

    private static final Pattern MEMBER =
            Pattern.compile("\\b(state\\s+)?(\\p{Ll}\\w*(?:,\\s*\\p{Ll}\\w*)*):\\s*(\\p{Lu}\\w*)");

    private static final Pattern ROLLED = Pattern.compile("\\brolls (\\p{Ll}\\w*) \\d");
    private static final Pattern DOING = Pattern.compile("^(?:order|procedure|before|after) (\\p{Lu}\\w*)");
    private static final Pattern PLACE = Pattern.compile("(?m)^\\h*place (\\p{Lu}\\w*)");

    private static final Map<String, String> FIRST = Map.of(
            "@travel", "(?m)^travel (\\w+)",
            "@die", "\\broll\\b[^\\n]*?\\bd\\d+ for (\\w+)",
            "@lot", "\\bdraw (?:one|\\d+) of\\b[^\\n]*? for (\\w+)",
            "@holder", "\\bstate (\\w+)[^:\\n]*: Side",
            "@box", "\\bbox\\b[^\\n]*?(\\w+)(?: \"[^\"\\n]*\")?(?: face up)? final",
            "@unit", "\\bpiece (\\w+)",
            "@cost", "\\bcost\\s+(\\w+)\\(",
            "@order", "(?m)^order (\\w+)",
            "@link", "\\blink (\\w+)",
            "@place", "\\bplace (\\w+)");

    private static final Map<String, String> OTHERWISE = Map.of(
            "@travel", "March",
            "@die", "combat",
            "@lot", "chit",
            "@holder", "holder",
            "@box", "Dead",
            "@unit", "Unit",
            "@cost", "toll",
            "@order", "March",
            "@link", "Road",
            "@place", "Hex");

    private final SourceText source;
    private final Span where;

    GameNames(Span where) {
        this.source = where.source();
        this.where = where;
    }

    /** A set as it is written here, a place, or the name for which a sign stands. */
    String of(String words) {
        if (words.startsWith("!")) {
            return place(words.substring(1));
        }
        if (words.startsWith("&")) {
            return first("\\b(?:rule|modifiers|table) " + Pattern.quote(words.substring(1)) + "\\((\\w+):", "s");
        }
        if (words.startsWith("%")) {
            String field = words.substring(1);
            return first("\\bstate (\\w+): [^=\\n]*= " + Pattern.quote(field) + "\\b", field);
        }
        if (words.startsWith(">")) {
            return called(words.substring(1));
        }
        if (words.startsWith(";")) {
            return numberBy(words.substring(1));
        }
        if (words.startsWith("=")) {
            return stateBy(words.substring(1));
        }
        if (words.startsWith("'")) {
            return fields(words.substring(1));
        }
        if (words.startsWith("_")) {
            return first("\\brule (" + Pattern.quote(words.substring(1)) + ")\\(\\w+: Side\\)", NONE);
        }
        if (words.startsWith("§")) {
            return first(
                    "(?m)^terrain\\b(?:[^\\n{]*\\{[^}]*|[^\\n{]*)\\b((?i)" + Pattern.quote(words.substring(1)) + ")\\b",
                    NONE);
        }
        if (words.startsWith("¶")) {
            return first("(?m)^sides\\b[^\\n{]*?\\b(" + Pattern.quote(words.substring(1)) + ")\\b", NONE);
        }
        if (words.startsWith("¤")) {
            return first("(?m)^region (\\w+)[^=\\n]*= *" + Pattern.quote(words.substring(1)) + " *(?:$|\\[|//)", NONE);
        }
        if (words.startsWith("¢")) {
            return places().contains(words.substring(1)) ? words.substring(1) : NONE;
        }
        if (words.startsWith("°")) {
            return PrintedTurns.turn(source, words.substring(1)).orElse(NONE);
        }
        if (words.startsWith("|")) {
            return orderBy(words.substring(1));
        }
        if (words.startsWith("?")) {
            return fieldOf(words.substring(1));
        }
        if (words.equals("@unit") && kinds().contains("Unit")) {
            return "Unit";
        }
        if (FIRST.containsKey(words)) {
            return first(FIRST.get(words), OTHERWISE.get(words));
        }
        return switch (words) {
            case "@roll" -> roll();
            case "@purpose" -> purpose();
            case "@ground" -> ground();
            case "@flipped" -> first("\\bstate (reduced|flipped|spent|depleted|weakened|halved): Bool", NONE);
            case "@parameter" -> last("\\brule \\w+\\((\\w+):", "u");
            case "@chosen" -> last("\\b\\p{Lu}\\w*\\((\\w+) in ", "unit");
            case "@mover" -> last("\\btravel \\w+\\((\\w+):", "u");
            case "@spot" -> place(of("@chosen"));
            case "@where" -> where();
            case "@worth" -> first("\\bplace \\w+[^{]*\\{[^}]*?(\\w+): (?:Int|VP)", "vp");
            case "@step" -> last("\\b(\\w+): Step\\b", "step");
            case "@side" -> side();
            case "@fields" -> veiled();
            case "@foe" -> side().equals("side") ? "foe" : side() + ".opponent";
            default -> set(words);
        };
    }

    private String first(String regex, String otherwise) {
        Pattern pattern = Pattern.compile(regex);
        return source.family().stream()
                .map(text -> pattern.matcher(text.text()))
                .filter(Matcher::find)
                .map(match -> match.group(1))
                .findFirst()
                .orElse(otherwise);
    }

    /** What a die is rolled for only the author knows, who has seen how that is said if he rolls others. */
    private String roll() {
        return found(ROLL).isEmpty() ? OTHERWISE.get("@die") : "…";
    }

    /** What a new die may be rolled for, which no other is: what an example rolls already, or the name of what is done here. */
    private String purpose() {
        List<String> rolled = found(ROLL);
        List<String> meant = Stream.concat(
                        found(ROLLED).stream(),
                        found(DOING, head()).stream()
                                .map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1)))
                .filter(name -> !rolled.contains(name))
                .toList();
        return rolled.isEmpty() ? OTHERWISE.get("@die") : meant.isEmpty() ? "…" : meant.get(0);
    }

    /** The kind of all places of the map. */
    private String ground() {
        List<String> kinds = found(PLACE);
        return kinds.isEmpty() ? "Hex" : kinds.size() == 1 ? kinds.get(0) : NONE;
    }

    private List<String> found(Pattern pattern) {
        return source.family().stream()
                .flatMap(text -> found(pattern, text.text()).stream())
                .toList();
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    /** The state that holds after a verb: whoever is disrupted has `disrupted`. */
    private String stateBy(String verb) {
        for (int cut = 0; cut <= LONGEST_ENDING; cut++) {
            int end = verb.length() - cut;
            if (end < SHORTEST_STEM) {
                return NONE;
            }
            String state = first("\\bstate (" + Pattern.quote(verb.substring(0, end)) + "\\w*): Bool", NONE);
            if (!state.equals(NONE)) {
                return state;
            }
        }
        return NONE;
    }

    /** What somebody has so many of: whoever loses a step has `steps`. */
    private String numberBy(String noun) {
        String stem = noun.replaceFirst("(?<=\\p{L}{2})s$", "");
        return first("\\bstate (" + Pattern.quote(stem) + "(?:e?s)?): (?!Bool|Side|Set)", NONE);
    }

    /** The order that somebody gives: whoever marches gives `March`. */
    private String orderBy(String verb) {
        String stem = Character.toUpperCase(verb.charAt(0)) + verb.substring(1).replaceFirst("(?:e?s|d|ed)$", "");
        return first("(?m)^order (" + Pattern.quote(stem) + "\\w{0,2})\\b", NONE);
    }

    /** Fields with what each can be, as far as the game says it of others that are called so. */
    private String fields(String names) {
        return Stream.of(names.split("\\s*,\\s*"))
                .map(name ->
                        name + ": " + (name.equals("side") ? "Side" : first("\\b" + name + ": (\\p{Lu}\\w*)", "Int")))
                .collect(Collectors.joining("   "));
    }

    /** What a unit, a hex or a side is called in the declaration around, or what was said if nothing there is one. */
    private String called(String noun) {
        Matcher typed = Pattern.compile("\\b(\\w+)(?:: | in )(\\w+)").matcher(head());
        String kind = kind(noun);
        String found = noun;
        while (typed.find()) {
            if (typed.group(1).equals(noun)) {
                return noun;
            }
            found = found.equals(noun) && typed.group(2).equals(kind) ? typed.group(1) : found;
        }
        return found;
    }

    /** The place that the declaration around is about. */
    private String where() {
        Matcher typed = Pattern.compile("\\b(\\w+)(?:: | in )(\\w+)").matcher(head());
        List<String> known = places();
        while (typed.find()) {
            if (known.contains(typed.group(2))) {
                return typed.group(1);
            }
        }
        return "here";
    }

    private List<String> places() {
        List<String> kinds = new ArrayList<>(List.of("Place", "Hex"));
        kinds.addAll(found(PLACE));
        return kinds;
    }

    /** The field that can have this value. */
    private String fieldOf(String value) {
        String sort = first("\\benum (\\w+)[^{}\\n]*\\{[^{}]*\\b" + Pattern.quote(value) + "\\b", "");
        return sort.isEmpty() ? NONE : first("\\b(\\w+): " + sort + "\\b", NONE);
    }

    /** What a piece of the kind around has that may be hidden: its name, what is printed on it, and numbers that change. */
    private String veiled() {
        String head = head();
        if (!head.startsWith("piece")) {
            return NONE;
        }
        String plain = TEXTS.matcher(source.text().substring(where.start() - head.length()))
                .replaceAll("");
        String body = plain.substring(plain.indexOf('{') + 1, Math.max(plain.indexOf('{') + 1, plain.indexOf('}')));
        List<String> names = new ArrayList<>(List.of("name"));
        Matcher member = MEMBER.matcher(body);
        while (member.find()) {
            boolean flag = member.group(1) != null && member.group(3).equals("Bool");
            Stream.of(member.group(2).split(",\\s*"))
                    .filter(name -> !flag && !member.group(3).equals("Side"))
                    .forEach(names::add);
        }
        return String.join(", ", names);
    }

    /** What the declaration around is about. */
    private String last(String regex, String otherwise) {
        Matcher head = Pattern.compile(regex).matcher(source.text()).region(0, where.start());
        String found = otherwise;
        while (head.find()) {
            found = head.group(1);
        }
        return found;
    }

    /** The declaration around, as far as the phrase. */
    String head() {
        Matcher begins = HEAD.matcher(source.text()).region(0, where.start());
        int start = 0;
        while (begins.find()) {
            start = begins.start();
        }
        return source.text().substring(start, where.start());
    }

    /** The side that is spoken of: in an order whoever gives it, elsewhere a parameter or the side of one. */
    private String side() {
        String head = head();
        if (head.startsWith("order")) {
            return "side";
        }
        Matcher side = Pattern.compile("\\b(\\w+)(?:: | in )Side\\b").matcher(head);
        if (side.find()) {
            return side.group(1);
        }
        Matcher piece =
                Pattern.compile("\\b(\\w+)(?:: | in )" + of("@unit") + "\\b").matcher(head);
        if (piece.find()) {
            return piece.group(1) + ".side";
        }
        return Pattern.compile("\\b(\\w+)(?:: | in )(\\p{Lu}\\w*)")
                .matcher(head)
                .results()
                .filter(match -> hasSide(match.group(2)))
                .findFirst()
                .map(match -> match.group(1) + ".side")
                .orElse("s");
    }

    /** Whether pieces of a kind have a side that they say themselves. */
    private boolean hasSide(String kind) {
        Pattern sided = Pattern.compile("\\bpiece " + Pattern.quote(kind) + "\\b[^{}]*\\{[^{}]*\\bside: Side\\b");
        return source.family().stream()
                .anyMatch(text -> sided.matcher(text.text()).find());
    }

    /** Where something is: of a piece, where it stands. */
    private String place(String path) {
        boolean piece = Pattern.compile("\\b" + Pattern.quote(path) + "(?:: | in )" + of("@unit") + "\\b")
                .matcher(head())
                .find();
        return piece ? path + ".at" : path;
    }

    private String set(String words) {
        Matcher parts = SET.matcher(words);
        if (!parts.matches()) {
            return words;
        }
        String noun = parts.group(2);
        boolean theirs = noun.equals("enemy") || noun.equals("enemies");
        String whose = parts.group(1) == null && !theirs
                ? ""
                : " of " + whose(parts.group(1) == null ? "enemy" : parts.group(1));
        String rest = WHERE.matcher(parts.group(3).replaceAll("\\badjacent\\s+to\\b", "next to"))
                .replaceAll(at -> Matcher.quoteReplacement(
                        (at.group(1).equals("in") ? "at" : at.group(1)) + " " + place(at.group(2))));
        return kind(noun) + whose + rest;
    }

    private String whose(String word) {
        return Character.isUpperCase(word.codePointAt(0)) ? word : of(OURS.contains(word) ? "@side" : "@foe");
    }

    private List<String> kinds() {
        return Stream.concat(
                        source.family().stream()
                                .flatMap(text -> KINDS.matcher(text.text()).results())
                                .map(match -> match.group(1)),
                        source.family().stream()
                                .flatMap(text -> FEATURES.matcher(text.text()).results())
                                .flatMap(match -> Stream.of(match.group(1).split("\\W+"))))
                .toList();
    }

    /** A kind has one form, for one and for many. */
    private String kind(String noun) {
        List<String> kinds = kinds();
        return Stream.concat(kinds.stream(), Stream.of("Box", "Hex"))
                .filter(kind -> noun.equals(kind) || noun.equals(kind + "s") || noun.equals(kind + "es"))
                .findFirst()
                .or(() -> COUNTERS.contains(noun) ? Optional.of(of("@unit")) : Optional.empty())
                .or(() -> kinds.stream()
                        .filter(kind -> noun.equalsIgnoreCase(kind)
                                || noun.equalsIgnoreCase(kind + "s")
                                || noun.equalsIgnoreCase(kind + "es"))
                        .findFirst())
                .orElse(noun);
    }
}
