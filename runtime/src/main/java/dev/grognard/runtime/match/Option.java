package dev.grognard.runtime.match;

import dev.grognard.runtime.text.Text;

/** One answer to a decision: as a player reads it, as scripts and saves write it, and as the game's typed record. */
public record Option(int index, Text label, String notation, Record action) {}
