package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds regions of hexes: rows and columns, distances, lines that they lie beside, borders around them. */
final class AreaBuilder {
    private final AstParts parts;
    private final ExpressionBuilder expressions;

    AreaBuilder(AstParts parts, ExpressionBuilder expressions) {
        this.parts = parts;
        this.expressions = expressions;
    }

    List<Decl.AreaPart> area(AreaContext context) {
        List<Decl.AreaPart> all = new ArrayList<>();
        all.add(bound(context.bound()));
        context.areaPart().forEach(one -> all.add(part(one)));
        return List.copyOf(all);
    }

    private Decl.AreaPart part(AreaPartContext context) {
        if (context instanceof BoundPartContext bound) {
            return bound(bound.bound());
        }
        Span span = parts.span(context);
        Name first = parts.name(context.getStart());
        Expr set = new Expr.ThingRef(span, first, Optional.empty());
        if (context instanceof MembersPartContext members) {
            List<Expr> all = expressions.all(members.expression());
            set = all.size() == 1 ? all.get(0) : new Expr.SetOf(span, all);
        }
        return new Decl.AreaPart(span, Decl.AreaPart.Form.SET, first, List.of(), Optional.of(set), false);
    }

    private Decl.AreaPart bound(BoundContext context) {
        Span span = parts.span(context);
        Name first = parts.name(context.getStart());
        if (context instanceof LinesBoundContext lines) {
            Name low = parts.name(lines.low);
            Name high = lines.high == null ? low : parts.name(lines.high);
            return bound(span, Decl.AreaPart.Form.LINES, first, List.of(low, high), false);
        }
        if (context instanceof NearBoundContext near) {
            List<Name> names = List.of(parts.name(near.distance), parts.name(near.centre));
            return bound(span, Decl.AreaPart.Form.NEAR, first, names, false);
        }
        if (context instanceof BesideBoundContext beside) {
            Name direction = parts.name(beside.direction);
            List<Name> names = List.of(parts.name(beside.border));
            return bound(span, Decl.AreaPart.Form.BESIDE, direction, names, beside.ON() != null);
        }
        BorderBoundContext border = (BorderBoundContext) context;
        List<Name> names = new ArrayList<>(parts.names(border.borders));
        names.add(parts.name(border.held));
        Name words = new Name(first.span(), first.text() + " by … " + border.holding.getText());
        return bound(span, Decl.AreaPart.Form.BOUNDED, words, List.copyOf(names), false);
    }

    private static Decl.AreaPart bound(Span span, Decl.AreaPart.Form form, Name word, List<Name> names, boolean on) {
        return new Decl.AreaPart(span, form, word, names, Optional.empty(), on);
    }
}
