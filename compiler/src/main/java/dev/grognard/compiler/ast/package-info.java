/**
 * What was written and nothing more: sealed records with their places in the text. Built by {@code parse}; knows no names' meanings and no
 * types.
 */
package dev.grognard.compiler.ast;
