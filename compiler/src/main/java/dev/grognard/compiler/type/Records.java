package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.ast.Template;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.diagnostic.SyntaxCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads values of records in their printed notation. */
final class Records {
    /** What a number looks like in the midst of other signs. */
    static final String NUMBER_IN_NOTATION = "-?\\d+(?:/\\d+)?%?";

    private final Context context;
    private final NotationSlips slips;

    private final Map<RecordDef, List<Notation>> notations = new IdentityHashMap<>();
    private final Map<Kind, Names> names = new IdentityHashMap<>();
    private final Map<String, Pattern> patterns = new HashMap<>();

    /** What can be printed for so many members of a kind; there may be more of them later. */
    private record Names(int members, String pattern) {}

    Records(Context context) {
        this.context = context;
        this.slips = new NotationSlips(context, this);
    }

    /** The notation as it stands between the quotes. */
    static String raw(Template template) {
        String text = template.span().text();
        return text.length() > 1 && text.startsWith("\"") ? text.substring(1, text.length() - 1) : template.raw();
    }

    Optional<Expr> printed(RecordDef record, String cell, Span span, boolean meant) {
        for (Notation notation : notations.computeIfAbsent(record, Records::notations)) {
            String cells = notation.pattern(slot -> pattern(type(record, slot.name())));
            Optional<List<String>> texts =
                    notation.read(cell.strip(), patterns.computeIfAbsent(cells, Pattern::compile));
            if (texts.isPresent()) {
                return Optional.of(value(record, notation.slots(), texts.get(), cell.strip(), span, meant));
            }
        }
        return Optional.empty();
    }

    Expr parse(RecordDef record, String cell, Span span) {
        Optional<Expr> value = printed(record, cell, span, true);
        if (value.isPresent()) {
            return value.get();
        }
        slips.report(record, cell.strip(), span);
        return Types.error(span);
    }

    static Type type(RecordDef record, String name) {
        return record.fields().stream()
                .filter(f -> f.name().equals(name))
                .map(RecordDef.RecordField::type)
                .findFirst()
                .orElse(Type.INT);
    }

    private String pattern(Type type) {
        if (Types.kind(type).isPresent()) {
            List<Member> members = context.symbols.membersOf(Types.kind(type).get());
            return names.compute(
                            Types.kind(type).get(),
                            (kind, known) ->
                                    known != null && known.members() == members.size() ? known : names(members))
                    .pattern();
        }
        // Where the type is what is wrong, whatever stands there fits.
        return Types.isError(type) ? ".+" : NUMBER_IN_NOTATION;
    }

    private static Names names(List<Member> members) {
        return new Names(
                members.size(),
                members.stream()
                        .flatMap(m -> Stream.of(m.printed(), m.id()))
                        .distinct()
                        .sorted(Comparator.comparing(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|")));
    }

    private static List<Notation> notations(RecordDef record) {
        return record.notations().stream().map(Notation::of).toList();
    }

    private Expr value(
            RecordDef record, List<Notation.Slot> slots, List<String> texts, String cell, Span span, boolean meant) {
        List<Expr> parts = new ArrayList<>();
        for (RecordDef.RecordField field : record.fields()) {
            String text = "";
            boolean flag = false;
            for (int i = 0; i < slots.size(); i++) {
                if (slots.get(i).name().equals(field.name())) {
                    text = texts.get(i);
                    flag = slots.get(i).flag();
                }
            }
            if (flag || field.type() instanceof Type.Bool) {
                parts.add(new Expr.Truth(span, !text.isEmpty()));
            } else if (text.isEmpty()) {
                parts.add(field.type().mayBeAbsent() ? new Expr.Absent(span, field.type()) : blank(field.type(), span));
            } else {
                parts.add(meant ? cell(field.type(), text, span) : read(field.type(), text, span));
            }
        }
        return parts.stream().anyMatch(Types::isError)
                ? Types.error(span)
                : context.recordConstant(span, new RecordDef.Value(record, List.copyOf(parts), cell));
    }

    private static Expr blank(Type type, Span span) {
        return new Expr.Number(span, 0, type);
    }

    // ------------------------------------------------------------------------------------------ cells

    /** What a cell means in a column of a type; a blank one is handled by whoever knows the default. */
    Expr cell(Type wanted, String written, Span span) {
        Expr value = read(wanted, written, span);
        Coercion.checkRange(context, wanted.present(), value);
        return value;
    }

    private Expr read(Type wanted, String written, Span span) {
        if (Types.isError(wanted)) {
            // The type is what is wrong, and that is told where it stands.
            return Types.error(span);
        }
        String text = written.strip();
        Type type = wanted.present();
        if (wanted.mayBeAbsent() && (text.equals("-") || text.equals("none"))) {
            return new Expr.Absent(span, wanted);
        }
        if (type instanceof Type.Rec rec && !rec.record().notations().isEmpty()) {
            return parse(rec.record(), text, span);
        }
        Optional<Expr> value = plain(type, text, span);
        String dashes = CellSlips.withPlainDashes(text);
        if (value.isEmpty() && !dashes.equals(text) && reads(wanted, dashes, span)) {
            context.error(
                    SyntaxCode.DASH, span, "this is a dash of a typeset page", "a long dash", "use the plain `-`");
            return Types.error(span);
        }
        if (value.isEmpty() && type instanceof Type.Whole && context.calendar.isPresent() && Calendar.isDate(text)) {
            Calendar.turn(new dev.grognard.compiler.ast.Expr.Date(span, text), context);
            return Types.error(span);
        }
        if (value.isEmpty() && (isLost(type, text) || type instanceof Type.SetOf set && unknownMembers(set, span))) {
            return Types.error(span);
        }
        return value.orElseGet(() -> {
            List<String> names = Types.kind(type).stream()
                    .flatMap(kind -> context.symbols.membersOf(kind).stream())
                    .map(Records::asInCell)
                    .toList();
            Optional<OtherKinds> others = Types.kind(type).map(kind -> new OtherKinds(context.symbols, kind));
            Optional<Member> other = others.flatMap(kinds -> kinds.named(text));
            Diagnostic problem = Diagnostic.error(
                    TypeCode.BAD_CELL,
                    "`" + text + "` is "
                            + other.map(one -> Types.describe(new Type.Of(one.kind())) + ", not ")
                                    .orElse("not ")
                            + Types.describe(type),
                    span,
                    "does not fit its column");
            if (other.isPresent()) {
                context.diagnostics.add(others.get().told(problem, other.get()));
                return Types.error(span);
            }
            Optional<String> help = numbered(text, names)
                    .or(() -> type instanceof Type.Of of
                            ? CellSlips.several(text, names, of.kind().name())
                            : Optional.empty())
                    .or(() -> Suggest.closest(text, names)
                            .filter(near -> near.length() > 2 || near.equalsIgnoreCase(text))
                            .or(() -> called(type, text))
                            .map(near -> "did you mean `" + near + "`?"))
                    .or(() -> names.isEmpty() || names.size() > Unknowns.FEW
                            ? Optional.empty()
                            : Optional.of("there are " + Unknowns.listed(names)))
                    .or(() -> type.isNumber() ? CellSlips.advice(text) : Optional.empty())
                    .or(() -> type instanceof Type.Bool ? Optional.of(CellSlips.truth(text)) : Optional.empty());
            Diagnostic told = help.map(problem::help).orElse(problem);
            if (type instanceof Type.Of || type instanceof Type.SetOf && !text.contains(",")) {
                // What is not declared is missed in other places too.
                context.once(text.contains(" ") ? PrintedName.identifier(text) : text, told);
            } else {
                context.diagnostics.add(told);
            }
            return Types.error(span);
        });
    }

    /** Whether one of the names in a cell is missing because of the head of its rows. */
    private boolean isLost(Type type, String text) {
        return Types.kind(type).isPresent()
                && Stream.of(text.split(",")).map(String::strip).anyMatch(context.lost::contains);
    }

    /** What a cell means, if it means something by itself. */
    private Optional<Expr> plain(Type type, String text, Span span) {
        if (type instanceof Type.Bool) {
            return text.equals("yes") || text.equals("no")
                    ? Optional.of(new Expr.Truth(span, text.equals("yes")))
                    : Optional.empty();
        }
        if (type.isNumber()) {
            return number(type, text, span);
        }
        if (type instanceof Type.Of of) {
            return named(of.kind(), text).map(m -> new Expr.Constant(span, m));
        }
        return type instanceof Type.SetOf set ? members(set, text, span) : Optional.empty();
    }

    /** Whether a cell can stand in a column of a type. */
    boolean reads(Type wanted, String written, Span span) {
        String text = written.strip();
        Type type = wanted.present();
        if (text.isEmpty()
                || Types.isError(wanted)
                || wanted.mayBeAbsent() && (text.equals("-") || text.equals("none"))) {
            return true;
        }
        return type instanceof Type.Rec rec && !rec.record().notations().isEmpty()
                ? printed(rec.record(), text, span, false).isPresent()
                : plain(type, text, span).isPresent();
    }

    /** Of what has numbers, such as hexes, the nearest is no better guess than any other. */
    private static Optional<String> numbered(String text, List<String> names) {
        List<String> numbers =
                names.stream().filter(name -> name.matches("\\d{3,}")).sorted().toList();
        return numbers.isEmpty() || !text.matches("\\d+")
                ? Optional.empty()
                : Optional.of("there are `" + numbers.get(0) + "` to `" + numbers.get(numbers.size() - 1) + "`");
    }

    /** The name in rules, which a cell may have too, of what was misspelt. */
    private Optional<String> called(Type type, String text) {
        return Suggest.closest(
                        text,
                        Types.kind(type).stream()
                                .flatMap(kind -> context.symbols.membersOf(kind).stream())
                                .map(Member::id)
                                .toList())
                .filter(near -> near.length() > 2);
    }

    /** How a cell writes a value of an enum that is printed otherwise than it is called. */
    static String asInCell(Member member) {
        boolean printed = member.kind().category() == Kind.Category.ENUM
                && !member.printed().isEmpty();
        return printed ? member.printed() : member.id();
    }

    Optional<Member> named(Kind kind, String text) {
        Optional<Member> byId = context.symbols.member(kind, text);
        if (byId.isPresent()) {
            return byId;
        }
        List<Member> printed = context.symbols.membersOf(kind).stream()
                .filter(m -> m.printed().equals(text))
                .toList();
        return printed.size() == 1 ? Optional.of(printed.get(0)) : Optional.empty();
    }

    private Optional<Expr> members(Type.SetOf set, String text, Span span) {
        List<Expr> members = new ArrayList<>();
        for (String name : text.split(",")) {
            if (context.symbols.regions.containsKey(name.strip())) {
                context.symbols
                        .regions
                        .get(name.strip())
                        .places()
                        .forEach(m -> members.add(new Expr.Constant(span, m)));
                continue;
            }
            Optional<Member> member = named(set.kind(), name.strip());
            if (member.isEmpty()) {
                return Optional.empty();
            }
            members.add(new Expr.Constant(span, member.get()));
        }
        return Optional.of(new Expr.SetLiteral(span, List.copyOf(members), set));
    }

    /** Tells of the names in a cell that mean nothing, if others in it mean something. */
    private boolean unknownMembers(Type.SetOf set, Span cell) {
        List<Span> unknown = new ArrayList<>();
        Matcher names = NAME_IN_CELL.matcher(cell.text());
        int all = 0;
        while (names.find()) {
            all++;
            String name = names.group();
            if (!context.symbols.regions.containsKey(name)
                    && named(set.kind(), name).isEmpty()) {
                unknown.add(cell.source().span(cell.start() + names.start(), cell.start() + names.end()));
            }
        }
        if (unknown.isEmpty() || unknown.size() == all) {
            return false;
        }
        List<String> known =
                context.symbols.membersOf(set.kind()).stream().map(Member::id).toList();
        unknown.forEach(span -> context.unknown(span, set.kind().name(), span.text(), known));
        return true;
    }

    private static final Pattern NAME_IN_CELL = Pattern.compile("[^\\s,|](?:[^,|]*[^\\s,|])?");

    private static final Pattern NUMBER = Pattern.compile("([+-]?\\d{1,9})(?:/(\\d{1,9}))?");

    Optional<Expr> number(Type type, String text, Span span) {
        if (text.equals("never")
                && type instanceof Type.Amount amount
                && amount.quantity().orNever()) {
            return Optional.of(new Expr.Number(span, dev.grognard.compiler.model.Quantity.NEVER, type));
        }
        if (type instanceof Type.Whole && context.calendar.isPresent()) {
            Optional<Integer> turn = context.calendar.get().turn(text.replaceAll("\\s+", " "));
            if (turn.isPresent()) {
                return Optional.of(new Expr.Number(span, turn.get(), type));
            }
        }
        if (type instanceof Type.Odds) {
            return Optional.of(Odds.key(text))
                    .filter(number -> number.matches("-?\\d{1,9}"))
                    .map(number -> new Expr.Number(span, Integer.parseInt(number), type));
        }
        boolean percent = type instanceof Type.Percent && text.endsWith("%");
        var matcher = NUMBER.matcher(percent ? text.substring(0, text.length() - 1) : text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long numerator = Integer.parseInt(matcher.group(1));
        long denominator = matcher.group(2) == null ? 1 : Integer.parseInt(matcher.group(2));
        if (type instanceof Type.Amount amount) {
            numerator *= amount.quantity().stepDenominator();
            denominator *= amount.quantity().stepNumerator();
        }
        if (denominator == 0 || numerator % denominator != 0) {
            return Optional.empty();
        }
        return Optional.of(new Expr.Number(span, (int) (numerator / denominator), type));
    }
}
