package dev.grognard.cli.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class PlainClassesTest {
    /** Lambdas of every form, and what they give. */
    public static final class Lambdas implements Supplier<List<Object>> {
        private final String own = "own";

        @Override
        public List<Object> get() {
            List<Object> seen = new ArrayList<>();
            int number = 3;
            long large = 1L << 40;
            double half = 0.5;
            boolean yes = true;
            Supplier<Object> nothingTaken = () -> "nothing taken";
            Supplier<Object> muchTaken = () -> number + large + half + (yes ? own : "");
            Function<Integer, Integer> boxed = n -> n + number;
            ToIntFunction<Integer> unboxed = Integer::intValue;
            ToLongFunction<Integer> widened = Integer::intValue;
            IntFunction<Object> madeBoxed = Integer::valueOf;
            IntPredicate odd = n -> n % 2 == 1;
            LongBinaryOperator sum = Long::sum;
            DoubleUnaryOperator root = Math::sqrt;
            Function<String, StringBuilder> made = StringBuilder::new;
            IntFunction<int[]> array = int[]::new;
            BiFunction<String, String, Boolean> unbound = String::startsWith;
            Function<String, Boolean> bound = "grognard"::startsWith;
            Consumer<String> resultDropped = seen::add;
            Function<List<? extends CharSequence>, Object> ofInterface = List::size;
            seen.add(nothingTaken.get());
            seen.add(muchTaken.get());
            seen.add(boxed.apply(4));
            seen.add(unboxed.applyAsInt(5));
            seen.add(widened.applyAsLong(6));
            seen.add(madeBoxed.apply(7));
            seen.add(odd.test(8));
            seen.add(sum.applyAsLong(large, 1));
            seen.add(root.applyAsDouble(16));
            seen.add(made.apply("made").toString());
            seen.add(array.apply(9).length);
            seen.add(unbound.apply("grognard", "grog"));
            seen.add(bound.apply("nard"));
            resultDropped.accept("dropped");
            seen.add(ofInterface.apply(List.of("one")));
            seen.add(Inside.twice(this::hidden).get());
            return seen;
        }

        private String hidden() {
            return own;
        }

        /** Lambdas in an interface, and of a class in a nest. */
        interface Inside {
            private String said(String words) {
                return words;
            }

            default Function<String, String> saying() {
                return words -> said(words) + said(words);
            }

            static Supplier<String> twice(Supplier<String> words) {
                return () -> new Inside() {}.saying().apply(words.get());
            }
        }
    }

    /** Records of all sorts of components, compared. */
    public static final class Records implements Supplier<List<Object>> {
        record All(boolean a, char b, byte c, short d, int e, long f, float g, double h, String i, int[] j) {}

        record None() {}

        @Override
        public List<Object> get() {
            All one = new All(true, 'b', (byte) 3, (short) 4, 5, 6, 7f, Double.NaN, "i", null);
            All same = new All(true, 'b', (byte) 3, (short) 4, 5, 6, 7f, Double.NaN, new String("i"), null);
            return List.of(
                    one.equals(same),
                    one.hashCode() == same.hashCode(),
                    one.hashCode(),
                    one.equals(new All(false, 'b', (byte) 3, (short) 4, 5, 6, 7f, Double.NaN, "i", null)),
                    one.equals(new All(true, 'b', (byte) 3, (short) 4, 5, 7, 7f, Double.NaN, "i", null)),
                    one.equals(new All(true, 'b', (byte) 3, (short) 4, 5, 6, 7f, 8.0, "i", null)),
                    one.equals(new All(true, 'b', (byte) 3, (short) 4, 5, 6, 7f, Double.NaN, null, null)),
                    one.equals(new All(true, 'b', (byte) 3, (short) 4, 5, 6, 7f, Double.NaN, "i", new int[0])),
                    one.equals(new None()),
                    new None().equals(new None()),
                    new None().hashCode(),
                    one.toString());
        }
    }

    @Test
    void lambdasDoTheSameAsPlainClasses() throws Exception {
        assertThat(plain(Lambdas.class)).isEqualTo(new Lambdas().get());
    }

    @Test
    void recordsAreComparedTheSameByPlainCode() throws Exception {
        assertThat(plain(Records.class)).isEqualTo(new Records().get());
    }

    @Test
    void nothingIsLeftForJavaToMakeWhenItRuns() throws Exception {
        Map<String, byte[]> classes = PlainClasses.of(nest());

        assertThat(classes.values().stream().flatMap(content -> madeLater(content).stream()))
                .containsOnly("toString");
    }

    private static List<?> plain(Class<?> one) throws Exception {
        Map<String, byte[]> classes = PlainClasses.of(nest());
        ClassLoader loader = new ClassLoader(PlainClassesTest.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                byte[] content = classes.get(name.replace('.', '/') + ".class");
                Class<?> known = findLoadedClass(name);
                return known != null || content == null
                        ? known != null ? known : super.loadClass(name, resolve)
                        : defineClass(name, content, 0, content.length);
            }
        };
        Class<?> changed = loader.loadClass(one.getName());
        assertThat(changed).isNotSameAs(one);
        return (List<?>) ((Supplier<?>) changed.getConstructor().newInstance()).get();
    }

    /** This class and all within it, by their names in a jar. */
    private static Map<String, byte[]> nest() throws IOException {
        Map<String, byte[]> nest = new LinkedHashMap<>();
        for (Class<?> one : PlainClassesTest.class.getNestMembers()) {
            String name = one.getName().replace('.', '/') + ".class";
            try (InputStream content = one.getClassLoader().getResourceAsStream(name)) {
                nest.put(name, content.readAllBytes());
            }
        }
        return nest;
    }

    private static List<String> madeLater(byte[] content) {
        List<String> made = new ArrayList<>();
        new ClassReader(content)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String type, String signature, String[] exceptions) {
                                return new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public void visitInvokeDynamicInsn(
                                            String called, String type, Handle maker, Object... arguments) {
                                        made.add(called);
                                    }
                                };
                            }
                        },
                        0);
        return made;
    }
}
