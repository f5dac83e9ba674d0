package dev.grognard.compiler.model;

/** A part of the typed model that has expressions or statements below it. */
public interface ModelNode {}
