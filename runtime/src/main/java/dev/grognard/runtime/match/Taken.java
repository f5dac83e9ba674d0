package dev.grognard.runtime.match;

/** A decision that a side has taken, in the notation of scripts and saves; with the seed these are the whole match. */
public record Taken(int side, String sideId, String notation) {}
