/** From syntax to the model: every name resolved, every expression typed, every layer joined. */
package dev.grognard.compiler.type;
