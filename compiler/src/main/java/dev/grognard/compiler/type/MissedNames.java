package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.PrintedName;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names that mean nothing for one reason are one mistake, at however many places and in whatever sense they are missed. */
final class MissedNames {
    private static final Set<Code> MISSED = Set.of(
            NameCode.UNKNOWN_NAME,
            NameCode.UNKNOWN_THING,
            NameCode.UNKNOWN_FIELD,
            NameCode.UNKNOWN_COLUMN,
            NameCode.UNKNOWN_TYPE,
            NameCode.UNKNOWN_ORDER,
            NameCode.UNKNOWN_PROCEDURE,
            NameCode.WRONG_NUMBER,
            NameCode.WRONG_CASE,
            NameCode.AMBIGUOUS,
            LayerCode.UNKNOWN_TARGET,
            LayerCode.NO_SUCH_HEX,
            TypeCode.BAD_CELL,
            TypeCode.NOT_A_KEY);

    /** What stands before a name that is declared: a word, or for an option of a menu the brace or the line that it begins. */
    private static final String DECLARING =
            "(?m)(?:\\bstate\\s+(?:\\w+,\\s*)+|\\b(?:state|rule|procedure|modifiers|table|order|step|phase|let)\\s+|[{}]\\s*|^\\s*)";

    private static final Pattern JOINING = Pattern.compile("^(?:and|or|And|Or)(?=\\p{Lu})");

    private static final Pattern FIRST_LETTER = Pattern.compile("\\p{L}");

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Context context;
    private final Map<String, List<Diagnostic>> missed;

    /** What was found missing, by name. */
    MissedNames(Context context, Map<String, List<Diagnostic>> missed) {
        this.context = context;
        this.missed = missed;
    }

    /** Leaves out what follows from something else that is told, and puts together what is missed for one reason. */
    void settle() {
        missed.values().removeIf(found -> found.stream().anyMatch(this::isDoubtful));
        doubledRows();
        namelessRows();
        joinedNames();
        sameNames();
        new LostNames(context.symbols, missed).settle();
    }

    /** Whether a name is declared in something that was left out because it is wrong itself. */
    private boolean isDoubtful(Diagnostic problem) {
        if (!MISSED.contains(problem.code())) {
            return false;
        }
        Span at = problem.primary().span();
        return context.doubtful.stream()
                .filter(text ->
                        !text.source().equals(at.source()) || at.start() >= text.end() || at.end() <= text.start())
                .anyMatch(text -> declares(text.text(), at.text()));
    }

    private static boolean declares(String doubtful, String name) {
        return doubtful.startsWith("|")
                ? PrintedName.identifier(doubtful).contains(PrintedName.identifier(name))
                : Pattern.compile(DECLARING + Pattern.quote(name) + "\\b")
                        .matcher(doubtful)
                        .find();
    }

    /** Whoever copies a row and forgets to change its name has one row twice and another not at all, which is one mistake. */
    private void doubledRows() {
        List<String> missing = missingRows();
        if (context.doubled.size() == 1 && missing.size() == 1) {
            Diagnostic named = missed.remove(missing.get(0)).get(0);
            context.diagnostics.add(context.doubled
                    .get(0)
                    .problem()
                    .with(named.primary().span(), "this one has no row")
                    .help("is one of the two rows meant for `" + missing.get(0) + "`?"));
            return;
        }
        context.doubled.forEach(row -> context.diagnostics.add(row.problem()
                .help("leave one of them out, or give this one another identifier: `" + row.printed() + " as …`")));
    }

    /** A row without a name is that of whoever is missed, and so is one that is too short to have all its cells. */
    private void namelessRows() {
        List<String> rows = missingRows();
        List<String> missing = rows.size() == 1
                ? rows
                : rows.stream()
                        .filter(name -> missed.get(name).get(0).code() == NameCode.UNKNOWN_THING)
                        .toList();
        if (context.nameless.size() == 1 && !missing.isEmpty()) {
            context.diagnostics.add(withoutRow(context.nameless.get(0), missing));
            return;
        }
        context.nameless.forEach(context.diagnostics::add);
        List<String> cut = missed.entrySet().stream()
                .filter(one -> one.getValue().get(0).code() == TypeCode.ROW_LENGTH)
                .map(Map.Entry::getKey)
                .toList();
        if (cut.size() == 1 && missed.get(cut.get(0)).size() == 1 && !missing.isEmpty()) {
            missed.put(cut.get(0), List.of(withoutRow(missed.get(cut.get(0)).get(0), missing)));
        }
    }

    /** A message about a row, which also tells of those whose row it may be; nobody else tells of them then. */
    private Diagnostic withoutRow(Diagnostic row, List<String> missing) {
        Diagnostic told = row;
        for (String name : missing) {
            told = told.with(missed.remove(name).get(0).primary().span(), "this one has no row");
        }
        return told.help("is the row meant for `" + String.join("`, `", missing) + "`?");
    }

    private List<String> missingRows() {
        return missed.entrySet().stream()
                .filter(one -> one.getValue().stream().anyMatch(MissedNames::missesRow))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean missesRow(Diagnostic problem) {
        return problem.code() == TypeCode.BAD_CELL || problem.code() == NameCode.UNKNOWN_THING;
    }

    /** Two names in one cell without a comma are one name, and both are missed. */
    private void joinedNames() {
        List<String> missing = missingRows();
        for (String first : missing) {
            context.symbols.allMembers().values().stream()
                    .flatMap(List::stream)
                    .filter(member -> member.id().startsWith(first) && missing.contains(rest(member, first)))
                    .findFirst()
                    .ifPresent(member -> joined(member, first, rest(member, first)));
        }
    }

    /** What follows a name in that of a thing; a word that joins names is none of its own. */
    private static String rest(Member member, String first) {
        return JOINING.matcher(member.id().substring(first.length())).replaceFirst("");
    }

    private void joined(Member member, String first, String second) {
        if (!missed.containsKey(first) || !missed.containsKey(second)) {
            return;
        }
        Span cell = member.span();
        Span use = missed.remove(first).get(0).primary().span();
        missed.remove(second);
        Diagnostic problem = Diagnostic.error(
                        NameCode.UNKNOWN_THING,
                        "`" + first + "` and `" + second + "` are one name here",
                        cell,
                        "one " + member.kind())
                .with(use, "unknown");
        Matcher blank = BLANKS.matcher(cell.text());
        Optional<Integer> comma = Optional.empty();
        while (comma.isEmpty() && blank.find()) {
            String before = cell.text().substring(0, blank.start());
            if (PrintedName.identifier(before.substring(before.lastIndexOf(',') + 1))
                    .equals(first)) {
                comma = Optional.of(cell.start() + blank.start());
            }
        }
        String advice = "names are divided by commas";
        context.diagnostics.add(comma.map(at -> Mended.writing(problem, advice, cell.source(), at, at, ","))
                .orElseGet(() -> problem.help(advice)));
    }

    /** A name that is gone is missed as a rule here, as a field there and as the target of an exception elsewhere. */
    private void sameNames() {
        Map<String, List<String>> keys = new LinkedHashMap<>();
        missed.forEach((key, found) -> {
            Diagnostic first = found.get(0);
            // A corrected line belongs to its place.
            String written = first.primary().span().text();
            boolean word = first.code() != TypeCode.NOT_A_KEY
                    || FIRST_LETTER.matcher(written).lookingAt();
            if (MISSED.contains(first.code()) && first.offer().isEmpty() && word) {
                keys.computeIfAbsent(written.substring(written.lastIndexOf('.') + 1), name -> new ArrayList<>())
                        .add(key);
            }
        });
        keys.values().stream().filter(same -> same.size() > 1).forEach(same -> {
            List<Diagnostic> all = new ArrayList<>();
            same.forEach(key -> all.addAll(missed.remove(key)));
            missed.put(same.get(0), all);
        });
    }

    /** Says what was met at several places once, at the first place where a reader meets it. */
    static Diagnostic once(List<Diagnostic> found) {
        Diagnostics inOrder = new Diagnostics();
        inOrder.addAll(found);
        Diagnostic first = inOrder.list().get(0);
        long others = found.stream().map(one -> one.primary().span()).distinct().count() - 1;
        return others == 0
                ? first
                : first.note("the same stands at " + (others == 1 ? "one more place" : others + " more places"));
    }
}
