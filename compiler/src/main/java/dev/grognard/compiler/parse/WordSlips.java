package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.Token;

/** Slips of single words: one that stands twice, one that is misspelt, a number in letters, a name with nothing done to it. */
final class WordSlips {
    /** How far back a word is looked for that made the parser stumble later. */
    private static final int FARTHEST_BACK = 5;

    private static final List<String> NUMBERS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final List<String> WORDS = IntStream.rangeClosed(1, GrogParser.VOCABULARY.getMaxTokenType())
            .mapToObj(GrogParser.VOCABULARY::getLiteralName)
            .filter(Objects::nonNull)
            .map(quoted -> quoted.substring(1, quoted.length() - 1))
            .filter(word -> Character.isLetter(word.charAt(0)))
            .toList();

    private static final Set<Integer> NAMES = Set.of(GrogParser.VALUE, GrogParser.THING);

    /** What a new name follows, and what follows a new name. */
    private static final Set<Integer> DECLARING = Set.of(
            GrogParser.RULE,
            GrogParser.LET,
            GrogParser.STATE,
            GrogParser.TABLE,
            GrogParser.LIST,
            GrogParser.MODIFIERS,
            GrogParser.EACH,
            GrogParser.ENUM,
            GrogParser.RECORD,
            GrogParser.PIECE,
            GrogParser.PLACE,
            GrogParser.LINK,
            GrogParser.BOX,
            GrogParser.ORDER,
            GrogParser.PROCEDURE,
            GrogParser.TRAVEL,
            GrogParser.SCENARIO,
            GrogParser.OPTION,
            GrogParser.REGION,
            GrogParser.FOR);

    private static final Set<Integer> NAMING =
            Set.of(GrogParser.COLON, GrogParser.LPAREN, GrogParser.EQUALS, GrogParser.IN);

    private final Stumble at;

    private WordSlips(Stumble at) {
        this.at = at;
    }

    /** The first word of the line, if it is a word of the language but for a slip or a capital and the line reads with that. */
    static Optional<Diagnostic> leading(Stumble at) {
        Token first = at.token;
        while (first.getType() != Token.EOF && !at.isFirstOfLine(first)) {
            first = at.before(first).orElseThrow();
        }
        WordSlips slips = new WordSlips(at);
        boolean capital = first.getType() == GrogParser.THING;
        // What begins no declaration or statement at all is told as that.
        boolean begins = first == at.token && (at.expects("a declaration") || at.expects("a statement"));
        boolean name = NAMES.contains(first.getType()) && !isDeclared(at, first);
        if (begins || !name || !capital && !slips.isOddName(first)) {
            return Optional.empty();
        }
        Token word = first;
        String written = at.text(first);
        Optional<String> meant =
                capital ? WORDS.stream().filter(written::equalsIgnoreCase).findFirst() : nearest(written);
        return meant.filter(
                        near -> at.reads(at.span(word).start(), at.span(word).end(), near))
                .map(near -> slips.misspelt(word, near));
    }

    /** Slips that are plain from the words alone, whatever could have stood here. */
    static Optional<Diagnostic> plain(Stumble at) {
        WordSlips slips = new WordSlips(at);
        return slips.twice(at.token).or(slips::number);
    }

    /** Slips that are likely where nothing better is known. */
    static Optional<Diagnostic> likely(Stumble at) {
        WordSlips slips = new WordSlips(at);
        return slips.misspelt()
                .or(slips::nearby)
                .or(slips::colon)
                .or(slips::step)
                .or(slips::untouched);
    }

    private Optional<Diagnostic> twice(Token second) {
        String word = second.getType() == Token.EOF ? "" : at.text(second);
        boolean isWord = !word.isEmpty() && (Character.isLetterOrDigit(word.charAt(0)) || word.charAt(0) == '"');
        Optional<Token> first = at.before(second)
                .filter(one -> isWord && one.getLine() == second.getLine())
                .filter(one -> at.text(one).equals(word));
        return first.filter(one -> !beginsNext(one, second)).map(one -> {
            Diagnostic problem = Diagnostic.error(
                    SyntaxCode.WORD_TWICE,
                    (word.startsWith("\"") ? "this text" : "`" + word + "`") + " stands here twice",
                    at.span(second),
                    "the same again");
            return at.writing(
                    problem,
                    "leave one out",
                    at.span(one).end(),
                    at.span(second).end(),
                    "");
        });
    }

    /** Whether the second of two words stands apart and something is done to a part of it. */
    private boolean beginsNext(Token first, Token second) {
        return at.span(first).end() + 1 < at.span(second).start()
                && at.after(second)
                        .filter(sign -> sign.getType() == GrogParser.DOT)
                        .isPresent();
    }

    /** A word that stands twice may be missed only at the next but one. */
    private Optional<Diagnostic> nearby() {
        Optional<Token> word = at.after(at.token).or(() -> Optional.of(at.token));
        for (int i = 0; i < FARTHEST_BACK && word.isPresent(); i++) {
            Optional<Diagnostic> found =
                    word.filter(one -> one.getLine() == at.token.getLine()).flatMap(this::twice);
            if (found.isPresent()) {
                return found;
            }
            word = word.flatMap(at::before);
        }
        return Optional.empty();
    }

    private Optional<Diagnostic> number() {
        int number = NUMBERS.indexOf(at.token.getText());
        if (number < 0 || !at.expects("a number")) {
            return Optional.empty();
        }
        Diagnostic problem =
                at.error(SyntaxCode.NUMBER_IN_WORDS, "numbers are written in figures", "a number in letters");
        return Optional.of(
                at.writing(problem, "write `" + number + "`", at.span.start(), at.span.end(), String.valueOf(number)));
    }

    /** A word of the language with a slip in it is read as a name, and the next word is one too many. */
    private Optional<Diagnostic> misspelt() {
        if (NAMES.contains(at.type())) {
            List<String> wanted = at.expected.stream()
                    .filter(word -> word.matches("`[a-z ]+`"))
                    .map(word -> word.substring(1, word.length() - 1))
                    .toList();
            Optional<String> near = Suggest.closest(at.span.text(), wanted);
            if (near.isPresent()) {
                return near.map(word -> misspelt(at.token, word));
            }
        }
        Optional<Token> word = at.after(at.token)
                .filter(one -> one.getLine() == at.token.getLine() && !NAMES.contains(at.type()))
                .or(() -> Optional.of(at.token));
        for (int i = 0; i < FARTHEST_BACK && word.isPresent(); i++) {
            Optional<Diagnostic> found = word.filter(this::isOddName).flatMap(this::nearWord);
            if (found.isPresent()) {
                return found;
            }
            word = word.flatMap(at::before);
        }
        return Optional.empty();
    }

    /** A name that stands nowhere else, and not behind a dot. */
    private boolean isOddName(Token one) {
        return NAMES.contains(one.getType())
                && !isDeclared(at, one)
                && Math.abs(one.getLine() - at.token.getLine()) <= 1
                && at.count(one) == 1;
    }

    /** Whether a name is a new one, or that of a part of something. */
    static boolean isDeclared(Stumble at, Token one) {
        Optional<Token> before = at.before(one);
        return before.filter(dot -> dot.getType() == GrogParser.DOT).isPresent()
                || before.filter(word -> DECLARING.contains(word.getType())).isPresent()
                || at.after(one).filter(sign -> NAMING.contains(sign.getType())).isPresent();
    }

    static boolean isWord(String text) {
        return WORDS.contains(text);
    }

    /** The word of the language that somebody may have meant. */
    static Optional<String> nearest(String written) {
        return Suggest.closest(written, WORDS)
                .filter(word -> word.length() > 2 && Math.abs(word.length() - written.length()) <= 1);
    }

    private Optional<Diagnostic> nearWord(Token one) {
        String written = at.text(one);
        // Things have names of their own; only the capital gives a word of the language away there.
        boolean thing = one.getType() == GrogParser.THING;
        return WORDS.stream()
                .filter(word -> word.length() == written.length() + 1 && word.startsWith(written))
                .findFirst()
                .or(() -> Suggest.closest(written, WORDS))
                .filter(word -> thing ? word.equalsIgnoreCase(written) : word.length() > 2)
                .filter(word -> Math.abs(word.length() - written.length()) <= 1)
                .filter(word -> at.reads(at.span(one).start(), at.span(one).end(), word))
                .map(word -> misspelt(one, word));
    }

    private Diagnostic misspelt(Token one, String word) {
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.MISSPELT_WORD,
                "`" + at.text(one) + "` is no word of the language",
                at.span(one),
                "misspelt?");
        return at.writing(
                problem,
                "did you mean `" + word + "`?",
                at.span(one).start(),
                at.span(one).end(),
                word);
    }

    /** A part of something follows a dot, and odds are no division. */
    private Optional<Diagnostic> colon() {
        int before = at.before().map(Token::getType).orElse(Token.EOF);
        int after = at.after(at.token)
                .filter(one -> one.getLine() == at.token.getLine())
                .map(Token::getType)
                .orElse(Token.EOF);
        if (at.type() != GrogParser.COLON) {
            return Optional.empty();
        }
        Diagnostic problem = at.error(SyntaxCode.COLON_FOR_DOT, "no colon can stand here", "did not expect this");
        if (NAMES.contains(before) && after == GrogParser.VALUE) {
            return Optional.of(
                    at.writing(problem, "a part of something follows a dot", at.span.start(), at.span.end(), "."));
        }
        boolean odds = before == GrogParser.RPAREN && (after == GrogParser.LPAREN || after == GrogParser.VALUE);
        return odds ? Optional.of(problem.help("the odds of two numbers are `ratio(a, b)`")) : Optional.empty();
    }

    /** A block that nothing leads. */
    private Optional<Diagnostic> step() {
        Optional<Token> name =
                at.before().filter(one -> one.getType() == GrogParser.THING && one.getLine() == at.token.getLine());
        if (at.type() != GrogParser.LBRACE || name.isEmpty() || !at.isInside(GrogParser.RULE_block)) {
            return Optional.empty();
        }
        Diagnostic problem = Diagnostic.error(
                SyntaxCode.BLOCK_WITHOUT_WORD,
                "no word says what the block of `" + at.text(name.get()) + "` is",
                at.span(name.get()),
                "expected a word before this");
        int start = at.span(name.get()).start();
        return Optional.of(at.writing(problem, "if it is a step, say so", start, start, "step "));
    }

    /** A statement that names something and does nothing to it. */
    private Optional<Diagnostic> untouched() {
        if (!at.expected.contains("what happens to it, such as `= 3`")) {
            return Optional.empty();
        }
        Token last = at.before().orElseThrow();
        Optional<Diagnostic> given = LoneNames.given(at.span(last));
        if (given.isPresent()) {
            return given;
        }
        boolean sameLine = last.getLine() == at.token.getLine();
        return Optional.of(Diagnostic.error(
                        SyntaxCode.DOES_NOTHING,
                        "nothing is done to `" + at.text(last) + "`",
                        at.span(last),
                        "expected `=`, `+=` or `-=` after this" + (sameLine ? ", found " + at.found() : ""))
                .help("write what it becomes, such as `" + at.text(last)
                        + " = 3`; what is moved follows the word `move`"));
    }
}
