package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BadInputTest {
    @TempDir
    private Path folder;

    private void failsWith(String message, String... arguments) {
        GrogRun run = GrogRun.in(folder, arguments);

        assertThat(run.err()).contains(message).doesNotContain("\tat ");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void missingFile() {
        failsWith("there is no file " + folder.resolve("sea.grog"), "check", "sea.grog");
    }

    @Test
    void rulesThatDoNotGoOn() throws IOException {
        GrogRun.in(folder, "new", "War");
        Path war = folder.resolve("war.grog");
        Files.writeString(war, Files.readString(war).replaceAll("until no .*", "until turn > 6"));

        failsWith("the rules of this game do not go on: war.grog:1", "play", "war.grog", "--bots", "--seed", "3");
    }

    @Test
    void folderInsteadOfFile() throws IOException {
        Files.createDirectory(folder.resolve("sea.grog"));

        failsWith("is a folder, not a file", "check", "sea.grog");
        Files.writeString(folder.resolve("sea.grog/war.cases.tsv"), "case");
        Files.writeString(folder.resolve("sea.grog/war.grog"), "language 1");
        failsWith("`sea.grog` is a folder, not a file; did you mean `sea.grog/war.grog`?", "check", "sea.grog");
    }

    private void isMisused(String message, String... arguments) {
        GrogRun run = GrogRun.in(folder, arguments);

        assertThat(run.err()).startsWith("grog: " + message + "\n").hasLineCount(2);
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void aCommandThatIsNotThere() {
        isMisused(
                "there is no command `paly`; did you mean `grog play war.grog --solo`?", "paly", "war.grog", "--solo");
        isMisused("there is no command `run`; did you mean `grog play war.grog`?", "run", "war.grog");
        isMisused("there is no command `zzz`", "zzz");
        isMisused(
                "what is to be done with `war.grog`? `grog play war.grog` plays it, `grog check war.grog` looks for mistakes",
                "war.grog");
    }

    @Test
    void anOptionOrGameThatIsNotThere() {
        isMisused("`grog play` has no room for `--sed`; did you mean `--seed`?", "play", "war.grog", "--sed", "3");
        isMisused("Invalid value for option '--seed': 'x' is not a whole number", "play", "war.grog", "--seed", "x");
        isMisused("`grog check` wants FILE", "check");
    }

    @Test
    void savedMatchInsteadOfGame() {
        GrogRun.in(folder, "new", "War");
        GrogRun saved = GrogRun.in(folder, "play", "war.grog", "--bots", "--seed", "3", "--save", "t.json");

        assertThat(saved.status()).isZero();
        failsWith("t.json is a saved match, not a game: `grog play GAME --load t.json` plays it on", "play", "t.json");
    }

    @Test
    void listOfCasesInsteadOfGame() {
        GrogRun.in(folder, "new", "War");

        failsWith("war.cases.tsv is a list of cases, not a game", "check", "war.cases.tsv");
    }

    @Test
    void saveInAFolderThatIsNotThere() throws IOException {
        GrogRun.in(folder, "new", "War");
        failsWith(
                "nothing is saved yet: there is no folder " + folder.resolve("saves"),
                "play",
                "war.grog",
                "--save",
                "saves/old/t.json");
        GrogRun run = GrogRun.typing(
                "save saves/old/t.json\nsave war.grog/t.json\nsave t.json\nquit\n", folder, "play", "war.grog");

        assertThat(run.out())
                .contains("nothing is saved yet: there is no folder " + folder.resolve("saves") + "; make it first")
                .contains("nothing is saved yet: " + folder.resolve("war.grog") + " is a file, not a folder");
        assertThat(Files.exists(folder.resolve("t.json"))).isTrue();
        failsWith("there is no folder " + folder.resolve("maps"), "map", "war.grog", "-o", "maps/war.svg");
    }

    @Test
    void binaryFile() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[] {1, 0, 2});

        failsWith("sea.grog is not a text file", "check", "sea.grog");
    }

    @Test
    void otherEncoding() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[] {'a', (byte) 0xE9, 'b'});

        failsWith("sea.grog is not saved in UTF-8, as `aéb` in line 1 shows", "check", "sea.grog");
        failsWith("save it again with the encoding UTF-8", "fmt", "sea.grog");
        assertThat(Files.readAllBytes(folder.resolve("sea.grog"))).containsExactly('a', 0xE9, 'b');
    }

    @Test
    void otherEncodingOfAFileThatAnotherOneNames() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "language 1\ngame Sea \"The sea\"\ncases \"sea.cases.tsv\"\n");
        Files.writeString(
                folder.resolve("sea.cases.tsv"), "case\tkind\ttitle\n1\trule\tKöln\n", StandardCharsets.ISO_8859_1);
        Files.writeString(
                folder.resolve("lake.grog"), "language 1\ngame Lake \"Zürich\"\n", StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve("cold.grog"), "language 1\nmod Cold \"Cold\" for Lake\n");
        Files.writeString(folder.resolve("storm.grog"), "language 1\nmod Storm \"Storm\" for Sea\n");

        failsWith("sea.cases.tsv is not saved in UTF-8, as `Köln` in line 2 shows", "check", "sea.grog");
        failsWith("sea.cases.tsv is not saved in UTF-8, as `Köln` in line 2 shows", "check", "storm.grog");
        failsWith("lake.grog is not saved in UTF-8, as `Zürich` in line 2 shows", "check", "cold.grog");
    }

    @Test
    void tenMegabytes() throws IOException {
        Files.write(folder.resolve("sea.grog"), new byte[10_000_000]);

        failsWith("sea.grog is too large", "check", "sea.grog");
    }

    @Test
    void thousandErrors() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "language 1\ngame Sea \"Sea\"\n" + "rule 1\n".repeat(1000));

        failsWith("1000 errors; 990 are not shown", "check", "sea.grog");
        failsWith("`--all` shows all of them", "check", "sea.grog");
        failsWith("\n1000 errors\n", "check", "--all", "sea.grog");
    }

    @Test
    void deepNesting() throws IOException {
        String nested = "(".repeat(10_000) + "1" + ")".repeat(10_000);
        Files.writeString(folder.resolve("sea.grog"), "language 1\ngame Sea \"Sea\"\nrule a: Int = " + nested + "\n");

        failsWith("nested too deeply", "check", "sea.grog");
    }

    @Test
    void formattingLeavesBrokenFilesAlone() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "language 1\ngame Sea \"Sea\"\nrule 1\n");

        failsWith("error[G0031]", "fmt", "sea.grog");
        assertThat(folder.resolve("sea.grog")).hasContent("language 1\ngame Sea \"Sea\"\nrule 1\n");
    }

    @Test
    void mistakesAsJson() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "language 1\ngame Sea \"Sea\"\nrule 1\n");

        GrogRun run = GrogRun.in(folder, "check", "--json", "sea.grog");

        assertThat(run.out()).startsWith("{\"errors\":1,").contains("\"line\":3,\"column\":6");
        assertThat(run.complaints()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void unknownGame() {
        failsWith("no game is called `trentn-1776`; did you mean `trenton-1776`?", "check", "trentn-1776");
    }

    @Test
    void unknownCode() {
        failsWith("there is no code `G9999`", "explain", "G9999");
    }

    @Test
    void newOverwritesNothing() throws IOException {
        Files.writeString(folder.resolve("sea.grog"), "mine");

        failsWith("sea.grog exists already; nothing was written to it", "new", "sea");
        assertThat(folder.resolve("sea.grog")).hasContent("mine");
    }

    @Test
    void wrongUsage() {
        assertThat(GrogRun.in(folder, "chek").status()).isEqualTo(2);
        assertThat(GrogRun.in(folder, "check").status()).isEqualTo(2);
        assertThat(GrogRun.in(folder).status()).isEqualTo(2);
        assertThat(GrogRun.in(folder, "play", "sea.grog", "--bots", "--side", "Red")
                        .status())
                .isEqualTo(2);
        assertThat(GrogRun.in(folder, "play", "sea.grog", "--seed", "x").status())
                .isEqualTo(2);
    }

    @Test
    void helpAndExplain() {
        assertThat(GrogRun.in(folder, "--help").status()).isZero();
        assertThat(GrogRun.in(folder, "play", "--help").out()).contains("--scenario");
        assertThat(GrogRun.in(folder, "explain", "G0100").out()).startsWith("G0100: nothing has this name");
        assertThat(GrogRun.in(folder, "explain").out()).contains("G0001");
    }
}
