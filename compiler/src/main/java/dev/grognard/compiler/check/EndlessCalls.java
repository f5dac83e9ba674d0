package dev.grognard.compiler.check;

import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Diagnostics;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Nothing may come to call itself, unless a procedure on the way says how deep it may be nested. */
final class EndlessCalls implements Check {
    @Override
    public void check(Survey survey, Diagnostics found) {
        new Search(survey, found).run();
    }

    /** One walk over all calls, deepest first. */
    private static final class Search {
        private final Diagnostics found;
        private final Calls calls;
        private final Map<Signature, Span> places = new IdentityHashMap<>();
        private final Set<Signature> bounded = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<Signature> done = Collections.newSetFromMap(new IdentityHashMap<>());

        Search(Survey survey, Diagnostics found) {
            GameModel game = survey.game();
            this.found = found;
            this.calls = survey.calls();
            game.rules().forEach(def -> places.put(def.signature(), def.span()));
            game.modifiers().forEach(def -> places.put(def.signature(), def.span()));
            game.procedures().forEach(def -> places.put(def.signature(), def.span()));
            game.travels().forEach(def -> {
                places.put(def.signature(), def.span());
                def.hooks().forEach(hook -> places.put(hook.signature(), hook.span()));
            });
            game.orders()
                    .forEach(def -> places.put(def.signature(), def.option().span()));
            game.procedures().stream()
                    .filter(def -> def.nestedAtMost().isPresent())
                    .map(ProcedureDef::signature)
                    .forEach(bounded::add);
        }

        void run() {
            List<Signature> starts = new ArrayList<>(places.keySet());
            starts.sort(java.util.Comparator.comparing(
                            (Signature s) -> places.get(s).source().name())
                    .thenComparing(s -> places.get(s).start()));
            starts.forEach(start -> visit(start, new ArrayList<>()));
        }

        private void visit(Signature current, List<Signature> path) {
            int loop = indexOf(path, current);
            if (loop >= 0) {
                report(path.subList(loop, path.size()));
                return;
            }
            // A bounded procedure ends every loop through it, so that the search need not go on from there.
            if (bounded.contains(current) || done.contains(current)) {
                return;
            }
            path.add(current);
            calls.from(current).forEach(next -> visit(next, path));
            path.remove(path.size() - 1);
            done.add(current);
        }

        private static int indexOf(List<Signature> path, Signature wanted) {
            for (int i = 0; i < path.size(); i++) {
                if (path.get(i) == wanted) {
                    return i;
                }
            }
            return -1;
        }

        private void report(List<Signature> loop) {
            Signature first = loop.get(0);
            boolean hasProcedure = loop.stream().anyMatch(s -> s.form() == Signature.Form.PROCEDURE);
            Diagnostic endless = Diagnostic.error(
                    CheckCode.ENDLESS_CALL,
                    "`%s` can come to call itself without end".formatted(first),
                    Words.headline(places.get(first)),
                    "called again before it is done");
            if (loop.size() > 1) {
                String way = loop.stream().map(Signature::toString).collect(Collectors.joining(", which calls "));
                endless = endless.note(way + ", which calls " + first);
            }
            found.add(
                    hasProcedure
                            ? endless.help(
                                    "say how deep it may go: `nested at most 3` after the procedure's parameters")
                            : endless.help("a rule has no bound; let a procedure do it, or use a search"));
        }
    }
}
