package dev.grognard.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.source.SourceText;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What rulebooks say is understood: one message, and the line that it offers is right. */
class PhrasesTest {
    private static final String HEAD = """
            language 1
            game Test "A test"
            include "valley.grog"

            """;

    static final String ALONE = "%s\n";
    static final String RULE = "rule speed(u: Unit): Int = 2\n  %s\n";
    static final String ORDER = "order March also {\n  %s\n}\n";
    static final String STATEMENT = "box Grave final\nbefore Fight {\n  %s\n}\n";
    private static final String MODIFIERS = "modifiers shift(u: Unit): Int {\n  %s\n}\n";
    static final String MEMBERS = "piece Unit also {\n  %s\n}\n";
    private static final String SET_UP =
            "scenario Late \"Late\" {\n  turns 1..4\n  at Mill: rest of Blue\n  at Castle: rest of Red\n  %s\n}\n";
    private static final String TURNS =
            "scenario Late \"Late\" {\n  %s\n  at Mill: rest of Blue\n  at Castle: rest of Red\n}\n";
    static final String EXAMPLE = """
            order Halt(unit in Unit of side on map) in Movement.Marches "{unit} halts" { unit.moved = yes }
            example "One" {
              given scenario Raid
              %s
            }
            """;
    private static final String ARMS =
            "before Fight {\n  match Guards.arm {\n    %s\n    Horse, Guns { Red.fame += 1 }\n  }\n}\n";
    static final String TRAVEL = "travel Stroll(u: Unit) {\n  %s\n}\n";
    private static final String VICTORY = "victory {\n  %s\n}\n";
    private static final String ROWS =
            "pieces side Red {\n  | Unit | arm | strength |\n  | Fort Battery | Guns | 1 |\n}\n%s\n";

    /** A line as it was written and as it should read, with what stands around it. */
    record Said(String around, String wrong, String mended) {}

    private static final List<Said> SAID = List.of(
            new Said(SET_UP, "at Bridge: Guards with 3 hits, Pikes", "at Bridge: Guards(hits 3), Pikes"),
            new Said(SET_UP, "at Bridge: Guards(hits = 3)", "at Bridge: Guards(hits 3)"),
            new Said(EXAMPLE, "expect Red.fame should be 1", "expect Red.fame is 1"),
            new Said(ALONE, "state luck: Int starts 2", "state luck: Int = 2"),
            new Said(MEMBERS, "state tired: Bool every turn", "state tired: Bool each turn"),
            new Said(
                    STATEMENT,
                    "for each unit of Red { unit.hits = 1 }",
                    "for each unit in Unit of Red { unit.hits = 1 }"),
            new Said(STATEMENT, "for 3 times { Red.fame += 1 }", "repeat 3 times { Red.fame += 1 }"),
            new Said(RULE, "exception when u is Guards = 3", "except when u is Guards = 3"),
            new Said(ALONE, "calendar Dec 1 .. Dec 31 each day", "calendar Dec 1 .. Dec 31"),
            new Said(ALONE, "calendar Dec 1 .. Dec 31 every day", "calendar Dec 1 .. Dec 31"),
            new Said(
                    ALONE,
                    "calendar Dec 30 5pm to Jan 1 5pm each 7am, 5pm",
                    "calendar Dec 30 5pm .. Jan 1 5pm each 7am, 5pm"),
            new Said(
                    "%s\n  \"guards\" + 2 when u is Guards\n}\n",
                    "modifiers drill(u: Unit), max 2 {", "modifiers drill(u: Unit), at most 2 {"),
            new Said(MODIFIERS, "+2 \"guards\" when u is Guards", "\"guards\" + 2 when u is Guards"),
            new Said(TRAVEL, "cost 2 if step.to is Castle, else 1", "cost if step.to is Castle then 2 else 1"),
            new Said(
                    ALONE, "as soon as Blue.fame > 3: Blue wins", "victory Blue \"in words\" as soon as Blue.fame > 3"),
            new Said(ALONE, "before Fight: say \"Drums.\"", "before Fight { say \"Drums.\" }"),
            new Said(
                    STATEMENT,
                    "let x = Blue chooses 2 of (Unit of Blue) \"who\"",
                    "let x = Blue chooses exactly 2 of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "let x = Blue choose one of (Unit of Blue) \"who\"",
                    "let x = Blue chooses one of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "if Blue chooses to retreat { Blue.fame = 1 }",
                    "if Blue will retreat { Blue.fame = 1 }"),
            new Said(
                    "order Rest(unit in Unit of side on map) in Movement.Marches \"{unit} rests\"\n  %s\n{ unit.moved = yes }\n",
                    "unit may not move twice [2.2]", "requires not unit.moved else \"{unit} has moved\" [2.2]"),
            new Said(
                    STATEMENT,
                    "for all Blue units on map where .hits > 0 { u.hits = 0 }",
                    "for each u in Unit of Blue on map where .hits > 0 { u.hits = 0 }"),
            new Said(
                    "modifiers shift(t: Town): Int {\n  %s\n}\n",
                    "\"held\" + 1 when t with a Unit", "\"held\" + 1 when any (Unit at t)"),
            new Said(
                    "modifiers shift(t: Town): Int {\n  %s\n}\n",
                    "\"empty\" + 1 when t without a Unit", "\"empty\" + 1 when no (Unit at t)"),
            new Said(
                    ALONE,
                    "rule watched: Set of Road = Road where any (Unit at .from or .to)",
                    "rule watched: Set of Road = Road where (any (Unit at .from) or any (Unit at .to))"),
            new Said(
                    ALONE,
                    "rule free: Set of Road = Road where no (Unit at .from or .to)",
                    "rule free: Set of Road = Road where no (Unit at .from) and no (Unit at .to)"),
            new Said(STATEMENT, "let a = draw a chit from Arm", "let a = draw one of Arm for chit"),
            new Said(STATEMENT, "draw an arm from Arm", "let arm = draw one of Arm for chit"),
            new Said(STATEMENT, "for each unit { unit.hits = 0 }", "for each unit in Unit { unit.hits = 0 }"),
            new Said(STATEMENT, "for all u in Unit { u.hits = 0 }", "for each u in Unit { u.hits = 0 }"),
            new Said(STATEMENT, "roll d6 for luck", "let luck = roll d6 for luck"),
            new Said(STATEMENT, "let a = random of (Arm - Foot)", "let a = draw one of (Arm - Foot) for chit"),
            new Said(STATEMENT, "let a = random(Arm - Foot)", "let a = draw one of (Arm - Foot) for chit"),
            new Said(STATEMENT, "let a = pick one of (Arm) at random", "let a = draw one of (Arm) for chit"),
            new Said(
                    STATEMENT,
                    "let u = pick 2 of (Unit at Mill) at random",
                    "let u = draw 2 of (Unit at Mill) for chit"),
            new Said(STATEMENT, "let u = random Unit at Mill", "let u = draw one of (Unit at Mill) for chit"),
            new Said(
                    STATEMENT, "let u = a random one of (Unit at Mill)", "let u = draw one of (Unit at Mill) for chit"),
            new Said(
                    STATEMENT,
                    "let u = Blue draws one of (Unit at Mill)",
                    "let u = draw one of (Unit at Mill) for chit"),
            new Said(STATEMENT, "let a = draw one from (Arm) for lot", "let a = draw one of (Arm) for lot"),
            new Said(STATEMENT, "let a = draw (Arm - Foot) for lot", "let a = draw one of (Arm - Foot) for lot"),
            new Said(STATEMENT, "let a = draw two of Arm for lot", "let a = draw 2 of Arm for lot"),
            new Said(STATEMENT, "let a = draw up to 2 of Arm for lot", "let a = draw 2 of Arm for lot"),
            new Said(STATEMENT, "draw a from Arm - Foot", "let a = draw one of (Arm - Foot) for chit"),
            new Said(STATEMENT, "draw one of Arm for lot", "let lot = draw one of Arm for lot"),
            new Said(STATEMENT, "let a = draw one of (Arm - Foot)", "let a = draw one of (Arm - Foot) for chit"),
            new Said(STATEMENT, "reveal Guards to everyone", "reveal Guards"),
            new Said("example \"One\" {\n  %s\n  expect Red.fame is 0\n}\n", "scenario Raid", "given scenario Raid"),
            new Said(EXAMPLE, "play Blue passes roll attack 3", "play Blue passes rolls attack 3"),
            new Said(
                    ALONE,
                    "ruling R7 [3.1] A unit with hits fights with what is left.",
                    "ruling R7 [3.1] \"A unit with hits fights with what is left.\""),
            new Said(ALONE, "score = Blue.points", "score(s) = s.points"),
            new Said(ALONE, "score = count (Unit of s on map)", "score(s) = count (Unit of s on map)"),
            new Said(
                    STATEMENT,
                    "for each u in Unit { if u on map { u.moved = yes } }",
                    "for each u in Unit { if u.at is Town { u.moved = yes } }"),
            new Said(
                    STATEMENT,
                    "let who = Red may choose up to (1 + 1) of (Unit of Red) \"who\"",
                    "let who = Red chooses up to (1 + 1) of (Unit of Red) \"who\""),
            new Said(
                    ALONE,
                    "invariant no (Unit where .hits > .strength)",
                    "invariant \"in words\" no (Unit where .hits > .strength)"),
            new Said(ALONE, "state weather: Int 1-6 = 5", "state weather: Int 1..6 = 5"),
            new Said(ALONE, "state weather: 1..6 = 5", "state weather: Int 1..6 = 5"),
            new Said(ALONE, "state hero: Unit or none", "state hero: Unit?"),
            new Said(
                    ALONE,
                    "rule best1(u: Unit): Set of Town = ways(u.at).to prefer most .vp",
                    "rule best1(u: Unit): Set of Town = ways(u.at).to preferring most .vp"),
            new Said(RULE, "Exception: u is Guards = 3", "except when u is Guards = 3"),
            new Said(RULE, "Exception: when u is Guards = 3", "except when u is Guards = 3"),
            new Said(RULE, "Except if u is Guards = 3", "except when u is Guards = 3"),
            new Said(ALONE, "Exception to power when u is Guards = 3", "exception to power when u is Guards = 3"),
            new Said(STATEMENT, "Guards.moved becomes yes", "Guards.moved = yes"),
            new Said(
                    STATEMENT,
                    "if turn > 2 { Red.fame = 1, say \"Late.\" }",
                    "if turn > 2 { Red.fame = 1 say \"Late.\" }"),
            new Said(ALONE, "enum Mood = Calm | Angry | Wild", "enum Mood { Calm, Angry, Wild }"),
            new Said(ALONE, "enum Mood: Calm / Angry", "enum Mood { Calm, Angry }"),
            new Said(
                    ALONE,
                    "victory Blue: \"the castle falls\" as soon as Castle.holder is Blue",
                    "victory Blue \"the castle falls\" as soon as Castle.holder is Blue"),
            new Said(ALONE, "replace rule power = 3", "exception to power = 3"),
            new Said(ALONE, "change power of Guards to 3", "exception to power when u is Guards = 3"),
            new Said(ALONE, "exception to power(Guards) = 3", "exception to power when u is Guards = 3"),
            new Said(ALONE, "remove Guards", "at start of turn 1 { move Guards to Aside }"),
            new Said(ALONE, "override procedure Fight { }", "instead of Fight { }"),
            new Said(ALONE, "Guards.hits = 1", "at start of turn 1 { Guards.hits = 1 }"),
            new Said(ALONE, "state dug: Bool each phase", "state dug: Bool each Movement"),
            new Said(RULE, "except when turns 2 and 3 = 1", "except when (turn is 2 or turn is 3) = 1"),
            new Said(RULE, "except when turns 2 to 4 = 1", "except when turn in 2..4 = 1"),
            new Said(RULE, "except when on turn 3 = 1", "except when turn is 3 = 1"),
            new Said(
                    RULE,
                    "except when any (Unit of Blue or Red at Mill) = 1",
                    "except when any (Unit of Blue at Mill + Unit of Red at Mill) = 1"),
            new Said(
                    RULE,
                    "except when any (Unit at Mill or Castle) = 1",
                    "except when any (Unit where .at in (Mill, Castle)) = 1"),
            new Said(
                    RULE,
                    "except when any (Unit at (Mill, Castle) where .moved) = 1",
                    "except when any (Unit where .at in (Mill, Castle) and .moved) = 1"),
            new Said(
                    STATEMENT,
                    "let few = Blue may choose any of (Unit of Blue) \"who\"",
                    "let few = Blue chooses any of (Unit of Blue) \"who\""),
            new Said(
                    STATEMENT,
                    "let few = Blue may choose one or more of (Unit of Blue) \"who\"",
                    "let few = Blue chooses any of (Unit of Blue) \"who\""),
            new Said(VICTORY, "Blue wins if Castle.holder is Blue", "Blue \"in words\" when Castle.holder is Blue"),
            new Said(VICTORY, "Blue wins otherwise", "Blue \"in words\" otherwise"),
            new Said(MEMBERS, "strength hidden from Red until moved", "strength seen by owner, by everyone when moved"),
            new Said(MODIFIERS, "\"mud\" - 2 columns when turn is 2", "\"mud\" - 2 when turn is 2"),
            new Said(MODIFIERS, "\"mud\" 1 column left when turn is 2", "\"mud\" - 1 when turn is 2"),
            new Said(ORDER, "only Blue may march", "requires side is Blue"),
            new Said(ORDER, "only Horse may march", "requires unit.arm is Horse"),
            new Said(
                    ORDER,
                    "forbidden when unit.arm is Guns else \"too heavy\"",
                    "requires not (unit.arm is Guns) else \"too heavy\""),
            new Said(SET_UP, "turn 3 at Mill: Guards", "at start of turn 3 { move (Guards) to Mill }"),
            new Said(EXAMPLE, "play Blue Dragoons halts", "play Blue Halt(Dragoons)"),
            new Said(EXAMPLE, "play Blue marches Dragoons to Orchard", "play Blue March(Dragoons, …)"),
            new Said(ORDER, "requires the unit has not yet moved this turn", "requires not unit.moved"),
            new Said(ORDER, "requires unit not moved else \"tired\"", "requires not unit.moved else \"tired\""),
            new Said(RULE, "except when u.arm is Horse, Guns = 3", "except when u.arm in (Horse, Guns) = 3"),
            new Said(RULE, "except when u.arm is either Horse or Guns = 3", "except when u.arm in (Horse, Guns) = 3"),
            new Said(
                    ALONE,
                    "victory Blue when all Red units are eliminated",
                    "victory Blue \"in words\" as soon as no (Unit of Red on map)"),
            new Said(
                    ALONE,
                    "rule worth(s: Side): Int = 1 per town held by s",
                    "rule worth(s: Side): Int = count (Town where .holder is s)"),
            new Said(
                    ALONE,
                    "rule prizes: Set of Town = towns worth 2 or more",
                    "rule prizes: Set of Town = Town where .vp >= 2"),
            new Said(
                    ALONE,
                    "rule riders: Set of Unit = all units of Horse",
                    "rule riders: Set of Unit = Unit where .arm is Horse"),
            new Said(ALONE, "Guns have no power", "exception to power when u.arm is Guns = 0"),
            new Said(
                    ALONE,
                    "at start of Blue Movement { say \"March.\" }",
                    "at start of Movement when s is Blue { say \"March.\" }"),
            new Said(STATEMENT, "Guards return to Grave", "move Guards to Grave"),
            new Said(STATEMENT, "Blue gains 2 Fame", "Blue.fame += 2"),
            new Said(
                    STATEMENT,
                    "let few = Blue picks units from units(Blue, Mill)",
                    "let few = Blue chooses any of units(Blue, Mill)"),
            new Said(
                    STATEMENT,
                    "let n = Blue.fame, minimum 1, maximum 3   Red.fame = n",
                    "let n = Blue.fame at least 1 at most 3 Red.fame = n"),
            new Said(
                    STATEMENT,
                    "on a roll of 4-6 { Blue.fame += 1 }",
                    "if roll d6 for fight in 4..6 { Blue.fame += 1 }"),
            new Said(SET_UP, "Castle: Guards", "at Castle: Guards"),
            new Said(VICTORY, "draw otherwise", "nobody \"a draw\" otherwise"),
            new Said(
                    EXAMPLE,
                    "expect Dragoons at Mill and Red hold Castle",
                    "expect Dragoons.at is Mill and Castle.holder is Red"),
            new Said(RULE, "moved: 1", "except when u.moved = 1"),
            new Said(ORDER, "requires unmoved unit", "requires not unit.moved"),
            new Said(ORDER, "requires nobody of foe at by.to", "requires no (Unit of foe at by.to)"),
            new Said(
                    ALONE,
                    "after the Movement phase if turn is 2 { say \"Noon.\" }",
                    "after Movement when turn is 2 { say \"Noon.\" }"),
            new Said(ALONE, "state seen: towns", "state seen: Set of Town"),
            new Said(
                    ALONE,
                    "rule left: Set of Unit = unmoved units of Blue at Mill",
                    "rule left: Set of Unit = Unit of Blue at Mill where not .moved"),
            new Said(ALONE, "procedure Rest for s { s.fame += 1 }", "procedure Rest(s: Side) { s.fame += 1 }"),
            new Said(STATEMENT, "Blue.fame increases by 2", "Blue.fame += 2"),
            new Said(
                    STATEMENT,
                    "for each moved unit u of Blue { u.hits += 1 }",
                    "for each u in Unit of Blue where .moved { u.hits += 1 }"),
            new Said(MODIFIERS, "\"mud\" minus 1 when turn is 2", "\"mud\" - 1 when turn is 2"),
            new Said(SET_UP, "Guards in the Mill", "at Mill: Guards"),
            new Said(TURNS, "length: 4 turns", "turns 1..4"),
            new Said(VICTORY, "Blue \"as many\" if not", "Blue \"as many\" otherwise"),
            new Said(
                    EXAMPLE,
                    "play Blue March(Dragoons, Mill - Bridge)",
                    "play Blue March(Dragoons, Road(Mill, Bridge))"),
            new Said(ORDER, "requires at least one friendly unit at by.to", "requires any (Unit of side at by.to)"),
            new Said(ORDER, "requires units(side, by.to) is not empty", "requires any (units(side, by.to))"),
            new Said(ORDER, "requires unit.moved = no else \"tired\"", "requires unit.moved is no else \"tired\""),
            new Said(ORDER, "require not unit.moved else \"tired\"", "requires not unit.moved else \"tired\""),
            new Said(ORDER, "requires: not unit.moved", "requires not unit.moved"),
            new Said(
                    ALONE,
                    "procedure Rout(s: Side) { let other = the other side }",
                    "procedure Rout(s: Side) { let other = s.opponent }"),
            new Said(STATEMENT, "victor = Blue", "let victor = Blue"),
            new Said(STATEMENT, "let victor be Blue", "let victor = Blue"),
            new Said(STATEMENT, "Blue captures Mill", "Mill.holder = Blue"),
            new Said(
                    STATEMENT,
                    "for all moved units at Mill { u.hits += 1 }",
                    "for each u in Unit at Mill where .moved { u.hits += 1 }"),
            new Said(
                    STATEMENT,
                    "let who = Blue chooses units(Blue, Mill)",
                    "let who = Blue chooses one of (units(Blue, Mill))"),
            new Said(
                    STATEMENT,
                    "let who = units(Blue, Mill) that are not moved",
                    "let who = units(Blue, Mill) where not .moved"),
            new Said(ARMS, "Foot { no effect }", "Foot { }"),
            new Said(ALONE, "end of turn { say \"Dusk.\" }", "at end of turn { say \"Dusk.\" }"),
            new Said(ALONE, "after each turn { say \"Dusk.\" }", "at end of turn { say \"Dusk.\" }"),
            new Said(ALONE, "state seen: list of Town", "state seen: Set of Town"),
            new Said(
                    ALONE,
                    "for each t in Town and s in Side as soon as any (units(s, t)) { t.holder = s }",
                    "for each t in Town, s in Side as soon as any (units(s, t)) { t.holder = s }"),
            new Said(
                    ALONE,
                    "rule mills: Set of Town = Town where holder is Blue",
                    "rule mills: Set of Town = Town where .holder is Blue"),
            new Said(SET_UP, "at Bridge: Guards and Mortar", "at Bridge: Guards, Mortar"),
            new Said(SET_UP, "Guards, Mortar: Bridge", "at Bridge: Guards, Mortar"),
            new Said(TURNS, "4 turns", "turns 1..4"),
            new Said(TURNS, "turn 1 to 4", "turns 1..4"),
            new Said(ORDER, "requires unit is not moved else \"tired\"", "requires not unit.moved else \"tired\""),
            new Said(ORDER, "requires unit is moved else \"fresh\"", "requires unit.moved else \"fresh\""),
            new Said(
                    TRAVEL,
                    "stops when adjacent to an enemy unit",
                    "stops when any (Unit of u.side.opponent next to step.to)"),
            new Said(TRAVEL, "requires not enemy occupied", "requires not any (Unit of u.side.opponent at step.to)"),
            new Said(TRAVEL, "ends where stack size <= 2", "ends where count (Unit at here) <= 2"),
            new Said(
                    ALONE,
                    "rule near(u: Unit): Bool = u.at is adjacent to an enemy unit",
                    "rule near(u: Unit): Bool = any (Unit of u.side.opponent next to u.at)"),
            new Said(
                    ALONE,
                    "rule alone(u: Unit): Bool = no unit within 2 towns of u",
                    "rule alone(u: Unit): Bool = no (Unit within 2 of u.at)"),
            new Said(
                    ALONE,
                    "rule beaten: Bool = all Blue units are eliminated",
                    "rule beaten: Bool = no (Unit of Blue on map)"),
            new Said(
                    ALONE,
                    "rule many(t: Town): Bool = at least 2 Blue units at t",
                    "rule many(t: Town): Bool = count (Unit of Blue at t) >= 2"),
            new Said(ALONE, "region Ends = { Mill, Castle }", "region Ends = (Mill, Castle)"),
            new Said(ALONE, "enum Weather = Fair, Rain", "enum Weather { Fair, Rain }"),
            new Said(ALONE, "state laps: number = 1", "state laps: Int = 1"),
            new Said(
                    ALONE,
                    "whenever a unit enters a town { t.holder = u.side }",
                    "whenever u in Unit enters t in Town { t.holder = u.side }"),
            new Said(
                    ALONE,
                    "procedure Rest of the day(u: Unit) { u.hits = 0 }",
                    "procedure Rest(u: Unit) { u.hits = 0 }"),
            new Said(
                    ALONE,
                    "rule worth(u: Unit): Int = u.strength if u.moved else 1",
                    "rule worth(u: Unit): Int = if u.moved then u.strength else 1"),
            new Said(RULE, "except when u.moved then 1", "except when u.moved = 1"),
            new Said(RULE, "except when u.moved: 1", "except when u.moved = 1"),
            new Said(RULE, "if u.moved then 1", "except when u.moved = 1"),
            new Said(RULE, "except moved units = 1", "except when u.moved = 1"),
            new Said(STATEMENT, "Guards is moved", "Guards.moved = yes"),
            new Said(STATEMENT, "remove Unit of Red at Mill", "move (Unit of Red at Mill) to Grave"),
            new Said(STATEMENT, "Unit of Red at Mill are destroyed", "move (Unit of Red at Mill) to Grave"),
            new Said(
                    STATEMENT,
                    "if die roll is 4-6 { Blue.fame += 1 }",
                    "if roll d6 for fight in 4..6 { Blue.fame += 1 }"),
            new Said(
                    EXAMPLE, "expect Guards.hits is 0, Pikes.hits is 0", "expect Guards.hits is 0 and Pikes.hits is 0"),
            new Said(
                    ORDER,
                    "requires by.to is free of enemy units else \"held\"",
                    "requires no (Unit of foe at by.to) else \"held\""),
            new Said(
                    ORDER,
                    "requires by.to is not occupied by the enemy else \"held\"",
                    "requires no (Unit of foe at by.to) else \"held\""),
            new Said(ORDER, "requires by.to is empty else \"held\"", "requires no (Unit at by.to) else \"held\""),
            new Said(
                    ORDER,
                    "requires by.to contains fewer than 3 units else \"full\"",
                    "requires count (Unit at by.to) < 3 else \"full\""),
            new Said(ORDER, "requires max 3 units at by.to", "requires count (Unit at by.to) <= 3"),
            new Said(
                    ORDER,
                    "requires units(side, by.to).count < 3 else \"full\"",
                    "requires count (units(side, by.to)) < 3 else \"full\""),
            new Said(ORDER, "requires not unit.moved because \"tired\"", "requires not unit.moved else \"tired\""),
            new Said(
                    ALONE,
                    "rule near(s: Side, t: Town): Bool = any enemy unit adjacent to t",
                    "rule near(s: Side, t: Town): Bool = any (Unit of s.opponent next to t)"),
            new Said(
                    ALONE,
                    "rule around(u: Unit): Set of Town = all towns adjacent to u",
                    "rule around(u: Unit): Set of Town = Town next to u.at"),
            new Said(
                    ALONE,
                    "rule worth(s: Side): Int = sum of vp of all Town held by s",
                    "rule worth(s: Side): Int = sum of .vp over (Town where .holder is s)"),
            new Said(
                    ALONE,
                    "rule worth(u: Unit): Int = max(0, u.strength - u.hits)",
                    "rule worth(u: Unit): Int = ((u.strength - u.hits) at least 0)"),
            new Said(
                    ALONE,
                    "rule worth(u: Unit): Int = IF(u.moved, 1, 2)",
                    "rule worth(u: Unit): Int = (if u.moved then 1 else 2)"),
            new Said(ALONE, "rule worth of Unit u: Int = u.strength", "rule worth(u: Unit): Int = u.strength"),
            new Said(
                    ALONE,
                    "before Battles(Blue) { say \"Drums.\" }",
                    "at start of Battles when s is Blue { say \"Drums.\" }"),
            new Said(
                    ALONE,
                    "after Battles(Blue) { say \"Drums.\" }",
                    "at end of Battles when s is Blue { say \"Drums.\" }"),
            new Said(ALONE, "at turn 3 { say \"Snow.\" }", "at start of turn 3 { say \"Snow.\" }"),
            new Said(ALONE, "on turn 3 place Guards at Mill", "at start of turn 3 { move Guards to Mill }"),
            new Said(ALONE, "weather { Fair, Rain }", "enum Weather { Fair, Rain }"),
            new Said(ALONE, "state tired: yes or no", "state tired: Bool"),
            new Said(
                    ALONE,
                    "Blue wins \"they have it\" when Castle.holder is Blue",
                    "victory Blue \"they have it\" as soon as Castle.holder is Blue"),
            new Said(
                    ALONE,
                    "victory: Blue if Castle.holder is Blue",
                    "victory Blue \"in words\" as soon as Castle.holder is Blue"),
            new Said(
                    ALONE,
                    "victory Blue \"all is won\" when Castle.holder is Blue",
                    "victory Blue \"all is won\" as soon as Castle.holder is Blue"),
            new Said(RULE, "when u.moved = 1", "except when u.moved = 1"),
            new Said(STATEMENT, "set Blue.fame to 2", "Blue.fame = 2"),
            new Said(STATEMENT, "mark Guards moved", "Guards.moved = yes"),
            new Said(STATEMENT, "Guards becomes moved", "Guards.moved = yes"),
            new Said(STATEMENT, "place Guards in Mill", "move Guards to Mill"),
            new Said(STATEMENT, "Guards moves to Mill", "move Guards to Mill"),
            new Said(STATEMENT, "flip Guards face up", "reveal Guards"),
            new Said(STATEMENT, "for each player s { s.fame += 1 }", "for each s in Side { s.fame += 1 }"),
            new Said(STATEMENT, "for (u in Unit) { u.hits += 1 }", "for each u in Unit { u.hits += 1 }"),
            new Said(STATEMENT, "Blue.fame = d6", "Blue.fame = roll d6 for fight"),
            new Said(STATEMENT, "Blue.fame = D6", "Blue.fame = roll d6 for fight"),
            new Said(STATEMENT, "1. Blue.fame = 2", "Blue.fame = 2"),
            new Said(MODIFIERS, "\"mud\" - 1 if turn is 2", "\"mud\" - 1 when turn is 2"),
            new Said(MODIFIERS, "-1 if turn is 2", "\"in words\" - 1 when turn is 2"),
            new Said(MODIFIERS, "mud: -1 when turn is 2", "\"mud\" - 1 when turn is 2"),
            new Said(MODIFIERS, "\"crowd\" + 2 for each Unit at Mill", "\"crowd\" + 2 * count (Unit at Mill)"),
            new Said(
                    MEMBERS,
                    "strength hidden from the enemy until moved",
                    "strength seen by owner, by everyone when moved"),
            new Said(SET_UP, "turn 3: Guards arrives at Mill", "at start of turn 3 { move Guards to Mill }"),
            new Said(SET_UP, "Guards: turn 3 at Mill", "at start of turn 3 { move Guards to Mill }"),
            new Said(SET_UP, "Guards at Bridge", "at Bridge: Guards"),
            new Said(SET_UP, "in Bridge: Guards", "at Bridge: Guards"),
            new Said(SET_UP, "Bridge = Guards", "at Bridge: Guards"),
            new Said(TURNS, "turns: 4", "turns 1..4"),
            new Said(ARMS, "Foot: Blue.fame += 1", "Foot { Blue.fame += 1 }"),
            new Said(ARMS, "case Foot { Blue.fame += 1 }", "Foot { Blue.fame += 1 }"),
            new Said(TRAVEL, "must stop when step.to is Mill", "stops when step.to is Mill"),
            new Said(TRAVEL, "forbidden if step.to is Mill", "requires not (step.to is Mill)"),
            new Said(TRAVEL, "max 2 units per town", "ends where count (Unit at here where it is not u) < 2"),
            new Said(
                    VICTORY,
                    "Blue wins \"more fame\" when Blue.fame > Red.fame",
                    "Blue \"more fame\" when Blue.fame > Red.fame"),
            new Said(VICTORY, "else Blue", "Blue \"in words\" otherwise"),
            new Said(
                    ALONE, "rule near(t: Town): Bool = t is in contested", "rule near(t: Town): Bool = t in contested"),
            new Said(
                    ALONE,
                    "rule near(t: Town): Bool = t is not in contested",
                    "rule near(t: Town): Bool = t not in contested"),
            new Said(ALONE, "rule here(u: Unit): Bool = u is at Mill", "rule here(u: Unit): Bool = u.at is Mill"),
            new Said(
                    ALONE,
                    "rule here(u: Unit): Bool = u is not at Mill",
                    "rule here(u: Unit): Bool = u.at is not Mill"),
            new Said(ALONE, "rule late: Bool = turn is greater than 2", "rule late: Bool = turn > 2"),
            new Said(ALONE, "rule late: Bool = turn more than 2", "rule late: Bool = turn > 2"),
            new Said(ALONE, "rule late: Bool = turn is at least 2", "rule late: Bool = turn >= 2"),
            new Said(ALONE, "rule late: Bool = turn greater than or equal to 2", "rule late: Bool = turn >= 2"),
            new Said(ALONE, "rule early: Bool = turn less than 2", "rule early: Bool = turn < 2"),
            new Said(ALONE, "rule early: Bool = turn is at most 2", "rule early: Bool = turn <= 2"),
            new Said(ALONE, "rule second: Bool = turn is equal to 2", "rule second: Bool = turn is 2"),
            new Said(ALONE, "rule late: Bool = turn is 2 or later", "rule late: Bool = turn >= 2"),
            new Said(ALONE, "rule early: Bool = turn is 2 or less", "rule early: Bool = turn <= 2"),
            new Said(ALONE, "rule middle: Bool = turn is 2 or 3", "rule middle: Bool = turn is 2 or turn is 3"),
            new Said(ALONE, "rule middle: Bool = turn between 2 and 3", "rule middle: Bool = turn in 2..3"),
            new Said(
                    ALONE,
                    "rule ends(t: Town): Bool = t is Mill or Castle",
                    "rule ends(t: Town): Bool = t in (Mill, Castle)"),
            new Said(
                    ALONE,
                    "rule between(t: Town): Bool = t is not Mill or Castle",
                    "rule between(t: Town): Bool = t not in (Mill, Castle)"),
            new Said(ALONE, "rule fresh(u: Unit): Bool = u has not moved", "rule fresh(u: Unit): Bool = not u.moved"),
            new Said(ALONE, "rule tired(u: Unit): Bool = u has moved", "rule tired(u: Unit): Bool = u.moved"),
            new Said(ALONE, "rule won: Bool = Blue holds Castle", "rule won: Bool = Castle.holder is Blue"),
            new Said(
                    ALONE,
                    "rule won: Bool = Blue holds Mill and Castle",
                    "rule won: Bool = Mill.holder is Blue and Castle.holder is Blue"),
            new Said(
                    ALONE,
                    "rule beaten: Bool = all Unit of Blue are in Lost",
                    "rule beaten: Bool = no (Unit of Blue where .at is not Lost)"),
            new Said(
                    ALONE,
                    "rule crowded(t: Town): Bool = at least 2 Unit at t",
                    "rule crowded(t: Town): Bool = count (Unit at t) >= 2"),
            new Said(
                    ALONE,
                    "rule crowded(t: Town): Bool = number of Unit at t > 2",
                    "rule crowded(t: Town): Bool = count (Unit at t) > 2"),
            new Said(
                    ALONE,
                    "rule crowded(t: Town): Bool = count of Unit at t > 2",
                    "rule crowded(t: Town): Bool = count (Unit at t) > 2"),
            new Said(ALONE, "rule weight(u: Unit): Int = strength of u", "rule weight(u: Unit): Int = u.strength"),
            new Said(
                    ALONE,
                    "rule weight(u: Unit): Int = half of u.strength rounded up",
                    "rule weight(u: Unit): Int = 1/2 of u.strength rounded up"),
            new Said(
                    ALONE,
                    "rule weight(u: Unit): Int = half of (u.strength + 1), rounded up",
                    "rule weight(u: Unit): Int = 1/2 of (u.strength + 1) rounded up"),
            new Said(
                    ALONE,
                    "rule weight(u: Unit): Int = twice u.strength",
                    "rule weight(u: Unit): Int = 2 * u.strength"),
            new Said(
                    ALONE,
                    "rule horse(u: Unit): Bool = u.arm is a Horse",
                    "rule horse(u: Unit): Bool = u.arm is Horse"),
            new Said(
                    ALONE,
                    "rule ranged(u: Unit): Bool = u.at is adjacent to Mill",
                    "rule ranged(u: Unit): Bool = adjacent(u.at, Mill)"),
            new Said(
                    ALONE,
                    "Blue wins if Castle.holder is Blue",
                    "victory Blue \"in words\" as soon as Castle.holder is Blue"),
            new Said(ALONE, "at the end of each turn { say \"Dusk.\" }", "at end of turn { say \"Dusk.\" }"),
            new Said(RULE, "until turn 3 = 1", "except when turn < 3 = 1"),
            new Said(RULE, "from turn 3 = 1", "except when turn >= 3 = 1"),
            new Said(RULE, "during Battles = 1", "except when phase is Battles = 1"),
            new Said(RULE, "except for Guards = 3", "except when u is Guards = 3"),
            new Said(RULE, "unless u.moved = 1", "except when u.moved = 1"),
            new Said(ORDER, "unless unit is Guards", "requires not (unit is Guards)"),
            new Said(ORDER, "only if unit.arm is Horse", "requires unit.arm is Horse"),
            new Said(ORDER, "if unit.arm is Horse", "requires unit.arm is Horse"),
            new Said(
                    ORDER,
                    "requires not unit.moved unless unit is Guards else \"tired\"",
                    "requires not unit.moved or unit is Guards else \"tired\""),
            new Said(ORDER, "requires at most 2 Unit at by.to", "requires count (Unit at by.to) <= 2"),
            new Said(ORDER, "requires no enemy Unit at by.to", "requires no (Unit of foe at by.to)"),
            new Said(STATEMENT, "add 1 to Blue.fame", "Blue.fame += 1"),
            new Said(STATEMENT, "subtract 1 from Blue.fame", "Blue.fame -= 1"),
            new Said(STATEMENT, "increase Blue.fame by 2", "Blue.fame += 2"),
            new Said(STATEMENT, "Blue.fame + 1", "Blue.fame += 1"),
            new Said(STATEMENT, "eliminate Guards", "move Guards to Grave"),
            new Said(STATEMENT, "remove Guards from play", "move Guards to Grave"),
            new Said(STATEMENT, "both sides { s.fame += 1 }", "for each s in Side { s.fame += 1 }"),
            new Said(STATEMENT, "for every Unit at Mill { u.hits += 1 }", "for each u in Unit at Mill { u.hits += 1 }"),
            new Said(STATEMENT, "Blue.fame = roll D6 for fame", "Blue.fame = roll d6 for fame"),
            new Said(STATEMENT, "Blue.fame = roll a die for fame", "Blue.fame = roll d6 for fame"),
            new Said(STATEMENT, "Blue.fame = roll d6 + 1 for fame", "Blue.fame = (roll d6 for fame) + 1"),
            new Said(
                    STATEMENT, "Blue.fame = roll two dice for fame", "Blue.fame = sum of it over (roll 2 d6 for fame)"),
            new Said(ALONE, "on turn 3 { say \"Snow.\" }", "at start of turn 3 { say \"Snow.\" }"),
            new Said(
                    ALONE,
                    "rule won: Bool = Mill and Castle.holder is Blue",
                    "rule won: Bool = Mill.holder is Blue and Castle.holder is Blue"),
            new Said(STATEMENT, "Blue may March", "Blue may { March }"),
            new Said(
                    STATEMENT,
                    "let few = Blue chooses at least 1 Unit of Blue \"who\"",
                    "let few = Blue chooses at least 1 of Unit of Blue \"who\""),
            new Said(MODIFIERS, "\"hits\" + u.hits or else 0", "\"hits\" + u.hits"),
            new Said(MODIFIERS, "\"mud\" -1 DRM when turn is 2", "\"mud\" -1 when turn is 2"),
            new Said(MODIFIERS, "\"mud\" 2L when turn is 2", "\"mud\" - 2 when turn is 2"),
            new Said(MODIFIERS, "\"mud\" - 1 when turn = 2", "\"mud\" - 1 when turn is 2"),
            new Said(
                    MODIFIERS,
                    "\"led\" + (most of .strength over Unit of Blue) or else 0",
                    "\"led\" + (most of .strength over Unit of Blue)"),
            new Said(MEMBERS, "strength hidden from opponent", "strength seen by owner"),
            new Said(SET_UP, "turn 3: Guards at Mill", "at start of turn 3 { move Guards to Mill }"),
            new Said(
                    SET_UP,
                    "at Mill on turn 3: Guards, Mortar",
                    "at start of turn 3 { move (Guards, Mortar) to Mill }"),
            new Said(STATEMENT, "unless turn is 1 { Red.fame += 1 }", "if not (turn is 1) { Red.fame += 1 }"),
            new Said(STATEMENT, "Guards loses 1 hit", "Guards.hits -= 1"),
            new Said(STATEMENT, "Guards takes a hit", "Guards.hits += 1"),
            new Said(
                    STATEMENT,
                    "let die = roll a die + Red.fame say \"{die}\"",
                    "let die = (roll d6 for …) + Red.fame say \"{die}\""),
            new Said(STATEMENT, "if Guards's hits is 0 { Red.fame += 1 }", "if Guards.hits is 0 { Red.fame += 1 }"),
            new Said(
                    "procedure Hurt(u: Unit) {\n  %s\n}\nbefore Fight { Hurt(Guards) }\n",
                    "the unit takes 1 hit", "u.hits += 1"),
            new Said(
                    ALONE,
                    "rule weight(u: Unit): Int = the strength of the unit",
                    "rule weight(u: Unit): Int = u.strength"),
            new Said(
                    ALONE,
                    "rule garrison(s: Side): Set of Unit = Unit at s of Mill",
                    "rule garrison(s: Side): Set of Unit = Unit of s at Mill"),
            new Said(
                    ALONE,
                    "rule garrison(s: Side): Set of Unit = Unit at Mill of s",
                    "rule garrison(s: Side): Set of Unit = Unit of s at Mill"),
            new Said(EXAMPLE, "expect Blue has won", "expect winner is Blue"),
            new Said(EXAMPLE, "play Blue choose Dragoons", "play Blue chooses Dragoons"),
            new Said(STATEMENT, "move Guards from Castle to Grave", "move Guards to Grave"),
            new Said(
                    STATEMENT, "if a 5 or more is rolled { Red.fame += 1 }", "if roll d6 for … >= 5 { Red.fame += 1 }"),
            new Said(
                    ALONE,
                    "rule weight(u: Unit): Int = half the strength of u, rounded up",
                    "rule weight(u: Unit): Int = 1/2 of u.strength rounded up"),
            new Said(
                    ALONE, "rule spent(u: Unit): Bool = the unit's hits > 2", "rule spent(u: Unit): Bool = u.hits > 2"),
            new Said(
                    ALONE,
                    "rule foes(s: Side, p: Town): Set of Unit = enemy units in p",
                    "rule foes(s: Side, p: Town): Set of Unit = Unit of s.opponent at p"),
            new Said(
                    TRAVEL,
                    "stops in enemy ZOC when turn > 1",
                    "stops when any (Unit of u.side.opponent next to step.to) and turn > 1"),
            new Said(TURNS, "turns 1 to 4", "turns 1..4"),
            new Said(EXAMPLE, "play Blue halt Dragoons", "play Blue Halt(Dragoons)"),
            new Said(ROWS, "rule armed: Bool = Fort Battery.at is Mill", "rule armed: Bool = FortBattery.at is Mill"),
            new Said(ROWS, "rule armed: Bool = Fort-Battery.at is Mill", "rule armed: Bool = FortBattery.at is Mill"));

    @TestFactory
    Stream<DynamicTest> eachIsToldOnceWithTheLineAsItShouldRead() {
        return told(SAID);
    }

    static Stream<DynamicTest> told(List<Said> lines) {
        return lines.stream()
                .map(said -> DynamicTest.dynamicTest(
                        said.wrong(),
                        () -> assertThat(errors(said.around(), said.wrong()))
                                .singleElement()
                                .satisfies(problem -> assertThat(problem.helps())
                                        .singleElement()
                                        .asString()
                                        .contains("`" + said.mended() + "`"))));
    }

    @TestFactory
    Stream<DynamicTest> eachLineThatIsOfferedIsRight() {
        return offered(SAID);
    }

    static Stream<DynamicTest> offered(List<Said> lines) {
        return lines.stream()
                .filter(said -> !said.mended().contains("…"))
                .map(said -> DynamicTest.dynamicTest(
                        said.mended(),
                        () -> assertThat(errors(said.around(), said.mended())).isEmpty()));
    }

    private static List<Diagnostic> errors(String around, String line) throws IOException {
        String text = HEAD + around.replace("%s", line);
        return new Fixture(List.of(new SourceText("test.grog", text)), "")
                .diagnostics().stream().filter(Diagnostic::isError).toList();
    }
}
