package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the text is, it is answered with a tree and messages. */
class HostileTextTest {
    private static Parsed parse(String text) {
        return GrogParser.parse(new SourceText("hostile.grog", text));
    }

    private static List<Code> codes(String text) {
        return parse(text).diagnostics().stream().map(Diagnostic::code).toList();
    }

    @Test
    void deepNestingIsOneMessage() {
        List<String> texts = List.of(
                "language 1\nrule x: Int = " + "(".repeat(10_000) + "1" + ")".repeat(10_000),
                "language 1\nprocedure P " + "{ if a ".repeat(10_000) + "{ stop" + " }".repeat(10_001),
                "language 1\nrule x: Bool = " + "not ".repeat(50_000) + "yes",
                "language 1\nrule x: Int = " + "- ".repeat(50_000) + "1",
                "language 1\nprocedure P { " + "if a { stop } else ".repeat(50_000) + "{ stop } }",
                "language 1\nrule x: Int = 1" + " + 1".repeat(10_000),
                "language 1\nrule x: Int = a" + ".b".repeat(10_000));
        for (String text : texts) {
            assertThat(codes(text)).as(text.substring(0, 40)).containsExactly(SyntaxCode.TOO_DEEP);
        }
    }

    @Test
    void aThousandMistakesAreTenMessagesAndACount() {
        Parsed parsed = parse("language 1\n" + "rule x = 3\n".repeat(1000));
        assertThat(parsed.diagnostics()).hasSize(1000);
        assertThat(Renderer.plain().render(parsed.diagnostics())).endsWith("1000 errors; 990 are not shown\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u0000",
                "\uFEFF",
                "}",
                "{",
                "\"",
                "[",
                "|",
                "language",
                "language 1 game",
                "\uD83D\uDE00",
                "\uD83D",
                "language 99999999999",
                "language 1\r\nrule x: Int = 1\r\n\r\n}",
                "language 1 rule x: Int = \"{",
                "language 1 rule x: Int = \"{}}{{}\"",
                "language 1 rule x: Int = \"\\",
                "language 1 \u201Cx",
                "\\\\\\"
            })
    void scrapsAreAnswered(String text) {
        assertThat(parse(text).diagnostics()).isNotEmpty();
    }

    @Test
    void columnsCountCharactersBeyondTheBasicPlane() {
        String text = "language 1\nruling R1 \"\uD83D\uDE00 {a b}\"\n";
        Diagnostic wrong = parse(text).diagnostics().get(0);
        assertThat(wrong.primary().span().text()).isEqualTo("b");
        assertThat(wrong.primary().span().column()).isEqualTo(17);
    }

    @Test
    void oneMistakeLeavesTheRestReadable() {
        SourceFile file = parse("""
                language 1
                rule a: Int = 1
                rule b: = 2
                procedure P {
                  let x = 3
                  let y is 4
                  stop
                }
                rule c: Int = 3
                """).file();
        assertThat(file.decls()).hasSize(4);
        assertThat(file.decls().get(1)).isInstanceOf(Decl.Bad.class);
        Decl.Procedure procedure = (Decl.Procedure) file.decls().get(2);
        assertThat(procedure.body().orElseThrow().statements()).hasSize(3);
        assertThat(file.decls().get(3)).isInstanceOf(Decl.Rule.class);
    }

    /** Takes tokens out of good texts and puts others in; the seed is fixed so that a failure can be repeated. */
    @Test
    void damagedTextsAreAnswered() {
        Random random = new Random(1776);
        List<SourceText> sources = GoodFiles.all().stream()
                .filter(source -> source.text().length() < 20_000)
                .toList();
        List<String> pieces = new ArrayList<>();
        sources.forEach(source -> pieces.addAll(List.of(source.text().split("(?<=\\s)|(?=\\s)|\\b"))));
        for (int round = 0; round < 600; round++) {
            SourceText source = sources.get(random.nextInt(sources.size()));
            List<String> words = new ArrayList<>(List.of(source.text().split("\\b")));
            int changes = 1 + random.nextInt(4);
            for (int change = 0; change < changes; change++) {
                int at = random.nextInt(words.size());
                switch (random.nextInt(3)) {
                    case 0 -> words.remove(at);
                    case 1 -> words.add(at, pieces.get(random.nextInt(pieces.size())));
                    default -> words.set(at, "\n");
                }
            }
            Parsed parsed = parse(String.join("", words));
            Renderer.plain().render(parsed.diagnostics());
            Shape.of(parsed.file());
        }
    }
}
