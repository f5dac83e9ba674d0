package dev.grognard.compiler.report;

import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.Layer;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.OrderDef;
import dev.grognard.compiler.model.ProcedureDef;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Signature;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.report.ModDiff.Change;
import dev.grognard.compiler.report.ModDiff.Form;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What new layers say about rules, modifiers, procedures and the sequence of play. */
final class RuleChanges {
    /** Everything before the body or the end of the line. */
    private static final Pattern HEAD = Pattern.compile("(?:\"[^\"\n]*\"|[^\"{\n])*");

    private static final Pattern BECAUSE = Pattern.compile("\\bbecause\\s+\"[^\"]*\"");
    /** Of a rule with many exceptions no more are told. */
    private static final int MOST_TOLD = 4;

    private static final int LONGEST = 110;
    private static final String VICTORY = "victory";
    private static final String WHAT_THE_TABLE_SAYS = "what the table says";

    private final GameModel base;
    private final GameModel modded;
    private final List<Layer> added;

    RuleChanges(GameModel base, GameModel modded, List<Layer> added) {
        this.base = base;
        this.modded = modded;
        this.added = added;
    }

    void collect(List<Change> found) {
        Set<String> known = names(base);
        for (RuleDef rule : modded.rules()) {
            if (isNew(rule.layer()) && !known.contains(name(rule.signature()))) {
                found.add(change(Form.ADDED, rule.cases(), rule.signature(), text(rule.span()), rule.span()));
            } else {
                rule(rule, found);
            }
        }
        modded.modifiers()
                .forEach(modifiers -> items(modifiers.signature(), modifiers.cases(), modifiers.items(), found));
        for (ProcedureDef procedure : modded.procedures()) {
            if (isNew(procedure.layer()) && !known.contains(name(procedure.signature()))) {
                found.add(change(
                        Form.ADDED,
                        procedure.cases(),
                        procedure.signature(),
                        headline(procedure.span()),
                        procedure.span()));
            } else {
                hooks(procedure.signature().qualifiedName(), procedure.cases(), procedure.hooks(), found);
                block(procedure.signature().qualifiedName(), procedure.body(), found);
            }
        }
        block("", modded.sequence().body(), found);
        modded.orders().stream()
                .filter(order -> isNew(order.option().layer()))
                .forEach(order -> found.add(change(
                        Form.ADDED,
                        order.option().cases(),
                        order.signature(),
                        headline(order.option().span()),
                        order.option().span())));
        modded.orders().stream()
                .filter(order -> !isNew(order.option().layer()))
                .forEach(order -> requirements(order, found));
        modded.triggers().stream()
                .filter(trigger -> isNew(trigger.layer()))
                .forEach(trigger -> found.add(happens("as soon as", trigger.cases(), trigger.span())));
        modded.enters().stream()
                .filter(enters -> isNew(enters.layer()))
                .forEach(enters -> found.add(happens("whenever", enters.cases(), enters.span())));
    }

    /** What happens by itself, under the words that it begins with; where other words stand first it is told whole. */
    private static Change happens(String when, List<String> cases, Span span) {
        String head = headline(span);
        String subject = head.startsWith(VICTORY + " ") ? VICTORY : when;
        String detail = head.startsWith(subject + " ")
                ? head.substring(subject.length()).strip()
                : head;
        return new Change(Form.ADDED, first(cases), subject, detail, span.location());
    }

    /** What an order of the game needs besides. */
    private void requirements(OrderDef order, List<Change> found) {
        Set<String> known = new HashSet<>();
        base.orders()
                .forEach(old -> old.option()
                        .requirements()
                        .forEach(one -> known.add(one.span().location())));
        for (OptionDef.Requirement requirement : order.option().requirements()) {
            if (!known.contains(requirement.span().location())) {
                found.add(change(
                        Form.ADDED,
                        orElse(order.option().cases(), requirement.cases()),
                        order.signature(),
                        text(requirement.span()),
                        requirement.span()));
            }
        }
    }

    private void rule(RuleDef rule, List<Change> found) {
        for (RuleDef.Clause clause : rule.exceptions()) {
            if (isNew(clause.layer())) {
                found.add(exception(
                        orElse(casesOf(rule), clause.cases()),
                        subject(rule),
                        when(clause) + "= " + value(clause.value()) + because(clause) + cited(clause.cases()),
                        before(rule),
                        clause.span()));
            }
        }
        for (RuleDef.Mapping mapping : rule.mappings()) {
            if (isNew(mapping.layer())) {
                found.add(exception(
                        orElse(casesOf(rule), mapping.cases()),
                        subject(rule),
                        mapping.text() + cited(mapping.cases()),
                        before(rule),
                        mapping.span()));
            }
        }
        items(rule.signature(), rule.cases(), rule.modifiers(), found);
    }

    /** What the game says of a rule, as it is tried; of a table only that it is one. */
    private List<String> before(RuleDef rule) {
        Optional<RuleDef> old = base.rules().stream()
                .filter(one -> name(one.signature()).equals(name(rule.signature())))
                .findFirst();
        if (old.isEmpty()) {
            return List.of(WHAT_THE_TABLE_SAYS);
        }
        List<String> clauses = Stream.concat(old.get().exceptions().stream(), old.get().inline().stream())
                .map(clause -> when(clause) + "= " + value(clause.value()) + cited(clause.cases()))
                .toList();
        List<String> lines = new ArrayList<>();
        clauses.stream().limit(MOST_TOLD).map(RuleChanges::brief).forEach(lines::add);
        if (clauses.size() > MOST_TOLD) {
            lines.add("… and " + (clauses.size() - MOST_TOLD) + " more exceptions");
        }
        lines.add(
                old.get().ownTable().isPresent()
                        ? WHAT_THE_TABLE_SAYS
                        : brief("= " + value(old.get().base().value())));
        return lines;
    }

    /** When a clause holds; what an option says without a condition holds with that option. */
    private static String when(RuleDef.Clause clause) {
        String when = clause.when().isEmpty() ? "" : squeeze(clause.text());
        return when.isEmpty() ? "" : (when.equals("with " + clause.layer().name()) ? "" : "when ") + when + " ";
    }

    private static String because(RuleDef.Clause clause) {
        Matcher because = BECAUSE.matcher(clause.span().text());
        return because.find() ? " " + squeeze(because.group()) : "";
    }

    private static String brief(String words) {
        return words.length() <= LONGEST ? words : words.substring(0, LONGEST).strip() + " …";
    }

    private static Change exception(
            List<String> cases, Signature subject, String detail, List<String> before, Span span) {
        return exception(cases, name(subject), detail, before, span);
    }

    private static Change exception(List<String> cases, String subject, String detail, List<String> before, Span span) {
        return new Change(Form.EXCEPTION, first(cases), subject, detail, before, span.location());
    }

    private Optional<TableDef> tableOf(RuleDef rule) {
        return rule.ownTable()
                .flatMap(own -> modded.tables().stream()
                        .filter(table -> table.signature() == own)
                        .findFirst());
    }

    private List<String> casesOf(RuleDef rule) {
        return tableOf(rule).map(TableDef::cases).orElse(rule.cases());
    }

    private String subject(RuleDef rule) {
        return tableOf(rule).isPresent() ? "table " + rule.signature().qualifiedName() : name(rule.signature());
    }

    private void items(Signature signature, List<String> cases, List<ModifierItem> items, List<Change> found) {
        for (ModifierItem item : items) {
            if (isNew(item.layer())) {
                found.add(change(
                        Form.ADDED,
                        orElse(cases, item.cases()),
                        signature,
                        "modifier " + text(item.span()),
                        item.span()));
            }
        }
        amendments(signature, cases, items, found);
    }

    /** An exception to items that share a label is one change, filed under the first of them. */
    private void amendments(Signature signature, List<String> cases, List<ModifierItem> items, List<Change> found) {
        Map<String, Change> written = new LinkedHashMap<>();
        for (ModifierItem item : items) {
            for (ModifierItem.Amendment amendment : item.amendments()) {
                if (isNew(amendment.layer())) {
                    String when = amendment.when().isBlank() ? "" : " when " + squeeze(amendment.when());
                    Change change = exception(
                            orElse(item.cases(), cases),
                            signature,
                            "\"" + item.label() + "\"" + when + " = " + squeeze(amendment.amount())
                                    + cited(amendment.cases()),
                            List.of(brief(text(item.span()))),
                            amendment.span());
                    written.merge(change.location(), change, Change::and);
                }
            }
        }
        found.addAll(written.values());
    }

    private void block(String inside, Statement.Block block, List<Change> found) {
        for (Statement statement : block.statements()) {
            if (statement instanceof Statement.Step step) {
                hooks(join(inside, step.name()), step.cases(), step.hooks(), found);
                block(inside, step.body(), found);
            } else if (statement instanceof Statement.Phase phase) {
                hooks(join(inside, phase.name()), phase.cases(), phase.hooks(), found);
                moments("start of " + phase.name(), phase.cases(), phase.starts(), found);
                moments("end of " + phase.name(), phase.cases(), phase.ends(), found);
                block(join(inside, phase.name()), phase.body(), found);
            } else if (statement instanceof Statement.EachTurn turn) {
                moments("start of turn", List.of(), turn.starts(), found);
                moments("end of turn", List.of(), turn.ends(), found);
                block(inside, turn.body(), found);
            } else if (statement instanceof Statement.ForEach each) {
                block(inside, each.body(), found);
            } else if (statement instanceof Statement.RepeatUntil repeat) {
                block(inside, repeat.body(), found);
            } else if (statement instanceof Statement.RepeatTimes repeat) {
                block(inside, repeat.body(), found);
            } else if (statement instanceof Statement.CutShort cut) {
                block(inside, cut.body(), found);
            } else if (statement instanceof Statement.If choice) {
                block(inside, choice.then(), found);
                block(inside, choice.otherwise(), found);
            }
        }
    }

    private void hooks(String target, List<String> cases, Hooks hooks, List<Change> found) {
        hooks.before().forEach(hook -> hook("before " + target, cases, hook, found));
        hooks.instead().forEach(hook -> hook("instead of " + target, cases, hook, found));
        hooks.after().forEach(hook -> hook("after " + target, cases, hook, found));
    }

    private void hook(String subject, List<String> cases, Hooks.Hook hook, List<Change> found) {
        if (isNew(hook.layer())) {
            found.add(new Change(
                    Form.ADDED,
                    first(orElse(cases, hook.cases())),
                    subject,
                    condition(hook.when()) + cited(hook.cases()),
                    hook.span().location()));
        }
    }

    private void moments(String when, List<String> cases, List<MomentDef> moments, List<Change> found) {
        for (MomentDef moment : moments) {
            if (isNew(moment.layer())) {
                found.add(new Change(
                        Form.ADDED,
                        first(orElse(cases, moment.cases())),
                        "at " + when,
                        headline(moment.span()),
                        moment.span().location()));
            }
        }
    }

    private boolean isNew(Layer layer) {
        return added.stream()
                .anyMatch(one -> one.form() == layer.form() && one.name().equals(layer.name()));
    }

    private static Set<String> names(GameModel game) {
        Set<String> names = new HashSet<>();
        game.rules().forEach(rule -> names.add(name(rule.signature())));
        game.procedures().forEach(procedure -> names.add(name(procedure.signature())));
        return names;
    }

    private static String name(Signature signature) {
        return signature.form().name().toLowerCase(Locale.ROOT) + " " + signature.qualifiedName();
    }

    private static Change change(Form form, List<String> cases, Signature subject, String detail, Span span) {
        return new Change(form, first(cases), name(subject), detail, span.location());
    }

    private static List<String> orElse(List<String> cases, List<String> others) {
        return cases.isEmpty() ? others : cases;
    }

    private static String first(List<String> cases) {
        return cases.isEmpty() ? "" : cases.get(0);
    }

    private static String cited(List<String> cases) {
        return cases.isEmpty() ? "" : " [" + String.join(", ", cases) + "]";
    }

    private static String condition(Optional<Expr> when) {
        return when.map(condition -> "when " + text(condition.span())).orElse("always");
    }

    private static String value(Expr expr) {
        return PrintedChanges.value(expr);
    }

    private static String text(Span span) {
        return squeeze(span.text());
    }

    private static String headline(Span span) {
        Matcher head = HEAD.matcher(span.text());
        return squeeze(head.lookingAt() ? head.group() : span.text());
    }

    private static String squeeze(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private static String join(String outer, String inner) {
        return outer.isEmpty() ? inner : outer + "." + inner;
    }
}
