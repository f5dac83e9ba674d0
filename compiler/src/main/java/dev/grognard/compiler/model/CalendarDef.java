package dev.grognard.compiler.model;

import dev.grognard.compiler.source.Span;
import java.util.List;

/**
 * The dates of the turns.
 *
 * @param dates the date of each turn, the first turn first
 * @param perDay how many turns a day has
 * @param skipped how many turns of the first day are over before the first turn
 */
public record CalendarDef(List<String> dates, int perDay, int skipped, Span span) {}
