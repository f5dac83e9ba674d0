package dev.grognard.cli;

import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.runtime.Link;
import dev.grognard.runtime.Thing;
import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.match.Match;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/**
 * A rule, a sum or a table that somebody asks about, with its arguments by id.
 *
 * @param rule its name; a rule of a procedure has that procedure's name before it
 * @param arguments as notations write them
 */
record Question(String rule, List<String> arguments) {
    /** What the game may have and yet cannot be asked about, because nobody could type its arguments. */
    static final String UNASKED = "A rule that takes a set or something that may be absent cannot be asked by name;"
            + " its working stands with the numbers in the log that come from it.";

    /** How a rule begins what it says of an argument that it cannot be read for. */
    private static final String NO_SUCH = "there is no ";

    /** Understands {@code rule(a, Road(b, c))} and {@code rule a Road(b, c)}. */
    static Question parse(String words) {
        String text = words.strip();
        int end = 0;
        while (end < text.length() && text.charAt(end) != '(' && !Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        String rest = text.substring(end).strip();
        if (rest.startsWith("(") && rest.endsWith(")")) {
            rest = rest.substring(1, rest.length() - 1);
        }
        return new Question(text.substring(0, end), split(rest));
    }

    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int depth = 0;
        for (char c : text.toCharArray()) {
            boolean between = depth == 0 && (c == ',' || Character.isWhitespace(c));
            if (between) {
                addIfAny(parts, part);
            } else {
                part.append(c);
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            }
        }
        addIfAny(parts, part);
        return List.copyOf(parts);
    }

    private static void addIfAny(List<String> parts, StringBuilder part) {
        if (!part.isEmpty()) {
            // However it was typed, notations have a blank behind a comma.
            parts.add(part.toString().replaceAll("\\s*,\\s*", ", "));
            part.setLength(0);
        }
    }

    /** The same question if what it is read for first stands before the rule, as in {@code Red.points}. */
    private Optional<Question> undotted() {
        int dot = rule.lastIndexOf('.');
        if (dot <= 0 || dot == rule.length() - 1) {
            return Optional.empty();
        }
        List<String> all = new ArrayList<>(List.of(rule.substring(0, dot)));
        all.addAll(arguments);
        return Optional.of(new Question(rule.substring(dot + 1), List.copyOf(all)));
    }

    private static List<String> known(Match match) {
        return match.game().questions().stream()
                .map(sample -> sample.split(" ", 2)[0])
                .toList();
    }

    /** The rule that may be meant, as a sentence; nothing if none is called much like this. */
    String near(Match match) {
        return Suggest.closest(rule.substring(rule.lastIndexOf('.') + 1), known(match))
                .map(name -> " Did you mean `" + name + "`?")
                .orElse("");
    }

    /** What can be asked instead, for one who has asked for something that there is not. */
    String instead(Match match, int viewer) {
        List<String> known = known(match);
        String sample = match.game().questions().stream()
                .filter(question -> question.contains(" "))
                .findFirst()
                .or(() -> match.game().questions().stream().findFirst())
                .map(question -> ", as in `why " + question + "`")
                .orElse("");
        Optional<String> fact = new Facts(match, viewer).sample();
        if (known.isEmpty()) {
            return fact.map(named ->
                            " What is printed on a thing or is its state can be asked, as in `why " + named + "`.")
                    .orElse("");
        }
        return near(match) + " Rules and tables that can be asked: " + String.join(", ", known) + sample
                + fact.map(named -> ", and what is printed on a thing or is its state, as in `why " + named + "`")
                        .orElse("")
                + ".";
    }

    /** How the rule comes to its value in a match, as far as a side may know it; nothing if there is no such rule. */
    Optional<Explanation> ask(Match match, int viewer) {
        Question spelled = spelledAsIn(match);
        Optional<Explanation> plain = spelled.askPlainly(match, viewer);
        return plain.isPresent()
                ? plain
                : undotted().flatMap(question -> question.spelledAsIn(match).askPlainly(match, viewer));
    }

    /** The same with the letters of the rule as the game has them; of two that differ only in these, neither is guessed. */
    private Question spelledAsIn(Match match) {
        List<String> known = known(match);
        List<String> alike = known.stream().filter(rule::equalsIgnoreCase).toList();
        return known.contains(rule) || alike.size() != 1 ? this : new Question(alike.get(0), arguments);
    }

    private Optional<Explanation> askPlainly(Match match, int viewer) {
        try {
            return match.hindsight().explain(rule, arguments, viewer);
        } catch (IllegalArgumentException e) {
            return byPrintedName(match, viewer)
                    .orElseThrow(() -> unanswered(e, explained(e, match, viewer)))
                    .explanation();
        } catch (IllegalStateException e) {
            throw unanswered(e, e.getMessage());
        }
    }

    /** The same with its arguments by id, however things were called: a hex by its name or its number, a piece as it is printed. */
    Question meant(Schema schema) {
        return new Question(rule, named(schema));
    }

    /** Tells by its notation whether an order is the one that somebody typed, by ids or by names. */
    static Predicate<String> typedAs(String typed, Schema schema) {
        String meant = parse(typed).meant(schema).notation();
        return notation -> notation.equalsIgnoreCase(typed) || notation.equalsIgnoreCase(meant);
    }

    /** As an order of this name about these things is noted. */
    String notation() {
        return rule + "(" + String.join(", ", arguments) + ")";
    }

    private record Found(Optional<Explanation> explanation) {}

    /** A printed name may have several words, and be another than the id. */
    private Optional<Found> byPrintedName(Match match, int viewer) {
        for (Question meant : readings(match, viewer)) {
            try {
                if (!meant.equals(this)) {
                    return Optional.of(new Found(match.hindsight().explain(rule, meant.arguments(), viewer)));
                }
            } catch (IllegalArgumentException e) {
                // Then it is no name either, and what was wrong with the words is told.
                continue;
            }
        }
        return Optional.empty();
    }

    /** The same with its arguments by id, in all the ways in which the words may be meant. */
    List<Question> readings(Match match, int viewer) {
        Schema schema = match.game().schema();
        List<String> named = named(schema);
        return Stream.of(
                        named,
                        shortened(named, schema),
                        linked(named, schema),
                        Ends.fromWhereItStands(named, match, viewer))
                .map(meant -> new Question(rule, meant))
                .toList();
    }

    /** The arguments, where a part of a printed name that is in no other is that thing, as it is among options; as they were if one is unknown. */
    private static List<String> shortened(List<String> named, Schema schema) {
        List<Thing> things = schema.kinds().stream()
                .filter(kind -> kind.category() != Schema.Category.LINK)
                .flatMap(kind -> kind.members().stream())
                .map(Thing.class::cast)
                .toList();
        List<String> shortened = new ArrayList<>();
        for (String name : named) {
            Optional<Thing> thing = Wording.named(things, Thing::id, Thing::printed, name);
            if (thing.isEmpty() && !name.isEmpty() && name.chars().allMatch(Character::isLetter)) {
                return named;
            }
            shortened.add(thing.map(Thing::id).orElse(name));
        }
        return shortened;
    }

    /** The arguments, where two places that a link joins are that link. */
    private static List<String> linked(List<String> named, Schema schema) {
        List<String> linked = new ArrayList<>();
        for (int i = 0; i < named.size(); i++) {
            String from = named.get(i);
            String to = i + 1 < named.size() ? named.get(i + 1) : "";
            Optional<Link> link = Ends.links(schema)
                    .filter(one -> one.from().id().equals(from) && one.to().id().equals(to))
                    .findFirst();
            linked.add(link.map(Link::id).orElse(from));
            i += link.isPresent() ? 1 : 0;
        }
        return linked;
    }

    /** The arguments by id, where words that make a printed name are one of them; the number of a hex may be left out. */
    private List<String> named(Schema schema) {
        Map<String, String> names = new HashMap<>();
        schema.kinds().stream().flatMap(kind -> kind.members().stream()).forEach(thing -> {
            String printed = thing.printed().toLowerCase(Locale.ROOT);
            names.putIfAbsent(printed, thing.id());
            names.putIfAbsent(printed.replaceFirst("\\s*\\(\\d+\\)$", ""), thing.id());
            names.putIfAbsent(Wording.writtenInRules(printed), thing.id());
        });
        // Whoever types an id may do so in small letters.
        schema.kinds().stream()
                .flatMap(kind -> kind.members().stream())
                .forEach(thing -> names.putIfAbsent(thing.id().toLowerCase(Locale.ROOT), thing.id()));
        // A name that is written like this comes before one that would be without its marks.
        Map.copyOf(names).forEach((name, id) -> names.putIfAbsent(Wording.withoutMarks(name), id));
        List<String> named = new ArrayList<>();
        for (int from = 0; from < arguments.size(); ) {
            int to = arguments.size();
            while (to > from + 1 && !names.containsKey(words(from, to).toLowerCase(Locale.ROOT))) {
                to--;
            }
            String words = words(from, to);
            String id = names.get(words.toLowerCase(Locale.ROOT));
            named.add(
                    id != null
                            ? id
                            : words.endsWith(")") ? parse(words).meant(schema).notation() : words);
            from = to;
        }
        return named;
    }

    private String words(int from, int to) {
        return String.join(" ", arguments.subList(from, to));
    }

    private UserError unanswered(RuntimeException e, String why) {
        return new UserError("`" + rule + "` cannot be worked out now: " + why, e);
    }

    /** What is wrong with the arguments, and which ones are wanted. */
    private String explained(IllegalArgumentException wrong, Match match, int viewer) {
        String wanted = wanted(match, viewer);
        String typed = Ends.sample(this, match)
                .map(sample -> wanted.replaceFirst(
                        ", as in `.*`",
                        Matcher.quoteReplacement(
                                " (a way has two ends, and both are typed), as in `why " + sample + "`")))
                .orElse(wanted);
        String problem = wrong.getMessage();
        if (problem.equals(wanted) || wanted.isEmpty()) {
            return typed.isEmpty() ? problem : typed;
        }
        boolean other = problem.startsWith(NO_SUCH)
                && match.game().schema().kinds().stream()
                        .flatMap(kind -> kind.members().stream())
                        .anyMatch(thing -> thing.id().equals(problem.substring(NO_SUCH.length())));
        return (other ? problem.substring(NO_SUCH.length()) + " is of another kind" : problem) + "; " + typed;
    }

    /** What a rule says that is asked for without any arguments; nothing if it needs none. */
    private String wanted(Match match, int viewer) {
        try {
            match.hindsight().explain(rule, List.of(), viewer);
            return "";
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }
}
