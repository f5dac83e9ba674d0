package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Layer;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** The order in which exceptions are tried: later layers first; inside a layer, what is declared over another stands before it. */
record ExceptionOrder<T>(Function<T, Layer> layer, Function<T, List<String>> cases, Function<T, List<String>> over) {
    void sort(List<T> exceptions) {
        exceptions.sort(
                Comparator.comparingInt((T one) -> layer.apply(one).rank()).reversed());
        boolean moved = true;
        for (int round = 0; moved && round < exceptions.size(); round++) {
            moved = false;
            for (int i = 0; i < exceptions.size(); i++) {
                for (int j = i + 1; j < exceptions.size(); j++) {
                    T later = exceptions.get(j);
                    if (goesOver(later, exceptions.get(i))) {
                        exceptions.remove(j);
                        exceptions.add(i, later);
                        moved = true;
                    }
                }
            }
        }
    }

    private boolean goesOver(T upper, T lower) {
        return layer.apply(upper).rank() == layer.apply(lower).rank()
                && !Collections.disjoint(over.apply(upper), cases.apply(lower));
    }
}
