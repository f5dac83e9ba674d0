package dev.grognard.compiler.model;

/** A declared order, offered by menus. {@code side} is the decider; the signature's parameters are the side and then the option's. */
public record OrderDef(Signature signature, Variable side, OptionDef option, String doc) {}
