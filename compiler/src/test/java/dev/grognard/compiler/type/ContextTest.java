package dev.grognard.compiler.type;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.parse.GrogParser;
import dev.grognard.compiler.resolve.CaseBook;
import dev.grognard.compiler.resolve.FileChain;
import dev.grognard.compiler.resolve.LayeredRules;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ContextTest {
    /** What somebody beside others notes for himself. */
    private static final Set<String> APART = Set.of(
            "diagnostics", "book", "guards", "standing", "repeated", "recordValues", "phaseNames", "assumptions");

    @TestFactory
    Stream<DynamicTest> whoeverWorksBesideOthersKnowsWhatTheyKnow() throws ReflectiveOperationException {
        Context context = context();
        List<Field> known = Stream.of(Context.class.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !APART.contains(field.getName()))
                .toList();
        for (Field field : known) {
            field.setAccessible(true);
            fill(field, context);
        }
        Context beside = context.beside();

        return known.stream()
                .map(field -> DynamicTest.dynamicTest(
                        field.getName(), () -> assertThat(field.get(beside)).isEqualTo(field.get(context))));
    }

    /** What is known must be in the context, or whoever works beside others would not know it; records only note how they are read. */
    @TestFactory
    Stream<DynamicTest> whoeverTypesExpressionsKeepsNothingForHimself() {
        return Stream.of(Expressions.class.getDeclaredFields())
                .map(Field::getType)
                .filter(part -> part != Context.class && part != Records.class)
                .map(part -> DynamicTest.dynamicTest(
                        part.getSimpleName(),
                        () -> assertThat(part.getDeclaredFields())
                                .filteredOn(field -> !Modifier.isStatic(field.getModifiers()))
                                .noneMatch(field -> Map.class.isAssignableFrom(field.getType())
                                        || Collection.class.isAssignableFrom(field.getType()))));
    }

    private static Context context() {
        SourceText text = new SourceText("ford.grog", "language 1\n\ngame Ford \"The ford\"\n");
        Diagnostics diagnostics = new Diagnostics();
        Library library = Library.of(text);
        LayeredRules rules = LayeredRules.of(FileChain.read(
                text.name(), library, one -> GrogParser.parse(one).file(), diagnostics));
        return new Context(rules, new Symbols(), new CaseBook(rules, library, diagnostics), diagnostics);
    }

    /** Something that nobody would have by himself. */
    @SuppressWarnings("unchecked")
    private static void fill(Field field, Context context) throws ReflectiveOperationException {
        Object value = field.get(context);
        if (value instanceof Map<?, ?> map) {
            ((Map<Object, Object>) map).put(field.getName(), field.getName());
        } else if (value instanceof Collection<?> collection) {
            ((Collection<Object>) collection).add(field.getName());
        } else if (value instanceof Boolean) {
            field.set(context, true);
        } else if (value instanceof Optional<?>) {
            field.set(context, Optional.of(field.getName()));
        }
    }
}
