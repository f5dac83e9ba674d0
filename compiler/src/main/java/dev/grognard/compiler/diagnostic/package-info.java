/** What can be wrong with a text, as data first, and in one place as prose. */
package dev.grognard.compiler.diagnostic;
