package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.Set;

/** Warns of what everybody hears, reads or sees although it rests on what not everybody may see; of each place once. */
final class SaidSecretWarnings {
    private static final String SHOW_STATE =
            "show it first, as with `reveal …`; or say who sees the state, `… seen by owner`; `reveal that …` before it"
                    + " says that the rules give it away";

    private static final String SHOW_MOVE =
            "show it before the `if`, as with `reveal …`; `reveal that …` before it says that the rules give it away, and"
                    + " no decision can be taken back past it";

    private final Survey survey;
    private final Secrets secrets;
    private final Diagnostics found;
    private final Set<Span> told = new HashSet<>();

    SaidSecretWarnings(Survey survey, Secrets secrets, Diagnostics found) {
        this.survey = survey;
        this.secrets = secrets;
        this.found = found;
    }

    /** A state that everybody sees gets a value that rests on a secret. */
    void written(Statement.Assign assign, Expr secret) {
        if (isNew(assign.span())) {
            found.add(Diagnostic.warning(
                            CheckCode.SAID_SECRET,
                            "everybody sees this state, and what it gets rests on what not everybody may see",
                            secret.span(),
                            "hidden at this moment")
                    .help(HowToShow.beforeChange(secret, SHOW_STATE)));
        }
    }

    /** Something changes before all eyes only if a secret is so. */
    void changed(Statement statement, String what, Expr secret) {
        if (isNew(statement.span())) {
            found.add(Diagnostic.warning(CheckCode.SAID_SECRET, what, statement.span(), "seen by all")
                    .with(secret.span(), "hidden at this moment")
                    .help(
                            statement instanceof Statement.Move
                                    ? HowToShow.of(secret, SHOW_MOVE)
                                    : HowToShow.beforeChange(secret, SHOW_STATE)));
        }
    }

    /** A secret stands in the words of an option. */
    void labelled(Expr secret) {
        if (isNew(secret.span())) {
            found.add(Diagnostic.warning(
                            CheckCode.SAID_SECRET,
                            "everybody reads this when it is chosen, and it rests on what not everybody may see",
                            secret.span(),
                            "hidden at this moment")
                    .help(
                            "leave it out, or show the piece in the body, as with `reveal …`; what `label` says of a piece"
                                    + " is read only by those who may see it"));
        }
    }

    /** A secret of the others stands in a question. */
    void asked(Expr secret) {
        if (isNew(secret.span())) {
            found.add(Diagnostic.warning(
                            CheckCode.SAID_SECRET,
                            "whoever is asked reads this, and it rests on what only the others may see",
                            secret.span(),
                            "hidden at this moment")
                    .help("ask without it, or show it first, as with `reveal …`"));
        }
    }

    /** A secret is said, or the line is said only if one is so. */
    void said(Statement.Say say, Expr rests, boolean inText) {
        if (survey.isOfSeries(say.span())) {
            saidBySeries(say, secrets.root(rests));
            return;
        }
        if (!told.add(say.span())) {
            return;
        }
        Diagnostic warning = Diagnostic.warning(
                CheckCode.SAID_SECRET,
                "everybody hears this, and it rests on what not everybody may see",
                inText ? rests.span() : say.span(),
                inText ? "hidden at this moment" : "heard by all");
        // What is shown inside of an `if` comes too late: whether it is shown tells of the condition already.
        String first =
                inText ? "first" : "before the `if` of line " + rests.span().line();
        found.add((inText ? warning : warning.with(rests.span(), "hidden at this moment"))
                .help(HowToShow.of(
                        rests,
                        "show it " + first
                                + ", as with `reveal …`, or say it when it is known; `reveal that …` before it says"
                                + " that the rules give it away")));
    }

    /** A series says what rests on its rules, and the game has added to these what not everybody may see. */
    private void saidBySeries(Statement.Say say, Expr rests) {
        if (isNew(rests.span())) {
            found.add(
                    Diagnostic.warning(
                                    CheckCode.SAID_SECRET,
                                    "everybody hears what rests on this, and not everybody may see it",
                                    rests.span(),
                                    "hidden at this moment")
                            .with(say.span(), "heard by all")
                            .help(
                                    "show it before that is said: `reveal that …` in a `before` says that the rules give it away"));
        }
    }

    private boolean isNew(Span place) {
        return !survey.isOfSeries(place) && told.add(place);
    }
}
