package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Assumed;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogParser;
import dev.grognard.grammar.GrogParser.*;
import dev.grognard.grammar.GrogParserBaseVisitor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.RuleNode;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Builds what is printed: sides, kinds, pieces, the map, tables, looks. */
final class BoardBuilder extends GrogParserBaseVisitor<Decl> {
    private final AstParts parts;
    private final ExpressionBuilder expressions;
    private final MemberBuilder members;
    private final HexBuilder hexes;
    private final AreaBuilder areas;

    BoardBuilder(AstParts parts, ExpressionBuilder expressions, MemberBuilder members) {
        this.parts = parts;
        this.expressions = expressions;
        this.members = members;
        this.hexes = new HexBuilder(parts, members);
        this.areas = new AreaBuilder(parts, expressions);
    }

    /** A declaration that is not this builder's part gives nothing. */
    @Override
    protected boolean shouldVisitNextChild(RuleNode node, Decl soFar) {
        return false;
    }

    private List<Decl.Value> values(List<EnumValueContext> contexts) {
        return contexts.stream()
                .map(one -> new Decl.Value(parts.span(one), parts.name(one.name), parts.optionalWords(one.printed)))
                .toList();
    }

    @Override
    public Decl visitSidesDeclaration(SidesDeclarationContext context) {
        return new Decl.Sides(parts.span(context), values(context.enumValue()), parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitSideDeclaration(SideDeclarationContext context) {
        return new Decl.SideMembers(
                parts.span(context), members.members(context.members()), parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitQuantityDeclaration(QuantityDeclarationContext context) {
        int[] step = {1, 1};
        if (context.step != null) {
            step = context.step.getType() == GrogParser.FRACTION
                    ? parts.pair(context.step, '/')
                    : new int[] {parts.whole(context.step), 1};
        }
        return new Decl.Quantity(
                parts.span(context),
                parts.name(context.name),
                step[0],
                step[1],
                context.NEVER() != null,
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitEnumDeclaration(EnumDeclarationContext context) {
        return new Decl.Enum(
                parts.span(context),
                parts.name(context.name),
                context.ALSO() != null,
                values(context.enumValue()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitRecordDeclaration(RecordDeclarationContext context) {
        List<Template> notations = new ArrayList<>();
        for (Token notation : context.notation) {
            notations.add(parts.notation(notation));
        }
        return new Decl.RecordType(
                parts.span(context),
                parts.name(context.name),
                List.copyOf(notations),
                members.members(context.members()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitPlaceDeclaration(PlaceDeclarationContext context) {
        return new Decl.Place(
                parts.span(context),
                parts.name(context.name),
                context.ALSO() != null,
                members.members(context.members()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitLinkDeclaration(LinkDeclarationContext context) {
        return new Decl.Link(
                parts.span(context),
                parts.name(context.name),
                parts.optionalName(context.parentKind),
                parts.optionalName(context.between),
                context.ALSO() != null,
                members.members(context.members()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitBoxDeclaration(BoxDeclarationContext context) {
        List<Decl.Box> boxes = context.boxItem().stream()
                .map(one -> new Decl.Box(
                        parts.span(one),
                        parts.name(one.name),
                        parts.optionalWords(one.printed),
                        one.FACE() != null,
                        one.FINAL() != null))
                .toList();
        return new Decl.Boxes(parts.span(context), boxes, parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitPieceDeclaration(PieceDeclarationContext context) {
        return new Decl.PieceKind(
                parts.span(context),
                parts.name(context.name),
                parts.optionalName(context.parentKind),
                parts.names(context.standsOn),
                context.ALSO() != null,
                members.members(context.members()),
                parts.citation(context.CITATION()));
    }

    @Override
    public Decl visitPiecesDeclaration(PiecesDeclarationContext context) {
        return new Decl.Pieces(
                parts.span(context),
                members.settings(context.setting()),
                parts.citation(context.provenance().CITATION()),
                assumed(context.provenance()),
                members.rows(context.rows()));
    }

    private Optional<Assumed> assumed(ProvenanceContext context) {
        return context.assumed().stream().findFirst().flatMap(parts::assumed);
    }

    @Override
    public Decl visitListDeclaration(ListDeclarationContext context) {
        return new Decl.ListOf(
                parts.span(context),
                parts.name(context.name),
                parts.optionalName(context.itemType),
                parts.citation(context.CITATION()),
                members.rows(context.rows()));
    }

    @Override
    public Decl visitMapDeclaration(MapDeclarationContext context) {
        List<Decl.MapItem> items = context.mapItem().stream()
                .filter(item -> item.exception == null)
                .map(this::mapItem)
                .toList();
        var citations = new ArrayList<>(context.provenance().CITATION());
        citations.addAll(context.CITATION());
        return new Decl.Board(
                parts.span(context),
                hexes.hexes(context.hexes()),
                assumed(context.provenance()),
                parts.citation(citations),
                items);
    }

    @Override
    public Decl visitFeatureDeclaration(FeatureDeclarationContext context) {
        List<TerminalNode> citations = new ArrayList<>();
        Decl.Sort sort = HexBuilder.sort(context.sort);
        if (context.features() instanceof FeatureGroupContext group) {
            citations.addAll(group.CITATION());
            citations.addAll(context.CITATION());
            return new Decl.Features(
                    parts.span(context),
                    sort,
                    parts.optionalName(group.group),
                    values(group.enumValue()),
                    parts.citation(citations));
        }
        citations.addAll(context.CITATION());
        return new Decl.Features(
                parts.span(context),
                sort,
                Optional.empty(),
                values(((FeatureListContext) context.features()).enumValue()),
                parts.citation(citations));
    }

    private Decl.MapItem mapItem(MapItemContext context) {
        Span span = parts.span(context);
        Optional<Decl.MapItem> ofHexes = hexes.item(context);
        if (ofHexes.isPresent()) {
            return ofHexes.get();
        }
        if (context instanceof PlaceRowContext place) {
            return new Decl.PlaceRow(span, members.row(place.row()));
        }
        if (context instanceof LinkMapItemContext link) {
            return linkLine(link.linkLine());
        }
        if (context instanceof LinkLoopContext loop) {
            return new Decl.LinkLoop(
                    span,
                    members.domain(loop.domain()),
                    loop.linkLine().stream().map(this::linkLine).toList());
        }
        return new Decl.MapRegion(span, region(((MapRegionContext) context).region()));
    }

    private Decl.LinkLine linkLine(LinkLineContext context) {
        return new Decl.LinkLine(
                parts.span(context),
                parts.name(context.kind),
                members.settings(context.setting()),
                context.chain().stream().map(this::chain).toList(),
                parts.citation(context.CITATION()));
    }

    private Decl.Chain chain(ChainContext context) {
        Span span = parts.span(context);
        return context instanceof StopsChainContext stops
                ? new Decl.Chain(span, parts.names(stops.stops), Optional.empty())
                : new Decl.Chain(span, List.of(), Optional.of(expressions.of(((AmongChainContext) context).set)));
    }

    @Override
    public Decl visitRegionDeclaration(RegionDeclarationContext context) {
        return region(context.region());
    }

    private Decl.Region region(RegionContext context) {
        Span span = parts.span(context);
        if (context instanceof SetRegionContext set) {
            return new Decl.Region(
                    span,
                    parts.name(set.name),
                    parts.citation(set.CITATION()),
                    Optional.of(expressions.of(set.value)),
                    List.of());
        }
        AreaRegionContext area = (AreaRegionContext) context;
        return new Decl.Region(
                span,
                parts.name(area.name),
                parts.citation(area.CITATION()),
                Optional.empty(),
                areas.area(area.area()));
    }

    @Override
    public Decl visitTableDeclaration(TableDeclarationContext context) {
        var citations = new ArrayList<>(context.provenance().CITATION());
        citations.addAll(context.CITATION());
        return new Decl.Table(
                parts.span(context),
                parts.name(context.name),
                context.ALSO() != null,
                members.params(context.parameters()),
                members.optionalType(context.type()),
                parts.citation(citations),
                assumed(context.provenance()),
                members.rows(context.rows()),
                parts.doc(context));
    }

    @Override
    public Decl visitLooksDeclaration(LooksDeclarationContext context) {
        List<Decl.Look> looks = context.look().stream()
                .filter(look -> look.exception == null)
                .map(look -> new Decl.Look(
                        parts.span(look),
                        parts.name(look.subject),
                        look.lookWord().stream()
                                .map(word -> new Name(parts.span(word.getStart()), word(word.getStart())))
                                .toList()))
                .toList();
        return new Decl.Looks(parts.span(context), looks);
    }

    private String word(Token token) {
        return token.getType() == GrogParser.STRING ? parts.words(token) : token.getText();
    }
}
