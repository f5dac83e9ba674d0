/**
 * From text to tree: the only package that knows the parser generator. It never throws; what it cannot understand becomes a {@code Bad} node
 * and a diagnostic.
 */
package dev.grognard.compiler.parse;
