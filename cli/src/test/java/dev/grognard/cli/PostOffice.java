package dev.grognard.cli;

/** The game of a carrier between two offices that failing examples are about. */
final class PostOffice {
    static final String GAME = """
            language 1
            game Post "Post"
            sides Carriers
            place Office
            link Road between Office
            map { | Office | xy     |
                  | North  | 10, 10 |
                  | South  | 20, 20 |
                  Road: North - South }
            piece Carrier on Office { side: Side }
            pieces { | Carrier | side     |
                     | Jo      | Carriers | }
            rule near(c: Carrier): Set of Office = (Road where .from is c.at).to
            sequence { each turn { phase Rounds { Carriers may { Walk(o in Jo.near) "to {o}" { move Jo to o } } } } }
            game over at end of turn 1
            victory { nobody "evening" otherwise }
            scenario Morning "Morning" { turns 1..1   at North: Jo }
            example "Where Jo is" {
              given  scenario Morning
              expect turn is 1
                    and Jo.at is South
                    and Jo.near is South
            }
            example "Where Jo can go" {
              given  scenario Morning
              expect turn is 1 and Jo.near is North
            }
            """;

    /** Who has walked is tired, so that the menu of the carriers is not asked again before it rains. */
    static final String TIRED =
            GAME.replace("Carriers may { Walk(o in Jo.near) \"to {o}\" { move Jo to o } } }", """
            Carriers may repeatedly { Walk }
              }
              phase Rain { if roll d6 for rain > 4 { wet = yes } }""") + """
            state wet: Bool
            state tired: Bool each turn
            order Walk(o in Jo.near) "to {o}" [1.1]
              requires not tired else "Jo is tired" [1.2]
            { move Jo to o   tired = yes }
            procedure Slide { if roll d6 for ice > 3 { } }
            """;

    private PostOffice() {}
}
