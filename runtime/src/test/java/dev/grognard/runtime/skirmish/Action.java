package dev.grognard.runtime.skirmish;

public sealed interface Action {
    record March(Band band, Place to) implements Action {}

    record Charge(Band band, Place into) implements Action {}

    record Rally() implements Action {}

    record Pass() implements Action {}

    record Pick(Band band) implements Action {}

    record Done() implements Action {}

    record Answer(boolean yes) implements Action {}
}
