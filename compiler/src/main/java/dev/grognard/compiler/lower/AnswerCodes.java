package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.Signature;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The numbers that stand for answers in the state: a few that every game has, one for each kind to pick from, one for each order. */
public final class AnswerCodes {
    public static final int PASS = 0;
    public static final int DONE = 1;
    public static final int YES = 2;
    public static final int NO = 3;
    public static final int NUMBER = 4;
    private static final int FIRST_PICK = 8;

    private final Map<Kind, Integer> picks = new IdentityHashMap<>();
    private final Map<Signature, Integer> orders = new IdentityHashMap<>();
    private final Map<OptionDef, Integer> options = new IdentityHashMap<>();
    private final List<Entry> entries = new ArrayList<>();
    private int next = FIRST_PICK;

    /** An order or option, its code, and the order's signature or the procedure that an option stands in. */
    public record Entry(int code, OptionDef option, Optional<Signature> order, Optional<Signature> procedure) {}

    AnswerCodes(GameModel model) {
        for (Kind kind : model.kinds()) {
            if (kind.parent().isEmpty()) {
                picks.put(kind, next++);
            }
        }
        for (OrderDef order : model.orders()) {
            orders.put(order.signature(), next);
            entries.add(new Entry(next++, order.option(), Optional.of(order.signature()), Optional.empty()));
        }
    }

    public int pick(Kind kind) {
        return picks.get(kind.root());
    }

    public int order(Signature order) {
        return orders.get(order);
    }

    int option(OptionDef option, Signature procedure) {
        Integer known = options.get(option);
        if (known != null) {
            return known;
        }
        options.put(option, next);
        entries.add(new Entry(next, option, Optional.empty(), Optional.of(procedure)));
        return next++;
    }

    /** All orders and options, by rising code. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
