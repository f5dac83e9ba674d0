package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.diagnostic.Offer;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.Scope;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The name of a kind in small letters, where no variable is called so.
 * The author has one of that kind in mind: the kind's own name would mean all of them, and be obeyed without a word.
 */
final class KindsInSmall {
    /** What stands before all of a kind, or before a kind that is asked for. */
    private static final Pattern BEFORE_ALL =
            Pattern.compile("(?s).*\\b(in|over|each|any|no|all|count|is|is\\s+not|are)\\s*\\(?\\s*");

    /** What stands before one of them. */
    private static final Pattern BEFORE_ONE = Pattern.compile("(?s).*\\b(at|to|from|of|move|remove|not)\\s+");

    /** What stands behind all of a kind. */
    private static final Pattern BEHIND_ALL = Pattern.compile("(?s)\\s+(of|where|at|on|next\\s+to|within)\\b.*");

    /** So much of the text beside a name says what it is. */
    private static final int BESIDE = 40;

    private final Context context;

    KindsInSmall(Context context) {
        this.context = context;
    }

    /**
     * Tells of such a name, unless it stands where all of the kind can be meant.
     *
     * @param own what the game itself has a name for here, and keeps or works out
     */
    boolean isReported(Span span, String written, Scope scope, Collection<String> own) {
        Optional<Kind> kind = context.symbols.kinds().stream()
                .filter(one -> one.name().equalsIgnoreCase(written))
                .findFirst();
        if (kind.isEmpty() || canMeanAll(span)) {
            return false;
        }
        List<String> ones = ones(kind.get(), scope);
        boolean field = span.source().text().startsWith(".", span.end());
        if (ones.isEmpty() && !field && isNumberOf(written, own)) {
            return false;
        }
        Diagnostic problem = Diagnostic.error(
                NameCode.UNKNOWN_NAME, "there is no rule, state or variable `" + written + "`", span, "unknown");
        context.once(
                written + " " + ones,
                ones.isEmpty() ? problem.help(unnamed(kind.get(), written)) : named(problem, kind.get(), ones));
        return true;
    }

    /** Whether something of the game is called like this but for its number, as {@code boxes} is beside {@code box}. */
    private static boolean isNumberOf(String written, Collection<String> own) {
        return own.stream()
                .anyMatch(name -> Character.isLowerCase(name.codePointAt(0)) && Unknowns.isPlural(name, written));
    }

    private static String unnamed(Kind kind, String written) {
        if (kind.category() == Kind.Category.ENUM) {
            return "`" + kind.name() + "` says what it can be; what it is gets a name where it is found out: `let "
                    + written + " = …`, or a parameter `" + written + ": " + kind.name() + "`";
        }
        return "`" + kind.name() + "` means all of them; one of them has a name that you give it, as in `for each "
                + written + " in " + kind.name() + " { … }` or a parameter `" + written + ": " + kind.name() + "`";
    }

    private static Diagnostic named(Diagnostic problem, Kind kind, List<String> ones) {
        Span span = problem.primary().span();
        String advice = ones.get(0).equals("it")
                ? "the " + kind.name() + " asked about is `it`"
                : ones.size() == 1
                        ? "the " + kind.name() + " is called `" + ones.get(0) + "` here"
                        : "each " + kind.name() + " has a name here, " + Unknowns.listed(ones);
        Optional<Offer> offer = Optional.empty();
        for (int i = ones.size() - 1; i >= 0; i--) {
            Optional<Offer> other = offer;
            offer = Mended.offer(advice, span.source(), span.start(), span.end(), ones.get(i))
                    .map(line -> line.or(other))
                    .or(() -> other);
        }
        return offer.map(problem::offering).orElseGet(() -> problem.help(advice));
    }

    /** The names of single things of a kind, the nearest first. */
    private static List<String> ones(Kind kind, Scope scope) {
        List<String> ones = new ArrayList<>();
        scope.subject().filter(asked -> isOne(asked, kind)).ifPresent(asked -> ones.add("it"));
        List<String> names = scope.names();
        for (int i = names.size() - 1; i >= 0; i--) {
            String name = names.get(i);
            if (!ones.contains(name)
                    && scope.variable(name)
                            .filter(variable -> isOne(variable, kind))
                            .isPresent()) {
                ones.add(name);
            }
        }
        return ones;
    }

    private static boolean isOne(Variable variable, Kind kind) {
        return variable.type().present() instanceof Type.Of of && (of.kind().isA(kind) || kind.isA(of.kind()));
    }

    private static boolean canMeanAll(Span span) {
        String text = span.source().text();
        String before = text.substring(Math.max(0, span.start() - BESIDE), span.start());
        String behind = text.substring(span.end(), Math.min(text.length(), span.end() + BESIDE));
        if (behind.startsWith(".")) {
            // Only one of them has something of its own.
            return false;
        }
        if (BEFORE_ALL.matcher(before).matches()) {
            return true;
        }
        return !BEFORE_ONE.matcher(before).matches()
                && BEHIND_ALL.matcher(behind).matches();
    }
}
