/**
 * Writes the Java of a lowered game: one generator for each kind of generated file. Takes a {@code LoweredGame} and gives Java files; the only
 * package that knows JavaPoet and the names of the runtime's classes. Output follows declared order and holds no time and no path.
 */
package dev.grognard.compiler.emit;
