package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTreeListener;
import org.antlr.v4.runtime.tree.ParseTreeWalker;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.junit.jupiter.api.Test;

/** No construct exists only in the grammar: each stands in a game that is compiled and played. */
class EveryConstructIsPlayedTest {
    /** Entry rules for parts of a text, and which words may be names. */
    private static final List<String> NO_CONSTRUCTS =
            List.of("StandaloneExpressionContext", "StandaloneTemplateHoleContext", "HardWordContext");

    @Test
    void everyAlternativeOfTheGrammarIsUsed() {
        Set<String> unused = constructs();
        for (SourceText text : GoodFiles.played()) {
            GrogLexer lexer = new GrogLexer(CharStreams.fromString(text.text()));
            new ParseTreeWalker().walk(new Seen(unused), new GrogParser(new CommonTokenStream(lexer)).singleFile());
        }

        assertThat(unused).as("alternatives that no game uses").isEmpty();
    }

    /** The labelled alternatives, and the rules without labels. */
    static Set<String> constructs() {
        Set<Class<?>> labelled = new HashSet<>();
        Arrays.stream(GrogParser.class.getDeclaredClasses()).forEach(type -> labelled.add(type.getSuperclass()));
        Set<String> names = new TreeSet<>();
        Arrays.stream(GrogParser.class.getDeclaredClasses())
                .filter(type -> !labelled.contains(type))
                .forEach(type -> names.add(type.getSimpleName()));
        NO_CONSTRUCTS.forEach(names::remove);
        return names;
    }

    /** Strikes out what is met. */
    record Seen(Set<String> unused) implements ParseTreeListener {
        @Override
        public void enterEveryRule(ParserRuleContext context) {
            unused.remove(context.getClass().getSimpleName());
        }

        @Override
        public void exitEveryRule(ParserRuleContext context) {}

        @Override
        public void visitTerminal(TerminalNode node) {}

        @Override
        public void visitErrorNode(ErrorNode node) {}
    }
}
