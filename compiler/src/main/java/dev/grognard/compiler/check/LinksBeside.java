package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.ExampleDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A link that is named by its ends alone, where the map has links of several kinds between them: it is one of these, and nobody has said which.
 * Whether there is any link at all has the same answer for each of them.
 */
final class LinksBeside implements Check {
    private static final int MORE_SHOWN = 3;

    @Override
    public void check(Survey survey, Diagnostics found) {
        GameModel game = survey.game();
        Map<Kind, List<Stretch>> stretches = new LinkedHashMap<>();
        game.kinds(Kind.Category.LINK).forEach(kind -> stretches.put(kind, several(game, kind)));
        if (stretches.values().stream().allMatch(List::isEmpty)) {
            return;
        }
        Set<Object> askedIfAny = Collections.newSetFromMap(new IdentityHashMap<>());
        survey.all(Expr.IsAbsent.class).forEach(absent -> askedIfAny.add(absent.operand()));
        Set<Span> told = new HashSet<>();
        for (Expr.Builtin builtin : survey.all(Expr.Builtin.class)) {
            if (builtin.known() == Expr.Known.LINK && !askedIfAny.contains(builtin)) {
                Kind kind = ((Type.Of) builtin.type().present()).kind();
                List<Stretch> meant = stretches.get(kind).stream()
                        .filter(stretch -> stretch.mayBe(builtin.arguments()))
                        .toList();
                if (!meant.isEmpty() && told.add(builtin.span())) {
                    String from = builtin.arguments().get(0).span().words();
                    found.add(told(builtin.span(), kind, meant)
                            .help(named(builtin.span(), meant)
                                    + ", or take the way itself where it is chosen: `by in %s where .from is %s`"
                                            .formatted(kind, from)));
                }
            }
        }
        for (Expr.Constant constant : survey.all(Expr.Constant.class)) {
            if (constant.member().ends().isPresent()) {
                asked(game, constant)
                        .flatMap(kind -> stretches.get(kind).stream()
                                .filter(stretch -> stretch.holds(constant.member()))
                                .findFirst()
                                .filter(stretch -> told.add(constant.span()))
                                .map(stretch -> told(constant.span(), kind, List.of(stretch))
                                        .help(named(constant.span(), List.of(stretch)))))
                        .ifPresent(found::add);
            }
        }
        survey.all(ExampleDef.Play.class).forEach(play -> played(play.span(), stretches, told, found));
    }

    /** What an example plays is noted down already by the link that was found, so that only its text knows how that was called. */
    private static void played(Span line, Map<Kind, List<Stretch>> stretches, Set<Span> told, Diagnostics found) {
        stretches.forEach((kind, several) -> {
            Matcher link = Pattern.compile("\\b" + kind.name() + "\\((\\w+),\\s*(\\w+)\\)")
                    .matcher(line.text());
            while (link.find()) {
                List<String> ends = List.of(link.group(1), link.group(2));
                Span span = new Span(line.source(), line.start() + link.start(), line.start() + link.end());
                several.stream()
                        .filter(stretch -> stretch.joins(ends))
                        .filter(stretch -> told.add(span))
                        .forEach(stretch ->
                                found.add(told(span, kind, List.of(stretch)).help(named(span, List.of(stretch)))));
            }
        });
    }

    /**
     * Links between the same two places, all in one direction, the one that is taken first.
     *
     * @param links two of different kinds at least
     */
    private record Stretch(List<Member> links) {
        Member.Ends ends() {
            return links.get(0).ends().orElseThrow();
        }

        boolean holds(Member link) {
            Member.Ends ends = link.ends().orElseThrow();
            return links.stream()
                    .anyMatch(one -> one.kind() == link.kind()
                            && one.ends().orElseThrow().number() == ends.number());
        }

        boolean joins(List<String> places) {
            return places.equals(List.of(ends().from().id(), ends().to().id()))
                    || places.equals(List.of(ends().to().id(), ends().from().id()));
        }

        boolean mayBe(List<Expr> places) {
            return mayBe(places, ends().from(), ends().to()) || mayBe(places, ends().to(), ends().from());
        }

        private static boolean mayBe(List<Expr> places, Member from, Member to) {
            return mayBe(places.get(0), from) && mayBe(places.get(1), to);
        }

        private static boolean mayBe(Expr expr, Member place) {
            return expr instanceof Expr.Constant constant
                    ? constant.member() == place
                    : !(expr.type().present() instanceof Type.Of of)
                            || place.kind().isA(of.kind());
        }

        @Override
        public String toString() {
            return ends().from() + " and " + ends().to();
        }
    }

    /** Where links of several kinds below one lie side by side; of one kind there is never a second. */
    private static List<Stretch> several(GameModel game, Kind kind) {
        Map<List<Member>, List<Member>> between = new LinkedHashMap<>();
        if (!game.below(kind).isEmpty()) {
            for (Member link : game.membersOf(kind)) {
                Member.Ends ends = link.ends().orElseThrow();
                // Each is there in both directions, whichever was written.
                if (!between.containsKey(List.of(ends.to(), ends.from()))) {
                    between.computeIfAbsent(List.of(ends.from(), ends.to()), pair -> new ArrayList<>())
                            .add(link);
                }
            }
            between.values().removeIf(links -> links.size() < 2);
        }
        return between.values().stream().map(Stretch::new).toList();
    }

    /** The kind by whose name a link of the map is called. */
    private static Optional<Kind> asked(GameModel game, Expr.Constant constant) {
        String text = constant.span().text();
        String name = text.substring(0, Math.max(0, text.indexOf('('))).strip();
        return game.kinds(Kind.Category.LINK).stream()
                .filter(kind -> Objects.equals(kind.name(), name))
                .findFirst();
    }

    private static Diagnostic told(Span span, Kind kind, List<Stretch> meant) {
        Stretch first = meant.get(0);
        Member taken = first.links().get(0);
        List<String> kinds =
                first.links().stream().map(link -> link.kind().name()).toList();
        Diagnostic problem = Diagnostic.warning(
                CheckCode.LINKS_BESIDE,
                "between %s there is more than one %s, and which is meant is not said".formatted(first, kind),
                span,
                "takes the %s and never looks at the %s"
                        .formatted(kinds.get(0), String.join(" or the ", kinds.subList(1, kinds.size()))));
        for (Member link : first.links()) {
            problem = problem.with(link.span(), (link == taken ? "the %s" : "the %s beside it").formatted(link.kind()));
        }
        List<Stretch> more = meant.subList(1, meant.size());
        return more.isEmpty() ? problem : problem.note("so it is between " + joined(more));
    }

    private static String joined(List<Stretch> stretches) {
        String shown =
                stretches.stream().limit(MORE_SHOWN).map(Stretch::toString).collect(Collectors.joining(", between "));
        return stretches.size() > MORE_SHOWN
                ? shown + " and in " + (stretches.size() - MORE_SHOWN) + " more places"
                : shown;
    }

    private static String named(Span span, List<Stretch> meant) {
        String text = span.words();
        String ends = text.substring(Math.max(0, text.indexOf('(')));
        return "name the kind that is meant: "
                + meant.stream()
                        .flatMap(stretch -> stretch.links().stream())
                        .map(link -> "`" + link.kind() + ends + "`")
                        .distinct()
                        .collect(Collectors.joining(" or "));
    }
}
