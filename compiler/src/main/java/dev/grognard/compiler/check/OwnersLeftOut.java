package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.source.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Fields that one side sees of its own pieces and of all others, while the other sides may not even see those of their own. */
final class OwnersLeftOut implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Set<Span> told = new HashSet<>();
        for (Sight sight : game.sights()) {
            List<Sight.Watcher> always = sight.watchers().stream()
                    .filter(watcher -> watcher.when().isEmpty())
                    .toList();
            boolean oneSide = always.size() == 1
                    && always.get(0).who() == Sight.Who.SIDE
                    && sight.watchers().stream()
                            .noneMatch(watcher -> watcher.who() == Sight.Who.OWNER
                                    || !watcher.equals(always.get(0)) && watcher.who() == Sight.Who.SIDE);
            if (oneSide && !survey.isOfSeries(sight.span())) {
                Member seeing = always.get(0).side().orElseThrow();
                Map<Boolean, List<Member>> pieces = game.membersOf(sight.kind()).stream()
                        .filter(piece -> ForeignPieces.owner(game, piece).isPresent())
                        .collect(Collectors.partitioningBy(
                                piece -> ForeignPieces.owner(game, piece).orElseThrow() == seeing));
                // Several fields of one line are told together.
                if (!pieces.get(true).isEmpty()
                        && isToldApartBy(survey, sight, pieces.get(false))
                        && told.add(sight.span())) {
                    found.add(told(game, sight, seeing, pieces.get(false).get(0)));
                }
            }
        }
    }

    /** Whether the pieces of the others differ in the field: what changes, or is the same for all of them, may be there for that one side alone. */
    private static boolean isToldApartBy(Survey survey, Sight sight, List<Member> others) {
        return sight.field().equals("name") && !others.isEmpty()
                || survey.game().fields().stream()
                        .map(FieldDef::field)
                        .filter(field -> !field.state() && sight.isOf(field))
                        .anyMatch(field -> others.stream()
                                        .flatMap(piece -> survey.facts().printed(field, piece).stream())
                                        .distinct()
                                        .count()
                                > 1);
    }

    private static Diagnostic told(GameModel game, Sight sight, Member seeing, Member piece) {
        Member owner = ForeignPieces.owner(game, piece).orElseThrow();
        Diagnostic problem = Diagnostic.warning(
                        CheckCode.OWNER_LEFT_OUT,
                        "%s sees `%s` of all pieces, and %s not even of its own"
                                .formatted(seeing, sight.field(), owner),
                        sight.span(),
                        "says nothing of " + owner)
                .with(piece.span(), "belongs to " + owner);
        String by = "by " + seeing.id();
        int at = sight.span().text().indexOf(by);
        String advice = "whoever a piece belongs to is its `owner`";
        int start = sight.span().start() + at;
        return at < 0
                ? problem.help(advice)
                : Mended.writing(problem, advice, sight.span().source(), start, start + by.length(), "by owner");
    }
}
