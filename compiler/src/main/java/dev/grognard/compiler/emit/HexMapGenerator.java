package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.HexGrid;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Writes where the hexes of a map lie, for distances and lines of sight. */
final class HexMapGenerator {
    static final String NAME = "HexMap";

    private final Emission game;

    HexMapGenerator(Emission game) {
        this.game = game;
    }

    /** The class that holds the grid; absent in a game without hexes. */
    Optional<TypeSpec> generate() {
        return game.model().hexGrid().map(this::generate);
    }

    /** Where the hexes lie on the sheet. */
    CodeBlock sheet(HexGrid grid) {
        String cells = grid.cells().stream()
                .map(cell -> game.layout().index(cell.hex()) + ":" + x(grid, cell) + "," + y(grid, cell))
                .collect(Collectors.joining(" "));
        return CodeBlock.of(
                "$T.of($L, $T.values(), $S)",
                RuntimeTypes.HEX_SHEET,
                grid.flatTop(),
                game.types().kind(game.layout().places()),
                cells);
    }

    private static int x(HexGrid grid, HexGrid.Cell cell) {
        return grid.flatTop() ? cell.column() : 2 * cell.column() + shift(grid, cell.row());
    }

    private static int y(HexGrid grid, HexGrid.Cell cell) {
        return grid.flatTop() ? 2 * cell.row() + shift(grid, cell.column()) : cell.row();
    }

    private static int shift(HexGrid grid, int line) {
        return line % 2 == grid.shifted() ? 1 : 0;
    }

    private TypeSpec generate(HexGrid grid) {
        String cells = grid.cells().stream()
                .map(cell -> game.layout().index(cell.hex()) + ":" + grid.q(cell) + "," + grid.r(cell))
                .collect(Collectors.joining(" "));
        return TypeSpec.classBuilder(game.types().named(NAME))
                .addModifiers(Modifier.FINAL)
                .addJavadoc("Where the hexes lie: the number of each and its two slanted coordinates.\n")
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addField(FieldSpec.builder(RuntimeTypes.HEXES, "GRID", Modifier.STATIC, Modifier.FINAL)
                        .initializer(
                                "$T.of($L, $S)",
                                RuntimeTypes.HEXES,
                                game.layout().size(game.layout().places()),
                                cells)
                        .build())
                .build();
    }
}
