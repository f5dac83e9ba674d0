package dev.grognard.benchmarks.floor;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The blocks of both armies with what is on their labels, and where each scenario puts them. */
final class Blocks {
    static final int AMERICAN = 0;
    static final int BRITISH = 1;

    private static final List<Block> ALL = Stream.of(
                    leaders(AMERICAN, "Washington 7 3, Greene 6 2, Sullivan 7 2, Lee 6 1"),
                    leaders(BRITISH, "Howe 10 1, Cornwallis 8 2, Grant 6 2, Donop 5 2"),
                    foot(
                            AMERICAN,
                            "Mercer 4, StirlingUS 4, Sargent 4, Stephen 3, Femoy 3, StClair 3, Glover1 3, Glover2 3"
                                    + ", Hitchcock 3, Mifflin 3"),
                    foot(
                            AMERICAN,
                            "NJMilitia1 2, NJMilitia2 2, NJMilitia3 2, NJMilitia4 2, PAMilitia1 2, PAMilitia2 2"
                                    + ", PAMilitia3 2, PAMilitia4 2, NJMilitia5 3, PAMilitia5 3"),
                    foot(
                            BRITISH,
                            "Highlander 4, LtInfantry 4, Matthew 4, Grenadiers 4, Guards 4, Leslie 4, Mawhood 4"
                                    + ", Robertson 4, 33rdRegiment 3, 46thRegiment 3, 57thRegiment 3, StirlingGB 3, 7thRegiment 2"
                                    + ", 26thRegiment 2"),
                    foot(
                            BRITISH,
                            "HessianGrenadier 4, Rall1 4, Stirn 4, Rall2 3, Mirbach 3, Waldeck 3, HessianJager 2"),
                    guns(AMERICAN, "Knox1 3, Knox2 3, Knox3 3, Knox4 3"),
                    guns(BRITISH, "1stArtillery 3, 2ndArtillery 3, 3rdArtillery 3"))
            .flatMap(List::stream)
            .toList();

    static final List<String> NAMES = ALL.stream().map(Block::name).toList();

    /** A block is its index among all of them. */
    static final int COUNT = ALL.size();

    static final int WASHINGTON = 0;

    static final byte[] FULL = new byte[COUNT];
    static final byte[] RATE = new byte[COUNT];
    static final byte[] GROUP = new byte[COUNT];

    static final long LEADERS;
    static final long MILITIA;
    static final long INFANTRY;
    static final long GUNS;

    /** The blocks of each side. */
    static final long[] ARMY = new long[2];

    /** The first turn of each scenario. */
    static final int[] FIRST_TURNS = {1, 11, 15};

    static final int CAMPAIGN = 0;
    static final int BAGGING_THE_FOX = 2;

    static final int LAST_TURN = 24;

    /** The place of each block at the beginning, by scenario. */
    static final byte[][] SETUPS = {
        setup(
                "Hackensack: Cornwallis Donop Highlander LtInfantry Matthew Grenadiers Guards HessianJager HessianGrenadier"
                        + " Rall1 Rall2 33rdRegiment 1stArtillery, OffStatenIsland: rest"
                        + ", Newark: Washington Greene Mercer Femoy StirlingUS Stephen Knox1 Knox2 NJMilitia1"
                        + ", OffMorristown: Lee Sullivan Glover1 Glover2 StClair Sargent Hitchcock Knox3 Knox4 NJMilitia2 NJMilitia3"
                        + ", Hoffs: NJMilitia4 NJMilitia5, BeattysFerry: PAMilitia1 PAMilitia2"
                        + ", Philadelphia: Mifflin PAMilitia3 PAMilitia4 PAMilitia5"),
        setup("StatenIsland: Howe Cornwallis Mirbach Stirn Robertson 57thRegiment, Hackensack: 7thRegiment 26thRegiment"
                + ", Newark: StirlingGB, Woodbridge: Waldeck 46thRegiment 3rdArtillery, Amboy: 33rdRegiment"
                + ", Brunswick: Grant Matthew Grenadiers Guards 2ndArtillery, Princeton: Leslie LtInfantry"
                + ", Hillsborough: Mawhood, Trenton: Rall1 Rall2 1stArtillery, Bordentown: HessianGrenadier"
                + ", MountHolly: Donop HessianJager, Moorestown: Highlander"
                + ", Philadelphia: Hitchcock Mifflin PAMilitia1 PAMilitia2, Germantown: Lee StClair Knox4"
                + ", Bristol: PAMilitia3 PAMilitia4 PAMilitia5, BeattysFerry: NJMilitia1 NJMilitia2 NJMilitia5"
                + ", McConkeysFerry: Washington Greene Mercer StirlingUS Sargent Glover1 Glover2 Knox1 Knox2 Knox3"
                + ", YardleysFerry: Sullivan Stephen Femoy, HowellsFerry: NJMilitia3 NJMilitia4"),
        setup(
                "Hackensack: 7thRegiment 26thRegiment, Woodbridge: 46thRegiment StirlingGB, Amboy: 33rdRegiment 57thRegiment"
                        + ", Brunswick: Howe Mirbach Stirn Robertson, Captured: Rall1 Rall2, Princeton: rest"
                        + ", Philadelphia: PAMilitia1 PAMilitia2"
                        + ", Trenton: Washington StirlingUS Sargent Glover1 Glover2 Mercer Knox1 Knox2"
                        + ", SouthTrenton: Greene Sullivan Stephen Femoy Knox3 Knox4 NJMilitia1 NJMilitia2 PAMilitia5"
                        + ", Crosswicks: NJMilitia5, Allentown: NJMilitia3, Bordentown: Lee Hitchcock StClair Mifflin"
                        + ", HowellsFerry: NJMilitia4, McConkeysFerry: PAMilitia3, YardleysFerry: PAMilitia4")
    };

    static {
        for (int block = 0; block < COUNT; block++) {
            FULL[block] = ALL.get(block).full;
            RATE[block] = ALL.get(block).rate;
            GROUP[block] = ALL.get(block).group;
            ARMY[ALL.get(block).side] |= 1L << block;
        }
        LEADERS = those(Arm.LEADER);
        GUNS = those(Arm.GUN);
        INFANTRY = those(Arm.FOOT);
        MILITIA = NAMES.stream()
                .filter(name -> name.contains("Militia"))
                .mapToLong(name -> 1L << NAMES.indexOf(name))
                .reduce(0, (one, other) -> one | other);
    }

    private enum Arm {
        LEADER,
        FOOT,
        GUN
    }

    private record Block(String name, int side, Arm arm, byte full, byte rate, byte group) {}

    private Blocks() {}

    static int sideOf(int block) {
        return (ARMY[BRITISH] & 1L << block) != 0 ? BRITISH : AMERICAN;
    }

    /** The lowest die with which a block hits. */
    static int hitsOn(int block) {
        return (GUNS & 1L << block) != 0 ? 5 : 6;
    }

    private static long those(Arm arm) {
        long set = 0;
        for (int block = 0; block < COUNT; block++) {
            if (ALL.get(block).arm == arm) {
                set |= 1L << block;
            }
        }
        return set;
    }

    private static List<Block> leaders(int side, String labels) {
        return Arrays.stream(labels.split(", "))
                .map(label -> label.split(" "))
                .map(label -> new Block(
                        label[0], side, Arm.LEADER, (byte) 1, Byte.parseByte(label[2]), Byte.parseByte(label[1])))
                .toList();
    }

    private static List<Block> foot(int side, String labels) {
        return others(side, Arm.FOOT, labels);
    }

    private static List<Block> guns(int side, String labels) {
        return others(side, Arm.GUN, labels);
    }

    private static List<Block> others(int side, Arm arm, String labels) {
        return Arrays.stream(labels.split(", "))
                .map(label -> label.split(" "))
                .map(label -> new Block(label[0], side, arm, Byte.parseByte(label[1]), (byte) 2, (byte) 0))
                .toList();
    }

    /** Places with their blocks; «rest» are all that are named nowhere. */
    private static byte[] setup(String text) {
        byte[] places = new byte[COUNT];
        Arrays.fill(places, (byte) -1);
        int restGoesTo = -1;
        for (String line : text.split(", ")) {
            int place = Board.place(line.substring(0, line.indexOf(':')));
            for (String name : line.substring(line.indexOf(':') + 2).split(" ")) {
                if (name.equals("rest")) {
                    restGoesTo = place;
                } else {
                    places[NAMES.indexOf(name)] = (byte) place;
                }
            }
        }
        for (int block = 0; block < COUNT; block++) {
            if (places[block] < 0) {
                places[block] = (byte) restGoesTo;
            }
        }
        return places;
    }
}
