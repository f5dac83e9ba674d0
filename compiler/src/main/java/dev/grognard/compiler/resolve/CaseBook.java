package dev.grognard.compiler.resolve;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Citing;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.PrintedCase;
import dev.grognard.compiler.source.Library;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The printed book that a game rests on: its list of cases, the prefixes of citations, and who cites what. */
public final class CaseBook {
    private static final String HEADING = "case";

    private static final String LIST = ".tsv";

    private static final Pattern LINE = Pattern.compile("[^\\r\\n]+");

    /** A range whose last case is written as a whole. */
    private static final Pattern WHOLE_RANGE = Pattern.compile("(.+\\.)(\\w+)-\\1(\\w+)");

    /** So many slips are told one by one. */
    private static final int MOST_TOLD = 2;

    private static final int MOST_LISTED = 12;

    private final Map<String, PrintedCase> printed = new LinkedHashMap<>();
    /** What stands before the first dot of printed cases, and the list that has such cases. */
    private final Map<String, String> printedPrefixes = new HashMap<>();

    /** Lines of the list that have no tab, by their first word. */
    private final Map<String, Span> untabbed = new HashMap<>();

    private final Map<String, CitedBook> books = new LinkedHashMap<>();
    private final List<Citing> citings = new ArrayList<>();
    private final Set<String> unknownBooks = new LinkedHashSet<>();
    private final Map<String, List<Span>> unknown = new LinkedHashMap<>();
    /** What stands in brackets like a case and was meant for something else. */
    private final Set<String> noCases;

    private final Diagnostics diagnostics;
    private boolean listed;
    private String file = "";

    private CaseBook(CaseBook same, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.listed = same.listed;
        this.noCases = same.noCases;
        this.file = same.file;
        printed.putAll(same.printed);
        untabbed.putAll(same.untabbed);
        printedPrefixes.putAll(same.printedPrefixes);
        books.putAll(same.books);
        unknownBooks.addAll(same.unknownBooks);
    }

    /** The same book for somebody who cites beside others. */
    public CaseBook beside(Diagnostics apart) {
        return new CaseBook(this, apart);
    }

    /** Notes what somebody cites beside others. */
    public void takeOver(CaseBook beside) {
        citings.addAll(beside.citings);
    }

    /** Notes that what stands in brackets was meant for a value, so that no case is missed there. */
    public void isNoCase(String id) {
        noCases.add(id);
    }

    /** Whether all cases that were cited so far are in the list, if there is one. */
    public boolean knowsAllCited() {
        return unknown.isEmpty();
    }

    /** Reads the list of cases and the prefixes of a game. */
    public CaseBook(LayeredRules rules, Library library, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.noCases = ConcurrentHashMap.newKeySet();
        Set<String> lists = new HashSet<>();
        for (Decl.CasesFile cases : all(rules, Decl.CasesFile.class)) {
            lists.add(CitedBook.nameOf(cases.file()));
            library.find(cases.file())
                    .ifPresentOrElse(text -> read(text, cases.span()), () -> reportMissing(cases, library));
        }
        for (Decl.Cites cites : all(rules, Decl.Cites.class)) {
            cites.books().forEach(book -> books.put(book.prefix().text(), CitedBook.of(book.title(), lists, library)));
        }
    }

    private static <T extends Decl> List<T> all(LayeredRules rules, Class<T> type) {
        return rules.decls().stream()
                .map(LayeredDecl::decl)
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    private void reportMissing(Decl.CasesFile cases, Library library) {
        Diagnostic problem =
                Diagnostic.error(NameCode.UNKNOWN_FILE, "there is no file " + cases.file(), cases.span(), "not found");
        List<String> free = library.texts().keySet().stream()
                .filter(name -> name.endsWith(LIST) && !isOfAnother(name, cases, library))
                .toList();
        diagnostics.add(problem.help(Suggest.closest(cases.file(), free)
                .map(near -> "did you mean " + near + "?")
                .orElse(
                        "make it beside this file, a line for each case: `case`, tab, `kind`, tab, `title`; without a list"
                                + " of cases leave this line out")));
    }

    /** Whether another file reads a list: that of another game is not meant, however alike their names are. */
    private static boolean isOfAnother(String list, Decl.CasesFile cases, Library library) {
        return library.texts().values().stream()
                .filter(text -> !text.name().equals(cases.span().source().name()))
                .anyMatch(text -> text.text().contains("cases \"" + list + "\""));
    }

    private void read(SourceText text, Span list) {
        file = text.name();
        List<Span> lines = lines(text);
        if (isWithoutTabs(lines)) {
            return;
        }
        listed = true;
        Map<String, Span> first = new HashMap<>();
        for (Span line : lines) {
            String[] columns = line.text().split("\t", -1);
            String id = columns[0].strip();
            boolean heading = line.start() == 0 && id.equals(HEADING);
            if (!heading && !id.isEmpty()) {
                if (columns.length == 1 && id.contains(" ")) {
                    untabbed.putIfAbsent(id.substring(0, id.indexOf(' ')), line);
                }
                String closed = columns.length > 3 ? columns[3].strip() : "";
                if (columns.length == 2 && columns[1].strip().contains(" ")) {
                    diagnostics.add(withoutKind(id, line));
                }
                if (id.indexOf('.') > 0) {
                    printedPrefixes.putIfAbsent(prefix(id), file);
                }
                Optional.ofNullable(first.putIfAbsent(id, line)).ifPresent(other -> twice(id, line, other));
                printed.put(
                        id,
                        new PrintedCase(
                                id,
                                columns.length > 1 ? columns[1].strip() : "",
                                columns.length > 2 ? columns[2].strip() : "",
                                closed.isEmpty() ? Optional.empty() : Optional.of(closed),
                                Optional.of(list)));
            }
        }
    }

    /** A kind is one word, so that several are the title. */
    private Diagnostic withoutKind(String id, Span line) {
        return Diagnostic.warning(
                        CheckCode.CASES_WITHOUT_TABS,
                        "the case " + id + " has a title and no kind in " + file,
                        line,
                        "two cells where there are three")
                .help("its kind stands between the two, as in `" + id + "`, tab, `rule`, tab, `"
                        + line.text().substring(line.text().indexOf('\t')).strip() + "`");
    }

    private static List<Span> lines(SourceText text) {
        List<Span> result = new ArrayList<>();
        Matcher line = LINE.matcher(text.text());
        while (line.find()) {
            result.add(text.span(line.start(), line.end()));
        }
        return result;
    }

    /** Whether the cells are parted by blanks, as editors like to do; then nobody knows where a cell ends. */
    private boolean isWithoutTabs(List<Span> lines) {
        Optional<Span> parted =
                lines.stream().filter(line -> line.text().strip().contains(" ")).findFirst();
        if (parted.isEmpty() || lines.stream().anyMatch(line -> line.text().contains("\t"))) {
            return false;
        }
        diagnostics.add(Diagnostic.error(
                        CheckCode.CASES_WITHOUT_TABS,
                        "the cells of " + file + " are not parted by tabs",
                        parted.get(),
                        "no tab in this line, nor in any other")
                .help("write a tab between the cells, `case`, tab, `kind`, tab, `title`; many editors put blanks for it"
                        + " unless they are told not to"));
        return true;
    }

    private void twice(String id, Span line, Span first) {
        diagnostics.add(
                Diagnostic.warning(CheckCode.CASE_TWICE, "the case " + id + " stands twice in " + file, line, "again")
                        .with(first, "the first one, which is not looked at")
                        .help("leave one of them out, or give this one the number that is meant"));
    }

    /** The cases that a construct cites, in the words of this game's books; cases of other games' books are left out. */
    public List<String> cite(Optional<Citation> citation, String construct, Layer layer) {
        if (citation.isEmpty()) {
            return List.of();
        }
        Set<String> result = new LinkedHashSet<>();
        for (String written : citation.get().cases()) {
            for (String id : ownCases(written.strip())) {
                Optional<String> book = unknownBook(id);
                if (book.isPresent() && !unknownBooks.add(book.get())) {
                    continue;
                }
                if (book.isPresent()) {
                    diagnostics.add(Diagnostic.error(
                                    NameCode.UNKNOWN_BOOK,
                                    "no book is cited as " + book.get(),
                                    citation.get().span(),
                                    "case " + id)
                            .help("say which book it is: `cites " + book.get() + " \"…\"`"));
                } else if (listed && !printed.containsKey(id) && !isOfBookWithoutList(id)) {
                    unknown.computeIfAbsent(id, one -> new ArrayList<>())
                            .add(citation.get().span());
                }
                if (result.add(id)) {
                    citings.add(new Citing(id, construct, layer, citation.get().span()));
                }
            }
        }
        return List.copyOf(result);
    }

    /** Says which cited cases the list does not hold; if there are many, the list is to blame, and it is said once. */
    public void reportUnknown() {
        unknown.keySet().removeAll(noCases);
        if (unknown.isEmpty()) {
            return;
        }
        Diagnostics inOrder = new Diagnostics();
        unknown.forEach((id, spans) -> inOrder.add(unknown(id, spans)));
        List<Diagnostic> found = inOrder.list();
        if (found.size() <= MOST_TOLD) {
            diagnostics.addAll(found);
            return;
        }
        Diagnostic first = found.get(0);
        List<String> others = found.stream()
                .skip(1)
                .flatMap(problem -> problem.subject().stream())
                .toList();
        diagnostics.add(Diagnostic.error(
                        first.code(),
                        first.message(),
                        first.primary().span(),
                        first.primary().text())
                .about(first.subject().orElseThrow())
                .note("nor the cases " + listed(others))
                .help(inBrackets(first.subject().orElseThrow())
                        .orElse("add them to " + file + ", a line for each: the case, a tab, `rule`, a tab, a title")));
    }

    private static String listed(List<String> ids) {
        int shown = Math.min(ids.size(), MOST_LISTED);
        return String.join(", ", ids.subList(0, shown))
                + (shown < ids.size() ? " and " + (ids.size() - shown) + " more" : "");
    }

    private Diagnostic unknown(String id, List<Span> spans) {
        Diagnostics inOrder = new Diagnostics();
        for (Span span : spans) {
            inOrder.add(
                    Diagnostic.error(NameCode.UNKNOWN_CASE, "the book has no case " + id, span, "not in " + listFor(id))
                            .about(id));
        }
        Diagnostic first = inOrder.list().get(0);
        Optional<String> bare = inBrackets(id);
        if (bare.isPresent()) {
            return first.help(bare.get());
        }
        if (untabbed.containsKey(id)) {
            return first.with(untabbed.get(id), "no tab stands behind the case here")
                    .help("in " + file + " one tab stands between the cells: the case, a tab, `rule`, a tab, a title");
        }
        Matcher twice = WHOLE_RANGE.matcher(id);
        if (twice.matches()) {
            return first.help("of the last case of a range only what differs is written: `[" + twice.group(1)
                    + twice.group(2) + "-" + twice.group(3) + "]`");
        }
        // Every number is near to another; only words are misspelt.
        Optional<String> near = id.matches("[\\d.]+") ? Optional.empty() : Suggest.closest(id, printed.keySet());
        return first.help(near.map(one -> "did you mean " + one + "? Or add " + id + " to " + listFor(id))
                .orElse("cite a case that is printed, or add " + id + " to " + listFor(id)));
    }

    /** What to do about a case that the list has in brackets, as rules cite it. */
    private Optional<String> inBrackets(String id) {
        return printed.containsKey("[" + id + "]")
                ? Optional.of("in " + file + " cases stand without brackets: `" + id + "`")
                : Optional.empty();
    }

    /** The list in which a case is missed: one that has others like it. */
    private String listFor(String id) {
        return printedPrefixes.getOrDefault(prefix(id), file);
    }

    /** Capitals before the first dot are a book if no printed case begins with them. */
    private Optional<String> unknownBook(String id) {
        String prefix = prefix(id);
        boolean book = listed
                && !books.containsKey(prefix)
                && !printedPrefixes.containsKey(prefix)
                && prefix.chars().allMatch(c -> c >= 'A' && c <= 'Z')
                && !prefix.isEmpty();
        return book ? Optional.of(prefix) : Optional.empty();
    }

    /** The cases without noting that anything cites them: for `over`, `reinstates`, `refuse`. */
    public List<String> refer(List<Citation> citations) {
        return citations.stream()
                .flatMap(c -> c.cases().stream())
                .flatMap(c -> ownCases(c.strip()).stream())
                .toList();
    }

    private List<String> ownCases(String written) {
        String prefix = prefix(written);
        CitedBook book = books.get(prefix);
        // A list may print the prefix too, as a book does that joins two; then it is a part of the case.
        if (book == null || book == CitedBook.WITHOUT_LIST || printedPrefixes.containsKey(prefix)) {
            return range(written);
        }
        return book == CitedBook.OURS ? range(written.substring(prefix.length() + 1)) : List.of();
    }

    private boolean isOfBookWithoutList(String id) {
        String prefix = prefix(id);
        return books.get(prefix) == CitedBook.WITHOUT_LIST && !printedPrefixes.containsKey(prefix);
    }

    /** What stands before the first dot. */
    private static String prefix(String id) {
        return id.substring(0, Math.max(0, id.indexOf('.')));
    }

    private List<String> range(String id) {
        int dash = id.lastIndexOf('-');
        int dot = id.lastIndexOf('.');
        if (printed.containsKey(id) || dash <= dot + 1 || dash == id.length() - 1) {
            return List.of(id);
        }
        String stem = id.substring(0, dot + 1);
        List<String> ids = steps(id.substring(dot + 1, dash), id.substring(dash + 1)).stream()
                .map(step -> stem + step)
                .toList();
        return !ids.isEmpty() && printed.keySet().containsAll(ids) ? ids : List.of(id);
    }

    private static List<String> steps(String from, String to) {
        List<String> result = new ArrayList<>();
        if (from.matches("\\d{1,4}") && to.matches("\\d{1,4}")) {
            for (int i = Integer.parseInt(from); i <= Integer.parseInt(to); i++) {
                result.add(Integer.toString(i));
            }
        } else if (from.length() == 1 && to.length() == 1) {
            for (char c = from.charAt(0); c <= to.charAt(0); c++) {
                result.add(Character.toString(c));
            }
        }
        return result;
    }

    /** Every construct that cites a case. */
    public List<Citing> citings() {
        return List.copyOf(citings);
    }

    /** The printed cases in the book's order. */
    public List<PrintedCase> printedCases() {
        return List.copyOf(printed.values());
    }
}
