package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.ExampleItem;
import dev.grognard.compiler.ast.Expr;
import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.ast.Statement;
import dev.grognard.compiler.diagnostic.Renderer;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import dev.grognard.grammar.GrogLexer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every good text has one reading, and layout has no part in it. */
class GoodFilesTest {
    private static Stream<DynamicTest> each(Consumer<SourceText> test) {
        return GoodFiles.all().stream()
                .map(source -> DynamicTest.dynamicTest(source.name(), () -> test.accept(source)));
    }

    @TestFactory
    Stream<DynamicTest> isReadWithoutComplaint() {
        return each(source -> {
            Parsed parsed = GrogParser.parse(source);
            assertThat(Renderer.plain().render(parsed.diagnostics())).isEmpty();
            List<Record> bad = new ArrayList<>();
            Shape.walk(parsed.file().decls(), node -> {
                if (node instanceof Decl.Bad || node instanceof Statement.Bad || node instanceof Expr.Bad) {
                    bad.add(node);
                }
            });
            assertThat(bad).isEmpty();
        });
    }

    @TestFactory
    Stream<DynamicTest> hasNoSecondReading() {
        return each(source -> {
            List<String> ambiguities = new ArrayList<>();
            dev.grognard.grammar.GrogParser exact =
                    Predicting.parser(source.text(), PredictionMode.LL_EXACT_AMBIG_DETECTION);
            exact.addErrorListener(new BaseErrorListener() {
                @Override
                public void reportAmbiguity(
                        Parser parser,
                        DFA dfa,
                        int start,
                        int stop,
                        boolean certain,
                        java.util.BitSet alternatives,
                        ATNConfigSet configs) {
                    Token first = parser.getTokenStream().get(start);
                    ambiguities.add(first.getLine() + ": " + parser.getRuleNames()[dfa.atnStartState.ruleIndex]);
                }
            });
            exact.singleFile();
            assertThat(ambiguities).isEmpty();
        });
    }

    /** Only rows and comments know lines: with all others joined the tree is the same. */
    @TestFactory
    Stream<DynamicTest> meansTheSameOnOneLine() {
        return each(source -> {
            GrogLexer lexer = new GrogLexer(CharStreams.fromString(source.text()));
            StringBuilder joined = new StringBuilder();
            for (Token token : lexer.getAllTokens()) {
                boolean line = token.getType() == GrogLexer.ROW || token.getChannel() != Token.DEFAULT_CHANNEL;
                joined.append(line ? "\n" : " ").append(token.getText()).append(line ? "\n" : "");
            }
            Parsed parsed = GrogParser.parse(new SourceText(source.name(), joined.toString()));
            assertThat(Shape.of(parsed.file()))
                    .isEqualTo(Shape.of(GrogParser.parse(source).file()));
        });
    }

    @TestFactory
    Stream<DynamicTest> hasPlacesInsideEachOther() {
        return each(source -> {
            List<String> outside = new ArrayList<>();
            Shape.walk(
                    GrogParser.parse(source).file(),
                    node -> Shape.span(node).ifPresent(span -> {
                        for (Span inner : Shape.innerSpans(node)) {
                            if (inner.start() < span.start() || inner.end() > span.end()) {
                                outside.add(
                                        span.location() + " " + node.getClass().getSimpleName() + ": " + inner.text());
                            }
                        }
                    }));
            assertThat(outside).isEmpty();
        });
    }

    @Test
    void showEveryConstructThatTheTreeCanHold() {
        Set<String> missing = new TreeSet<>();
        for (Class<?> family : List.of(Decl.class, Statement.class, Expr.class, Member.class, ExampleItem.class)) {
            for (Class<?> node : family.getDeclaredClasses()) {
                if (node.isRecord() && !node.getSimpleName().equals("Bad")) {
                    missing.add(family.getSimpleName() + "." + node.getSimpleName());
                }
            }
        }
        for (SourceText source : GoodFiles.all()) {
            Shape.walk(GrogParser.parse(source).file(), node -> {
                Class<?> family = node.getClass().getDeclaringClass();
                missing.remove(
                        family == null
                                ? ""
                                : family.getSimpleName() + "." + node.getClass().getSimpleName());
            });
        }
        assertThat(missing).isEmpty();
    }
}
