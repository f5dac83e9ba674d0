package dev.grognard.compiler.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.source.SourceText;
import dev.grognard.grammar.GrogLexer;
import dev.grognard.grammar.GrogParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.junit.jupiter.api.Test;

/** Whoever has been told the ways through the grammar reads everything as one who finds them himself. */
class KnownWaysTest {
    private static final Path MISTAKES = Path.of("src", "test", "fixtures", "diagnostics");

    /** Somebody who reads, with what he has found by now. */
    private record Somebody(KnownWays words, KnownWays sentences) {
        static Somebody told(byte[] notes) {
            DFA[] words = {new DFA(GrogLexer._ATN.getDecisionState(0), 0)};
            return new Somebody(
                    KnownWays.ofLexer(words).knowing(notes),
                    KnownWays.ofParser(Predicting.unknown(GrogParser._ATN)).knowing(notes));
        }

        byte[] notes() {
            Notes notes = new Notes();
            words.note(notes);
            sentences.note(notes);
            return notes.bytes();
        }

        /** Every word and the whole tree, mistakes included. */
        String read(String text) {
            GrogLexer lexer = new GrogLexer(CharStreams.fromString(text));
            lexer.removeErrorListeners();
            lexer.setInterpreter(new KnownWayLexing(lexer, words.automata()));
            CommonTokenStream tokens = new CommonTokenStream(lexer);
            GrogParser parser = new GrogParser(tokens);
            parser.removeErrorListeners();
            parser.setInterpreter(new KnownWayParsing(parser, sentences.automata()));
            parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
            String tree = parser.singleFile().toStringTree(parser);
            return tree + tokens.getTokens().stream().map(Token::toString).collect(Collectors.joining("\n", "\n", ""));
        }

        long known() {
            return Stream.of(sentences.automata())
                    .filter(automaton -> automaton.s0 != null)
                    .count();
        }
    }

    private static Somebody whoHasReadTheGames() {
        Somebody somebody = Somebody.told(new byte[0]);
        GoodFiles.played().stream().map(SourceText::text).forEach(somebody::read);
        return somebody;
    }

    @Test
    void readsAsIfNothingHadBeenTold() throws IOException {
        byte[] notes = whoHasReadTheGames().notes();
        for (String text : texts()) {
            Somebody told = Somebody.told(notes);
            assertThat(told.known()).isGreaterThan(50);
            assertThat(told.read(text)).isEqualTo(Somebody.told(new byte[0]).read(text));
        }
    }

    @Test
    void notesWhatWasToldAndWhatCameToIt() {
        Somebody first = whoHasReadTheGames();
        byte[] notes = first.notes();
        assertThat(Somebody.told(notes).notes()).isEqualTo(notes);
        String other = "language 1\ngame Other \"Other\"\nrule never: Bool = not not not yes\n";
        Somebody second = Somebody.told(notes);
        second.read(other);
        first.read(other);
        assertThat(second.known()).isEqualTo(first.known());
    }

    @Test
    void passesOverNotesOfAnotherGrammar() {
        Notes other = new Notes();
        Notes ways = new Notes();
        ways.add(1);
        other.add(GrogParser._serializedATN.hashCode() >>> 1);
        other.add(ways);
        assertThat(Somebody.told(other.bytes()).known()).isZero();
    }

    @Test
    void writesNumbersOfEverySize() {
        List<Integer> numbers = List.of(0, 1, 127, 128, 16_383, 16_384, 2_097_152, Notes.LARGEST);
        Notes notes = new Notes();
        numbers.forEach(notes::add);
        Notes.Reader reader = new Notes.Reader(notes.bytes());
        assertThat(numbers).allSatisfy(number -> assertThat(reader.next()).isEqualTo(number));
        assertThat(reader.hasNext()).isFalse();
    }

    /** Texts that cannot be read, and halves of good ones, in which something always is missing. */
    private static List<String> texts() throws IOException {
        try (Stream<Path> files = Files.walk(MISTAKES)) {
            List<Path> wrong = files.filter(file -> file.toString().endsWith(".grog"))
                    .sorted()
                    .toList();
            Stream<String> every = wrong.stream().map(KnownWaysTest::text);
            Stream<String> halves = GoodFiles.all().stream()
                    .map(SourceText::text)
                    .filter(text -> text.length() < 4_000)
                    .map(text -> text.substring(0, text.length() / 2));
            return Stream.concat(every, halves)
                    .filter(text -> text.hashCode() % 5 == 0)
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
