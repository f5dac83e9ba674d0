package dev.grognard.runtime.match;

import dev.grognard.runtime.text.Text;
import java.util.List;
import java.util.Optional;

/** How a match ended; without a winner it is drawn. */
public record Result(Optional<String> winner, Text text, List<String> cases) {}
