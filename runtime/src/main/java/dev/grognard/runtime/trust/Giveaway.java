package dev.grognard.runtime.trust;

/** By what a side can tell two hidden pieces apart, or what a hidden state is, and what the author of the rules can do about it. */
enum Giveaway {
    QUESTION(
            "",
            "who is asked rests on what %s may not see: have it asked in either case, or write `reveal that CONDITION` before"),
    CHOICE(
            "it is asked or may choose differently: ",
            "what %1$s is offered rests on what %1$s may not see: let it choose what it sees, such as the place, and `draw one of` the"
                    + " pieces there; or `reveal` them first; or find out only when it is done (`discovers`)"),
    BOARD(
            "the board looks different: ",
            "something that %s sees is worked out from what it may not see: say who sees that too (`seen by`), or `reveal` the pieces"
                    + " before it is changed"),
    WORKING(
            "",
            "what %s reads when it asks why rests on what it may not see: say who sees what the rule reads (`seen by`), or write"
                    + " `reveal that CONDITION` before"),
    LOG(
            "the log differs: ",
            "what happens tells %s what it may not see: write `reveal SET` or `reveal that CONDITION` before, or leave it out of"
                    + " the text");

    private final String words;
    private final String advice;

    Giveaway(String words, String advice) {
        this.words = words;
        this.advice = advice;
    }

    /** How it is told, before the difference itself. */
    String words() {
        return words;
    }

    /** What can be done so that a side no longer learns it. */
    String advice(String side) {
        return advice.formatted(side);
    }
}
