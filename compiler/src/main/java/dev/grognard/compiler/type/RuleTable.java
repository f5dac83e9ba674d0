package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Decl;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.Param;
import dev.grognard.compiler.ast.TypeRef;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.LayerCode;
import dev.grognard.compiler.diagnostic.NameCode;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.resolve.LayeredDecl;
import dev.grognard.compiler.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The rules, tables, modifiers and procedures that stand by themselves: first what they are called with, then what they say. */
final class RuleTable {
    private final Bodies all;
    private final Context context;
    private final Map<String, LayeredDecl> values = new LinkedHashMap<>();
    private final Map<String, LayeredDecl> procedures = new LinkedHashMap<>();
    private final Map<String, Signature> tables = new LinkedHashMap<>();

    RuleTable(Bodies all) {
        this.all = all;
        this.context = all.context;
    }

    /** The signatures of tables by the names that they have in the text. */
    Map<String, Signature> tables() {
        return tables;
    }

    void declare() {
        for (LayeredDecl layered : context.rules.decls()) {
            Decl decl = layered.decl();
            if (decl instanceof Decl.Rule node) {
                add(values, node.name(), layered);
            } else if (decl instanceof Decl.Table node && !node.also()) {
                add(values, node.name(), layered);
            } else if (decl instanceof Decl.Modifiers node && !node.to() && !node.also()) {
                add(values, node.name().parts().get(0), layered);
            } else if (decl instanceof Decl.Procedure node && !node.also()) {
                add(procedures, Procedures.name(node), layered);
            }
        }
        values.forEach((name, layered) -> {
            Signature signature = signature(name, layered.decl());
            context.symbols.rules.put(name, signature);
            distinct(signature, layered.decl());
        });
        procedures.forEach((name, layered) -> context.symbols.procedures.put(
                name, all.procedures.signature((Decl.Procedure) layered.decl(), Optional.empty())));
    }

    /** A field and a rule of one name could not be told apart after a dot. */
    private void distinct(Signature signature, Decl decl) {
        boolean taken = signature.parameters().size() == 1
                && Types.kind(signature.parameters().get(0).type())
                        .flatMap(kind -> context.symbols.field(kind, signature.name()))
                        .isPresent();
        if (taken) {
            context.error(
                    NameCode.LIKE_A_FIELD,
                    decl.span(),
                    Types.describe(signature.parameters().get(0).type()) + " already has `" + signature.name() + "`",
                    "a field has this name");
        }
    }

    private Signature signature(String name, Decl decl) {
        if (decl instanceof Decl.Rule node) {
            return all.rules.signature(node, Optional.empty());
        }
        if (decl instanceof Decl.Modifiers node) {
            return all.rules.signature(node, Optional.empty());
        }
        Decl.Table node = (Decl.Table) decl;
        Optional<dev.grognard.compiler.model.Type> result =
                Optional.of(node.type().map(all.types::type).orElse(Types.errorType()));
        boolean changed =
                all.additions.any(name, Decl.ExceptionTo.class) || all.additions.any(name, Decl.Modifiers.class);
        Signature table = new Signature(
                Signature.Form.TABLE, name, all.rules.parameters(node.params()), result, Optional.empty());
        tables.put(name, table);
        return changed
                ? new Signature(
                        Signature.Form.RULE, name, all.rules.parameters(node.params()), result, Optional.empty())
                : table;
    }

    private static boolean isOpen(Decl decl) {
        return decl instanceof Decl.Rule rule && rule.open()
                || decl instanceof Decl.Procedure procedure && procedure.open();
    }

    /** What a later layer does instead of declaring something again. */
    private static String again(Decl decl, String name) {
        return decl instanceof Decl.Procedure
                ? "a later layer adds to what is done, or does something else: `before " + name + " { … }`, `after "
                        + name + " { … }`, `instead of " + name + " { … }`"
                : decl instanceof Decl.Table
                        ? "a later layer replaces rows: `table " + name + " also { … }`"
                        : decl instanceof Decl.Modifiers
                                ? "a later layer adds items: `modifiers " + name + " also { … }`"
                                : "a later layer changes a rule by an exception, never by declaring it again: `exception to "
                                        + name + " when … = …`";
    }

    private void add(Map<String, LayeredDecl> into, Name name, LayeredDecl layered) {
        LayeredDecl old = into.get(name.text());
        if (old == null) {
            into.put(name.text(), layered);
        } else if (isOpen(old.decl()) && !isOpen(layered.decl())) {
            sameHeader(old.decl(), layered.decl(), name);
            citation(old.decl())
                    .ifPresent(c -> context.cite(Optional.of(c), "open " + name.text(), Env.global(old.layer())));
            into.put(name.text(), layered);
        } else if (!isOpen(layered.decl())) {
            context.diagnostics.add(Diagnostic.error(
                            NameCode.DECLARED_TWICE,
                            "`" + name.text() + "` is declared already",
                            name.span(),
                            "declared again")
                    .with(old.decl().span(), "first declared here")
                    .help(again(layered.decl(), name.text())));
        }
    }

    private static Optional<dev.grognard.compiler.ast.Citation> citation(Decl decl) {
        return decl instanceof Decl.Rule rule ? rule.citation() : ((Decl.Procedure) decl).citation();
    }

    private void sameHeader(Decl open, Decl closed, Name name) {
        if (!header(open).equals(header(closed))) {
            context.diagnostics.add(Diagnostic.error(
                            LayerCode.HEADER_DIFFERS,
                            "`" + name.text() + "` was left open with another header",
                            name.span(),
                            header(closed))
                    .with(open.span(), header(open)));
        }
    }

    private static String header(Decl decl) {
        Function<TypeRef, String> type =
                t -> (t.set() ? "Set of " : "") + t.name().text() + (t.optional() ? "?" : "");
        List<Param> params;
        String result;
        if (decl instanceof Decl.Rule rule) {
            params = rule.params();
            result = ": " + type.apply(rule.type());
        } else if (decl instanceof Decl.Procedure procedure) {
            params = procedure.params();
            result = procedure.result().map(t -> ": " + type.apply(t)).orElse("");
        } else {
            return "";
        }
        return params.stream()
                        .map(p -> p.name().text() + ": " + type.apply(p.type()))
                        .collect(Collectors.joining(", ", "(", ")"))
                + result;
    }

    void defineRules() {
        values.forEach((name, layered) -> {
            Env env = Env.global(layered.layer());
            Signature signature = context.symbols.rules.get(name);
            Decl decl = layered.decl();
            if (decl instanceof Decl.Rule node && node.open()) {
                open(name, node.span());
            } else if (decl instanceof Decl.Rule node) {
                all.rules.define(node, signature, env);
            } else if (decl instanceof Decl.Modifiers node) {
                all.rules.define(node, signature, env);
            } else if (decl instanceof Decl.Table node && signature.form() == Signature.Form.RULE) {
                all.rules.overTable(signature, tables.get(name), node, env);
            }
        });
    }

    void defineProcedures() {
        procedures.forEach((name, layered) -> {
            Decl.Procedure node = (Decl.Procedure) layered.decl();
            if (node.open()) {
                open(name, node.span());
            } else {
                all.procedures.define(node, context.symbols.procedures.get(name), Env.global(layered.layer()));
            }
        });
    }

    private void open(String name, Span span) {
        all.procedures.leftOpen(span, name);
        // What would hang on it is not reported as well.
        all.additions.take(List.of(name), Decl.ExceptionTo.class);
        all.additions.take(List.of(name), Decl.Hook.class);
    }
}
