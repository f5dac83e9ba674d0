package dev.grognard.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;

/**
 * Where a command reads and writes.
 *
 * @param in what the player types
 * @param out results
 * @param err mistakes and progress
 * @param terminal whether colours are welcome unless forbidden
 */
record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean terminal) {}
