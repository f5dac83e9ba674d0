package dev.grognard.compiler.phrase;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lines and parts of lines of a game that show what can stand in a place. */
final class Samples {
    /** Longer ones show too much at once. */
    private static final int LONGEST = 60;

    private static final String CONDITION =
            "\\b(?:when|if|requires|where)[ \\t]+((?:[^\\[{}\"=,\\n/]|(?<=[<>])=)+?)(?=[ \\t]*(?:\\[|\\b(?:then|else)\\b|\\{|(?<![<>])=|\\n|\\)))";
    private static final String EXISTS = "\\b(?:when|if|requires)[ \\t]+((?:no|any) \\([^()\\n]*\\))";
    private static final String SET =
            "\\bin[ \\t]+(\\p{Lu}\\w*[ \\t]+(?:of|at|on|next|where)\\b[^{}\\[\\]\"=,\\n]*?)(?=[ \\t]*(?:\\{|,|\\n|\\)))";
    private static final String VALUE =
            "(?m)\\brule[ \\t]+\\w+(?:(?!: Bool)[^=\\n])*=[ \\t]*(\\w+[ .(][^\\n\\[\"{}]+?)[ \\t]*$";
    private static final String CHANGE =
            "(?m)(?:^|[{])[ \\t]+(\\p{Ll}[\\w.]*[ \\t]*[-+]?=[ \\t]*[^{}\\[\\]\"\\n=]+?)(?=[ \\t]*(?:\\n|\\}|\\[|[ \\t]{3}))";
    private static final String MOVE = "\\b(move [\\w.]+ to [\\w.]+)";
    private static final String CALL =
            "(?m)(?:^|[{])[ \\t]+(\\p{Lu}\\w*\\([^()\\n]*\\))(?=[ \\t]*(?:\\n|\\}|\\[|[ \\t]{3}))";

    /** What happens when it is asked, and may be asked only where things happen. */
    private static final Pattern ACTS = Pattern.compile("\\b(?:roll|draw|chooses|will)\\b");

    /** What shows each role; the first of each pattern that comes nearest to the words. */
    private static final Map<Clause.Role, List<Pattern>> SHOWN = Map.ofEntries(
            entry(Clause.Role.CONDITION, CONDITION, EXISTS),
            entry(Clause.Role.SET, SET),
            entry(Clause.Role.VALUE, VALUE),
            entry(Clause.Role.STATEMENT, CHANGE, MOVE, CALL),
            entry(Clause.Role.MENU, "(\\b[\\w.]+ (?:may|must)\\b[^{}\\n]*\\{[ \\t]*[^{}\\n]*\\})"),
            entry(Clause.Role.ORDER, "(?m)^[ \\t]+(requires[^\\n]*?)[ \\t]*(?:\\[[^\\]]*\\])?[ \\t]*$"),
            entry(Clause.Role.RULE, "(?m)^[ \\t]+(except when [^\\n]*?)[ \\t]*$"),
            entry(Clause.Role.ENTRANT, "(?m)^(whenever [^{}\\n]*)"),
            entry(
                    Clause.Role.MODIFIERS,
                    "(?m)^[ \\t]+(\"[^\"\\n]*\"[ \\t]*[-+][^\\n]*?)[ \\t]*(?:\\[[^\\]]*\\])?[ \\t]*$"),
            entry(
                    Clause.Role.TRAVEL,
                    "(?m)^[ \\t]+((?:cost|plus|stops|passes|ends|at most)\\b[^\\n]*?)[ \\t]*(?:\\[[^\\]]*\\])?[ \\t]*$"),
            entry(Clause.Role.SET_UP, "(?m)^[ \\t]+(at \\w+:[^\\n]*?)[ \\t]*(?:\\[[^\\]]*\\])?[ \\t]*$"),
            entry(Clause.Role.MAP, "(?m)^[ \\t]+(\\p{Lu}\\w*[^:|\\n]*:[ \\t]+\\w+ - [^\\n]*?),?[ \\t]*$"),
            entry(Clause.Role.MEMBERS, "(?m)^[ \\t]+(state [^\\n]*?)[ \\t]*$"),
            entry(Clause.Role.VICTORY, "(?m)^[ \\t]+(\\p{Lu}\\w*[ \\t]+\"[^\"\\n]*\"[^\\n]*?\\bwhen [^\\n]*?)[ \\t]*$"),
            entry(Clause.Role.EXAMPLE, "(?m)^[ \\t]+((?:expect|play)[ \\t]+[^\\n]*?)[ \\t]*$"),
            entry(Clause.Role.MATCH, "(?m)^[ \\t]+(\\p{Lu}\\w* \\{[^{}\\n]*\\})"));

    /** What speaks of things by the names that they have in one declaration. */
    private static final Set<Clause.Role> SCOPED =
            Set.of(Clause.Role.CONDITION, Clause.Role.VALUE, Clause.Role.SET, Clause.Role.STATEMENT);

    private static final Pattern MARGIN = Pattern.compile("(?m)^\\p{L}");

    /** The words that stand for something wherever they stand. */
    private static final Set<String> EVERYWHERE = Set.of("yes", "no", "none", "never", "map", "turn", "phase");

    /** The side that gives an order, and is known only there. */
    private static final String OURS = "side";

    /** Each member of a set, which is known only where it is spoken of. */
    private static final String MEMBER = "it";

    /** A name that is no part of another, and the dot behind it, or what a whole value stands before. */
    private static final Pattern ROOT =
            Pattern.compile("(?U)(?<![.\\w])(\\p{Ll}\\w*)(\\.|(?=\\s*(?:[),<>]|$|is\\b)))?");

    private record Sample(String text, int score, int place) {}

    private final Span where;
    private final Set<String> stems;
    private final Collection<Span> wrong;
    private final Predicate<String> isWord;

    /**
     * Samples for some words.
     *
     * @param isWord whether something is a word of the language
     * @param wrong what something is wrong with, which shows nothing
     */
    Samples(Span where, List<String> words, Collection<Span> wrong, Predicate<String> isWord) {
        this.isWord = isWord;
        this.where = where;
        this.wrong = wrong;
        this.stems = Stems.of(words);
    }

    private static Map.Entry<Clause.Role, List<Pattern>> entry(Clause.Role role, String... patterns) {
        return Map.entry(role, List.of(patterns).stream().map(Pattern::compile).toList());
    }

    /** Of each sort of what can stand there, the one nearest to the words. */
    List<String> of(Clause.Role role) {
        return SHOWN.getOrDefault(role, List.of()).stream()
                .map(pattern -> nearest(pattern, role))
                .flatMap(Optional::stream)
                .map(sample -> "`" + sample + "`")
                .distinct()
                .toList();
    }

    private Optional<String> nearest(Pattern pattern, Clause.Role role) {
        List<Sample> found = new ArrayList<>();
        for (SourceText source : where.source().family()) {
            String plain = source.text().lines().map(Samples::uncommented).collect(Collectors.joining("\n", "", "\n"));
            Matcher match = pattern.matcher(plain);
            while (match.find()) {
                String text = match.group(1).strip().replaceAll("\\s{2,}", " ");
                boolean strange =
                        role != Clause.Role.STATEMENT && ACTS.matcher(text).find()
                                || text.startsWith(".") && !isFilter();
                if (!strange
                        && (!SCOPED.contains(role) || isInScope(text))
                        && !isWrong(source, match.start(1))
                        && text.length() <= LONGEST
                        && isWhole(text)) {
                    int score = Stems.common(Stems.of(List.of(text)), stems);
                    boolean near = source.equals(where.source()) && match.start() < where.start();
                    found.add(new Sample(text, score, near ? where.start() - match.start() : Integer.MAX_VALUE));
                }
            }
        }
        return found.stream()
                .min(Comparator.comparingInt((Sample sample) -> -sample.score()).thenComparingInt(Sample::place))
                .map(Sample::text);
    }

    /** Whether all names mean something where the words stand: a variable of another declaration means nothing there. */
    private boolean isInScope(String text) {
        String before = where.source().text().substring(0, where.start());
        Matcher heads = MARGIN.matcher(before);
        int head = 0;
        while (heads.find()) {
            head = heads.start();
        }
        String here = before.substring(head);
        return ROOT.matcher(text)
                .results()
                .filter(root -> !EVERYWHERE.contains(root.group(1)) && !isGlobal(root.group(1)))
                .filter(root -> root.group(1).equals(MEMBER)
                        ? isLoose(root.start(), text) && !isFilter()
                        : root.group(2) != null || OURS.equals(root.group(1)) || !isWord.test(root.group(1)))
                .allMatch(root -> Pattern.compile("(?U)(?<![.\\w])" + Pattern.quote(root.group(1)) + "\\b")
                        .matcher(here)
                        .find());
    }

    /** Whether a place stands in no parentheses. */
    private static boolean isLoose(int place, String text) {
        return count(text.substring(0, place), '(') == count(text.substring(0, place), ')');
    }

    private boolean isGlobal(String name) {
        Pattern declared = Pattern.compile("(?mU)^\\s*(?:open )?(?:rule|state|table|list|modifiers) " + name + "\\b");
        return where.source().family().stream()
                .anyMatch(text -> declared.matcher(text.text()).find());
    }

    /** Whether the words stand in a filter, where what each has begins with a dot. */
    private boolean isFilter() {
        return where.source().text().substring(0, where.start()).stripTrailing().endsWith("where");
    }

    private boolean isWrong(SourceText source, int place) {
        return wrong.stream()
                .filter(span -> span.source().name().equals(source.name()))
                .anyMatch(span -> span.line() == source.lines().line(place));
    }

    /** A line of the same length without its comment, and without a text that a ruling or a label has for itself. */
    private static String uncommented(String line) {
        String masked = RulebookPhrases.masked(line, -1);
        boolean words = line.strip().startsWith("//") || line.strip().startsWith("ruling");
        int comment = masked.indexOf("//");
        return words
                ? " ".repeat(line.length())
                : comment < 0 ? line : line.substring(0, comment) + " ".repeat(line.length() - comment);
    }

    /** Whether a line was not cut off in the middle. */
    private static boolean isWhole(String text) {
        return count(text, '(') == count(text, ')')
                && count(text, '{') == count(text, '}')
                && count(text, '"') % 2 == 0
                && !text.matches("(?s).*(?:\\b(?:and|or|of|in|is|not)|,)$");
    }

    private static long count(String text, char sign) {
        return text.chars().filter(one -> one == sign).count();
    }
}
