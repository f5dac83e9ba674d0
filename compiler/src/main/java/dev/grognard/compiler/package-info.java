/** The one door into the compiler: texts in; diagnostics, Java sources and the game's model out. */
package dev.grognard.compiler;
