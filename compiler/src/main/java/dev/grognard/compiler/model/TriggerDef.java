package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/**
 * What happens as soon as a condition turns from no to yes, for each combination of the domains; {@code once} for the first time only. The
 * signature's parameters are the variables of the domains. Victories stand first.
 */
public record TriggerDef(
        Signature signature,
        List<OptionDef.Parameter> domains,
        Expr condition,
        boolean once,
        Statement.Block body,
        List<String> cases,
        Layer layer,
        Span span) {}
