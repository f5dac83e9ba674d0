package dev.grognard.compiler.phrase;

import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Sentences that stand where something of the language should. Whatever was found to be wrong with one of their words is told as what it is: the
 * whole of it is no statement, condition or value, and this is what can stand there, in the words of this very game.
 */
public final class Sentences {
    /** What is said of a sentence whose words are looked at one by one. */
    private static final Set<Code> ONE_BY_ONE = Set.of(
            SyntaxCode.UNEXPECTED,
            SyntaxCode.DOES_NOTHING,
            SyntaxCode.IS_FOR_EQUALS,
            SyntaxCode.NO_DECLARATION,
            SyntaxCode.NOTHING_BETWEEN,
            SyntaxCode.MISSING_VALUE,
            SyntaxCode.MISSING_NAME,
            SyntaxCode.MISSING_EQUALS,
            SyntaxCode.MISSING_BLOCK,
            SyntaxCode.MISSING_TEXT,
            SyntaxCode.PHRASE,
            SyntaxCode.NO_LINE,
            SyntaxCode.SINGLE_QUOTES,
            SyntaxCode.SET_WITHOUT_PARENTHESES,
            SyntaxCode.ARTICLE,
            SyntaxCode.CITATION_PLACE,
            SyntaxCode.PHRASE_OF_RULEBOOKS,
            SyntaxCode.STRANGE_WORD,
            NameCode.UNKNOWN_NAME,
            NameCode.UNKNOWN_THING);

    /** Who is asked whether he meant something has a slip to look at, and not a sentence. */
    private static final Pattern ASKED = Pattern.compile("did you mean .*|write one word.*|write `\"[^`]+`.*");

    private static final Pattern ENDED = Pattern.compile("(?U)\\p{Lu}\\w*(?:[ ,]+\\w+)+\\.");

    private static final Pattern HEADED = Pattern.compile("(?:rule|order|procedure|exception|victory|modifiers): ?");

    /** What stands there, and what is to be done where the game has nothing of the kind. */
    private record Told(String is, String otherwise) {}

    private static final Map<Clause.Role, Told> TOLD = Map.ofEntries(
            Map.entry(
                    Clause.Role.CONDITION,
                    new Told(
                            "a condition compares, asks for a state or a rule that is yes or no, or whether there is something",
                            "what is not there yet is a rule of your own: `rule …: Bool = …`")),
            Map.entry(
                    Clause.Role.VALUE,
                    new Told(
                            "a value is a number, a name, a sum, or a rule and what it is asked about",
                            "what is not there yet is a rule of your own: `rule …: Int = …`")),
            Map.entry(
                    Clause.Role.SET,
                    new Told(
                            "a set is a kind, then whose, where and which",
                            "single ones stand in parentheses: `(…, …)`")),
            Map.entry(
                    Clause.Role.STATEMENT,
                    new Told(
                            "a statement changes a value, moves a piece, says something, asks a side, or calls a procedure",
                            "what is not there yet is a procedure of your own: `procedure … { … }`; a remark for readers begins with `//`")),
            Map.entry(
                    Clause.Role.DECLARATION,
                    new Told(
                            "a declaration begins with a word for what it is: what is allowed is a `requires` of an order, what"
                                    + " something is worth a `rule`, what differs an `exception to … when … = …`, what happens by itself"
                                    + " `as soon as … { … }`",
                            "a remark for readers begins with `//`")),
            Map.entry(
                    Clause.Role.ORDER,
                    new Told("an order says what it needs, `requires … else \"…\"`, and in braces what happens", "")),
            Map.entry(Clause.Role.RULE, new Told("what differs from a rule is `except when … = …`", "")),
            Map.entry(
                    Clause.Role.MENU,
                    new Told(
                            "in the braces of a menu stand orders; an order names what is chosen when it is declared, `order March(unit in …)`",
                            "")),
            Map.entry(Clause.Role.ENTRANT, new Told("it is `whenever u in … enters p in … { … }`", "")),
            Map.entry(Clause.Role.MODIFIERS, new Told("an item is a text, a sign, an amount and `when …`", "")),
            Map.entry(
                    Clause.Role.TRAVEL,
                    new Told(
                            "a clause begins with `cost`, `plus`, `requires`, `stops when`, `passes where`, `ends where` or `at most`",
                            "")),
            Map.entry(Clause.Role.SET_UP, new Told("a set-up has `turns 1..4`, and lines `at PLACE: PIECE, …`", "")),
            Map.entry(
                    Clause.Role.MAP,
                    new Told("a line of a map is a row `| … |`, links `Road: Mill - Bridge`, or a region", "")),
            Map.entry(
                    Clause.Role.MEMBERS, new Told("a field is `strength: Int`, and a state `state hits: Int = 0`", "")),
            Map.entry(Clause.Role.VICTORY, new Told("a line says who wins, a text, and `when …` or `otherwise`", "")),
            Map.entry(
                    Clause.Role.EXAMPLE,
                    new Told("an example has lines of `given`, `play`, `expect` and `refuse`, and `case`s", "")),
            Map.entry(Clause.Role.MATCH, new Told("a case is a value and what is done then, `VALUE { … }`", "")));

    /** What can stand there by its form, where no line of the game shows it with names that are known there. */
    private static final Map<Clause.Role, String> GENERAL = Map.of(
            Clause.Role.CONDITION, ": `… is …`, `… >= …`, `….…`, `any (… of … at …)`",
            Clause.Role.VALUE, ": `….…`, `… + …`, `count (… of … at …)`",
            Clause.Role.SET, ": `… of … at … where …`",
            Clause.Role.STATEMENT, ": `….… += …`, `move … to …`, `say \"…\"`, `… may { … }`, `…(…)`");

    private final Predicate<String> isWord;

    private final List<Span> wrong;

    private Sentences(Predicate<String> isWord, List<Span> wrong) {
        this.isWord = isWord;
        this.wrong = wrong;
    }

    /**
     * What is to be told, with sentences told as sentences, and each of them once.
     *
     * @param isWord whether something is a word of the language
     */
    public static List<Diagnostic> told(List<Diagnostic> found, Predicate<String> isWord) {
        Sentences sentences = new Sentences(
                isWord, found.stream().map(problem -> problem.primary().span()).toList());
        List<Diagnostic> result = new ArrayList<>();
        List<Span> lines = new ArrayList<>();
        for (Diagnostic problem : found) {
            Span span = problem.primary().span();
            boolean again = lines.stream()
                    .filter(line -> line.source().name().equals(span.source().name()))
                    .anyMatch(line -> problem.code() instanceof SyntaxCode && line.line() == span.line()
                            || line.start() <= span.start() && span.end() <= line.end());
            if (again) {
                continue;
            }
            Optional<Diagnostic> sentence = sentences.of(problem);
            sentence.ifPresent(one -> lines.add(one.primary().span()));
            result.add(sentence.orElse(problem));
        }
        return List.copyOf(result);
    }

    private Optional<Diagnostic> of(Diagnostic problem) {
        boolean asked =
                problem.helps().stream().anyMatch(help -> ASKED.matcher(help).matches());
        if (!problem.isError()
                || !ONE_BY_ONE.contains(problem.code())
                || asked
                || problem.offer().isPresent()) {
            return Optional.empty();
        }
        Span where = problem.primary().span();
        return Stream.of(where, beginning(where))
                .map(one -> Clause.around(one, isWord))
                .flatMap(Optional::stream)
                .filter(clause -> isSentence(clause, problem.code() == SyntaxCode.PHRASE))
                .findFirst()
                .filter(clause -> !isExplained(problem, clause))
                .map(clause -> told(problem, clause));
    }

    /** Whether a phrase is all of it, or its advice shows a form for the author to fill in. */
    private static boolean isExplained(Diagnostic problem, Clause clause) {
        return problem.code() == SyntaxCode.PHRASE_OF_RULEBOOKS
                && (problem.helps().stream().anyMatch(help -> help.contains("…"))
                        || RulebookPhrases.explains(problem.primary().span(), clause.span()));
    }

    /** Where the line begins: what is missed at its end may not be a line of this language at all. */
    private static Span beginning(Span where) {
        String line = where.source().lines().text(where.line());
        int start = where.source().lines().start(where.line())
                + line.length()
                - line.stripLeading().length();
        return where.source().span(start, Math.max(start, where.end()));
    }

    /** Whether somebody wrote words, and not code with a slip in it. */
    private boolean isSentence(Clause clause, boolean oneExpected) {
        long strange = clause.words().stream()
                .filter(word -> !isWord.test(word) && !isKnown(clause.span(), word))
                .distinct()
                .count();
        if (oneExpected && strange < 2) {
            // Where one word alone could have stood, that one is meant.
            return false;
        }
        if (strange >= 1 && isEnded(clause)) {
            return true;
        }
        boolean words = clause.signs() == 0 && clause.words().size() > 2;
        // A colon behind the first word is that of a heading.
        int signs = clause.signs() - (HEADED.matcher(clause.span().text()).lookingAt() ? 1 : 0);
        return strange >= 1 && clause.pairs() > (signs > 0 ? 1 : 0) || strange >= 2 && words;
    }

    /** Whether it begins with a capital and ends with a full stop, as no line of rules does. */
    private static boolean isEnded(Clause clause) {
        Span span = clause.span();
        String line =
                span.source().lines().text(span.line()).replaceFirst("//.*", "").strip();
        return ENDED.matcher(line).matches() && line.endsWith(span.text().strip());
    }

    /** Whether a word stands elsewhere in the rules of the game. */
    private static boolean isKnown(Span clause, String word) {
        Pattern whole = Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(word) + "(?![\\p{L}\\p{N}])");
        for (SourceText source : clause.source().family()) {
            boolean own = source.equals(clause.source());
            for (int line = 1; line <= source.lines().count(); line++) {
                if (own && line == clause.line()) {
                    continue;
                }
                String text = source.lines().text(line);
                if (text.contains(word) && whole.matcher(Lexicon.plain(text)).find()) {
                    return true;
                }
            }
        }
        return false;
    }

    private Diagnostic told(Diagnostic problem, Clause clause) {
        Span words = clause.span();
        // What leads to the sentence may be wrong too, and was told first.
        boolean before = problem.primary().span().end() <= words.start();
        Told told = TOLD.get(clause.role());
        List<String> samples = new Samples(words, clause.words(), wrong, isWord).of(clause.role());
        Diagnostic shown = (before
                        ? problem
                        : Diagnostic.error(
                                SyntaxCode.SENTENCE,
                                "`" + words.text() + "` is no " + clause.role().called(),
                                words,
                                "a sentence"))
                .help(told.is()
                        + (samples.isEmpty()
                                ? GENERAL.getOrDefault(clause.role(), "")
                                : "; here for example " + String.join(", ", samples)));
        List<String> meant = new Lexicon(words).meant(clause.words());
        Diagnostic known = meant.isEmpty() ? shown : shown.help("this game knows " + String.join(", ", meant));
        String otherwise = told.otherwise();
        return otherwise.isEmpty()
                ? known
                : known.help(asked(clause).map(one -> one + "; " + otherwise).orElse(otherwise));
    }

    /** What can be asked of the thing that a condition or a value speaks of. */
    private static Optional<String> asked(Clause clause) {
        boolean asks = clause.role() == Clause.Role.CONDITION || clause.role() == Clause.Role.VALUE;
        return asks ? Askable.at(clause.span(), clause.span().text()) : Optional.empty();
    }
}
