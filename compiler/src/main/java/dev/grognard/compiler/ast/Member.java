package dev.grognard.compiler.ast;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A line of a kind: a printed field, a state, who may see what, or what is printed beside a name. */
public sealed interface Member {
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** `owner`, `everyone`, a side, each perhaps `when` something holds. */
    record Watcher(Span span, Name who, Optional<Expr> when) {}

    /** `vp: VP = 0`; several names may share a line. */
    record Field(Span span, List<Name> names, TypeRef type, Optional<Expr> initial, Optional<Citation> citation)
            implements Member {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.field(this);
        }
    }

    /** A state of each member of the kind. */
    record State(Span span, StateDecl state) implements Member {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.state(this);
        }
    }

    /** `arm, sp seen by owner, by everyone when c`. */
    record Visibility(Span span, List<Name> names, List<Watcher> watchers, Optional<Citation> citation)
            implements Member {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visibility(this);
        }
    }

    /** `label "{sp} SP"`: what is printed beside the name of each member of the kind; `rows "{post}"`: and what tells rows of them apart. */
    record Label(Span span, Template text, boolean rows) implements Member {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.label(this);
        }
    }

    /** One method for each form, so that a forgotten one does not compile. */
    interface Visitor<R> {
        R field(Field node);

        R state(State node);

        R visibility(Visibility node);

        R label(Label node);
    }
}
