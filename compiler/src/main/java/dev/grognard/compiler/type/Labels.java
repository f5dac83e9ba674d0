package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.LabelDef;
import dev.grognard.compiler.model.Type;
import dev.grognard.compiler.model.Variable;
import dev.grognard.compiler.resolve.LayeredDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what is printed beside names, and beside the number of the turn. */
final class Labels {
    private final Expressions expressions;
    private final List<LabelDef> labels = new ArrayList<>();

    Labels(Expressions expressions) {
        this.expressions = expressions;
    }

    List<LabelDef> definitions() {
        Context context = expressions.context;
        for (LayeredDecl layered : context.rules.decls()) {
            Env env = Env.global(layered.layer());
            Decl decl = layered.decl();
            if (decl instanceof Decl.Label node) {
                labels.add(new LabelDef(
                        Optional.empty(), Optional.empty(), expressions.text(node.text(), env), false, node.span()));
            } else if (decl instanceof Decl.SideMembers node) {
                members(Optional.of(context.symbols.known("Side")), node.members(), env);
            } else if (decl instanceof Decl.Place node) {
                members(context.symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.Link node) {
                members(context.symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.PieceKind node) {
                members(context.symbols.kind(node.name().text()), node.members(), env);
            } else if (decl instanceof Decl.RecordType node) {
                node.members().stream()
                        .filter(Member.Label.class::isInstance)
                        .forEach(label -> context.error(
                                TypeCode.LABEL_OF_RECORD,
                                label.span(),
                                "the values of a record have no names that a label could stand beside",
                                "printed nowhere"));
            }
        }
        return List.copyOf(labels);
    }

    private void members(Optional<Kind> owner, List<Member> members, Env env) {
        for (Member member : members) {
            if (owner.isPresent() && member instanceof Member.Label node) {
                if (node.rows() && owner.get().category() != Kind.Category.PIECE) {
                    expressions.context.error(
                            TypeCode.ROWS_OF_PIECES,
                            node.span(),
                            "only pieces stand side by side in a place and can be listed in rows",
                            "write `label`");
                }
                Variable self = Forms.subject("self", new Type.Of(owner.get()));
                labels.add(new LabelDef(
                        owner,
                        Optional.of(self),
                        expressions.text(node.text(), env.of(self).about(self)),
                        node.rows(),
                        node.span()));
            }
        }
    }
}
