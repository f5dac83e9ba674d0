package dev.grognard.compiler.phrase;

import java.util.List;
import java.util.stream.Stream;

/** What rulebooks say and how it is written here: one table for all who stumble over it, of which the first that fits counts. */
final class PhraseTable {
    static final List<Phrase> PHRASES = Stream.of(
                    StrayPhrases.PHRASES,
                    BorrowedPhrases.PHRASES,
                    JoinedPhrases.PHRASES,
                    TimesPhrases.PHRASES,
                    ExamplePhrases.PHRASES,
                    PositionPhrases.PHRASES,
                    ChoicePhrases.PHRASES,
                    OrderPhrases.PHRASES,
                    DrawPhrases.PHRASES,
                    NearPhrases.PHRASES,
                    HabitPhrases.PHRASES,
                    SetUpPhrases.PHRASES,
                    LayerPhrases.PHRASES,
                    SituationPhrases.PHRASES,
                    DeedPhrases.PHRASES,
                    ConditionPhrases.PHRASES,
                    NumberPhrases.PHRASES,
                    RulePhrases.PHRASES,
                    DeclarationPhrases.PHRASES,
                    StatementPhrases.PHRASES,
                    LoosePhrases.PHRASES)
            .flatMap(List::stream)
            .toList();

    private PhraseTable() {}
}
