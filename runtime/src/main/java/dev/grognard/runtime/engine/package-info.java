/**
 * The machine under every generated game: the flat state, its frames, decisions, dice and workings. It knows no game, no match and no
 * file.
 */
package dev.grognard.runtime.engine;
