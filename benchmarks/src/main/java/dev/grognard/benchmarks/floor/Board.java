package dev.grognard.benchmarks.floor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The places and the ways between them, as printed. */
final class Board {
    /** The locations, then the boxes; a place is its index here. */
    static final List<String> PLACES =
            List.of(("Hackensack Newark Elizabethtown Springfield StatenIsland Woodbridge Amboy"
                            + " Morristown Bridgewater Hoffs Flemings Hillsborough Brunswick Princeton Cranbury Maidenhead Pennington"
                            + " Amwell JohnsonsFerry Birmingham Trenton SouthTrenton Allentown Crosswicks Bordentown Burlington"
                            + " MountHolly Moorestown CoopersFerry Philadelphia Frankford Germantown Bristol Newtown BeattysFerry"
                            + " YardleysFerry McConkeysFerry HowellsFerry"
                            + " Eliminated OffStatenIsland OffMorristown Deserters Captured")
                    .split(" "));

    static final int AMBOY = place("Amboy");
    static final int BRUNSWICK = place("Brunswick");
    static final int STATEN_ISLAND = place("StatenIsland");
    static final int ELIMINATED = place("Eliminated");
    static final int OFF_STATEN_ISLAND = place("OffStatenIsland");
    static final int OFF_MORRISTOWN = place("OffMorristown");
    static final int DESERTERS = place("Deserters");
    static final int CAPTURED = place("Captured");

    /** The locations as a set; boxes are not among them. */
    static final long LOCATIONS = (1L << ELIMINATED) - 1;

    /** Behind the Delaware. */
    static final long PENNSYLVANIA =
            places("Philadelphia Frankford Germantown Bristol Newtown BeattysFerry YardleysFerry"
                    + " McConkeysFerry HowellsFerry");

    static final long NORTH_OF_RARITAN = places(
            "Hackensack Newark Elizabethtown Springfield StatenIsland Woodbridge Amboy" + " Morristown Bridgewater");

    /** Where the Americans who come late may arrive. */
    static final long MORRISTOWN_ROADS = places("Morristown Hoffs Flemings");

    /** Victory points by location. */
    static final int[] VICTORY_POINTS = victoryPoints();

    static final long WITH_VICTORY_POINTS = places("Amboy Brunswick Princeton Trenton Philadelphia");

    private static final String DRY_ROADS = "Newark-Elizabethtown-Woodbridge-Amboy Newark-Springfield-Elizabethtown"
            + " Springfield-Bridgewater-Morristown-Hoffs-Flemings-Amwell"
            + " Amwell-JohnsonsFerry-Birmingham-Trenton-Maidenhead-Princeton-Hillsborough"
            + " Amwell-Pennington-Princeton JohnsonsFerry-Pennington-Trenton"
            + " SouthTrenton-Allentown-Cranbury-Brunswick SouthTrenton-Crosswicks-Allentown"
            + " SouthTrenton-Bordentown-Burlington-MountHolly Bordentown-Crosswicks-MountHolly-Bordentown"
            + " Moorestown-CoopersFerry Philadelphia-Germantown-Newtown-Bristol"
            + " Philadelphia-Frankford-Bristol-BeattysFerry-YardleysFerry-McConkeysFerry-HowellsFerry"
            + " Newtown-YardleysFerry Newtown-McConkeysFerry Newtown-HowellsFerry";

    private static final String ROADS_OVER_RIVERS = "Hackensack-Newark Springfield-Morristown"
            + " Elizabethtown-StatenIsland-Amboy"
            + " Woodbridge-Brunswick-Amboy-Cranbury Flemings-Bridgewater-Brunswick Bridgewater-Hillsborough-Flemings"
            + " Cranbury-Princeton-Brunswick-Hillsborough"
            + " Trenton-SouthTrenton-Princeton"
            + " Burlington-Moorestown-MountHolly";

    /** The last of them never freezes. */
    private static final String FERRY_LINES =
            "HowellsFerry-Amwell McConkeysFerry-JohnsonsFerry YardleysFerry-Birmingham"
                    + " BeattysFerry-Trenton Bristol-Burlington Philadelphia-CoopersFerry";

    /** How many ferries there are; a ferry is its index, and has two ways. */
    static final int FERRIES = FERRY_LINES.split(" ").length;

    static final int FERRY_WITHOUT_ICE = FERRIES - 1;

    /** Where each way begins and ends; a link has two ways, there and back. */
    static final int[] FROM;

    static final int[] TO;

    /** The first way over a river by road, and the first that is a ferry: roads come before those that are wet, ferries last. */
    static final int FIRST_WET;

    static final int FIRST_FERRY;

    /** The ways out of each place, in order: a ferry, if there is one, is the last. */
    static final int[][] WAYS;

    /** How many of them are roads. */
    static final int[] ROADS;

    /** The ferry of each place, or -1. */
    static final int[] FERRY;

    static {
        List<int[]> links = new ArrayList<>();
        addLinks(links, DRY_ROADS);
        FIRST_WET = links.size() * 2;
        addLinks(links, ROADS_OVER_RIVERS);
        FIRST_FERRY = links.size() * 2;
        addLinks(links, FERRY_LINES);
        FROM = new int[links.size() * 2];
        TO = new int[links.size() * 2];
        for (int i = 0; i < FROM.length; i++) {
            FROM[i] = links.get(i / 2)[i % 2];
            TO[i] = links.get(i / 2)[1 - i % 2];
        }
        WAYS = new int[PLACES.size()][];
        ROADS = new int[PLACES.size()];
        FERRY = new int[PLACES.size()];
        for (int place = 0; place < PLACES.size(); place++) {
            WAYS[place] = waysOutOf(place);
            int ways = WAYS[place].length;
            FERRY[place] = ways == 0 ? -1 : ferry(WAYS[place][ways - 1]);
            ROADS[place] = FERRY[place] < 0 ? ways : ways - 1;
        }
    }

    private Board() {}

    static int place(String name) {
        int place = PLACES.indexOf(name);
        if (place < 0) {
            throw new IllegalArgumentException("no place is called " + name);
        }
        return place;
    }

    /** Which ferry a way is, or -1 for a road. */
    static int ferry(int way) {
        return way < FIRST_FERRY ? -1 : (way - FIRST_FERRY) >> 1;
    }

    static boolean isWet(int way) {
        return way >= FIRST_WET;
    }

    private static long places(String names) {
        long set = 0;
        for (String name : names.split(" ")) {
            set |= 1L << place(name);
        }
        return set;
    }

    private static int[] victoryPoints() {
        int[] points = new int[PLACES.size()];
        points[place("Amboy")] = 2;
        points[place("Brunswick")] = 2;
        points[place("Princeton")] = 2;
        points[place("Trenton")] = 1;
        points[place("Philadelphia")] = 5;
        return points;
    }

    private static void addLinks(List<int[]> links, String chains) {
        for (String chain : chains.split(" ")) {
            String[] stops = chain.split("-");
            for (int i = 1; i < stops.length; i++) {
                links.add(new int[] {place(stops[i - 1]), place(stops[i])});
            }
        }
    }

    private static int[] waysOutOf(int place) {
        int[] ways = new int[FROM.length];
        int count = 0;
        for (int way = 0; way < FROM.length; way++) {
            if (FROM[way] == place) {
                ways[count++] = way;
            }
        }
        return Arrays.copyOf(ways, count);
    }
}
