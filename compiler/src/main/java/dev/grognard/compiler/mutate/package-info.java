/**
 * Changes a game in small ways, one at a time: whoever tests its rules should notice each of them. Works on the typed model, so that it knows
 * nothing of the language's syntax.
 */
package dev.grognard.compiler.mutate;
