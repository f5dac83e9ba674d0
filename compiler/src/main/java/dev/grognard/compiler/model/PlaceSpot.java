package dev.grognard.compiler.model;

/** Where a place is drawn, in hundredths of the board from its upper left corner. */
public record PlaceSpot(Member place, int x, int y) {}
