package dev.grognard.runtime.engine;

import dev.grognard.runtime.text.Text;
import java.util.List;
import java.util.Optional;

/** An order that is not allowed now: which, why, by which cases, and the working behind it. */
public record Refusal(Text label, String notation, Text reason, List<String> cases, Optional<Explanation> working) {}
