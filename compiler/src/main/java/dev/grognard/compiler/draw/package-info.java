/** Boards as pictures: from a game's model to the text of an SVG file. */
package dev.grognard.compiler.draw;
