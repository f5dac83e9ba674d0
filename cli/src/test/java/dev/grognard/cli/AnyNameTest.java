package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.CompileOptions;
import dev.grognard.compiler.CompileRequest;
import dev.grognard.compiler.GrogCompiler;
import dev.grognard.compiler.ParseCache;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.runtime.engine.Position;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Designers know nothing of the Java behind their games, so whatever name they may write is free: here things are called
 * as the methods, the constants and the classes of that very game are.
 */
class AnyNameTest {
    private static final String GAME = """
            language 1
            game Names "Names"
            sides Red, Blue
            enum Arm { Foot, Horse }
            record Result "{arm:Arm}"
            quantity MP step 1/2 or never
            place Town { port: Bool   state holder: Side? }
            link Way between Town
            link Road is Way
            box Lost face up final
            map {
              | Town  | xy     |
              | Ash   | 10, 10 |
              | Birch | 20, 20 |
              Road: Ash - Birch
            }
            piece Unit on Town, Box {
              side: Side   arm: Arm = Foot   full: Int = 2   state sp: Int = full   state moved: Bool each turn
              state near: Town?
              name, full, sp seen by owner
              label "{sp}"
            }
            piece Cart is Unit
            piece Corps is Unit
            pieces {
              | Corps  | side |
              | Guards | Red  |
            }
            pieces {
              | Cart   | side |
              | Wagon  | Blue |
            }
            record Arrival { due: Int   unit: Unit }
            list arrivals: Arrival
            list arrivals also {
              | due | unit  |
              | 2   | Wagon |
            }
            table fire(die: d6): Result {
              | die | result |
              | ..3 | Foot   |
              | 4.. | Horse  |
            }
            travel March(u: Unit) in MP { cost 1 }
            state noise: Int = 0
            region Coast = Town where .port
            rule strength(u: Unit): Int = u.sp
            modifiers shift(t: Town): Int { "port" + 1 when t.port }
            procedure Halt(u: Unit) { u.moved = yes   u.side may { Rest "rest" { noise += shift(Ash) } } }
            order Ride(u in Unit of side on map) "{u} rides" { side moves u by March within 2   Halt(u) }
            whenever u in Unit enters t in Town { t.holder = u.side }
            at start of turn 2 { for each a in arrivals where .due is turn { move a.unit to Ash } }
            sequence {
              each turn { for each s in Side { phase Move(s) { s may repeatedly { Ride } } } }
            }
            game over at end of turn 2
            victory { nobody "peace" otherwise }
            scenario Day "Day" {
              turns 1..2
              at Ash:   Guards
              at Aside: Wagon
            }
            example "Riding" {
              given  scenario Day
              expect Guards.strength is 2
            }
            """;
    /** A class has no more than 255 fields that its maker is given. */
    private static final int AT_ONCE = 200;

    private static final Set<String> METHODS = new TreeSet<>();
    private static final Set<String> CONSTANTS = new TreeSet<>();
    private static final Set<String> CLASSES = new TreeSet<>();

    @BeforeAll
    static void readTheJava() throws ReflectiveOperationException {
        CompiledText compiled = CompiledText.of("names.grog", library(""));
        ClassLoader loader = MemoryCompiler.load(compiled.classes());
        List<Class<?>> read = new ArrayList<>(List.of(Object.class, Record.class, Enum.class));
        Stream.<Class<?>>iterate(Position.class, type -> type != null, Class::getSuperclass)
                .forEach(read::add);
        for (String name : compiled.classes().keySet()) {
            read.add(loader.loadClass(name));
        }
        for (Class<?> type : read) {
            Stream.of(type.getDeclaredMethods())
                    .filter(method -> !method.isSynthetic())
                    .map(Method::getName)
                    .forEach(METHODS::add);
            Stream.of(type.getDeclaredFields()).map(Member::getName).forEach(AnyNameTest::constant);
            Stream.of(type.getDeclaredFields()).map(Field::getName).forEach(METHODS::add);
            classes(type);
            Stream.of(type.getDeclaredMethods())
                    .flatMap(method ->
                            Stream.concat(Stream.of(method.getReturnType()), Stream.of(method.getParameterTypes())))
                    .forEach(AnyNameTest::classes);
        }
        METHODS.removeIf(name -> !name.matches("[a-z][A-Za-z0-9]*"));
        METHODS.addAll(List.of("yield", "var", "record", "sealed", "permits", "when", "with", "module", "open"));
        METHODS.addAll(List.of("class", "default", "new", "public", "static", "int", "void", "switch", "strictfp"));
        CLASSES.addAll(
                List.of("List", "Map", "Set", "Deque", "Optional", "Math", "System", "Integer", "Boolean", "Long"));
        CLASSES.addAll(List.of("Override", "Arrays", "Class", "Enum", "Iterable", "SuppressWarnings", "Character"));
        CLASSES.addAll(List.of("Thing", "Sets", "Bits", "Numbers", "Why", "Text", "Game", "Match", "Schema", "Search"));
        CLASSES.addAll(List.of("Exception", "Throwable", "Void", "Number", "Comparable", "Examples", "Setup", "Main"));
    }

    private static void constant(String name) {
        if (name.matches("[A-Z][A-Z0-9_]*")) {
            CONSTANTS.add(Stream.of(name.split("_+"))
                    .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining()));
        }
    }

    private static void classes(Class<?> type) {
        if (type.getSimpleName().matches("[A-Z][A-Za-z0-9]*")) {
            CLASSES.add(type.getSimpleName());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "state %s: Int = 0\n",
                "state %s: Set of Unit\n",
                "piece Unit also { state %s: Bool }\n",
                "piece Unit also { state %s: Int = 0 }\n",
                "piece Unit also { state %s: Int = 0   %1$s seen by owner }\n",
                "piece Unit also { %s: Int = 0 }\n",
                "piece Unit also { %s: Int = 0   %1$s seen by owner }\n",
                "place Town also { state %s: Side? }\n",
                "place Town also { %s: Int = 0 }\n",
                "link Road also { %s: Int = 0 }\n",
                "rule %s(u: Unit): Int = u.sp\n",
                "rule %s: Int = noise\n",
                "modifiers %s(u: Unit): Int { \"tired\" + 1 when u.moved }\n",
                "list %s: Arrival\n",
                "procedure T%1$s(%1$s: Int) { Red may { Rest \"rest\" { noise += %1$s } } }\n",
                "procedure T%1$s { if Red will %1$s \"now\" { noise += 1 } }\n",
                "table %s(die: d6): Int {\n  | die | number |\n  | 1..6 | 1 |\n}\n",
            })
    void statesAndRulesMayBeCalledLikeMethods(String form) throws ReflectiveOperationException {
        compiles(form, METHODS, "counted", "watchers", "clone", "faceUp");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "enum %s { %1$s1, %1$s2 }\n",
                "piece %s is Unit\n",
                "piece %s on Town { side: Side }\n",
                "place %s\n",
                "link %s is Way\n",
                "record %s \"{arm:Arm}\"\n",
                "procedure %s(u: Unit) { u.moved = yes }\n",
                "order %s(u in Unit of side) in Move \"{u}\" { u.moved = yes }\n",
                "scenario %s \"another\" { turns 1..1   at Ash: Guards   at Aside: Wagon }\n",
                "travel %s(u: Unit) in MP { cost 1 }\n",
                "option %s \"another\" { exception to strength when u.moved = 1 }\n",
                "quantity %s\n",
                "region %s = Town where .port\n",
            })
    void kindsAndOrdersMayBeCalledLikeClasses(String form) throws ReflectiveOperationException {
        compiles(form, CLASSES, "State", "Action", "View");
    }

    @Test
    void membersMayBeCalledLikeConstants() throws ReflectiveOperationException {
        compiles("pieces {\n  | Corps | side |\n  | %s | Red |\n}\n", CONSTANTS, "Pause");
        compiles("map {\n  | Town | xy |\n  | %s | 5, 5 |\n}\n", CONSTANTS, "Pause");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Short", "Class", "New", "Default", "Record", "String", "Object", "Long", "List", "Int"})
    void gamesMayBeCalledLikeWordsOfJava(String name) throws ReflectiveOperationException {
        String game = GAME.replace("game Names ", "game " + name + " ");
        Library library = new Library(Map.of("names.grog", new SourceText("names.grog", game)));
        assertThat(CompiledText.of("names.grog", library).game().title()).isEqualTo("Names");
    }

    private static void compiles(String form, Set<String> names, String... some) throws ReflectiveOperationException {
        Set<String> used = new HashSet<>(List.of(GAME.split("[^A-Za-z0-9]+")));
        List<String> free = new ArrayList<>(names);
        free.removeIf(name -> used.contains(name) && !name.equals("Names"));
        free.removeAll(refused(form, free));
        assertThat(free).contains(some);
        for (int from = 0; from < free.size(); from += AT_ONCE) {
            String all = declared(form, free.subList(from, Math.min(free.size(), from + AT_ONCE)));
            assertThat(CompiledText.of("names.grog", library(all)).game().title())
                    .isEqualTo("Names");
        }
    }

    /** The names that the language keeps for itself, or that are something else in this game. */
    private static List<String> refused(String form, List<String> names) {
        List<String> refused = new ArrayList<>();
        List<String> left = new ArrayList<>(names);
        while (refused.addAll(
                left.stream().filter(mistaken(form, left)::contains).toList())) {
            left.removeAll(refused);
        }
        return refused;
    }

    private static Set<String> mistaken(String form, List<String> names) {
        String text = declared(form, names);
        Set<String> mistaken = new HashSet<>();
        for (Diagnostic problem : GrogCompiler.check(
                        new CompileRequest("names.grog", library(text), CompileOptions.defaults()), new ParseCache())
                .diagnostics()) {
            if (problem.isError()) {
                int at = problem.primary().span().start() - GAME.length();
                names.stream()
                        .filter(name -> at >= text.indexOf(String.format(form, name))
                                && at
                                        < text.indexOf(String.format(form, name))
                                                + String.format(form, name).length())
                        .forEach(mistaken::add);
            }
        }
        return mistaken;
    }

    private static String declared(String form, List<String> names) {
        return names.stream().map(name -> String.format(form, name)).collect(Collectors.joining());
    }

    private static Library library(String more) {
        return new Library(Map.of("names.grog", new SourceText("names.grog", GAME + more)));
    }
}
