package dev.grognard.compiler.emit;

import dev.grognard.compiler.model.Expr;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;

/** Writes each way that an {@code if} or a {@code match} can go by itself, so that a rule explains only the one that was taken. */
final class WaysApart {
    /** How the clause begins that counts where no other does. */
    static final String OTHERWISE = "otherwise";

    /** Things by name, which the value tells again. */
    private static final Pattern NAMES = Pattern.compile("(?U)\\(?[\\p{Lu}\\d]\\w*(, [\\p{Lu}\\d]\\w*)*\\)?");

    private static final String MATCH = "match ";
    private static final String IF = "if ";

    private final Body body;

    WaysApart(Body body) {
        this.body = body;
    }

    /** Whether a value is read off its words. */
    static boolean isAWord(Expr value) {
        return value instanceof Expr.Number || value instanceof Expr.Truth || value instanceof Expr.Constant;
    }

    /** Hands on each way with what it is called; what is written for it must leave the method. */
    void forEach(Expr value, String words, BiConsumer<Expr, String> leaf) {
        if (!(value instanceof Expr.Conditional choice) || !isWritten(choice)) {
            leaf.accept(value, words);
            return;
        }
        String before = words.startsWith(OTHERWISE) ? "" : words + ", ";
        if (choice.span().words().startsWith(MATCH)) {
            match(choice, before, leaf);
        } else {
            String condition = choice.condition().span().words();
            Code held = body.whole(choice.condition());
            body.begin("if (why.tried(why.decided($L), $S))", held.block(), before + condition);
            forEach(choice.then(), before + named(condition, choice.then()), leaf);
            body.end();
            forEach(choice.otherwise(), before + named(OTHERWISE, choice.otherwise()), leaf);
        }
    }

    private void match(Expr.Conditional choice, String before, BiConsumer<Expr, String> leaf) {
        String all = choice.span().words();
        String by = "by " + all.substring(MATCH.length(), all.indexOf('{')).strip();
        Expr rest = choice;
        while (rest instanceof Expr.Conditional arm && arm.span().equals(choice.span())) {
            body.begin("if (why.decided($L))", body.whole(arm.condition()).block());
            forEach(arm.then(), before + arm(by, arm.then()), leaf);
            body.end();
            rest = arm.otherwise();
        }
        body.line("why.decided(true)");
        forEach(rest, before + arm(by, rest), leaf);
    }

    private static String arm(String by, Expr value) {
        return isAWord(value) || NAMES.matcher(value.span().words()).matches()
                ? by
                : value.span().words();
    }

    private static String named(String way, Expr value) {
        String between = way.equals(OTHERWISE) ? " " : ", ";
        return isAWord(value) ? way : way + between + value.span().words();
    }

    /** Whether an author has written it, and not the compiler around a test. */
    private static boolean isWritten(Expr.Conditional choice) {
        String words = choice.span().words();
        return (words.startsWith(MATCH) || words.startsWith(IF))
                && !choice.condition().span().equals(choice.span());
    }
}
