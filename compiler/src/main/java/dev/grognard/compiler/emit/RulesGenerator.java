package dev.grognard.compiler.emit;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.RuleDef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the rules and modifiers that stand in no procedure, a class for each layer that states some. */
final class RulesGenerator {
    private final Emission game;

    RulesGenerator(Emission game) {
        this.game = game;
    }

    List<TypeSpec> generate() {
        List<RuleDef> rules = new ArrayList<>(game.model().rules());
        game.model().score().filter(score -> !rules.contains(score)).ifPresent(rules::add);
        game.model().invariants().forEach(invariant -> rules.add(invariant.rule()));
        Set<Layer> layers = new LinkedHashSet<>();
        rules.stream().filter(rule -> rule.signature().inside().isEmpty()).forEach(rule -> layers.add(rule.layer()));
        game.model().modifiers().stream()
                .filter(list -> list.signature().inside().isEmpty())
                .forEach(list -> layers.add(list.layer()));
        List<TypeSpec> types = new ArrayList<>();
        for (Layer layer : layers) {
            types.add(rulesOf(layer, rules));
        }
        return types;
    }

    private TypeSpec rulesOf(Layer layer, List<RuleDef> rules) {
        TypeSpec.Builder type = TypeSpec.classBuilder(game.rulesOf(layer))
                .addModifiers(Modifier.FINAL)
                .addJavadoc("The rules of $L.\n", layer.name())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        RuleGenerator generator = new RuleGenerator(game);
        for (RuleDef rule : rules) {
            if (rule.signature().inside().isEmpty() && rule.layer().equals(layer)) {
                generator.generate(rule).forEach(type::addMethod);
            }
        }
        for (ModifiersDef list : game.model().modifiers()) {
            if (list.signature().inside().isEmpty() && list.layer().equals(layer)) {
                generator.generate(list).forEach(type::addMethod);
            }
        }
        new BothWaysCode(game).rules(layer, rules).forEach(type::addMethod);
        return type.build();
    }
}
