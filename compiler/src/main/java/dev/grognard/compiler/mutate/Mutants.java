package dev.grognard.compiler.mutate;

import dev.grognard.compiler.model.EntersDef;
import dev.grognard.compiler.model.Expr;
import dev.grognard.compiler.model.FieldDef;
import dev.grognard.compiler.model.GameModel;
import dev.grognard.compiler.model.GlobalDef;
import dev.grognard.compiler.model.Hooks;
import dev.grognard.compiler.model.ModifierItem;
import dev.grognard.compiler.model.ModifiersDef;
import dev.grognard.compiler.model.MomentDef;
import dev.grognard.compiler.model.OptionDef;
import dev.grognard.compiler.model.ReckoningLine;
import dev.grognard.compiler.model.RuleDef;
import dev.grognard.compiler.model.Statement;
import dev.grognard.compiler.model.TableDef;
import dev.grognard.compiler.model.Text;
import dev.grognard.compiler.model.TravelDef;
import dev.grognard.compiler.model.TriggerDef;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds all the small changes that can be made to a game. */
public final class Mutants {
    private final GameModel model;
    private final List<Mutant> found = new ArrayList<>();

    private Mutants(GameModel model) {
        this.model = model;
    }

    /** All mutants of a game, in the order of its texts. */
    public static List<Mutant> of(GameModel model) {
        Mutants mutants = new Mutants(model);
        model.rules().stream()
                .filter(rule -> !RulesBesidePlay.has(model, rule.signature()))
                .forEach(rule -> mutants.visit(rule, List.of()));
        model.modifiers().forEach(list -> mutants.visit(list, List.of()));
        model.tables().forEach(table -> mutants.visit(table, List.of()));
        model.procedures().forEach(procedure -> mutants.visit(procedure, List.of()));
        model.orders().forEach(order -> mutants.visit(order, List.of()));
        model.travels().forEach(travel -> mutants.visit(travel, List.of()));
        model.triggers().forEach(trigger -> mutants.visit(trigger, List.of()));
        model.enters().forEach(enters -> mutants.visit(enters, List.of()));
        mutants.visit(model.sequence(), List.of());
        model.reckoning().forEach(line -> mutants.visit(line, line.ending().cases()));
        model.fields().forEach(mutants::field);
        model.globals().forEach(mutants::global);
        mutants.found.sort(
                Comparator.comparing((Mutant mutant) -> mutant.span().source().name())
                        .thenComparing(mutant -> mutant.span().start()));
        return List.copyOf(mutants.found);
    }

    // ------------------------------------------------------------------ making mutants

    private void remove(Object part, String what, Span span, List<String> cases) {
        Mutant.Sort sort = part instanceof OptionDef.Requirement
                ? Mutant.Sort.REQUIREMENT
                : part instanceof Statement ? Mutant.Sort.STATEMENT : Mutant.Sort.CLAUSE;
        found.add(new Mutant(sort, "without " + what, span, cases, "", () -> Rewriting.remove(model, part)));
    }

    private void replace(Object part, Object by, String change, Span span, List<String> cases) {
        Mutant.Sort sort = by instanceof Expr.Number
                ? Mutant.Sort.NUMBER
                : by instanceof Expr ? Mutant.Sort.CONDITION : Mutant.Sort.CLAUSE;
        found.add(new Mutant(sort, change, span, cases, "", () -> Rewriting.replace(model, part, by)));
    }

    // ------------------------------------------------------------------ walking

    private void visit(Record node, List<String> outer) {
        List<String> cases = cases(node, outer);
        if (node instanceof Text || node instanceof Statement.RevealThat) {
            // What is told changes no game.
            return;
        }
        if (node instanceof Expr expression) {
            new ExpressionMutants(this::replace, this::remove).visit(expression, cases);
        } else if (node instanceof Statement statement) {
            statement(statement, cases);
        } else {
            definition(node, cases);
        }
        if (node instanceof TableDef) {
            return;
        }
        Rewriting.parts(node).forEach(part -> visit(part, cases));
    }

    /** What a node cites itself, or else what it stands in. */
    private static List<String> cases(Record node, List<String> outer) {
        if (node instanceof ReckoningLine line) {
            return line.ending().cases();
        }
        if (node instanceof ModifierItem item && !item.amendments().isEmpty()) {
            // The exceptions to an item stand inside its amount, and whoever asks for their cases means them too.
            return Stream.concat(
                            item.cases().stream(),
                            item.amendments().stream().flatMap(amendment -> amendment.cases().stream()))
                    .distinct()
                    .toList();
        }
        List<String> own = Rewriting.component(node, "cases").stream()
                .flatMap(list -> ((List<?>) list).stream())
                .map(String.class::cast)
                .toList();
        if (own.isEmpty() && (node instanceof TriggerDef || node instanceof MomentDef)) {
            List<String> ending = endings(node);
            return ending.isEmpty() ? outer : ending;
        }
        return own.isEmpty() ? outer : own;
    }

    /** What the book says where the game ends in this way. */
    private static List<String> endings(Record node) {
        return Rewriting.all(node)
                .filter(Statement.EndGame.class::isInstance)
                .flatMap(end -> ((Statement.EndGame) end).ending().cases().stream())
                .toList();
    }

    private void definition(Record node, List<String> cases) {
        if (node instanceof RuleDef rule) {
            rule(rule);
        } else if (node instanceof ModifiersDef list) {
            list.items().forEach(item -> item(item, cases));
            list.limit().ifPresent(limit -> remove(limit, "its limit", list.span(), cases));
        } else if (node instanceof TableDef table) {
            cells(table);
        } else if (node instanceof TravelDef travel) {
            travel.clauses().forEach(clause -> {
                remove(clause, "this clause", clause.span(), cases(clause, cases));
                condition(clause.when(), clause.span(), cases(clause, cases));
            });
            travel.hooks().forEach(hook -> {
                remove(hook, "this", hook.span(), cases(hook, cases));
                condition(hook.when(), hook.span(), cases(hook, cases));
            });
        } else if (node instanceof TriggerDef trigger) {
            remove(trigger, "this trigger", trigger.span(), cases);
            if (trigger.once() && endings(trigger).isEmpty()) {
                replace(trigger, repeated(trigger), "more than once", trigger.span(), cases);
            }
        } else if (node instanceof EntersDef enters) {
            remove(enters, "this", enters.span(), cases);
            condition(enters.where(), enters.span(), cases);
        } else if (node instanceof ReckoningLine line) {
            remove(line, "this line", line.ending().span(), cases);
        } else {
            part(node, cases);
        }
    }

    private static TriggerDef repeated(TriggerDef t) {
        return new TriggerDef(
                t.signature(), t.domains(), t.condition(), false, t.body(), t.cases(), t.layer(), t.span());
    }

    private void part(Record node, List<String> cases) {
        if (node instanceof Hooks.Hook hook) {
            remove(hook, "this hook", hook.span(), cases);
            condition(hook.when(), hook.span(), cases);
        } else if (node instanceof MomentDef moment) {
            remove(moment, "this", moment.span(), cases);
            condition(moment.when(), moment.span(), cases);
        } else if (node instanceof OptionDef option) {
            option.requirements().forEach(each -> remove(each, "this requirement", each.span(), cases(each, cases)));
        } else if (node instanceof Statement.Item item) {
            item.when().ifPresent(when -> condition(item.when(), when.span(), cases));
        }
    }

    // ------------------------------------------------------------------ rules and tables

    private void rule(RuleDef rule) {
        rule.exceptions().forEach(clause -> clause(clause, "this exception", rule.cases()));
        rule.inline().forEach(clause -> clause(clause, "this exception", rule.cases()));
        rule.modifiers().forEach(item -> item(item, rule.cases()));
        rule.limit().ifPresent(limit -> remove(limit, "the limit of its modifiers", rule.span(), rule.cases()));
        rule.mappings().forEach(mapping -> {
            remove(mapping, "this exception", mapping.span(), cases(mapping, rule.cases()));
            condition(mapping.when(), mapping.span(), cases(mapping, rule.cases()));
        });
        if (rule.base().value() instanceof Expr.Truth truth) {
            replace(
                    truth,
                    new Expr.Truth(truth.span(), !truth.value()),
                    truth.value() ? "no instead of yes" : "yes instead of no",
                    truth.span(),
                    rule.cases());
        }
    }

    private void clause(RuleDef.Clause clause, String what, List<String> outer) {
        List<String> cases = cases(clause, outer);
        remove(clause, what, clause.span(), cases);
        condition(clause.when(), clause.span(), cases);
    }

    private void item(ModifierItem item, List<String> outer) {
        List<String> cases = cases(item, outer);
        remove(item, "this modifier", item.span(), cases);
        condition(item.when(), item.span(), cases);
    }

    /** Each cell gets the value of a neighbour that has another one. */
    private void cells(TableDef table) {
        List<TableDef.Entry> entries = table.entries();
        for (int i = 0; i < entries.size(); i++) {
            TableDef.Entry cell = entries.get(i);
            Optional<TableDef.Entry> neighbour = neighbour(entries, i);
            neighbour.ifPresent(other -> cell(table, cell, other));
            if (neighbour.isEmpty()) {
                new ExpressionMutants(this::replace, this::remove).visit(cell.value(), table.cases());
            }
        }
    }

    private void cell(TableDef table, TableDef.Entry cell, TableDef.Entry other) {
        TableDef.Entry changed = new TableDef.Entry(cell.keys(), other.value(), cell.cases(), cell.span());
        found.add(new Mutant(
                Mutant.Sort.CELL,
                "with its neighbour's " + other.value().span().text().strip(),
                cell.value().span(),
                table.cases(),
                table.signature().qualifiedName(),
                () -> Rewriting.replace(model, cell, changed)));
    }

    private static Optional<TableDef.Entry> neighbour(List<TableDef.Entry> entries, int cell) {
        String own = entries.get(cell).value().span().text().strip();
        for (int distance = 1; distance < entries.size(); distance++) {
            for (int at : new int[] {cell + distance, cell - distance}) {
                if (at >= 0
                        && at < entries.size()
                        && !entries.get(at).value().span().text().strip().equals(own)) {
                    return Optional.of(entries.get(at));
                }
            }
        }
        return Optional.empty();
    }

    // ------------------------------------------------------------------ statements

    private void statement(Statement statement, List<String> cases) {
        if (statement instanceof Statement.Assign
                || statement instanceof Statement.Move
                || statement instanceof Statement.Reveal
                || statement instanceof Statement.Hide
                || statement instanceof Statement.Perform
                || statement instanceof Statement.Stop) {
            remove(statement, "this", statement.span(), cases);
        } else if (statement instanceof Statement.If choice && !onlySays(choice)) {
            Expr condition = choice.condition();
            replace(condition, new Expr.Truth(condition.span(), false), "never", condition.span(), cases);
            if (!joined(condition)) {
                replace(condition, new Expr.Truth(condition.span(), true), "always", condition.span(), cases);
            }
        } else if (statement instanceof Statement.CutShort cut && cut.cuts().size() > 1) {
            cut.cuts().forEach(each -> remove(each, "this", each.condition().span(), cases(each, cases)));
        }
    }

    /** Whether it only decides what is told: no rule hangs on that. */
    private static boolean onlySays(Statement.If choice) {
        return Stream.concat(choice.then().statements().stream(), choice.otherwise().statements().stream())
                .allMatch(Statement.Say.class::isInstance);
    }

    /** A condition that is not joined of others: those lose their parts one by one. */
    private void condition(Optional<Expr> when, Span span, List<String> cases) {
        when.filter(condition -> !joined(condition))
                .ifPresent(condition -> replace(
                        condition,
                        new Expr.Truth(condition.span(), true),
                        "always, not only when " + ExpressionMutants.words(condition),
                        span,
                        cases));
    }

    private static boolean joined(Expr condition) {
        return condition instanceof Expr.And;
    }

    // ------------------------------------------------------------------ states

    private void field(FieldDef field) {
        if (!field.resets().isEmpty()) {
            FieldDef kept = new FieldDef(
                    field.field(),
                    field.printed(),
                    field.self(),
                    field.keys(),
                    field.initial(),
                    List.of(),
                    field.cases(),
                    field.layer(),
                    field.span());
            replace(field, kept, "without its reset", field.span(), field.cases());
        }
        field.initial().ifPresent(initial -> visit((Record) initial, field.cases()));
    }

    private void global(GlobalDef global) {
        if (global.state().isRunningPhase()) {
            return;
        }
        if (!global.resets().isEmpty()) {
            GlobalDef kept = new GlobalDef(
                    global.state(),
                    global.keys(),
                    global.initial(),
                    List.of(),
                    global.watchers(),
                    global.cases(),
                    global.layer(),
                    global.span());
            replace(global, kept, "without its reset", global.span(), global.cases());
        }
        global.initial().ifPresent(initial -> visit((Record) initial, global.cases()));
    }
}
