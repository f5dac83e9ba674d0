package dev.grognard.compiler.parse;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.grammar.GrogParser;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** What stands behind a part of a construct that it does not stand behind here: a case, a sign, or what is done otherwise. */
final class BehindSlips {
    /** Where the case stands that somebody wrote behind the name. */
    private static final Map<Integer, String> CITED = Map.of(
            GrogParser.ORDER, "order %s(…) \"…\" %s",
            GrogParser.PROCEDURE, "procedure %s(…) %s",
            GrogParser.MODIFIERS, "modifiers %s(…) %s",
            GrogParser.TRAVEL, "travel %s(…) %s",
            GrogParser.RULE, "rule %s(…): … %s = …");

    /** What may stand between the word of a menu and its brace. */
    private static final Set<Integer> OF_MENU = Set.of(
            GrogParser.IF, GrogParser.ABLE, GrogParser.REPEATEDLY, GrogParser.STRING, GrogParser.OR, GrogParser.SAY);

    private final Stumble at;

    private BehindSlips(Stumble at) {
        this.at = at;
    }

    static Optional<Diagnostic> of(Stumble at) {
        BehindSlips slips = new BehindSlips(at);
        return slips.cited()
                .or(slips::citedBeforeText)
                .or(slips::otherwise)
                .or(slips::item)
                .or(slips::over);
    }

    /** A case behind the name: {@code order Scout[8.3](…)}. */
    private Optional<Diagnostic> cited() {
        Optional<Token> cited = at.before().filter(one -> one.getType() == GrogParser.CITATION);
        Optional<Token> name = cited.flatMap(at::before);
        Optional<String> form = name.flatMap(at::before).map(word -> CITED.get(word.getType()));
        if (at.type() != GrogParser.LPAREN || form.isEmpty()) {
            return Optional.empty();
        }
        String whole = form.get().formatted(at.text(name.get()), at.text(cited.get()));
        return Optional.of(Diagnostic.error(
                        SyntaxCode.UNEXPECTED,
                        "the case stands before what `" + at.text(name.get()) + "` is about",
                        at.span(cited.get()),
                        "did not expect this before `(`")
                .help("write `" + whole + "`"));
    }

    /** A case before the text that it stands behind: {@code order Scout(u in Unit) [8.3] "{u} scouts"}. */
    private Optional<Diagnostic> citedBeforeText() {
        Optional<Token> first = at.before().filter(one -> one.getType() == GrogParser.CITATION);
        if (at.type() != GrogParser.STRING || first.isEmpty() || !at.isOnLineOfBefore()) {
            return Optional.empty();
        }
        Token cited = first.get();
        int end = at.span(cited).end();
        for (Optional<Token> one = first;
                one.filter(token -> token.getType() == GrogParser.CITATION).isPresent();
                one = at.before(cited).filter(token -> token.getType() == GrogParser.CITATION)) {
            cited = one.get();
        }
        int start = at.span(cited).start();
        String cases = at.places().source().text().substring(start, end);
        String turned = at.span.text() + " " + cases;
        if (!at.reads(start, at.span.end(), turned)) {
            return Optional.empty();
        }
        Diagnostic problem = Diagnostic.error(
                        SyntaxCode.CITATION_PLACE,
                        "the case stands behind the text",
                        at.places().source().span(start, end),
                        "belongs behind the text")
                .with(at.span, "the text");
        return Optional.of(at.writing(problem, "write the text first", start, at.span.end(), turned));
    }

    /** The other way of `if` behind a menu, which has one of its own. */
    private Optional<Diagnostic> otherwise() {
        if (at.type() != GrogParser.ELSE || !at.isBefore(GrogParser.RBRACE)) {
            return Optional.empty();
        }
        Optional<Token> one = opening().flatMap(at::before);
        while (one.filter(word -> OF_MENU.contains(word.getType())).isPresent()) {
            one = one.flatMap(at::before);
        }
        return one.filter(word -> word.getType() == GrogParser.MUST || word.getType() == GrogParser.MAY)
                .map(word -> at.writing(
                        at.error(
                                SyntaxCode.NO_STATEMENT,
                                "`else` belongs to `if`, and this is a menu",
                                "did not expect this"),
                        "what is done where nothing is chosen follows `otherwise`",
                        at.span.start(),
                        at.span.end(),
                        "otherwise"));
    }

    /** The brace that opens what the one before the mistake closes. */
    private Optional<Token> opening() {
        int depth = 0;
        for (Optional<Token> one = at.before(); one.isPresent(); one = at.before(one.get())) {
            int type = one.get().getType();
            depth += type == GrogParser.RBRACE ? 1 : type == GrogParser.LBRACE ? -1 : 0;
            if (depth == 0) {
                return one;
            }
        }
        return Optional.empty();
    }

    /** An item of modifiers without its sign. */
    private Optional<Diagnostic> item() {
        boolean value = at.type() != GrogParser.WHEN && at.type() != GrogParser.CITATION && at.isOnLineOfBefore();
        if (!value || !at.isBefore(GrogParser.STRING) || !at.isInside(GrogParser.RULE_modifierItems)) {
            return Optional.empty();
        }
        int start = at.span.start();
        return at.mended(start, start, "+ ")
                .map(line -> at.writing(
                        at.error(
                                SyntaxCode.UNEXPECTED,
                                "expected `+` or `-`, found " + at.found(),
                                "expected `+` or `-` before this"),
                        "an item is added or taken away",
                        start,
                        start,
                        "+ "));
    }

    /** An exception goes before others by their case, not by a name. */
    private Optional<Diagnostic> over() {
        return at.isBefore(GrogParser.OVER) && at.wants("a citation in brackets")
                ? Optional.of(at.error(
                                SyntaxCode.UNEXPECTED,
                                "expected a citation in brackets after `over`, found " + at.found(),
                                "expected a citation in brackets")
                        .help("`over` names the case of the exception that this one goes before: `over [6.4]`"))
                : Optional.empty();
    }
}
