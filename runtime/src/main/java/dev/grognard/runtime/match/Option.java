package dev.grognard.runtime.match;

import dev.grognard.runtime.text.Text;
import java.util.List;

/** One answer to a decision: as a player reads it, as scripts and saves write it, as the game's typed record, and by the book. */
public record Option(int index, Text label, String notation, Record action, List<String> cases) {}
