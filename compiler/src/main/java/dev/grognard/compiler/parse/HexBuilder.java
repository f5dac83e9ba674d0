package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Builds the parts of a map of hexes: how they are numbered and lie, drawings and their legends, features, names. */
final class HexBuilder {
    private static final int QUOTES = 3;

    private final AstParts parts;
    private final MemberBuilder members;

    HexBuilder(AstParts parts, MemberBuilder members) {
        this.parts = parts;
        this.members = members;
    }

    Optional<Decl.Hexes> hexes(HexesContext context) {
        return Optional.ofNullable(context)
                .filter(one -> one.first != null && one.last != null)
                .map(one -> new Decl.Hexes(
                        parts.span(one),
                        parts.name(one.first),
                        parts.name(one.last),
                        one.hexTrait().stream().map(this::trait).toList()));
    }

    /** The words of a trait with one space between them, however it is written; `flat-top` is one word. */
    private Name trait(HexTraitContext context) {
        String words = context.children.stream().map(word -> word.getText()).collect(Collectors.joining(" "));
        return new Name(parts.span(context), words.replace(" - ", "-"));
    }

    /** The item that a line of the map is, or nothing if it is one of those that every map has. */
    Optional<Decl.MapItem> item(MapItemContext context) {
        Span span = parts.span(context);
        if (context instanceof LegendItemContext legend) {
            return Optional.of(new Decl.Legend(span, members.row(legend.glyphs), members.row(legend.meanings)));
        }
        if (context instanceof DrawingItemContext drawing) {
            return Optional.of(
                    new Decl.Drawing(span, lines(drawing.DRAWING().getSymbol()), parts.citation(drawing.CITATION())));
        }
        if (context instanceof NamedItemContext named) {
            return Optional.of(new Decl.NamedHexes(
                    span, named.namedHex().stream().map(this::named).toList(), parts.citation(named.CITATION())));
        }
        if (context instanceof FeatureMapItemContext feature) {
            return Optional.of(line(feature.featureLine()));
        }
        return Optional.empty();
    }

    /** The lines of a drawing that hold anything, each cut at its blanks. */
    private List<Decl.DrawnLine> lines(Token drawing) {
        Span whole = parts.span(drawing);
        String text = whole.source().text();
        List<Decl.DrawnLine> lines = new ArrayList<>();
        int at = whole.start() + QUOTES;
        int end = whole.end() - QUOTES;
        while (at < end) {
            int next = text.indexOf('\n', at);
            int last = next < 0 || next > end ? end : next;
            List<Name> words = words(whole, at, last);
            if (!words.isEmpty()) {
                lines.add(new Decl.DrawnLine(
                        words.get(0).span().to(words.get(words.size() - 1).span()), words));
            }
            at = last + 1;
        }
        return List.copyOf(lines);
    }

    private static List<Name> words(Span whole, int from, int to) {
        String text = whole.source().text();
        List<Name> words = new ArrayList<>();
        int at = from;
        while (at < to) {
            int begin = at;
            while (at < to && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            if (at > begin) {
                words.add(new Name(whole.source().span(begin, at), text.substring(begin, at)));
            } else {
                at++;
            }
        }
        return List.copyOf(words);
    }

    private Decl.NamedHex named(NamedHexContext context) {
        Span span = parts.span(context);
        if (context instanceof QuotedHexContext quoted) {
            return new Decl.NamedHex(span, parts.words(quoted.STRING().getSymbol()), parts.name(quoted.spot()));
        }
        WordedHexContext worded = (WordedHexContext) context;
        String words =
                worded.nameWord().stream().map(ParserRuleContext::getText).collect(Collectors.joining(" "));
        return new Decl.NamedHex(span, words, parts.name(worded.INT().getSymbol()));
    }

    private Decl.FeatureLine line(FeatureLineContext context) {
        return new Decl.FeatureLine(
                parts.span(context),
                parts.name(context.feature),
                parts.optionalWords(context.name),
                context.featureItem().stream().map(this::item).toList(),
                parts.citation(context.CITATION()));
    }

    private Decl.FeatureItem item(FeatureItemContext context) {
        Span span = parts.span(context);
        if (context instanceof StopsItemContext stops) {
            return new Decl.FeatureItem(span, parts.names(stops.stops), false);
        }
        if (context instanceof SpotSideItemContext side) {
            return new Decl.FeatureItem(span, List.of(parts.name(side.one), parts.name(side.other)), true);
        }
        int middle = span.text().indexOf('/');
        return new Decl.FeatureItem(
                span,
                List.of(
                        part(span, 0, middle),
                        part(span, middle + 1, span.text().length())),
                true);
    }

    private static Name part(Span span, int from, int to) {
        Span part = span.source().span(span.start() + from, span.start() + to);
        return new Name(part, part.text());
    }

    static Decl.Sort sort(Token word) {
        return switch (word.getType()) {
            case GrogLexer.TERRAIN -> Decl.Sort.TERRAIN;
            case GrogLexer.HEXSIDE -> Decl.Sort.HEXSIDE;
            default -> Decl.Sort.PATH;
        };
    }
}
