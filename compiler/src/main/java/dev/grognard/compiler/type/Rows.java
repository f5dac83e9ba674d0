package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.ListDef;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.PlaceSpot;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Printed rows: places, pieces and the rows of lists. First all names, then what stands in the other columns. */
final class Rows {
    private static final Pattern MOD = Pattern.compile("(?m)^mod\\h");

    /** The column that says where places lie. */
    static final String SPOTS = "xy";

    /** Where a place lies on the board, from its left edge and from above. */
    static final Pattern SPOT = Pattern.compile("(\\d{1,4})\\s*,\\s*(\\d{1,4})");

    /** The members of a row and the columns that say something about them. */
    private record Entry(
            Kind kind,
            List<Member> members,
            List<Decl.Cell> header,
            Decl.Row row,
            List<Decl.Setting> settings,
            Env env) {}

    private final Context context;
    private final Symbols symbols;
    private final Expressions expressions;
    private final List<Entry> entries = new ArrayList<>();
    private final List<PlaceSpot> spots = new ArrayList<>();
    private final Map<Field, Map<Member, Decl.Cell>> read = new HashMap<>();
    private final SwappedCells swapped;

    Rows(Expressions expressions) {
        this.context = expressions.context;
        this.symbols = context.symbols;
        this.expressions = expressions;
        this.swapped = new SwappedCells(expressions);
    }

    List<PlaceSpot> spots() {
        return List.copyOf(spots);
    }

    /** The names of all places and pieces. */
    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            Env env = Env.global(layered.layer());
            if (layered.decl() instanceof Decl.Board board) {
                List<Decl.Row> rows = board.items().stream()
                        .filter(i -> i instanceof Decl.PlaceRow)
                        .map(i -> ((Decl.PlaceRow) i).row())
                        .toList();
                context.cite(board.citation(), "the map", env);
                board.assumed().ifPresent(a -> assume("the map", a));
                table(rows, Kind.Category.PLACE, List.of(), env);
            } else if (layered.decl() instanceof Decl.Pieces pieces) {
                context.cite(pieces.citation(), "pieces", env);
                pieces.assumed().ifPresent(a -> assume("pieces", a));
                table(pieces.rows(), Kind.Category.PIECE, pieces.settings(), env);
            }
        }
        for (Kind kind : symbols.kinds()) {
            boolean above = symbols.kinds().stream()
                    .anyMatch(k -> k.parent().filter(p -> p == kind).isPresent());
            if (above && !symbols.declared(kind).isEmpty()) {
                context.error(
                        LayerCode.MISPLACED,
                        symbols.declared(kind).get(0).span(),
                        kind + " has kinds of its own, so this must be one of them",
                        "say which kind of " + kind + " it is");
            }
        }
    }

    void assume(String what, dev.grognard.compiler.ast.Assumed assumed) {
        context.assumptions.add(new dev.grognard.compiler.model.Assumption(what, assumed.why(), assumed.span()));
    }

    private void table(List<Decl.Row> rows, Kind.Category category, List<Decl.Setting> settings, Env env) {
        Optional<Kind> kind = Optional.empty();
        List<Decl.Cell> header = List.of();
        boolean isHeadless = false;
        RowHeads heads = new RowHeads(context);
        for (Decl.Row written : rows) {
            if (written.cells().isEmpty()) {
                continue;
            }
            Decl.Row row = JoinedHeads.parted(written, category, context);
            Decl.Cell first = row.cells().get(0);
            Optional<Kind> begins = symbols.kind(first.text()).filter(k -> k.category() == category);
            boolean head = begins.isEmpty() && heads.isHead(row);
            boolean unknown = begins.isEmpty() && kind.isEmpty() && !isHeadless;
            if (head || unknown) {
                begins = context.missedKind(first.span(), category)
                        .or(() -> head
                                ? Suggest.closest(first.text(), kinds(category)).flatMap(symbols::kind)
                                : Optional.empty());
            }
            context.cite(row.citation(), "a row of " + kind.map(Kind::name).orElse(first.text()), env);
            if (begins.isPresent()) {
                kind = begins;
                header = row.cells();
                isHeadless = false;
            } else if (head) {
                kind = Optional.empty();
                isHeadless = true;
                // Nor is it known what would be made of the rows below.
                context.loseLinks();
            } else if (isHeadless) {
                lose(first);
            } else if (kind.isEmpty()) {
                rows.forEach(lost -> lost.cells().stream().limit(1).forEach(this::lose));
                return;
            } else {
                entries.add(new Entry(kind.get(), members(kind.get(), first), header, row, settings, env));
            }
        }
    }

    private List<String> kinds(Kind.Category category) {
        return symbols.kinds().stream()
                .filter(k -> k.category() == category)
                .map(Kind::name)
                .toList();
    }

    private void lose(Decl.Cell cell) {
        for (String text : cell.text().split(",")) {
            context.lost.add(PrintedName.of(text).id());
        }
    }

    private static boolean isOfTheGame(Member old, Decl.Cell cell) {
        return MOD.matcher(cell.span().source().text()).find()
                && !old.span().source().name().equals(cell.span().source().name());
    }

    /** A rule of the game that is asked about one of a kind, and when an exception to it holds. */
    private String asked(Kind kind) {
        Pattern rule = Pattern.compile("(?mU)^rule (\\w+)\\((\\w+): " + kind.name() + "\\)");
        return kind.span().source().family().stream()
                .flatMap(text -> rule.matcher(text.text()).results())
                .findFirst()
                .map(found -> found.group(1) + " when " + found.group(2))
                .orElse("… when u");
    }

    private List<Member> members(Kind kind, Decl.Cell cell) {
        List<Member> members = new ArrayList<>();
        if (context.hasNarrower(kind, cell.span())) {
            lose(cell);
            return members;
        }
        for (String text : cell.text().split(",")) {
            PrintedName name = PrintedName.of(text);
            Optional<Member> old = symbols.member(kind.root(), name.id());
            if (old.isPresent() && context.hexes.isPresent() && old.get().kind() == kind && isHex(kind)) {
                // The map has declared its hexes; a row says more about one.
                members.add(old.get());
            } else if (isHex(kind) && context.hexes.isPresent()) {
                context.hexes.get().hex(new Name(cell.span(), text.strip()));
            } else if (old.isPresent()) {
                Diagnostic twice = Diagnostic.error(
                                NameCode.DECLARED_TWICE,
                                "there is " + Types.article(kind.name()) + " `" + name.id() + "` already",
                                cell.span(),
                                "the same name again")
                        .with(old.get().span(), "first here");
                if (isOfTheGame(old.get(), cell)) {
                    context.diagnostics.add(twice.help(
                            "a counter that another file prints stays as it is; what it is worth changes by an exception to a"
                                    + " rule that reads it, such as `exception to " + asked(kind)
                                    + " is " + name.id() + " = …`; a new one has a name of its own: `"
                                    + name.printed() + " as …`"));
                } else {
                    context.doubled.add(new Context.Doubled(name.printed(), twice));
                }
            } else if (name.id().isEmpty()) {
                context.nameless.add(Diagnostic.error(
                        TypeCode.NAMELESS_ROW, "this row has no name", cell.span(), "a name is wanted"));
            } else {
                Member member = new Member(kind, name.id(), name.printed(), Optional.empty(), cell.span());
                symbols.add(member);
                members.add(member);
            }
        }
        return members;
    }

    static boolean isHex(Kind kind) {
        return kind.name().equals(HexFeatures.HEX);
    }

    /** What the columns and settings say. */
    void readValues() {
        Map<List<Decl.Cell>, List<Entry>> tables =
                entries.stream().collect(Collectors.groupingBy(Entry::header, LinkedHashMap::new, Collectors.toList()));
        tables.forEach((header, below) -> swapped.check(
                header, below.stream().map(Entry::row).toList(), below.get(0).kind()));
        for (Entry entry : entries) {
            for (Member member : entry.members()) {
                settings(entry.settings(), member, entry.env());
            }
            if (!RowLengths.fit(entry.row(), entry.header(), context)) {
                entry.members()
                        .forEach(member -> context.badColumns.add(member.kind().root()));
                continue;
            }
            if (swapped.isTold(entry.row())) {
                entry.members()
                        .forEach(member -> context.badColumns.add(member.kind().root()));
                continue;
            }
            for (int column = 1; column < entry.row().cells().size(); column++) {
                column(entry.header().get(column), entry.row().cells().get(column), entry.members());
            }
        }
    }

    void settings(List<Decl.Setting> settings, Member member, Env env) {
        for (Decl.Setting setting : settings) {
            field(member.kind(), setting.name())
                    .ifPresent(field -> context.printed.put(
                            field,
                            member,
                            expressions.value(setting.value(), env.pure("a printed value"), field.type())));
        }
    }

    private Optional<Field> field(Kind kind, Name name) {
        Optional<Field> field = symbols.field(kind, name.text()).filter(f -> !f.state());
        if (field.isEmpty()) {
            context.badColumns.add(kind.root());
            if (symbols.field(kind, name.text()).isPresent()) {
                state(kind, name);
                return field;
            }
            if (isOfAnother(kind, name)) {
                return field;
            }
            context.unknown(
                    name.span(),
                    "printed field of " + kind,
                    name.text(),
                    symbols.fields(kind).stream()
                            .filter(one -> !one.state())
                            .map(Field::name)
                            .toList());
        }
        return field;
    }

    /** Tells of what only pieces of another kind have: what stands on its own kind forgot to say so, or to have one. */
    private boolean isOfAnother(Kind kind, Name name) {
        Optional<Field> other = symbols.kinds().stream()
                .filter(one -> one.category() == kind.category() && !one.isA(kind))
                .flatMap(one -> symbols.field(one, name.text()).stream())
                .filter(field -> !field.state() && field.owner().category() == kind.category())
                .findFirst();
        if (other.isEmpty() || kind.parent().isPresent()) {
            return false;
        }
        Kind owner = other.get().owner();
        Span declared = kind.span();
        Diagnostic problem = Diagnostic.error(
                        NameCode.UNKNOWN_COLUMN,
                        "there is no printed field of " + kind + " `" + name.text() + "`",
                        name.span(),
                        "unknown")
                .with(declared, "no " + owner + ", which has one");
        context.once(
                kind + "." + name.text(),
                Mended.writing(
                                problem,
                                "if it is " + Types.article(owner.name()) + " too, say so",
                                declared.source(),
                                declared.end(),
                                declared.end(),
                                " is " + owner)
                        .help("or give it one of its own: `" + name.text() + ": "
                                + word(other.get().type()) + "`"));
        return true;
    }

    /** A column is what is printed; a state may begin with it. */
    private void state(Kind kind, Name name) {
        String type = word(symbols.field(kind, name.text()).orElseThrow().type());
        String advice = beginning(kind, name)
                .map(first -> "write `" + first + "`: the state begins with it")
                .orElse("let it begin with a printed field, and head the column with that one: `start: " + type
                        + "   state " + name.text() + ": " + type + " = start`");
        context.once(
                kind + "." + name.text(),
                Diagnostic.error(
                                NameCode.UNKNOWN_COLUMN,
                                "`" + name.text() + "` is a state of " + kind + ", and a column holds what is printed",
                                name.span(),
                                "not printed")
                        .help(advice));
    }

    /** The printed field that a state begins with. */
    private Optional<String> beginning(Kind kind, Name name) {
        Pattern state = Pattern.compile("\\bstate\\h+" + Pattern.quote(name.text()) + "\\h*:[^=\\n]*=\\h*(\\w+)");
        return name.span().source().family().stream()
                .flatMap(text -> state.matcher(text.text()).results())
                .map(match -> match.group(1))
                .filter(field ->
                        symbols.field(kind, field).filter(one -> !one.state()).isPresent())
                .findFirst();
    }

    /** A type as an author would write it. */
    private static String word(Type type) {
        if (type instanceof Type.Maybe maybe) {
            return word(maybe.type()) + "?";
        }
        if (type instanceof Type.Bool) {
            return "Bool";
        }
        return Types.kind(type).map(Kind::name).orElse("Int");
    }

    private void column(Decl.Cell header, Decl.Cell cell, List<Member> members) {
        if (members.isEmpty()) {
            return;
        }
        Kind kind = members.get(0).kind();
        if (isSpot(header, kind)) {
            spot(cell, members);
            return;
        }
        Optional<Field> field = field(kind, new Name(header.span(), header.text()));
        if (field.isPresent() && !cell.text().isBlank()) {
            Expr value = expressions.records.cell(field.get().type(), cell.text(), cell.span());
            for (Member member : members) {
                context.printed.put(field.get(), member, value);
                Decl.Cell old = read.computeIfAbsent(field.get(), one -> new HashMap<>())
                        .put(member, cell);
                if (old != null) {
                    again(field.get(), member, cell, old);
                }
            }
        }
    }

    /** Two rows may each say something about a hex, but not the same; that of a mod counts more than that of its game. */
    private void again(Field field, Member member, Decl.Cell cell, Decl.Cell old) {
        if (isHex(member.kind()) && old.span().source().equals(cell.span().source())) {
            context.once(
                    "row of " + member.id(),
                    Diagnostic.error(
                                    LayerCode.HEX_TWICE,
                                    "hex " + member + " has its `" + field.name() + "` already",
                                    cell.span(),
                                    "once more")
                            .with(old.span(), "first here")
                            .help("write the number of another hex, or leave one of the two out"));
        }
    }

    /** Whether a column says where places lie. */
    static boolean isSpot(Decl.Cell header, Kind kind) {
        return header.text().equals(SPOTS) && kind.category() == Kind.Category.PLACE;
    }

    private void spot(Decl.Cell cell, List<Member> members) {
        Matcher parts = SPOT.matcher(cell.text().strip());
        if (parts.matches()) {
            int x = Integer.parseInt(parts.group(1));
            int y = Integer.parseInt(parts.group(2));
            members.forEach(member -> spots.add(new PlaceSpot(member, x, y)));
        } else if (!cell.text().isBlank()) {
            context.error(
                    TypeCode.BAD_SPOT, cell.span(), "`" + cell.text() + "` is no place on the board", "write `x, y`");
        }
    }

    // ------------------------------------------------------------------------------------------ lists

    /** The rows of lists, each with the layer it belongs to. */
    List<ListDef> lists() {
        Map<String, List<ListDef.Row>> rows = new LinkedHashMap<>();
        symbols.lists.keySet().forEach(name -> rows.put(name, new ArrayList<>()));
        for (LayeredDecl layered : context.rules.decls()) {
            if (layered.decl() instanceof Decl.ListOf node) {
                ListDef list = symbols.lists.get(node.name().text());
                if (list == null) {
                    context.unknown(node.name().span(), "list", node.name().text(), symbols.lists.keySet());
                } else {
                    Env env = Env.global(layered.layer());
                    context.cite(node.citation(), "the list " + list.name(), env);
                    listRows(list, node.rows(), layered, rows.get(list.name()));
                }
            }
        }
        List<ListDef> result = new ArrayList<>();
        rows.forEach((name, all) -> {
            ListDef old = symbols.lists.get(name);
            ListDef list = new ListDef(name, old.kind(), List.copyOf(all), old.span());
            symbols.lists.put(name, list);
            result.add(list);
        });
        return result;
    }

    private void listRows(ListDef list, List<Decl.Row> rows, LayeredDecl layered, List<ListDef.Row> into) {
        if (RowHeads.isMissing(rows, list.kind(), context)) {
            return;
        }
        if (rows.size() > 1) {
            swapped.check(rows.get(0).cells(), rows.subList(1, rows.size()), list.kind());
        }
        for (int i = 1; i < rows.size(); i++) {
            Decl.Row row = rows.get(i);
            String id = PrintedName.identifier(list.name()) + (into.size() + 1);
            Member member = new Member(list.kind(), id, id, Optional.empty(), row.span());
            symbols.add(member);
            context.cite(row.citation(), "a row of " + list.name(), Env.global(layered.layer()));
            boolean fits = RowLengths.fit(row, rows.get(0).cells(), context) && !swapped.isTold(row);
            if (!fits) {
                context.badColumns.add(list.kind().root());
            }
            for (int c = 0; fits && c < row.cells().size(); c++) {
                column(rows.get(0).cells().get(c), row.cells().get(c), List.of(member));
            }
            into.add(new ListDef.Row(member, layered.conditional() ? Optional.of(layered.layer()) : Optional.empty()));
        }
    }
}
