package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.runtime.engine.Explanation;
import dev.grognard.runtime.text.Text;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExplanationPrinterTest {
    @Test
    void putsTheNotationOfRulesIntoWords() {
        assertThat(Plain.words("count (dice where it >= hitsOn(u.arm))"))
                .isEqualTo("how many of the dice are ≥ hits on");
        assertThat(Plain.words("flights += count (dice where it is 1)")).isEqualTo("how many of the dice are 1, added");
        assertThat(Plain.words("count (Unit where .side is s) - count (column)"))
                .isEqualTo("how many of (Unit where side is s) - how many column");
        assertThat(Plain.words("s.die = roll d6 for action \"{s} action die\"")).isEqualTo("roll d6 for action");
        assertThat(Plain.words("round += 1")).isEqualTo("1 more");
        assertThat(Plain.words("s.ap = s.basicAP + randomAP(s.die)")).isEqualTo("basic AP + random AP");
        assertThat(Plain.words("u.sp -= 1")).isEqualTo("1 less");
        assertThat(Plain.words("(sum of .worth over gains) + 2)")).isEqualTo("(sum of worth over gains) + 2");
        assertThat(Plain.words("units(American, here")).isEqualTo("units (American, here)");
        assertThat(Plain.words("only of (Troops at LungaPoint).side"))
                .isEqualTo("only of side of (Troops at Lunga Point)");
        assertThat(Plain.words("count (ways(u.at).to) + 1")).isEqualTo("how many of (to of ways) + 1");
        assertThat(Plain.words("any (Leader of u.side at u.at)")).isEqualTo("any (Leader of side at place)");
        assertThat(Plain.words("Blue.points > 3")).isEqualTo("points of Blue > 3");
        assertThat(Plain.words("Humaitá.öffnungen > 3 and PortãoDaÁgua.fallen"))
                .isEqualTo("öffnungen of Humaitá > 3 and fallen of Portão Da Água");
        assertThat(Plain.words("the table at arm Continental, Militia"))
                .isEqualTo("the table at arm Continental, Militia");
    }

    @Test
    void leavesNamesThatBeginWithASmallLetterAsTheyArePrinted() {
        Map<String, String> names = Map.of("uVe", "uVe", "UVe", "uVe");

        assertThat(Plain.words("fireColumn(A Company, uVe)", names)).isEqualTo("fire column (A Company, uVe)");
        assertThat(Plain.words("u is UVe", names)).isEqualTo("u is uVe");
    }

    @Test
    void aListThatAClauseGivesIsNotPrintedTwice() {
        Explanation.Clause clause = new Explanation.Clause(
                "Unit of s on map",
                Explanation.Outcome.HELD,
                Text.of("(Ann, Ben)"),
                Text.of(""),
                List.of(),
                List.of(),
                List.of(),
                -1,
                -1);
        Explanation force =
                new Explanation(Text.of("force(Blue)"), Text.of("(Ann, Ben)"), List.of(), List.of(clause), 1, 0);
        Explanation none = new Explanation(Text.of("force(Red)"), Text.of("()"), List.of(), List.of(), 1, 0);
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);

        new ExplanationPrinter(out).print(List.of(force, none), 0);
        out.flush();

        assertThat(words).hasToString("force (Blue) = (Ann, Ben)\n  + Unit of s on map\nforce (Red) = none\n");
    }

    @Test
    void tellsOnceWhatComesOutTheSameForEveryDie() {
        Explanation five = new Explanation(Text.of("hitsOn(Guns)"), Text.of("5"), List.of("4.1"), List.of(), 1, 0);
        Explanation again = new Explanation(Text.of("hitsOn(Guns)"), Text.of("5"), List.of("4.1"), List.of(), 9, 0);
        Explanation six = new Explanation(Text.of("hitsOn(Foot)"), Text.of("6"), List.of("4.1"), List.of(), 12, 0);
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);

        new ExplanationPrinter(out).print(List.of(five, again, six), 2);
        out.flush();

        assertThat(words).hasToString("  hits on (Guns) = 5 [4.1]\n  hits on (Foot) = 6 [4.1]\n");
    }

    @Test
    void aLongListThatWasToldIsNotToldAgain() {
        Explanation.Clause clause = new Explanation.Clause(
                "Hex next to a",
                Explanation.Outcome.HELD,
                Text.of("0101, 0102, 0103, 0104 and 0105"),
                Text.of(""),
                List.of(),
                List.of(),
                List.of(),
                -1,
                -1);
        Explanation zone =
                new Explanation(Text.of("zone(Red)"), clause.gave(), List.of("5.1"), List.of(clause), -1, -1);
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);

        ExplanationPrinter printer = new ExplanationPrinter(out);
        printer.print(zone, 0);
        printer.print(zone, 0);
        out.flush();

        assertThat(words).hasToString("""
                zone (Red) = 0101, 0102, 0103, 0104 and 0105 [5.1]
                  + Hex next to a
                zone (Red), as above
                """);
    }
}
