/**
 * A game being played, for callers: decisions and options as values, undo, the record of play and the result. It rests on the engine
 * and knows neither files nor any particular game.
 */
package dev.grognard.runtime.match;
