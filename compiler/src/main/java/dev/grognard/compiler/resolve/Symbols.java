package dev.grognard.compiler.resolve;

import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Quantity;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.RegionDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Everything that has a name in a whole game. Filled while declarations are read, then only looked at. */
public final class Symbols {
    private static final Pattern NUMBERED = Pattern.compile("\\p{L}{0,2}\\d+");

    private final Map<String, Kind> kinds = new LinkedHashMap<>();
    private final Map<String, Kind> otherwise = new LinkedHashMap<>();
    private final Map<Kind, List<Member>> members = new LinkedHashMap<>();
    private final Map<String, List<Member>> byId = new LinkedHashMap<>();
    private final Map<String, Member> links = new LinkedHashMap<>();
    private final Map<Kind, Map<String, Field>> fields = new LinkedHashMap<>();
    private final Map<Kind, Kind> between = new LinkedHashMap<>();
    private final Map<Kind, List<Kind>> standsOn = new LinkedHashMap<>();

    public final Map<String, Quantity> quantities = new LinkedHashMap<>();
    public final Map<String, RecordDef> records = new LinkedHashMap<>();
    public final Map<String, ListDef> lists = new LinkedHashMap<>();
    public final Map<String, RegionDef> regions = new LinkedHashMap<>();
    public final Map<String, Kind> regionKinds = new LinkedHashMap<>();
    public final Map<String, GlobalState> globals = new LinkedHashMap<>();
    /** Rules, tables and modifiers. */
    public final Map<String, Signature> rules = new LinkedHashMap<>();

    public final Map<String, Signature> procedures = new LinkedHashMap<>();
    public final Map<String, Signature> orders = new LinkedHashMap<>();
    public final Map<String, Signature> travels = new LinkedHashMap<>();
    /** Options and scenarios. */
    public final Map<String, Layer> inPlay = new LinkedHashMap<>();

    /** Adds a kind unless the name is taken. */
    public boolean add(Kind kind) {
        members.put(kind, new ArrayList<>());
        return kinds.putIfAbsent(kind.name(), kind) == null;
    }

    public Optional<Kind> kind(String name) {
        return Optional.ofNullable(kinds.get(name)).or(() -> Optional.ofNullable(otherwise.get(name)));
    }

    /** Lets a name that is declared nowhere stand for a sort of thing that seems to be meant by it. */
    public void rename(String unknown, String meant) {
        if (kinds.containsKey(meant)) {
            otherwise.putIfAbsent(unknown, kinds.get(meant));
        } else if (quantities.containsKey(meant)) {
            quantities.putIfAbsent(unknown, quantities.get(meant));
        } else if (records.containsKey(meant)) {
            records.putIfAbsent(unknown, records.get(meant));
        }
    }

    public Kind known(String name) {
        return kinds.get(name);
    }

    /** Kinds in the order of declaration. */
    public List<Kind> kinds() {
        return List.copyOf(kinds.values());
    }

    public void add(Member member) {
        members.get(member.kind()).add(member);
        if (member.ends().isPresent()) {
            links.put(member.id(), member);
        } else {
            byId.computeIfAbsent(member.id(), id -> new ArrayList<>()).add(member);
        }
    }

    /** Gives a member another name. */
    public void alias(String name, Member member) {
        byId.computeIfAbsent(name, id -> new ArrayList<>()).add(member);
    }

    /** Members with that identifier in any closed set. */
    public List<Member> members(String id) {
        return byId.getOrDefault(id, List.of());
    }

    /** The member with that identifier in a kind or a kind below it. */
    public Optional<Member> member(Kind kind, String id) {
        return members(id).stream().filter(m -> m.kind().isA(kind)).findFirst();
    }

    public Optional<Member> link(String id) {
        return Optional.ofNullable(links.get(id));
    }

    /** The members of exactly this kind. */
    public List<Member> declared(Kind kind) {
        return members.getOrDefault(kind, List.of());
    }

    /** The members of a kind and of those below it. */
    public List<Member> membersOf(Kind kind) {
        return kinds.values().stream()
                .filter(k -> k.isA(kind))
                .flatMap(k -> declared(k).stream())
                .toList();
    }

    public Map<Kind, List<Member>> allMembers() {
        return members;
    }

    /** Adds a field unless the kind or one above it has one of that name. */
    public boolean add(Field field) {
        if (field(field.owner(), field.name()).isPresent()) {
            return false;
        }
        fields.computeIfAbsent(field.owner(), k -> new LinkedHashMap<>()).put(field.name(), field);
        return true;
    }

    /** A field of a kind, its own or that of a kind above it. */
    public Optional<Field> field(Kind kind, String name) {
        Field found = fields.getOrDefault(kind, Map.of()).get(name);
        return found != null ? Optional.of(found) : kind.parent().flatMap(p -> field(p, name));
    }

    /** Every field that members of a kind have. */
    public List<Field> fields(Kind kind) {
        List<Field> all = new ArrayList<>(kind.parent().map(this::fields).orElse(List.of()));
        all.addAll(fields.getOrDefault(kind, Map.of()).values());
        return all;
    }

    public void between(Kind link, Kind place) {
        between.put(link, place);
    }

    /** The kind of place that links of a kind join. */
    public Kind ends(Kind link) {
        Kind own = between.get(link);
        return own != null ? own : link.parent().map(this::ends).orElse(known("Place"));
    }

    public void standsOn(Kind piece, List<Kind> places) {
        standsOn.put(piece, List.copyOf(places));
    }

    /** The kinds of place that pieces of a kind may stand on; empty means all. */
    public List<Kind> standsOn(Kind piece) {
        List<Kind> own = standsOn.get(piece);
        return own != null ? own : piece.parent().map(this::standsOn).orElse(List.of());
    }

    /** The kinds of place that pieces of each kind may stand on. */
    public Map<Kind, List<Kind>> grounds() {
        Map<Kind, List<Kind>> grounds = new LinkedHashMap<>();
        kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.PIECE)
                .forEach(kind -> grounds.put(kind, standsOn(kind)));
        return grounds;
    }

    /** Where pieces of a kind stand, as a type. */
    public Type placeType(Kind piece) {
        List<Kind> places = standsOn(piece);
        return new Type.Of(places.size() == 1 ? places.get(0) : known("Place"));
    }

    /** What the members of a kind are called, names that are printed on hexes included; without the numbers of hexes if a word is meant. */
    public List<String> names(Kind kind, String meant) {
        boolean word = meant.chars().noneMatch(Character::isDigit);
        Stream<String> aliases = byId.entrySet().stream()
                .filter(one ->
                        one.getValue().stream().anyMatch(member -> member.kind().isA(kind)))
                .map(Map.Entry::getKey);
        return Stream.concat(membersOf(kind).stream().map(Member::id), aliases)
                .distinct()
                .filter(name -> !word || !NUMBERED.matcher(name).matches())
                .toList();
    }

    /** Whether every member of the first kind could be a member of the second, or the other way round. */
    public static boolean related(Kind a, Kind b) {
        return a.root() == b.root();
    }

    /** Names of members, kinds and everything else with a capital, for suggestions. */
    public List<String> things() {
        List<String> names = new ArrayList<>(byId.keySet());
        names.addAll(kinds.keySet());
        names.addAll(regions.keySet());
        names.addAll(procedures.keySet());
        names.addAll(orders.keySet());
        names.addAll(inPlay.keySet());
        return names;
    }

    /** Names of rules, tables, modifiers, lists and states. */
    public List<String> values() {
        List<String> names = new ArrayList<>(rules.keySet());
        names.addAll(globals.keySet());
        names.addAll(lists.keySet());
        return names;
    }
}
