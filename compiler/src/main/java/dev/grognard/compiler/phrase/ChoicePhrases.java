package dev.grognard.compiler.phrase;

import static dev.grognard.compiler.phrase.RulebookPhrases.Place.STATEMENT;

import java.util.List;

/** A side chooses something, and nothing is said of what becomes of it. */
final class ChoicePhrases {
    /** Something in parentheses, which may have some inside. */
    static final String IN_PARENTHESES = "\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)";

    /** How many are chosen. */
    private static final String AMOUNT =
            "(?:one or more|two or more|one|any|number|up to {path}|exactly {path}|at least {path})";

    private static final String KEPT = "what is chosen gets a name";

    static final List<Phrase> PHRASES = List.of(
            Phrase.of(
                    "\\b({path}) chooses one of (.*?)( \"+)? (?<w>or (?:none|nothing|nobody|no one))\\b",
                    "$1 may choose one of $2$3",
                    "whoever may choose none `may choose`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>may choose) (?:one of )?(" + IN_PARENTHESES
                            + "(?: \"+)?) ?\\{ ?it\\.([^{}]*?) ?\\}\\s*$",
                    "let chosen = $1 may choose one of $3   if chosen is not none { chosen.$4 }",
                    "what is chosen gets a name, and may be none: `let chosen = $1 may choose one of (…) \"…\"`, and below it"
                            + " `if chosen is not none { chosen.$4 }`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>may choose) (one of .*?)\\s*\\{[^{}]*(?:\\}\\s*)?$",
                    "",
                    "what is chosen gets a name, and may be none: `let chosen = $1 may choose one of (…) \"…\"`, and below it"
                            + " `if chosen is not none { … }`",
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>may choose) (one of [^{}]*?)\\s*$",
                    "let chosen = $1 may choose $3",
                    KEPT,
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>chooses) (" + AMOUNT + " of [^{}]*?)\\s*$",
                    "let chosen = $1 chooses $3",
                    KEPT,
                    STATEMENT),
            Phrase.of(
                    "^({path}) (?<w>chooses) (?!" + AMOUNT + "\\b)([^{}\"]+?)( \"+)?\\s*$",
                    "let chosen = $1 chooses one of ($3)$4",
                    "what is chosen gets a name, and say how many are chosen",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>choose|pick|select) (\\p{Ll}\\w*) (?:in|from|of|among) ([^{}\"]+?)( \"+)? ?\\{ ?([^{}]*?) ?\\}\\s*$",
                    "let $2 = @side chooses one of ($3)$4   $5",
                    "who chooses stands first, and what is chosen gets a name",
                    STATEMENT),
            Phrase.of(
                    "^(?<w>choose|pick|select) (\\p{Ll}\\w*) (?:in|from|of|among) ([^{}\"]+?)( \"+)?\\s*\\{?\\s*$",
                    "let $2 = @side chooses one of ($3)$4",
                    "who chooses stands first, and what is chosen gets a name",
                    STATEMENT));

    private ChoicePhrases() {}
}
