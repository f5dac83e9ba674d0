/** Checks that need the whole game: tables, exceptions, the map, set-ups, cases, loops. From a game to problems. */
package dev.grognard.compiler.check;
