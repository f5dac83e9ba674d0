package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.parse.Parsed;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.util.ArrayList;
import java.util.List;

/** A small game to which a test adds the lines that it is about. */
final class SmallGame {
    private static final String BASE = """
            sides Red, Blue
            quantity MP step 1/2
            enum Arm { Foot, Horse }
            place Town { port: Bool }
            link Road between Town
            box Lost face up final
            piece Unit on Town, Box {
              side: Side   arm: Arm = Foot   full: Int = 2
              state sp: Int = full
              state came: Road?
            }
            map {
              | Town  | xy     |
              | Alpha | 10, 10 |
              | Bravo | 20, 10 |
              | Camp  | 30, 10 |
              Road: Alpha - Bravo - Camp
            }
            pieces {
              | Unit    | side |
              | Guards  | Red  |
              | Lancers | Blue |
            }
            sequence { each turn { phase Moves { Rest } } }
            procedure Rest { step Sleep { say "rest" } }
            scenario All "All" { turns 1..3   at Alpha: Guards   at Camp: Lancers }
            """;

    private SmallGame() {}

    /** The model of the small game with more lines. */
    static GameModel with(String lines) {
        return layers(new SourceText("small.grog", "language 1\ngame Small \"Small\"\n" + BASE + lines));
    }

    /** The model of the small game with more lines under a mod. */
    static GameModel modded(String lines, String mod) {
        SourceText game = new SourceText("small.grog", "language 1\ngame Small \"Small\"\n" + BASE + lines);
        return layers(new SourceText("mod.grog", "language 1\nmod Other \"Other\" for Small\n" + mod), game);
    }

    private static GameModel layers(SourceText main, SourceText... others) {
        List<SourceText> texts = new ArrayList<>(List.of(others));
        texts.add(main);
        Library library = Library.of(texts.toArray(SourceText[]::new));
        Diagnostics diagnostics = new Diagnostics();
        FileChain chain = FileChain.read(
                main.name(),
                library,
                text -> {
                    Parsed parsed = GrogParser.parse(text);
                    diagnostics.addAll(parsed.diagnostics());
                    return parsed.file();
                },
                diagnostics);
        Built built = ModelBuilder.build(chain, library);
        diagnostics.addAll(built.diagnostics());
        assertThat(diagnostics.list()).isEmpty();
        return built.model().orElseThrow();
    }

    static RuleDef rule(GameModel model, String name) {
        return model.rules().stream()
                .filter(r -> r.signature().qualifiedName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static ProcedureDef procedure(GameModel model, String name) {
        return model.procedures().stream()
                .filter(p -> p.signature().qualifiedName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
