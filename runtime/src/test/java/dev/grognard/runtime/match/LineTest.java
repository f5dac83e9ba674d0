package dev.grognard.runtime.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.text.Text;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineTest {
    private static final int OTHERS = 1;

    private static LogEntry answer(DecisionPoint.Kind kind, String question, Text answer, String... cases) {
        return new LogEntry(
                LogEntry.Kind.CHOSE,
                1,
                Text.of(question + answer),
                new Telling.Answer(
                        Text.of(question), answer, new DecisionPoint("Asked", kind, List.of()), answer.toString()),
                List.of(cases),
                List.of(),
                List.of());
    }

    private static LogEntry move(Text who, String from, String to) {
        return new LogEntry(
                LogEntry.Kind.MOVED,
                1,
                Text.of(who + ": " + from + " → " + to),
                new Telling.Journey(who, List.of(from, to)),
                List.of(),
                List.of(),
                List.of());
    }

    private static Text hidden(String name) {
        return Text.of(new Text.Veiled(name, "a unit", 1));
    }

    private static List<String> told(LogEntry... entries) {
        return Line.of(List.of(entries), 0).stream().map(Line::toString).toList();
    }

    @Test
    void answersToOneQuestionStandSideBySide() {
        LogEntry ann = answer(DecisionPoint.Kind.SEVERAL, "Red, who goes: ", Text.of("Ann"), "1.1");
        LogEntry ben = answer(DecisionPoint.Kind.SEVERAL, "Red, who goes: ", Text.of("Ben"), "1.2");
        LogEntry cat = answer(DecisionPoint.Kind.SEVERAL, "Red, who stays: ", Text.of("Cat"));

        assertThat(told(ann, ben, cat)).containsExactly("Red, who goes: Ann, Ben [1.1, 1.2]", "Red, who stays: Cat");
    }

    @Test
    void equalOrdersAreCountedAndOthersStandAlone() {
        LogEntry loss = answer(DecisionPoint.Kind.MENU, "Red: ", Text.of("Ann falls back"));
        LogEntry other = answer(DecisionPoint.Kind.MENU, "Red: ", Text.of("Ben falls back"));

        assertThat(told(loss, loss, other)).containsExactly("Red: Ann falls back × 2", "Red: Ben falls back");
    }

    @Test
    void aWayThatGoesOnIsOneLine() {
        Text ann = Text.of("Ann");
        Text ben = Text.of("Ben");
        LogEntry on = answer(DecisionPoint.Kind.MENU, "Red: ", Text.of("on to Ford"), "2.1");
        LogEntry stays = answer(DecisionPoint.Kind.MENU, "Red: ", Text.of("Ben stays behind"));

        assertThat(told(
                        move(ann, "Mill", "Inn"),
                        move(ben, "Mill", "Inn"),
                        on,
                        move(ann, "Inn", "Ford"),
                        move(ben, "Inn", "Ford")))
                .containsExactly("Ann, Ben: Mill → Inn → Ford [2.1]");
        assertThat(told(move(ann, "Mill", "Inn"), move(ben, "Mill", "Inn"), stays, on, move(ann, "Inn", "Ford")))
                .containsExactly(
                        "Ann, Ben: Mill → Inn", "Red: Ben stays behind", "Red: on to Ford [2.1]", "Ann: Inn → Ford");
    }

    @Test
    void whatLooksAlikeToAReaderIsCounted() {
        Line line = Line.of(List.of(move(hidden("Ann"), "Mill", "Inn"), move(hidden("Ben"), "Mill", "Inn")), 0)
                .get(0);

        assertThat(line.seenBy(OTHERS)).isEqualTo("2 × unit: Mill → Inn");
        assertThat(line).hasToString("Ann, Ben: Mill → Inn");
    }
}
