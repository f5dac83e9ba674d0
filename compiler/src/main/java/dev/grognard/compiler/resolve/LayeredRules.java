package dev.grognard.compiler.resolve;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.SourceFile;
import dev.grognard.compiler.model.Layer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * All declarations of a game in the order of their layers; those of options and scenarios stand beside the options and scenarios themselves.
 *
 * @param layers the layers, earliest first
 * @param decls every declaration with its layer
 */
public record LayeredRules(List<Layer> layers, List<LayeredDecl> decls) {
    /** How far apart the ranks of two files are, so that the options and scenarios of a file lie between them. */
    private static final int RANKS = 10;

    private static final int OPTIONS = 2;
    private static final int SCENARIOS = 3;

    /** Lays the files of a chain over each other. */
    public static LayeredRules of(FileChain chain) {
        List<Layer> layers = new ArrayList<>();
        List<LayeredDecl> decls = new ArrayList<>();
        int base = 0;
        for (String name : chain.layers()) {
            SourceFile file = chain.files().get(name);
            Layer layer = new Layer(
                    form(file), file.header().name().map(n -> n.text()).orElse(name), base);
            layers.add(layer);
            collect(file.decls(), layer, chain.files(), layers, decls);
            // Options and scenarios of a series or game lie over the game; a mod lies over them all.
            base += layer.form() == Layer.Form.SERIES ? 1 : RANKS;
        }
        layers.sort(Comparator.comparingInt(Layer::rank));
        decls.sort(Comparator.comparingInt(d -> d.layer().rank()));
        return new LayeredRules(layers, decls);
    }

    private static Layer.Form form(SourceFile file) {
        return switch (file.header().layer()) {
            case SERIES -> Layer.Form.SERIES;
            case MOD -> Layer.Form.MOD;
            default -> Layer.Form.GAME;
        };
    }

    private static void collect(
            List<Decl> from, Layer layer, Map<String, SourceFile> files, List<Layer> layers, List<LayeredDecl> into) {
        for (Decl decl : from) {
            into.add(new LayeredDecl(decl, layer));
            int over = layer.form() == Layer.Form.MOD ? layer.rank() : RANKS / 2;
            if (decl instanceof Decl.Include include && files.containsKey(include.file())) {
                collect(files.get(include.file()).decls(), layer, files, layers, into);
            } else if (decl instanceof Decl.OptionRule option) {
                Layer inner = new Layer(Layer.Form.OPTION, option.name().text(), over + OPTIONS);
                layers.add(inner);
                collect(option.decls(), inner, files, layers, into);
            } else if (decl instanceof Decl.Scenario scenario) {
                Layer inner = new Layer(Layer.Form.SCENARIO, scenario.name().text(), over + SCENARIOS);
                layers.add(inner);
                collect(scenario.decls(), inner, files, layers, into);
            }
        }
    }

    /** The layer of an option or scenario. */
    public Layer layer(Layer.Form form, String name) {
        return layers.stream()
                .filter(l -> l.form() == form && l.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
