/**
 * Cuts procedures at each pause into numbered blocks, lays out frames and state. Takes a {@code GameModel} and gives a {@code LoweredGame}; knows
 * the machine (rest points, frames, answers) but no Java.
 */
package dev.grognard.compiler.lower;
