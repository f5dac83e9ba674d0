package dev.grognard.compiler.check;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Sight;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whose pieces there are of each kind, for those who ask whether a set may hold some of another side. */
final class Belongings {
    private final GameModel game;
    private final Map<Kind, List<Optional<Member>>> owners = new HashMap<>();

    Belongings(GameModel game) {
        this.game = game;
    }

    /** The same as these sides see it. */
    Seen of(Set<Member> sides) {
        return new Seen(this, sides);
    }

    /** Those of some fields that not all of these sides see at all times. */
    List<Sight> kept(List<Sight> hidden, Set<Member> sides) {
        return hidden.stream()
                .filter(sight -> !sides.stream()
                        .allMatch(side -> sight.watchers().stream()
                                .anyMatch(watcher -> watcher.when().isEmpty()
                                        && watcher.side()
                                                .filter(one -> one == side)
                                                .isPresent())))
                .toList();
    }

    /** Whose the pieces of a kind are; empty for one that changes hands or is nobody's. */
    private List<Optional<Member>> owners(Kind kind) {
        return owners.computeIfAbsent(
                kind,
                one -> game.membersOf(one).stream()
                        .map(piece -> ForeignPieces.owner(game, piece))
                        .toList());
    }

    /** Whether pieces of a kind may change hands. */
    private boolean changesHands(Kind kind) {
        return game.fields().stream()
                .map(FieldDef::field)
                .anyMatch(field -> isSide(field) && field.state() && kind.isA(field.owner()));
    }

    private static boolean isSide(Field field) {
        return field.name().equals("side");
    }

    /** Whose the members of a filtered set are, if that is what the filter asks for. */
    static Optional<Expr> owner(Expr.Filter filter) {
        return filter.condition().conditions().stream()
                .filter(condition -> condition instanceof Expr.Same same
                        && same.left() instanceof Expr.ReadField read
                        && isSide(read.field())
                        && read.of() instanceof Expr.Read of
                        && of.variable() == filter.subject())
                .map(condition -> ((Expr.Same) condition).right())
                .findFirst()
                .or(() -> filter.set() instanceof Expr.Filter inner ? owner(inner) : Optional.empty());
    }

    /**
     * What belongs to whom as some sides see it, any of which may be the one who looks.
     *
     * @param sides those who may look
     */
    record Seen(Belongings belongings, Set<Member> sides) {
        /** Whether this is another side than one of those who look. */
        boolean isOther(Member side) {
            return side.kind().category() == Kind.Category.SIDE
                    && sides.stream().anyMatch(one -> one != side);
        }

        /** Whether some pieces of a kind are another's. */
        boolean mayHoldOthers(Kind kind) {
            return kind.category() == Kind.Category.PIECE
                    && (belongings.changesHands(kind)
                            || belongings.owners(kind).stream()
                                    .flatMap(Optional::stream)
                                    .anyMatch(this::isOther));
        }

        /** Whether a set is narrowed by something else that is printed and open, such as a brigade, which mostly is of one side. */
        boolean isNarrowed(Expr.Filter filter, List<Sight> hidden) {
            return filter.condition().conditions().stream()
                    .anyMatch(condition -> condition instanceof Expr.Same same
                            && same.left() instanceof Expr.ReadField read
                            && !read.field().state()
                            && hidden.stream().noneMatch(sight -> sight.isOf(read.field()))
                            && read.of() instanceof Expr.Read of
                            && of.variable() == filter.subject());
        }

        /** Whether something of both kinds, one of which is a part of the other, may be another's. */
        boolean mayBeOthers(Kind one, Kind other) {
            Kind narrower = one.isA(other) ? one : other;
            return narrower.category() != Kind.Category.PIECE
                    || belongings.owners(narrower).isEmpty()
                    || belongings.owners(narrower).stream()
                            .anyMatch(owner -> owner.map(this::isOther).orElse(true));
        }
    }
}
