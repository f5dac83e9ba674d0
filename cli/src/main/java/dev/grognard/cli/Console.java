package dev.grognard.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;

/**
 * Where a command reads and writes.
 *
 * @param in what the player types
 * @param out results
 * @param err mistakes and progress
 * @param terminal whether somebody sits there, and not a script
 * @param signs whether what is printed may have colours and change in place unless forbidden
 */
record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal, boolean signs) {
    /** The same console where something else is typed. */
    Console reading(BufferedReader typed) {
        return new Console(typed, out, err, terminal, signs);
    }
}
