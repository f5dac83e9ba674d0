package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Where pieces may be by what their kind says after {@code on}. */
final class Standing {
    /** The box of those that no set-up places: everybody may be there. */
    private static final String ASIDE = "Aside";

    private final Context context;
    private final Symbols symbols;

    Standing(Context context) {
        this.context = context;
        this.symbols = context.symbols;
    }

    boolean mayStand(Member piece, Member place) {
        return isAllowed(piece.kind(), place.kind()) || place.id().equals(ASIDE);
    }

    private boolean isAllowed(Kind piece, Kind place) {
        List<Kind> on = symbols.standsOn(piece);
        return on.isEmpty() || on.stream().anyMatch(place::isA);
    }

    /** Complains about a piece that is set up where it cannot be. */
    void checkSetUp(Member piece, Member place, Span span) {
        if (!mayStand(piece, place)) {
            context.diagnostics.add(
                    problem(piece.id() + " cannot stand at " + place, piece.kind(), place.kind(), span));
        }
    }

    /** Complains about a move that takes no piece of the kind anywhere where it can be. */
    void checkMove(Expr pieces, Expr to) {
        Kind piece = Types.kind(pieces.type()).orElseThrow();
        Kind place = Types.kind(to.type()).orElseThrow();
        if (to instanceof Expr.Constant constant && constant.member().id().equals(ASIDE)) {
            return;
        }
        boolean possible = symbols.kinds().stream()
                .filter(kind -> kind.isA(piece))
                .anyMatch(kind -> isAllowed(kind, place)
                        || symbols.standsOn(kind).stream().anyMatch(wide -> wide.isA(place)));
        if (!possible) {
            String where =
                    to instanceof Expr.Constant constant ? constant.member().id() : Types.describe(to.type());
            // Who forgot a sort of places forgot it for all moves.
            context.once(
                    piece + " on " + place,
                    problem(Types.article(piece.name()) + " cannot stand at " + where, piece, place, to.span()));
        }
    }

    private Diagnostic problem(String message, Kind piece, Kind place, Span span) {
        Kind says = piece;
        while (says.parent().isPresent()
                && symbols.standsOn(says.parent().get()).equals(symbols.standsOn(says))) {
            says = says.parent().get();
        }
        List<Kind> more = new ArrayList<>(symbols.standsOn(piece));
        more.add(place);
        return Diagnostic.error(
                        LayerCode.CANNOT_STAND_THERE,
                        message + ": its kind stands on " + listed(symbols.standsOn(piece)),
                        span,
                        Types.article(place.name()))
                .with(says.span(), "`" + says + "` says where it stands")
                .help("if it may be there, say so: `piece " + says + " on " + listed(more) + "`");
    }

    private static String listed(List<Kind> kinds) {
        return kinds.stream().map(Kind::name).collect(Collectors.joining(", "));
    }
}
