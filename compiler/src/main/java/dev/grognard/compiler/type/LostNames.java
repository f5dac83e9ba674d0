package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names of one sort that nothing is like were lost together, with the row or the line that declared them; so were links that led there. */
final class LostNames {
    private static final Pattern WANTED = Pattern.compile("there is no (.+?) `");

    private static final Pattern MEANT = Pattern.compile("did you mean `([^`]+)`.*");

    private static final Pattern SUFFIX = Pattern.compile("[\\p{Lu}\\p{N}]+$");

    private static final String THING = "thing";

    private static final Set<String> DRAWN = Set.of("terrain", "hexside", "path", "terrain, hexside or path");

    /** So many of the other places are shown. */
    private static final int SHOWN = 3;

    /** One link that is not there may be a slip of its own, and so may two. */
    private static final int MANY_LINKS = 3;

    private final Symbols symbols;
    private final Map<String, List<Diagnostic>> missed;

    LostNames(Symbols symbols, Map<String, List<Diagnostic>> missed) {
        this.symbols = symbols;
        this.missed = missed;
    }

    void settle() {
        if (missed.size() < 2) {
            return;
        }
        Map<String, List<String>> sorts = lost();
        if (sorts.containsKey(Kind.Category.PLACE.name()) || sorts.containsKey("path")) {
            missed.values().removeIf(found -> found.get(0).code() == NameCode.NO_SUCH_LINK);
        }
        membersOf(sorts);
        sorts.values().stream().filter(names -> names.size() > 1).forEach(this::join);
        links();
    }

    /** The keys of names that nothing is like, by their sort. */
    private Map<String, List<String>> lost() {
        Map<String, List<String>> sorts = new LinkedHashMap<>();
        missed.forEach((key, found) -> sort(found.get(0))
                .filter(sort -> isAlone(found.get(0)))
                .ifPresent(sort ->
                        sorts.computeIfAbsent(sort, s -> new ArrayList<>()).add(key)));
        things(sorts);
        return sorts;
    }

    /** With an enum its values are gone. */
    private void membersOf(Map<String, List<String>> sorts) {
        List<String> types = missed.keySet().stream()
                .filter(key -> missed.get(key).get(0).code() == NameCode.UNKNOWN_TYPE)
                .toList();
        List<String> things = sorts.getOrDefault(THING, List.of());
        if (types.size() == 1 && things.size() > 1) {
            sorts.remove(THING);
            Diagnostic type = MissedNames.once(missed.get(types.get(0)));
            missed.put(
                    types.get(0),
                    List.of(showingAll(type, taken(things)).note("unknown too: " + Unknowns.listed(things))));
        }
    }

    /** What is missed where anything could stand is of the sort that is missed elsewhere. */
    private static void things(Map<String, List<String>> sorts) {
        List<String> things = sorts.getOrDefault(THING, List.of());
        if (!things.isEmpty() && sorts.size() == 2) {
            sorts.remove(THING);
            sorts.values().iterator().next().addAll(things);
        }
    }

    private Optional<String> sort(Diagnostic problem) {
        Matcher wanted = WANTED.matcher(problem.message());
        if (problem.code() != NameCode.UNKNOWN_THING || !wanted.lookingAt()) {
            return Optional.empty();
        }
        String sort = wanted.group(1);
        if (DRAWN.contains(sort)) {
            return Optional.of(sort.equals("path") ? sort : "terrain");
        }
        if (sort.equals(THING)) {
            return Optional.of(sort);
        }
        if (sort.equals("piece") || sort.equals("place")) {
            return Optional.of(sort.toUpperCase(java.util.Locale.ROOT));
        }
        return symbols.kind(sort)
                .map(kind -> kind.category() == Kind.Category.ENUM
                        ? kind.name()
                        : kind.category().name());
    }

    /** Whether nothing is like a name, or only what has the same name with another number or letter. */
    private static boolean isAlone(Diagnostic problem) {
        String written = problem.primary().span().text();
        return problem.offer().isEmpty()
                && problem.helps().stream()
                        .map(MEANT::matcher)
                        .filter(Matcher::matches)
                        .allMatch(meant -> isSibling(written, meant.group(1)));
    }

    private static boolean isSibling(String one, String other) {
        return !one.equals(other)
                && !stem(one).isEmpty()
                && !stem(one).equals(one)
                && stem(one).equals(stem(other));
    }

    /** A name without the figures or capitals at its end that tell it from its like. */
    private static String stem(String name) {
        return SUFFIX.matcher(name).replaceFirst("");
    }

    private void join(List<String> keys) {
        List<Diagnostic> all = taken(keys);
        Diagnostic first = all.get(0);
        List<String> names =
                all.stream().map(one -> one.primary().span().text()).distinct().toList();
        Diagnostic bare = Diagnostic.error(
                first.code(),
                first.message() + (names.size() == 2 ? ", and no `" + names.get(1) + "`" : others(names)),
                first.primary().span(),
                first.primary().text());
        missed.put(
                keys.get(0),
                List.of(showing(bare, all)
                        .help("has a row or a line gone that declared them? "
                                + (names.size() == 2 ? "both" : "all " + names.size())
                                + " are unknown: " + Unknowns.listed(names))));
    }

    private static String others(List<String> names) {
        return ", nor " + (names.size() - 1) + " others";
    }

    /** Many links of a kind that are not there: it is what makes the links that is wrong. */
    private void links() {
        Map<String, List<String>> kinds = new LinkedHashMap<>();
        missed.forEach((key, found) -> {
            if (found.get(0).code() == NameCode.NO_SUCH_LINK) {
                kinds.computeIfAbsent(key.split(" ")[0], k -> new ArrayList<>()).add(key);
            }
        });
        kinds.values().stream().filter(keys -> keys.size() >= MANY_LINKS).forEach(keys -> {
            List<Diagnostic> all = taken(keys);
            missed.put(
                    keys.get(0),
                    List.of(showing(all.get(0), all)
                            .note(keys.size()
                                    + " of these links are missed: look at the lines or rows that make them")));
        });
    }

    private List<Diagnostic> taken(List<String> keys) {
        Diagnostics inOrder = new Diagnostics();
        keys.forEach(key -> inOrder.addAll(List.of(MissedNames.once(missed.remove(key)))));
        return inOrder.list();
    }

    /** The first of several messages, with the places of the next ones. */
    private static Diagnostic showing(Diagnostic first, List<Diagnostic> all) {
        return showingAll(first, all.subList(1, all.size()));
    }

    private static Diagnostic showingAll(Diagnostic first, List<Diagnostic> all) {
        Stream<Span> others = all.stream().limit(SHOWN).map(one -> one.primary().span());
        return others.reduce(
                first, (told, span) -> told.with(span, first.primary().text() + " too"), (one, other) -> one);
    }
}
