package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;

/** A way in which the game can end: the winner (absent: nobody) and what the book says of it. */
public record EndingDef(Optional<Member> winner, Text title, List<String> cases, Span span) {}
