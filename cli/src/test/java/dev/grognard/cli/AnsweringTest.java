package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player may type, and what is made of it: by number, by words, several at once, and never for another question. */
class AnsweringTest {
    private static final String FAIR = """
            language 1
            game Fair "The fair"

            sides Buyers, Sellers
            side { state coins: Int = 3 }
            place Stall
            link  Lane between Stall
            link  Canal between Stall
            map {
              | Stall        | xy     |
              | Apples       | 10, 10 |
              | South Apples | 20, 20 |
              | Bread        | 30, 30 |
              | Cider        | 40, 40 |
              | Dates        | 50, 50 |
              | Eggs         | 60, 60 |
              Lane:  among Stall
              Canal: Eggs - Dates
            }
            piece Person on Stall { side: Side   state tired: Bool }
            pieces {
              | Person                                           | side   |
              | Old Ann, Ben 1, Ben 2, Cat, Dan, Eve, Fay         | Buyers |
            }
            sequence { each turn {
              phase Pays  { Buyers must repeatedly "what to buy ({Buyers.coins} left)" { Buy } until Buyers.coins is 0 }
              phase Sings {
                for each p in (Person at Apples), in an order Buyers chooses "who sings next" {
                  let d = roll d6 for song
                  if Sellers will clap "clap for {p}?" { p.tired = yes }
                  say "{p} has sung."
                }
              }
              phase Picks {
                let band = Buyers chooses up to 3 of (Person at Eggs) "who goes for dates (up to 3)"
                move band to Dates
              }
              phase Walks { Buyers may repeatedly "who walks" { Walk  Row } }
            } }
            order Buy(s in Stall) "buy at {s}" { side.coins -= 1 }
            order Walk(who in Person of side on map, by in Lane where .from is who.at) "{who} goes to {by.to}" [1.1]
              requires not who.tired else "{who} is tired"
            { move who to by.to   who.tired = yes }
            order Row(who in Person of side on map, by in Canal where .from is who.at) "{who} goes to {by.to}" [1.2]
              requires not who.tired else "{who} is tired"
            { move who to by.to   who.tired = yes }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at Apples: OldAnn, Ben1, Ben2   at Eggs: Cat, Dan, Eve, Fay }
            """;

    private static final String BUYING = "1 1 1\n";
    private static final String SINGING = BUYING + "all\nno\nno\nno\n";
    private static final String PICKING = SINGING + "done\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void writeTheGame() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR);
    }

    /** What is printed after the first of these lines has been typed. */
    private String typing(String before, String input) {
        String all = before + input + "quit\n";
        GrogRun run = GrogRun.typing(all, folder, "play", "fair.grog", "--seed", "1");
        assertThat(run.err()).doesNotContain("error");
        int at = 0;
        for (int i = 0; i < before.lines().count(); i++) {
            at = run.out().indexOf("\n> ", at) + 1;
        }
        return run.out().substring(run.out().indexOf("\n> ", at));
    }

    @Test
    void aLongListIsAskedInStages() {
        assertThat(typing(PICKING, "back\n4\nback\n4\nbread\n"))
                .contains("""
                        Buyers: who walks
                          Apples  1) Old Ann  2) Ben 1  3) Ben 2
                          Eggs    4) Cat  5) Dan  6) Eve  7) Fay
                          8) pass
                        > 4
                          1  Cat goes to Apples
                          2  Cat goes to South Apples
                          3  Cat goes to Bread
                          4  Cat goes to Cider
                          5  Cat goes to Dates, by lane
                          6  Cat goes to Dates, by canal
                          (`back`: the whole list)
                        > back
                        """)
                .contains("> bread\n  Buyers: Cat goes to Bread, from Eggs\n");
    }

    @Test
    void wordsSingleOutAnOptionOfTheWholeList() {
        assertThat(typing(PICKING, "old ann APPLES\n")).contains("Buyers: Old Ann goes to South Apples, from Apples\n");
        assertThat(typing(PICKING, "cat apples\n")).contains("Buyers: Cat goes to Apples, from Eggs\n");
        assertThat(typing(PICKING, "Cat goes to Dates, by canal\n")).contains("Cat goes to Dates, from Eggs\n");
        assertThat(typing(PICKING, "walk(Dan, Lane(Eggs, Cider))\n"))
                .contains("Buyers: Dan goes to Cider, from Eggs\n");
        assertThat(typing(PICKING, "eve cid\n")).contains("Buyers: Eve goes to Cider, from Eggs\n");
    }

    /** Units are often called by their numbers. */
    @Test
    void aNumberThatIsNoOptionMayBeAName() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("Eve, Fay  ", "Eve, 662nd Foot").replace("Eve, Fay }", "Eve, 662ndFoot }"));

        assertThat(typing(PICKING, "662\n3\n662\n663\n"))
                .contains("> 662\nWhich one?\n  1  662nd Foot goes to Apples\n")
                .contains("> 3\n  Buyers: 662nd Foot goes to Bread, from Eggs\n")
                .contains("662nd Foot is tired")
                .contains("There is no option 663");
    }

    @Test
    void wordsThatFitSeveralOptionsShowThem() {
        assertThat(typing(PICKING, "ben cider\n2\n")).contains("""
                        > ben cider
                        Which one?
                          1  Ben 1 goes to Cider
                          2  Ben 2 goes to Cider
                          (`back`: the whole list)
                        > 2
                          Buyers: Ben 2 goes to Cider, from Apples
                        """);
        assertThat(typing(PICKING, "cat figs\n"))
                .contains("`cat figs` is not offered; without `figs` there is\n  1  Cat goes to Apples\n");
        assertThat(typing(PICKING, "figs apples\nall\n"))
                .contains("`figs apples` is not offered; without `figs` there is")
                .contains("> all\n`all` is for lists that are picked from or put in order");
        assertThat(typing(PICKING, "xyz\n")).contains("`xyz` is neither an option nor a command");
    }

    @Test
    void wordsForWhatIsRefusedAreAnsweredWithTheReason() {
        assertThat(typing(PICKING, "cat bread\ncat cider\ncat\n"))
                .contains("> cat cider\nCat goes to Cider\n  Cat is tired")
                .contains("Not allowed: Cat goes to Apples and 4 more: Cat is tired");
    }

    @Test
    void refusalsAreGroupedByTheirReason() {
        assertThat(typing(PICKING, "cat bread\ndan bread\nrefused\n"))
                .contains("  10 orders: is tired\n      r1 Cat, r6 Dan\n");
        assertThat(typing(PICKING, "cat bread\nrefused\n")).contains("  5 orders: is tired\n      r1 Cat\n");
        assertThat(typing("", "refused\n")).contains("Nothing is refused here.\n");
    }

    @Test
    void whoAsksWhyNotIsAnsweredByTheWordsOfTheOrder() {
        assertThat(
                        typing(
                                PICKING,
                                "cat bread\nwhy not walk cat cider\nwhy cat dates\nwhy not walk cat\nwhy not\nwhy not fly\nwhy not dan cider\nwhy not Walk(Cat, Lane(Eggs, Bread))\n"))
                .contains("> why not walk cat cider\nCat goes to Cider\n  Cat is tired")
                .contains("> why cat dates\nCat goes to Dates\n  Cat is tired")
                .contains("> why not walk cat\nNot allowed: Cat goes to Apples and 4 more: Cat is tired")
                .contains("> why not\n`refused` lists what is refused, and `why r1` explains the first of it;")
                .contains("> why not fly\nNothing that is refused here fits `fly`.")
                .contains("> why not dan cider\nDan goes to Cider\n  Allowed: every requirement holds.")
                .contains("> why not Walk(Cat, Lane(Eggs, Bread))\nNot offered: Lane(Eggs, Bread) is not among");
    }

    @Test
    void aReasonThatARuleGivesIsCitedWithItsCase() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace(
                                "{ move who to by.to   who.tired = yes }\norder Row",
                                "  requires mayUse(by)\n{ move who to by.to   who.tired = yes }\norder Row")
                        + """
                        rule mayUse(by: Lane): Bool [2.1] = yes
                          except when by.to is Bread [2.2] = no because "the lane is closed"
                        """);

        assertThat(typing(PICKING, "refused\n")).contains(" orders: the lane is closed [2.2]\n");
    }

    /** What one rule refuses stands together, whomever and whatever its reason names. */
    @Test
    void refusalsAreGroupedByTheRule() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace(
                        "{ move who to by.to   who.tired = yes }\norder Row",
                        "  requires by.to is not Bread and by.to is not Cider else \"{by.to} has nothing for {who}\" [1.3]\n"
                                + "{ move who to by.to   who.tired = yes }\norder Row"));

        assertThat(typing(PICKING, "refused\n"))
                .contains(
                        "  14 orders: … has nothing for … [1.3]\n      r1 Old Ann: Bread, Cider; r3 Ben 1: Bread, Cider;");
        assertThat(typing(PICKING, "eve cider\neve bread\ncider\n"))
                .contains("> eve cider\nEve goes to Cider\n  Cider has nothing for Eve")
                .contains(
                        "Not allowed: Old Ann goes to Cider: Cider has nothing for Old Ann [1.3] and 6 more by the same rule\n");
    }

    /** Where something else can be done, a reason that names nothing must not leave open what it is about. */
    @Test
    void whatIsRefusedOfSomebodyWhoMayDoOtherThingsIsNamed() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace(
                                        "{ move who to by.to   who.tired = yes }\norder Row",
                                        "  requires by.to is not Bread and by.to is not Cider else \"that lane is closed\" [1.3]\n"
                                                + "{ move who to by.to   who.tired = yes }\norder Row")
                                .replace("Walk  Row }", "Walk  Row  Watch }")
                        + """
                        order Watch(who in Person of side on map, by in Canal) "{who} watches {by.from} - {by.to}"
                          requires by.from is who.at else "that is out of sight" [1.4]
                        { who.tired = yes }
                        """);

        assertThat(typing(PICKING, "refused\n"))
                .contains(
                        "  14 orders: that lane is closed [1.3]\n      r1 Old Ann: Bread, Cider; r3 Ben 1: Bread, Cider;")
                .contains(" orders: that is out of sight [1.4]\n")
                .contains("Old Ann: Eggs - Dates, Dates - Eggs; ")
                .contains("Cat: Dates - Eggs");
    }

    @Test
    void theStateOfALinkWithoutALabelIsTold() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace(
                        "link  Canal between Stall\n",
                        "link  Canal between Stall { depth: Int = 2   state frozen: Bool   state ice: Int = 3 }\n"));

        assertThat(typing(PICKING, "map eggs\n")).contains("canal to Dates (depth 2, ice 3)");
    }

    @Test
    void anOrderIsGoneThroughWhileOthersAreAsked() {
        assertThat(typing(BUYING, "3 1\nyes\nno\nno\n"))
                .contains("Sellers, clap for Ben 2? yes\n")
                .containsSubsequence("Ben 2 has sung", "Old Ann has sung", "Ben 1 has sung")
                .doesNotContain("Not used");
        assertThat(typing(BUYING, "all\nno\nno\nno\n"))
                .containsSubsequence("Old Ann has sung", "Ben 1 has sung", "Ben 2 has sung", "who goes for dates")
                .doesNotContain("Not used");
    }

    @Test
    void whatAnOrderThatWasCutShortNeverCameToIsNotTold() throws IOException {
        Files.writeString(
                folder.resolve("fair.grog"),
                FAIR.replace("phase Sings {", "phase Sings { do {")
                        .replace(
                                "has sung.\"\n    }",
                                "has sung.\"\n } } cut short as soon as any (Person where .tired)"));

        assertThat(typing(BUYING, "all\nyes\n"))
                .contains("Sellers, clap for Old Ann? yes\n")
                .contains("Buyers: who goes for dates")
                .doesNotContain("Ben 1 has sung", "Not used");
    }

    @Test
    void whatIsTypedAheadIsNeverGivenToAnotherQuestion() {
        assertThat(typing("", "1 2 3 4 5\n"))
                .contains("Buyers: buy at Bread\n")
                .contains("Not used: buy at Cider, buy at Dates.\n")
                .contains("Buyers: who sings next  (`all`: in this order)\n");
        assertThat(typing(BUYING, "1 2 3\nno 2\nno\nno\nno\n")).contains("`no 2` is neither");
    }

    @Test
    void aPickCountsDownAndIsTakenBackAsAWhole() {
        assertThat(typing(SINGING, "dan\neve, cat\ndone\n"))
                .contains("> dan\n  Buyers, who goes for dates: Dan\n")
                .contains("  picked: Dan (1 of 3)\n")
                .contains("Cat, Dan, Eve: Eggs → Dates")
                .contains("> done\nNothing is being picked any more.\n");
        assertThat(typing(SINGING, "dan\neve\nundo\n"))
                .contains("Taken back: Buyers, who goes for dates: Dan, Eve.\n")
                .doesNotContain("picked: Dan, Eve (2 of 3)\n  1  Cat\n  2  Fay\n  3  done\n> undo\n> ");
        assertThat(typing(SINGING, "dan\npass\n")).contains("Dan: Eggs → Dates\n");
        assertThat(typing(SINGING, "1-4\n")).contains("Not used: Fay.\n");
        assertThat(typing(SINGING, "all\n")).contains("There are 4, and no more than 3 can be picked.");
        assertThat(typing(SINGING, "2 4 done\n")).contains("Buyers, who goes for dates: Dan, Fay\n");
        assertThat(typing(SINGING, "dan, fay done\n")).contains("Buyers, who goes for dates: Dan, Fay\n");
    }

    /** However they are picked: by `all`, by numbers, or one by one. */
    @Test
    void aPickThatLeavesNothingToPickEndsByItself() throws IOException {
        Files.writeString(folder.resolve("fair.grog"), FAIR.replace("chooses up to 3 of", "chooses any of"));

        for (String all : List.of("all\n", "all done\n", "1-4\n", "4 3 2 1 done\n", "1-3\n1\n")) {
            assertThat(typing(SINGING, all))
                    .as(all)
                    .contains("Cat, Dan, Eve, Fay: Eggs → Dates\n", "Buyers: who walks\n")
                    .doesNotContain("Not used");
        }
        assertThat(typing(SINGING, "1 2\n")).contains("  picked: Cat, Dan\n  Eggs  1) Eve  2) Fay\n  3) done\n");
    }

    @Test
    void allThatWordsFitIsNotTakenWhereOneCanDoTwoOfThem() {
        assertThat(typing(PICKING, "all dates\n"))
                .contains("`all dates` fits 2 options of Cat, and nothing was taken: say which is meant, as in"
                        + " `all dates lane`.\n> ");
        assertThat(typing(PICKING, "all dates canal\n"))
                .contains("Dates  Cat (tired), Dan (tired), Eve (tired), Fay (tired)\n")
                .doesNotContain("Not used");
    }

    @Test
    void anAnswerMayStandForOthersAndAPickMayNot() {
        assertThat(typing("", "bread ...\n")).contains("buy at Bread × 3\n");
        assertThat(typing(BUYING + "all\n", "no ...\n"))
                .containsSubsequence("clap for Old Ann? no", "clap for Ben 1? no", "clap for Ben 2? no");
        assertThat(typing(SINGING, "dan ...\n"))
                .contains("`...` is for questions with one answer that are asked again and again.");
    }

    @Test
    void undoSaysWhatItTookBack() {
        assertThat(typing(PICKING, "cat bread\nundo\n")).contains("> undo\nTaken back: Buyers: Cat goes to Bread.\n");
        assertThat(typing(BUYING, "all\nundo\n")).contains("Nothing can be taken back past a die or a reveal.");
    }
}
