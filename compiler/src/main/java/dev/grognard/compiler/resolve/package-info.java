/** From files to layers and from names to symbols: which declarations a game consists of, and what each name in them can mean. */
package dev.grognard.compiler.resolve;
