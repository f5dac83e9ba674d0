package dev.grognard.compiler.model;

/**
 * What holds whenever a decision is asked for.
 *
 * @param text what it says, in words
 * @param rule the condition, as a rule without parameters so that its working can be shown
 */
public record InvariantDef(String text, RuleDef rule) {}
