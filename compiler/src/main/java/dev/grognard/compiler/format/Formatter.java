package dev.grognard.compiler.format;

import static dev.grognard.compiler.format.Layout.text;
import static dev.grognard.compiler.format.MemberPrinter.head;

import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Prints a file in the one layout of the language; formatting twice changes nothing more. */
public final class Formatter {
    /** The columns that a line may have where it can be broken. */
    public static final int WIDTH = 120;

    private Formatter() {}

    /** The text of a file that was read without error; every comment is kept. */
    public static String format(SourceFile file) {
        Items items = new Items(new Comments(file.comments()));
        List<Items.Item> lines = new ArrayList<>();
        Span language = languageLine(file);
        lines.add(new Items.Item(language, () -> text("language " + file.language())));
        if (file.header().layer() != SourceFile.Layer.FRAGMENT) {
            lines.add(new Items.Item(file.header().span(), () -> header(file.header())));
        }
        lines.addAll(new DeclarationPrinter(items).items(file.decls()));
        int end = file.span().end();
        return Printer.print(Layout.join(items.lines(lines, 0, end)), WIDTH) + "\n";
    }

    /** Where the first line stands: behind the comments that begin the file. */
    private static Span languageLine(SourceFile file) {
        String text = file.span().text();
        int at = text.startsWith("\uFEFF") ? 1 : 0;
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.startsWith("//", at))) {
            if (text.startsWith("//", at)) {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                    at++;
                }
            } else {
                at++;
            }
        }
        int end = at;
        boolean digits = false;
        while (end < text.length() && (!digits || Character.isDigit(text.charAt(end)))) {
            digits |= Character.isDigit(text.charAt(end));
            end++;
        }
        return file.span().source().span(at, end);
    }

    private static Layout header(SourceFile.Header header) {
        String name = header.name().map(one -> one.text()).orElse("");
        String base = header.base().map(one -> one.text()).orElse("");
        String layer = switch (header.layer()) {
            case SERIES -> "series ";
            case GAME -> "game ";
            case MOD -> "mod ";
            case FRAGMENT -> "";
        };
        String joined = header.layer() == SourceFile.Layer.MOD ? "for " : "extends ";
        return head(
                text(layer + name),
                text(header.title().map(words -> Quotation.quoted(words)).orElse("")),
                text(base.isEmpty() ? "" : joined + base),
                MemberPrinter.assumed(header.assumed()));
    }
}
