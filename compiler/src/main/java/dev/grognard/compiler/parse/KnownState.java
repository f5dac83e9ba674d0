package dev.grognard.compiler.parse;

import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.dfa.DFAState;

/** A state of an automaton that was noted down: where it leads, but not where in the grammar it is. That is found again if it is asked for. */
final class KnownState extends DFAState {
    private final KnownState before;
    private final int symbol;

    private KnownState(KnownState before, int symbol) {
        super((ATNConfigSet) null);
        this.before = before;
        this.symbol = symbol;
    }

    static KnownState first() {
        return new KnownState(null, 0);
    }

    /** The state behind another one, by the number of a symbol. */
    static KnownState behind(KnownState before, int symbol) {
        return new KnownState(before, symbol);
    }

    /** Finds where in the grammar a state is, if it was noted down, by going there from the first one. */
    static void find(
            DFAState state, Supplier<ATNConfigSet> start, BiFunction<ATNConfigSet, Integer, ATNConfigSet> step) {
        if (state instanceof KnownState known) {
            known.find(start, step);
        }
    }

    private synchronized void find(Supplier<ATNConfigSet> start, BiFunction<ATNConfigSet, Integer, ATNConfigSet> step) {
        if (configs != null) {
            return;
        }
        if (before == null) {
            configs = start.get();
        } else {
            before.find(start, step);
            configs = step.apply(before.configs, symbol);
        }
    }
}
