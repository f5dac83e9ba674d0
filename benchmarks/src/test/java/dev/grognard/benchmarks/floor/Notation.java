package dev.grognard.benchmarks.floor;

/** Writes the options of the game by hand as the generated one does. */
final class Notation {
    private Notation() {}

    static String of(FloorTrenton game, int option) {
        Choices.Found found = game.option(option);
        int here = game.state.v[State.HERE];
        return switch (found.order) {
            case Choices.PASS -> "pass";
            case Choices.DONE -> "done";
            case Ask.MARCH -> "March(" + block(found.first) + ", " + way(found.second) + ")";
            case Ask.FORCE_MARCH -> "ForceMarch(" + block(found.first) + ", " + way(found.second) + ")";
            case Choices.GO_ON -> "Onward(" + way(found.first) + ")";
            case Choices.DROP_OFF -> "DropOff(" + block(found.first) + ")";
            case Choices.PICK_UP -> "PickUp(" + block(found.first) + ")";
            case Ask.PARTY, Ask.HOPEFULS, Ask.WHO_FIRES, Ask.WHO_ARRIVES, Ask.WHO_ELSE_ARRIVES -> block(found.first);
            case Ask.WHICH_BATTLE -> Board.PLACES.get(found.first);
            case Ask.WHO_GOES_HOME -> "Desert(" + block(found.first) + ")";
            case Ask.WHERE_TO_ARRIVE -> "Arrive(" + Board.PLACES.get(found.first) + ")";
            case Ask.WHO_COMES_BACK -> "Return(" + block(found.first) + ")";
            case Ask.WITHDRAW -> "Withdraw(" + way(Board.WAYS[here][found.first]) + ")";
            case Ask.RETREAT -> "Retreat(" + way(Board.WAYS[here][found.first]) + ")";
            case Ask.WHO_FLEES -> "Flee(" + block(found.first) + ")";
            case Ask.WHO_TAKES_A_LOSS -> "Reduce(" + block(found.first) + ")";
            default -> throw new IllegalStateException("no order " + found.order);
        };
    }

    private static String block(int block) {
        return Blocks.NAMES.get(block);
    }

    private static String way(int way) {
        String kind = way < Board.FIRST_FERRY ? "Road" : "Ferry";
        return kind + "(" + Board.PLACES.get(Board.FROM[way]) + ", " + Board.PLACES.get(Board.TO[way]) + ")";
    }
}
