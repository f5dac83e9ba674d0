package dev.grognard.compiler.phrase;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The part of a line that stands where one thing of the language should: a statement, a condition, a value.
 *
 * @param role what should stand there
 * @param span the part
 * @param words its words
 * @param pairs how many of its words follow an article, or another one although neither is a word of the language: nothing that can be read has any
 * @param signs how many signs it has that only code has
 */
record Clause(Role role, Span span, List<String> words, int pairs, int signs) {
    /** What can stand in a place. */
    enum Role {
        CONDITION("condition"),
        VALUE("value"),
        SET("set"),
        STATEMENT("statement"),
        DECLARATION("declaration"),
        ORDER("line of an order"),
        RULE("exception"),
        MENU("menu of orders"),
        ENTRANT("event"),
        MODIFIERS("item of modifiers"),
        TRAVEL("clause of a way of travelling"),
        SET_UP("line of a set-up"),
        MAP("line of a map"),
        MEMBERS("field or state"),
        VICTORY("line of a victory table"),
        EXAMPLE("line of an example"),
        MATCH("case of a match");

        private final String called;

        Role(String called) {
            this.called = called;
        }

        /** How a message calls it. */
        String called() {
            return called;
        }
    }

    /** What a part of a line follows, and what stands there then. */
    private static final Map<String, Role> AFTER = Map.ofEntries(
            Map.entry("when", Role.CONDITION),
            Map.entry("if", Role.CONDITION),
            Map.entry("where", Role.CONDITION),
            Map.entry("requires", Role.CONDITION),
            Map.entry("discovers", Role.CONDITION),
            Map.entry("until", Role.CONDITION),
            Map.entry("expect", Role.CONDITION),
            Map.entry("as soon as", Role.CONDITION),
            Map.entry("=", Role.VALUE),
            Map.entry("(", Role.VALUE),
            Map.entry(",", Role.VALUE),
            Map.entry("in", Role.SET),
            Map.entry("{", Role.STATEMENT),
            Map.entry("}", Role.STATEMENT),
            Map.entry("except", Role.RULE),
            Map.entry("may", Role.MENU),
            Map.entry("must", Role.MENU),
            Map.entry("whenever", Role.ENTRANT));

    private static final Set<String> JOINING = Set.of("and", "or");
    private static final Set<String> ENDING = Set.of("else", "then", "when", "if", "where", "until", "because");
    private static final Set<String> ARTICLES = Set.of("the", "an");
    private static final Set<String> LIMITS = Set.of("highest", "lowest", "nearest");
    private static final Set<String> SIGNS = Set.of(".", "(", ")", ":", "<", ">", "+", "*", "|", "#");
    private static final String CLOSING = "{}[\"=),";

    private static final Map<String, Role> IN_BRACES = Map.ofEntries(
            Map.entry("option", Role.DECLARATION),
            Map.entry("scenario", Role.SET_UP),
            Map.entry("map", Role.MAP),
            Map.entry("travel", Role.TRAVEL),
            Map.entry("piece", Role.MEMBERS),
            Map.entry("place", Role.MEMBERS),
            Map.entry("link", Role.MEMBERS),
            Map.entry("side", Role.MEMBERS),
            Map.entry("record", Role.MEMBERS),
            Map.entry("victory", Role.VICTORY),
            Map.entry("example", Role.EXAMPLE),
            Map.entry("case", Role.EXAMPLE),
            Map.entry("modifiers", Role.MODIFIERS),
            Map.entry("match", Role.MATCH));

    private static final Map<String, Role> BELOW =
            Map.of("order", Role.ORDER, "rule", Role.RULE, "exception", Role.RULE, "travel", Role.TRAVEL);

    private static final Pattern TOKEN =
            Pattern.compile("as soon as\\b|[\\p{L}\\p{N}]+(?:['’]\\p{L}*)?|[^\\s\\p{L}\\p{N}]");
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{N}]*(?:['’]\\p{L}*)?");

    private static final Pattern LOOKS = Pattern.compile("looks\\s*\\{[^{}]*");

    private record Token(String text, int start, int end) {
        boolean isWord() {
            return WORD.matcher(text).matches();
        }
    }

    /** The part of a line around a place, if words are left of it. */
    static Optional<Clause> around(Span where, Predicate<String> isWord) {
        SourceText source = where.source();
        if (isOfLooks(source.text().substring(0, where.start()))) {
            // A look is words one after the other, of which no two make more sense than one.
            return Optional.empty();
        }
        int line = where.line();
        int begin = source.lines().start(line);
        String masked = RulebookPhrases.masked(source.lines().text(line), -1).replaceFirst("//.*", "");
        List<Token> tokens = new ArrayList<>();
        Matcher match = TOKEN.matcher(masked);
        while (match.find()) {
            tokens.add(new Token(match.group(), begin + match.start(), begin + match.end()));
        }
        int at = at(tokens, where.start());
        if (at < 0) {
            return Optional.empty();
        }
        Role begun = beginning(source, line);
        int first = at;
        while (first > 0 && !isBound(tokens, first - 1, begun)) {
            first--;
        }
        Role role = first == 0 ? begun : after(tokens, first - 1, begun);
        boolean asked = role == Role.CONDITION;
        int last = at;
        while (last + 1 < tokens.size() && !ends(tokens.get(last + 1), asked, role)) {
            last++;
        }
        List<Token> part = tokens.subList(first, last + 1);
        List<String> words =
                part.stream().filter(Token::isWord).map(Token::text).toList();
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(new Clause(
                        role,
                        source.span(
                                part.get(0).start(), part.get(part.size() - 1).end()),
                        words,
                        pairs(part, isWord),
                        (int) part.stream()
                                .filter(token -> SIGNS.contains(token.text()))
                                .count()));
    }

    /** Whether a text ends among looks. */
    private static boolean isOfLooks(String before) {
        int looks = before.lastIndexOf("looks");
        return looks >= 0
                && LOOKS.matcher(RulebookPhrases.masked(before.substring(looks), -1))
                        .matches();
    }

    /** The token at a place; of one that only leads to a part, the next one. */
    private static int at(List<Token> tokens, int place) {
        int found = -1;
        for (int i = 0; i < tokens.size() && tokens.get(i).start() <= place; i++) {
            found = i;
        }
        boolean leads = found >= 0
                && found + 1 < tokens.size()
                && AFTER.containsKey(tokens.get(found).text())
                && !tokens.get(found).text().equals("in");
        return leads ? found + 1 : Math.max(found, tokens.isEmpty() ? -1 : 0);
    }

    private static boolean isBound(List<Token> tokens, int i, Role begun) {
        String text = tokens.get(i).text();
        if (AFTER.get(text) == Role.MENU) {
            return begun == Role.STATEMENT
                    || tokens.subList(0, i).stream().anyMatch(one -> one.text().equals("{"));
        }
        if (text.equals("in")) {
            return i >= 2 && tokens.get(i - 2).text().equals("each");
        }
        if (text.equals("\"")) {
            return true;
        }
        if (text.equals("+") || text.equals("-")) {
            return i > 0 && tokens.get(i - 1).text().equals("\"");
        }
        return AFTER.containsKey(text) || JOINING.contains(text) && isAsked(tokens, i);
    }

    /** Whether what stands here is part of a condition. */
    private static boolean isAsked(List<Token> tokens, int i) {
        for (int j = i - 1; j >= 0; j--) {
            Role role = AFTER.get(tokens.get(j).text());
            if (role != null && role != Role.VALUE) {
                return role == Role.CONDITION;
            }
        }
        return false;
    }

    private static boolean ends(Token next, boolean asked, Role role) {
        String text = next.text();
        return CLOSING.contains(text)
                || ENDING.contains(text)
                || asked && JOINING.contains(text)
                || role == Role.STATEMENT && text.equals(";");
    }

    private static Role after(List<Token> tokens, int bound, Role begun) {
        String text = tokens.get(bound).text();
        if (JOINING.contains(text)) {
            return Role.CONDITION;
        }
        if (text.equals("+") || text.equals("-")) {
            return Role.VALUE;
        }
        if (text.equals("\"")) {
            return begun;
        }
        if (text.equals("=")) {
            return given(tokens.subList(0, bound));
        }
        if (text.equals("{")) {
            int from = bound;
            while (from > 0 && !tokens.get(from - 1).text().matches("[{}]")) {
                from--;
            }
            return inBraces(
                    tokens.subList(from, bound).stream().map(Token::text).collect(Collectors.joining(" ")));
        }
        return AFTER.get(text);
    }

    /** What is wanted by what gets a value on this line. */
    private static Role given(List<Token> before) {
        String head = before.stream().map(Token::text).collect(Collectors.joining(" "));
        if (head.startsWith("region ") || head.contains(": Set of ")) {
            return Role.SET;
        }
        return head.contains(": Bool") ? Role.CONDITION : Role.VALUE;
    }

    private static int pairs(List<Token> part, Predicate<String> isWord) {
        int pairs = 0;
        for (int i = 1; i < part.size(); i++) {
            Token one = part.get(i - 1);
            Token other = part.get(i);
            boolean words = one.isWord() && other.isWord() && one.end() < other.start();
            boolean names = !isWord.test(one.text()) && !isWord.test(other.text());
            boolean article = ARTICLES.contains(one.text()) && !LIMITS.contains(other.text());
            pairs += words && (names || article) ? 1 : 0;
        }
        return pairs;
    }

    // ------------------------------------------------------------------------------------------ where a line stands

    /** What can stand where a line begins. */
    private static Role beginning(SourceText source, int line) {
        List<String> open = new ArrayList<>();
        String margin = "";
        for (int i = 1; i < line; i++) {
            String masked = RulebookPhrases.masked(source.lines().text(i), -1);
            if (!masked.isEmpty() && Character.isLetter(masked.charAt(0))) {
                margin = masked;
            }
            int from = 0;
            for (int at = 0; at < masked.length(); at++) {
                if (masked.charAt(at) == '{') {
                    String head = masked.substring(from, at).strip();
                    // A declaration may go on over several lines before its brace.
                    open.add(open.isEmpty() && Character.isWhitespace(masked.charAt(0)) ? margin : head);
                    from = at + 1;
                } else if (masked.charAt(at) == '}') {
                    if (!open.isEmpty()) {
                        open.remove(open.size() - 1);
                    }
                    from = at + 1;
                }
            }
        }
        boolean indented = Character.isWhitespace((source.lines().text(line) + " ").charAt(0));
        if (open.isEmpty()) {
            return indented ? BELOW.getOrDefault(firstWord(margin), Role.DECLARATION) : Role.DECLARATION;
        }
        return inBraces(open.get(open.size() - 1));
    }

    private static Role inBraces(String head) {
        return head.matches(".*\\b(?:may|must)\\b.*")
                ? Role.MENU
                : IN_BRACES.getOrDefault(firstWord(head), Role.STATEMENT);
    }

    private static String firstWord(String text) {
        Matcher word = WORD.matcher(text.strip());
        return word.lookingAt() ? word.group() : "";
    }
}
