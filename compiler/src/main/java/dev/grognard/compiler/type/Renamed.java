package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.resolve.LayeredRules;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A name that was changed where it is declared and nowhere else: what has the new name is used by nobody, and the old one is missed
 * wherever it is used.
 */
final class Renamed {
    private static final Set<Code> MISSED = Set.of(
            NameCode.UNKNOWN_NAME,
            NameCode.UNKNOWN_THING,
            NameCode.UNKNOWN_FIELD,
            NameCode.UNKNOWN_PROCEDURE,
            NameCode.UNKNOWN_ORDER,
            NameCode.UNKNOWN_TYPE,
            LayerCode.UNKNOWN_TARGET);

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{N}]*");

    /** What stands before a name that is declared. */
    private static final Pattern DECLARING = Pattern.compile(
            "\\b(place|link|box|piece|enum|quantity|list|record|region|state|rule|table|modifiers|travel|procedure|order|option|scenario|let)\\h+$");

    private static final String KIND = "there is no kind of ";

    /** What stands behind a parameter or a printed field. */
    private static final Pattern TYPED = Pattern.compile("\\h*:|\\h+in\\b");

    private static final Pattern CELL_END = Pattern.compile("\\h*\\|");

    /** Advice for whoever knows nothing better. */
    private static final Pattern VAGUE =
            Pattern.compile("known here: |there (?:are|is only) |a plain number is |what changes is declared as ");

    private final Symbols symbols;
    private final List<LayeredDecl> decls;
    private final Map<String, List<Span>> words = new LinkedHashMap<>();
    private final Set<SourceText> ofSeries;

    Renamed(LayeredRules rules, Symbols symbols) {
        this.symbols = symbols;
        this.decls = rules.decls();
        this.ofSeries = Set.copyOf(
                sources(rules.decls().stream().filter(decl -> decl.layer().form() == Layer.Form.SERIES)));
        sources(rules.decls().stream()).forEach(this::read);
    }

    private static List<SourceText> sources(Stream<LayeredDecl> decls) {
        return decls.map(LayeredDecl::decl)
                .map(Decl::span)
                .map(Span::source)
                .distinct()
                .toList();
    }

    private void read(SourceText source) {
        Matcher word = WORD.matcher(rules(source.text()));
        while (word.find()) {
            words.computeIfAbsent(word.group(), name -> new ArrayList<>()).add(source.span(word.start(), word.end()));
        }
    }

    /** A text with blanks for whatever is no rule: remarks, and words between quotes except what stands in braces there. */
    private static String rules(String text) {
        StringBuilder rules = new StringBuilder(text);
        boolean remark = false;
        boolean quoted = false;
        int braces = 0;
        for (int i = 0; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '\n') {
                remark = false;
                quoted = false;
                continue;
            }
            remark |= !quoted && text.startsWith("//", i);
            if (!remark && sign == '"') {
                quoted = !quoted;
                braces = 0;
            } else if (quoted) {
                braces += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            }
            if (remark || (quoted && braces <= 0)) {
                rules.setCharAt(i, ' ');
            }
        }
        return rules.toString();
    }

    /** A message, and the name that seems to be meant. */
    record Told(Diagnostic problem, Optional<String> meant) {}

    /** The message with the name that is meant, if only one can be; whoever errs once may only have slipped. */
    Told told(Diagnostic problem, String written, Collection<String> known, Supplier<Diagnostic> explained) {
        Optional<Span> renamed = renamed(problem, written, known);
        if (renamed.isPresent() && isPlain(problem, written, known)) {
            return meant(problem, renamed.get());
        }
        Diagnostic otherwise = explained.get();
        return renamed.filter(name -> isVague(otherwise))
                .map(name -> meant(otherwise, name))
                // Numbers of another unit would not fit: whoever guesses so would find mistakes that are none.
                .map(told ->
                        told.meant().filter(symbols.quantities::containsKey).isEmpty()
                                ? told
                                : new Told(told.problem(), Optional.empty()))
                .orElseGet(() -> new Told(otherwise, Optional.empty()));
    }

    private static Told meant(Diagnostic problem, Span name) {
        return new Told(
                problem.with(name, "declared here, and used by nobody")
                        .help("did you mean `" + name.text() + "`? A name is changed wherever it stands"),
                Optional.of(name.text()));
    }

    /** Whether nothing but a changed name explains it: many use the old one, or one calls it and nothing is called so nearly. */
    private boolean isPlain(Diagnostic problem, String written, Collection<String> known) {
        return written(written).size() > 1
                || (given(problem.primary().span()) >= 0
                        && Suggest.closest(written, known).isEmpty());
    }

    /** Whether a message only says what there is. */
    private static boolean isVague(Diagnostic explained) {
        boolean sort = explained.code() != NameCode.UNKNOWN_THING
                || explained.message().startsWith(KIND);
        return sort
                && MISSED.contains(explained.code())
                && explained.offer().isEmpty()
                && explained.helps().stream()
                        .allMatch(help -> VAGUE.matcher(help).lookingAt());
    }

    private Optional<Span> renamed(Diagnostic problem, String written, Collection<String> known) {
        // What others have was not renamed: it is asked of something that has none.
        boolean ofOthers = problem.code() == NameCode.UNKNOWN_FIELD
                && symbols.kinds().stream()
                        .flatMap(kind -> symbols.fields(kind).stream())
                        .anyMatch(field -> field.name().equals(written));
        if (!MISSED.contains(problem.code()) || ofOthers) {
            return Optional.empty();
        }
        Span at = problem.primary().span();
        List<Span> unused = Stream.concat(known.stream(), declared(problem.code(), at))
                .distinct()
                .filter(name -> !name.equals(written) && written(name).size() == 1)
                .map(name -> written(name).get(0))
                .filter(span -> !ofSeries.contains(span.source()) && isMeant(span, at))
                .toList();
        return unused.size() == 1 ? Optional.of(unused.get(0)) : Optional.empty();
    }

    /** Whether a name is declared where it stands, and could be used at another place: nothing is declared by itself. */
    private boolean isMeant(Span name, Span use) {
        String text = name.source().text();
        String line = text.substring(text.lastIndexOf('\n', name.start() - 1) + 1, name.start());
        String rest = text.substring(name.end());
        Matcher declaring = DECLARING.matcher(line);
        if (declaring.find()) {
            boolean changes = declaring.group(1).equals("state");
            return changes || !Unknowns.isTarget(use) && (declaring.group(1).equals("let") || !isWithinOne(name, use));
        }
        return !name.equals(use)
                && (TYPED.matcher(rest).lookingAt()
                        || (line.strip().equals("|") && CELL_END.matcher(rest).lookingAt()));
    }

    /** Whether a use stands within what has this name. */
    private boolean isWithinOne(Span name, Span use) {
        Optional<Span> whole = decls.stream()
                .map(layered -> layered.decl().span())
                .filter(span -> holds(span, name))
                .findFirst();
        boolean own = whole.filter(span -> !span.source()
                        .text()
                        .substring(span.start(), name.start())
                        .contains("\n"))
                .isPresent();
        return own ? holds(whole.get(), use) : holds(lineOf(name), use);
    }

    /** The line of something that stands inside something else, which is mostly all of it. */
    private static Span lineOf(Span name) {
        int end = name.source().text().indexOf('\n', name.end());
        return name.source().span(name.start(), end < 0 ? name.source().text().length() : end);
    }

    private static boolean holds(Span whole, Span part) {
        return whole.source().equals(part.source()) && whole.start() <= part.start() && part.end() <= whole.end();
    }

    private List<Span> written(String name) {
        return words.getOrDefault(name, List.of());
    }

    /** The names that can stand at a place. */
    private Stream<String> declared(Code missed, Span at) {
        if (missed == NameCode.UNKNOWN_THING) {
            return Stream.of();
        }
        if (missed == NameCode.UNKNOWN_TYPE) {
            return Stream.of(
                            symbols.kinds().stream().map(Kind::name),
                            symbols.quantities.keySet().stream(),
                            symbols.records.keySet().stream())
                    .flatMap(names -> names);
        }
        if (missed == LayerCode.UNKNOWN_TARGET) {
            return Stream.concat(symbols.rules.keySet().stream(), symbols.procedures.keySet().stream());
        }
        int given = given(at);
        if (missed == NameCode.UNKNOWN_PROCEDURE) {
            return takes(symbols.procedures, Math.max(given, 0));
        }
        if (missed == NameCode.UNKNOWN_ORDER) {
            return symbols.orders.keySet().stream();
        }
        String text = at.source().text();
        boolean asked = at.start() > 0 && text.charAt(at.start() - 1) == '.';
        Stream<String> rules = takes(symbols.rules, Math.max(given, 0) + (asked ? 1 : 0));
        if (given >= 0) {
            return rules;
        }
        Stream<String> kept = asked
                ? symbols.kinds().stream()
                        .flatMap(kind -> symbols.fields(kind).stream())
                        .map(field -> field.name())
                : symbols.globals.keySet().stream();
        return Stream.concat(rules, kept);
    }

    private static Stream<String> takes(Map<String, Signature> callable, int values) {
        return callable.values().stream()
                .filter(one -> one.parameters().size() == values)
                .map(Signature::name);
    }

    /** How many values are given in parentheses behind a name, or less than none if it has no parentheses. */
    private static int given(Span name) {
        String text = name.source().text();
        if (name.end() >= text.length() || text.charAt(name.end()) != '(') {
            return -1;
        }
        int depth = 0;
        int commas = 0;
        for (int i = name.end(); i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '(', '[', '{' -> depth++;
                case ')', ']', '}' -> depth--;
                case ',' -> commas += depth == 1 ? 1 : 0;
                default -> {}
            }
            if (depth == 0) {
                return text.substring(name.end() + 1, i).isBlank() ? 0 : commas + 1;
            }
        }
        return commas + 1;
    }
}
