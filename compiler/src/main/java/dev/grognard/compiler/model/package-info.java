/**
 * The game free of syntax: every layer joined, every name resolved to a symbol, every expression typed. Symbols (Kind, Member, Field, Variable,
 * Signature) are compared by identity; definitions are records. Built by {@code type}, read by {@code check}, {@code report} and
 * {@code lower}; knows nothing of ANTLR or Java.
 */
package dev.grognard.compiler.model;
