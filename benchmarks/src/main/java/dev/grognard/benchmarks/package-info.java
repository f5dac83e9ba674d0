/**
 * Measures how fast generated games are played, copied and saved, how fast the compiler is, and how long a designer waits, with JMH. The only module beside the games
 * themselves that may know a game, because a game written by hand is what the generated ones are measured against.
 */
package dev.grognard.benchmarks;
