package dev.grognard.compiler.lower;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Sight;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Where everything that changes stands in the flat state, and how members are numbered. */
public final class Layout {
    /** The first slot behind the header that every position has. */
    public static final int HEADER = 24;

    private static final int LONG_BITS = 64;

    private final GameModel model;
    private final Map<Member, Integer> indexes = new IdentityHashMap<>();
    private final Map<Kind, Integer> sizes = new IdentityHashMap<>();
    private final Map<Field, Row> fields = new IdentityHashMap<>();
    private final Map<GlobalState, Row> globals = new IdentityHashMap<>();
    private final Map<Kind, Row> standing = new IdentityHashMap<>();
    private final Map<Kind, Integer> occupants = new IdentityHashMap<>();
    private final Map<Kind, Integer> presence = new IdentityHashMap<>();
    private final Map<Kind, Integer> onMap = new IdentityHashMap<>();
    private final Map<Kind, Integer> faceUp = new IdentityHashMap<>();
    private final Map<Field, Row> concealed = new IdentityHashMap<>();
    private final Map<TriggerDef, Integer> triggers = new IdentityHashMap<>();
    private final int stackBase;

    public Layout(GameModel model) {
        this.model = model;
        for (Kind root : roots()) {
            int index = 0;
            for (Member member : model.membersOf(root)) {
                indexes.put(member, index++);
            }
            sizes.put(root, index);
        }
        int next = HEADER;
        for (GlobalDef global : model.globals()) {
            int count = combinations(global.state().keys());
            Row row = new Row(next, bits(global.state().type(), count));
            globals.put(global.state(), row);
            next += bitWords(row.bits() * count);
        }
        for (Kind root : pieceRoots()) {
            Row row = new Row(next, indexBits(places(), size(root)));
            standing.put(root, row);
            next += bitWords(row.bits() * size(root));
            faceUp.put(root, next);
            next += setWords(root);
            onMap.put(root, next);
            next += setWords(root);
            occupants.put(root, next);
            next += size(places()) * setWords(root);
            if (owner(root).isPresent()) {
                presence.put(root, next);
                next += size(owner(root).get()) * setWords(places());
            }
        }
        for (FieldDef def : model.fields()) {
            if (def.field().state()) {
                Row row = new Row(next, fieldBits(def.field()));
                fields.put(def.field(), row);
                next += bitWords(row.bits() * values(def.field()));
            }
        }
        next = conceal(next);
        for (TriggerDef trigger : model.triggers()) {
            triggers.put(trigger, next);
            next += isByColumns(trigger)
                    ? size(kindOf(trigger, 1)) * setWords(kindOf(trigger, 0))
                    : bitWords(tuples(trigger));
        }
        stackBase = next;
    }

    /** What is hidden together, by one line of the source, has one row. */
    private int conceal(int first) {
        Map<Span, Row> rows = new HashMap<>();
        int next = first;
        for (FieldDef def : model.fields()) {
            Optional<Sight> sight = concealing(def.field());
            if (sight.isPresent()) {
                int count = size(def.field().owner());
                Row row = new Row(next, indexBits(def.field().owner(), count));
                Row earlier = rows.putIfAbsent(sight.get().span(), row);
                concealed.put(def.field(), earlier == null ? row : earlier);
                next += earlier == null ? bitWords(row.bits() * count) : 0;
            }
        }
        return next;
    }

    /** The sight that hides a printed value of pieces that everybody knows by name. */
    private Optional<Sight> concealing(Field field) {
        if (field.state()
                || field.owner().category() != Kind.Category.PIECE
                || field.name().equals("side")) {
            return Optional.empty();
        }
        List<Sight> family = model.sights().stream()
                .filter(sight -> sight.kind().root() == field.owner().root())
                .toList();
        return family.stream().anyMatch(sight -> sight.field().equals("name"))
                ? Optional.empty()
                : family.stream().filter(sight -> sight.isOf(field)).findFirst();
    }

    /** Kinds at the top of their families, in declared order. */
    public List<Kind> roots() {
        List<Kind> roots = new ArrayList<>();
        for (Kind kind : model.kinds()) {
            if (kind.parent().isEmpty()) {
                roots.add(kind);
            }
        }
        return roots;
    }

    public List<Kind> pieceRoots() {
        return roots().stream()
                .filter(kind -> kind.category() == Kind.Category.PIECE)
                .toList();
    }

    public List<Kind> linkRoots() {
        return roots().stream()
                .filter(kind -> kind.category() == Kind.Category.LINK)
                .toList();
    }

    /** The root of all places. */
    public Kind places() {
        return roots().stream()
                .filter(kind -> kind.category() == Kind.Category.PLACE)
                .findFirst()
                .orElseThrow();
    }

    public int index(Member member) {
        return indexes.get(member);
    }

    /** How many members the root of the kind has. */
    public int size(Kind kind) {
        return sizes.get(kind.root());
    }

    /** The number of the first link of a kind, counted among all of its root. */
    public int firstLink(Kind kind) {
        return numbers(kind).min().orElse(0);
    }

    /** From the first undirected link of a kind to its last. */
    private int links(Kind kind) {
        return numbers(kind).max().orElse(-1) + 1 - firstLink(kind);
    }

    private IntStream numbers(Kind kind) {
        return model.membersOf(kind).stream()
                .flatMap(member -> member.ends().stream())
                .mapToInt(Member.Ends::number);
    }

    /** Whether a set of the kind fits into one long. */
    public boolean small(Kind kind) {
        return size(kind) <= LONG_BITS;
    }

    /** How many slots a set of the kind takes. */
    public int setWords(Kind kind) {
        return bitWords(size(kind));
    }

    public static int bitWords(int bits) {
        return Math.max(1, (bits + LONG_BITS - 1) / LONG_BITS);
    }

    /** How many slots a value takes. */
    public int width(Type type) {
        return type instanceof Type.SetOf set ? setWords(set.kind()) : 1;
    }

    /** How many places of its own a field has for its owners: members, or undirected links. */
    public int owners(Kind owner) {
        return owner.category() == Kind.Category.LINK ? links(owner) : size(owner);
    }

    /** Whether a field that holds or does not is kept as the set of those for whom it holds. */
    public boolean isSet(Field field) {
        return field.state()
                && field.type() instanceof Type.Bool
                && field.keys().isEmpty()
                && field.owner().category() != Kind.Category.LINK
                && small(field.owner());
    }

    /** Whether a field whose value is a side is kept as sets of those who have that value, one for each side. */
    public boolean isSorted(Field field) {
        return field.state()
                && field.type().present() instanceof Type.Of value
                && value.kind().category() == Kind.Category.SIDE
                && field.keys().isEmpty()
                && field.owner().category() == Kind.Category.PLACE
                && small(field.owner());
    }

    private int fieldBits(Field field) {
        if (field.type() instanceof Type.Bool) {
            return 1;
        }
        return isSorted(field) ? setWords(field.owner()) * Long.SIZE : bits(field.type(), values(field));
    }

    /** How many values are kept of a field: one for each owner and key, or a set of owners for each value that they can have. */
    private int values(Field field) {
        return isSorted(field)
                ? size(((Type.Of) field.type().present()).kind())
                : owners(field.owner()) * combinations(field.keys());
    }

    /** How many bits each of so many values takes: as few as are certainly enough. What stands alone has a slot of its own. */
    private int bits(Type type, int count) {
        if (type instanceof Type.SetOf || type instanceof Type.Dice || count == 1) {
            return width(type) * Long.SIZE;
        }
        if (type instanceof Type.Bool) {
            return 1;
        }
        if (type.present() instanceof Type.Of of) {
            return indexBits(of.kind(), count);
        }
        if (type instanceof Type.Whole whole) {
            return numberBits(whole.low(), whole.high());
        }
        return type instanceof Type.Amount amount ? numberBits(amount.low(), amount.high()) : Long.SIZE;
    }

    /** The same for members of a kind, which are numbered from one on, so that 0 is none. */
    private int indexBits(Kind kind, int count) {
        return count == 1 ? Long.SIZE : numberBits(Optional.of(0), Optional.of(size(kind)));
    }

    /** What is below nothing or has no bounds has a slot of its own: two in one would save little and cost time. */
    private static int numberBits(Optional<Integer> low, Optional<Integer> high) {
        int most = high.orElse(Integer.MAX_VALUE);
        if (low.orElse(-1) < 0 || most >= 1 << Short.SIZE) {
            return Long.SIZE;
        }
        return most < 1 << Byte.SIZE ? Byte.SIZE : Short.SIZE;
    }

    public int combinations(List<Kind> keys) {
        int combinations = 1;
        for (Kind key : keys) {
            combinations *= owners(key);
        }
        return combinations;
    }

    /** Whether what is remembered of a trigger are sets of its first domain, one for each side, over which its second goes. */
    public boolean isByColumns(TriggerDef trigger) {
        return trigger.domains().size() == 2
                && !trigger.once()
                && trigger.domains().get(1).domain() instanceof Expr.All
                && kindOf(trigger, 1).category() == Kind.Category.SIDE
                && small(kindOf(trigger, 0));
    }

    private static Kind kindOf(TriggerDef trigger, int domain) {
        return ((Type.SetOf) trigger.domains().get(domain).domain().type()).kind();
    }

    private int tuples(TriggerDef trigger) {
        int tuples = 1;
        for (var domain : trigger.domains()) {
            tuples *= size(((Type.SetOf) domain.domain().type()).kind());
        }
        return tuples;
    }

    public Row field(Field field) {
        return fields.get(field);
    }

    /**
     * Where it stands whose value each piece shows, for a printed value that is hidden of pieces that everybody knows. It is always its own;
     * but the search for leaks has two of them exchange it, and looks who notices.
     */
    public Optional<Row> concealed(Field field) {
        return Optional.ofNullable(concealed.get(field));
    }

    public Row global(GlobalState state) {
        return globals.get(state);
    }

    /** Where the places of the pieces of a root kind stand. */
    public Row standing(Kind pieces) {
        return standing.get(pieces.root());
    }

    /** Where the sets of pieces in each place stand. */
    public int occupants(Kind pieces) {
        return occupants.get(pieces.root());
    }

    /** The kind of the sides that pieces belong to, if every piece of the kind belongs to one. */
    public Optional<Kind> owner(Kind pieces) {
        return model.fields().stream()
                .map(FieldDef::field)
                .filter(field -> !field.state()
                        && field.owner() == pieces.root()
                        && field.name().equals("side")
                        && field.type() instanceof Type.Of of
                        && of.kind().category() == Kind.Category.SIDE)
                .map(field -> ((Type.Of) field.type()).kind())
                .findFirst();
    }

    /** Where the sets of places stand in which a side has pieces of a root kind, side by side, if they are kept. */
    public Optional<Integer> presence(Kind pieces) {
        return Optional.ofNullable(presence.get(pieces.root()));
    }

    /** Where it stands which pieces are on the map, in no box. */
    public int onMap(Kind pieces) {
        return onMap.get(pieces.root());
    }

    /** Where it stands which pieces are face up. */
    public int faceUp(Kind pieces) {
        return faceUp.get(pieces.root());
    }

    /** Where it stands for which members a trigger's condition held at the last rest point. */
    public int trigger(TriggerDef trigger) {
        return triggers.get(trigger);
    }

    public int stackBase() {
        return stackBase;
    }
}
