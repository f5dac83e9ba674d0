package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Citation;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.diagnostic.Code;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Suggest;
import dev.grognard.compiler.model.Assumption;
import dev.grognard.compiler.model.Constants;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.model.GlobalState;
import dev.grognard.compiler.model.HexGrid;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.RecordDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.phrase.PrintedTurns;
import dev.grognard.compiler.resolve.CaseBook;
import dev.grognard.compiler.resolve.LayeredRules;
import dev.grognard.compiler.resolve.Symbols;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the parts of the type checker share: symbols, the book, and where mistakes are noted. */
final class Context {
    private static final Pattern DICE = Pattern.compile("\\b(?:roll|draw)\\b|\\b\\d*[dD]\\d+\\b");

    final LayeredRules rules;
    final Symbols symbols;
    final CaseBook book;
    final Diagnostics diagnostics;
    final Guards guards;
    final Standing standing;
    final List<GivenDice.Thrown> thrown = new ArrayList<>();
    final List<GivenDraws.Drawn> drawn = new ArrayList<>();
    /** The rolls that do not say what they are for. */
    final List<Span> aimlessRolls = new ArrayList<>();

    /** Calls of procedures that give something which nobody keeps. */
    final List<Span> droppedValues = new ArrayList<>();

    final List<Assumption> assumptions = new ArrayList<>();
    /** What stands inside procedures, for examples: names of the procedure, then its variables and rules. */
    final Map<Signature, Map<String, Variable>> frames = new LinkedHashMap<>();

    final Map<String, Signature> innerCallables = new LinkedHashMap<>();
    /** Families of kinds whose rows have a column that was not understood, so that values are missing for that reason. */
    final Set<Kind> badColumns = new LinkedHashSet<>();
    /** Names that rows would have declared if their header had been understood. */
    final Set<String> lost = new LinkedHashSet<>();

    /** A row whose name another one has. */
    record Doubled(String printed, Diagnostic problem) {}

    /** Rows with a name that another one has. */
    final List<Doubled> doubled = new ArrayList<>();

    /** Rows in which a name is wanted. */
    final List<Diagnostic> nameless = new ArrayList<>();

    /** What was left out because something is wrong in it, so that whatever it declares is missing for that reason. */
    final List<Span> doubtful = new ArrayList<>();

    /** Kinds of which it was said that everything belongs to a narrower one. */
    private final Set<Kind> divided = new LinkedHashSet<>();

    /** Kinds of links whose lines were not all understood, so that links are missing for that reason. */
    final Set<Kind> badLinks = new LinkedHashSet<>();

    /** Names of two declarations, of which it has been told; what they mean is left open. */
    final Set<String> ambiguous = new LinkedHashSet<>();
    /** Where states, lists, rules, tables and modifiers have their names, each where it stands first. */
    final Map<String, Span> declared = new LinkedHashMap<>();
    /** Names of these that somebody calls something else by; it is told once. */
    final Set<String> shadowed = new LinkedHashSet<>();

    /** Kinds of pieces of which it is not known where they stand, since a name there means nothing. */
    final Set<Kind> lostStanding = new LinkedHashSet<>();

    /** Whether dice or draws stand in what was left out, since what it belongs to is not there. */
    boolean lostDice;

    /** Whether a line of the map was not understood, so that steps are missing for that reason. */
    boolean lostLines;

    /** Whether the map has been read so far that its links are known. */
    boolean linksAreRead;

    private final Map<String, List<Diagnostic>> repeated = new LinkedHashMap<>();
    /** Null until something is missed. */
    private Renamed renamed;
    /** What the names that `let` gives stand for. */
    final Map<Variable, dev.grognard.compiler.model.Expr> lets = new LinkedHashMap<>();
    /** The ways of travelling that are declared. */
    final Map<Signature, Journeys.Counted> travels = new LinkedHashMap<>();
    /** Parameters that are odds, and how they round if they say so. */
    final Map<Variable, Optional<dev.grognard.compiler.ast.Expr.Rounding.Mode>> odds = new LinkedHashMap<>();
    /** How odds round that are given to whoever says so. */
    Optional<dev.grognard.compiler.ast.Expr.Rounding.Mode> rounding = Optional.empty();
    /** The values of records that are printed anywhere, in the order in which they were read. */
    private final List<RecordDef.Value> recordValues = new ArrayList<>();
    /** Phases and procedures at whose start states can fall back. */
    final Set<String> beginnings = new LinkedHashSet<>();
    /** Those of them that are names of a phase and of a procedure. */
    final Set<String> sharedBeginnings = new LinkedHashSet<>();
    /** The types of the parameters of orders and options, for examples. */
    final Map<String, List<Variable>> optionParameters = new LinkedHashMap<>();
    /** The dates of the turns, if they have any. */
    Optional<Calendar> calendar = Optional.empty();
    /** Whether a calendar was not understood, so that dates mean nothing for that reason. */
    boolean badCalendar;
    /** What may lie in hexes, on their sides and along their steps, by name. */
    final Map<String, HexGrid.Feature> features = new LinkedHashMap<>();
    /** Whether the numbers of the hexes were not understood, so that no hex is there for that reason. */
    boolean lostHexes;
    /** The phases that somebody asks about, with the hidden state that tells whether each is under way. */
    final Map<String, GlobalState> phasesAsked = new LinkedHashMap<>();

    /** Where they are asked about. */
    final List<Name> phaseNames = new ArrayList<>();

    /** The hexes of the map, if it has any. */
    Optional<HexBoard> hexes = Optional.empty();
    /** The printed values as they are read, so that the compiler can work out what depends on them. */
    final PrintedValues printed;

    Context(LayeredRules rules, Symbols symbols, CaseBook book, Diagnostics diagnostics) {
        this(rules, symbols, book, diagnostics, new PrintedValues());
    }

    private Context(
            LayeredRules rules, Symbols symbols, CaseBook book, Diagnostics diagnostics, PrintedValues printed) {
        this.rules = rules;
        this.symbols = symbols;
        this.book = book;
        this.diagnostics = diagnostics;
        this.printed = printed;
        this.guards = new Guards(diagnostics, lets);
        this.standing = new Standing(this);
    }

    /** Something that is printed as a value of a record. */
    dev.grognard.compiler.model.Expr recordConstant(Span span, RecordDef.Value value) {
        recordValues.add(value);
        return new dev.grognard.compiler.model.Expr.RecordConstant(span, value);
    }

    List<RecordDef.Value> recordValues() {
        return Collections.unmodifiableList(recordValues);
    }

    /** The same for somebody who works beside others when all is declared: he knows what is known, and notes apart what he finds. */
    Context beside() {
        Diagnostics apart = new Diagnostics();
        Context other = new Context(rules, symbols, book.beside(apart), apart, printed);
        other.thrown.addAll(thrown);
        other.drawn.addAll(drawn);
        other.aimlessRolls.addAll(aimlessRolls);
        other.droppedValues.addAll(droppedValues);
        other.frames.putAll(frames);
        other.innerCallables.putAll(innerCallables);
        other.badColumns.addAll(badColumns);
        other.lost.addAll(lost);
        other.doubled.addAll(doubled);
        other.nameless.addAll(nameless);
        other.doubtful.addAll(doubtful);
        other.divided.addAll(divided);
        other.badLinks.addAll(badLinks);
        other.ambiguous.addAll(ambiguous);
        other.declared.putAll(declared);
        other.shadowed.addAll(shadowed);
        other.lostStanding.addAll(lostStanding);
        other.lostDice = lostDice;
        other.lostLines = lostLines;
        other.linksAreRead = linksAreRead;
        other.lets.putAll(lets);
        other.travels.putAll(travels);
        other.odds.putAll(odds);
        other.rounding = rounding;
        other.beginnings.addAll(beginnings);
        other.sharedBeginnings.addAll(sharedBeginnings);
        other.optionParameters.putAll(optionParameters);
        other.calendar = calendar;
        other.badCalendar = badCalendar;
        other.features.putAll(features);
        other.lostHexes = lostHexes;
        other.phasesAsked.putAll(phasesAsked);
        other.hexes = hexes;
        return other;
    }

    /** Whether nothing was found so far that an author must be told, or is yet to be told. */
    boolean isSound() {
        return !diagnostics.hasErrors() && repeated.isEmpty() && book.knowsAllCited();
    }

    /** Whether somebody who worked beside this one has found nothing wrong, and nothing that others would have had to know. */
    boolean couldDoWithout(Context other) {
        return other.diagnostics.count() == 0
                && other.isSound()
                && other.phasesAsked.keySet().equals(phasesAsked.keySet());
    }

    /** Takes over what somebody has noted who worked beside this one. */
    void takeOver(Context other) {
        book.takeOver(other.book);
        recordValues.addAll(other.recordValues);
        phaseNames.addAll(other.phaseNames);
        lets.putAll(other.lets);
    }

    /** The layer that everything made by the compiler itself belongs to. */
    Layer lastLayer() {
        return rules.layers().get(rules.layers().size() - 1);
    }

    /** Whether only a series is looked at, which leaves to its games what it leaves open. */
    boolean series() {
        return rules.layers().stream().allMatch(layer -> layer.form() == Layer.Form.SERIES);
    }

    /** Whether a number stands where numbers have no meaning, so that it is a hex. */
    boolean isHexNumber(dev.grognard.compiler.ast.Expr expr) {
        return hexes.isPresent() && expr instanceof dev.grognard.compiler.ast.Expr.Whole;
    }

    /** Whether nobody knows where pieces of a kind stand. */
    boolean hasLostStanding(Kind piece) {
        return lostStanding.stream().anyMatch(piece::isA);
    }

    /** Notes that it is not known which links there are. */
    void loseLinks() {
        symbols.kinds().stream()
                .filter(kind -> kind.category() == Kind.Category.LINK)
                .forEach(kind -> badLinks.add(kind.root()));
    }

    /** Notes that something is left out, with the dice in it. */
    void leaveOut(Span span) {
        lostDice |= DICE.matcher(span.text()).find();
        doubtful.add(span);
    }

    Diagnostic error(Code code, Span span, String message, String label) {
        Diagnostic problem = Diagnostic.error(code, message, span, label);
        diagnostics.add(problem);
        return problem;
    }

    void error(Code code, Span span, String message, String label, String help) {
        diagnostics.add(Diagnostic.error(code, message, span, label).help(help));
    }

    /** Says once of a kind with kinds below it that everything belongs to one of these. */
    boolean hasNarrower(Kind kind, Span span) {
        Optional<Kind> below = symbols.kinds().stream()
                .filter(other -> other.parent().filter(kind::equals).isPresent())
                .findFirst();
        below.filter(narrower -> divided.add(kind))
                .ifPresent(narrower -> diagnostics.add(Diagnostic.error(
                                LayerCode.NARROWER,
                                "this is " + Types.article(kind.name()) + " of no narrower kind",
                                span,
                                "which kind of " + kind + "?")
                        .with(narrower.span(), "since there is a narrower kind, every " + kind + " is of one")
                        .help("declare a kind for these too, such as `Plain" + kind + " is " + kind
                                + "`, and write that name here")));
        return below.isPresent();
    }

    void unknown(Span span, String what, String written, Collection<String> candidates) {
        boolean hex = lostHexes && Character.isDigit(written.charAt(written.length() - 1));
        if (!lost.contains(written) && !hex) {
            String message = "there is no " + what + " `" + written + "`";
            Diagnostic problem = Diagnostic.error(Unknowns.code(what), message, span, "unknown");
            HexGrid.Feature drawn = features.get(written);
            if (what.equals("thing") && PrintedTurns.isTime(written)) {
                once(written, new ClockTimes(this).of(span));
            } else if (drawn == null) {
                unknown(written, problem, written, candidates);
            } else {
                once(written, problem.help(Unknowns.asked(drawn)));
            }
        }
    }

    void unknownProperty(Span span, String of, String written, Collection<String> candidates, Optional<String> help) {
        Diagnostic problem = Diagnostic.error(
                NameCode.UNKNOWN_FIELD, "`" + written + "` is nothing that " + of + " has", span, "unknown");
        String key = of + "." + written;
        help.ifPresentOrElse(words -> once(key, problem.help(words)), () -> unknown(key, problem, written, candidates));
    }

    private void unknown(String key, Diagnostic problem, String written, Collection<String> candidates) {
        Renamed.Told told = renamed()
                .told(problem, written, candidates, () -> Unknowns.explained(problem, written, candidates, symbols));
        once(key, told.problem());
        told.meant().ifPresent(name -> symbols.rename(written, name));
    }

    /** What was renamed; the words of all texts are read only when something is missed, and once. */
    synchronized Renamed renamed() {
        if (renamed == null) {
            renamed = new Renamed(rules, symbols);
        }
        return renamed;
    }

    /** Says that there is no such kind; gives the one that seems to be meant, so that what follows from it is not told too. */
    Optional<Kind> missedKind(Span span, Kind.Category category) {
        List<String> candidates = symbols.kinds().stream()
                .filter(kind -> kind.category() == category)
                .map(Kind::name)
                .toList();
        unknown(span, "kind of " + category.name().toLowerCase(Locale.ROOT), span.text(), candidates);
        return symbols.kind(span.text())
                .or(() -> Suggest.sure(span.text(), candidates).flatMap(symbols::kind))
                .filter(kind -> kind.category() == category);
    }

    /** The one part of a thing that is of another kind, such as the side of a piece or the ground of a hex. */
    Optional<String> partOf(Type given, Type wanted) {
        if (!(given.present() instanceof Type.Of of) || !(wanted.present() instanceof Type.Of other)) {
            return Optional.empty();
        }
        Stream<Field> drawn = features.values().stream().map(HexGrid.Feature::field);
        List<String> names = Stream.concat(symbols.fields(of.kind()).stream(), drawn)
                .filter(field -> of.kind().isA(field.owner()) && field.keys().isEmpty())
                .filter(field -> field.type().present() instanceof Type.Of part && part.kind() == other.kind())
                .map(Field::name)
                .distinct()
                .toList();
        return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
    }

    /** Notes something that is said only once, however often it is met. */
    synchronized void once(String key, Diagnostic problem) {
        repeated.computeIfAbsent(key, k -> new ArrayList<>()).add(problem);
    }

    /** Whether nothing wrong was met so far on a line with dice, so that all rolls are known. */
    boolean knowsDice() {
        return !lostDice
                && Stream.concat(
                                diagnostics.list().stream(),
                                repeated.values().stream().flatMap(List::stream))
                        .map(problem -> problem.primary().span())
                        .noneMatch(span -> DICE.matcher(span.source().lines().text(span.line()))
                                .find());
    }

    /** Says once what was met at several places, at the first place where a reader meets it. */
    void reportUnknowns() {
        new ForgottenParameters(this).report(repeated);
        new ForgottenLets(droppedValues).report(repeated);
        new MissedNames(this, repeated).settle();
        repeated.values().forEach(found -> diagnostics.add(MissedNames.once(found)));
        repeated.clear();
    }

    /** Whether a row was left out because something is wrong with it. */
    boolean hasDoubtfulRow() {
        return doubtful.stream().anyMatch(text -> text.text().startsWith("|"));
    }

    /** Whether something wrong was met inside of a text. */
    boolean hasMistakeIn(Span whole) {
        return Stream.concat(
                        diagnostics.list().stream(), repeated.values().stream().flatMap(List::stream))
                .filter(Diagnostic::isError)
                .map(problem -> problem.primary().span())
                .anyMatch(span -> span.source().equals(whole.source())
                        && span.start() >= whole.start()
                        && span.end() <= whole.end());
    }

    /** Works out what depends on printed values only, as far as they have been read. */
    Constants constants() {
        Constants known = new Constants(symbols.kinds(), symbols::membersOf, printed::get, rule -> Optional.empty());
        return linksAreRead ? known : known.withoutLinks();
    }

    List<String> cite(Optional<Citation> citation, String construct, Env env) {
        return book.cite(citation, construct, env.layer());
    }
}
