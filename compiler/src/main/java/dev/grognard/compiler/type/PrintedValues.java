package dev.grognard.compiler.type;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Member;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The printed values of all members, as far as they have been read. */
final class PrintedValues {
    /** The values of one field may be added while somebody else reads those of others. */
    private final Map<Field, Map<Member, Expr>> values = new ConcurrentHashMap<>();

    void put(Field field, Member member, Expr value) {
        values.computeIfAbsent(field, f -> new LinkedHashMap<>()).put(member, value);
    }

    Optional<Expr> get(Field field, Member member) {
        return Optional.ofNullable(values.getOrDefault(field, Map.of()).get(member));
    }

    Map<Member, Expr> of(Field field) {
        return values.getOrDefault(field, Map.of());
    }
}
