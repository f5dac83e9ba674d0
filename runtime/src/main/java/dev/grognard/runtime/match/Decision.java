package dev.grognard.runtime.match;

import dev.grognard.runtime.engine.DecisionPoint;
import dev.grognard.runtime.text.Text;

/** What a match waits for: which side decides, and what it is asked. */
public record Decision(int side, String sideName, Text prompt, DecisionPoint point) {}
