/** The one layout of the language: prints a tree so that it reads back as the same tree, with every comment kept. */
package dev.grognard.compiler.format;
