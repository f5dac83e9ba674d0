package dev.grognard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What is told of work that takes long. */
class ProgressTest {
    /** Far longer than it takes until something is told. */
    private static final long MOST_SECONDS = 60;

    private final StringWriter told = new StringWriter();
    private final AtomicInteger asked = new AtomicInteger();

    private Console console(boolean terminal) {
        return new Console(
                new BufferedReader(Reader.nullReader()),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(told, true),
                terminal,
                terminal);
    }

    /** Work that lasts until it has been asked so often how far it has come. */
    private boolean work(boolean terminal, int often) {
        CountDownLatch enough = new CountDownLatch(often);
        return Progress.during(
                console(terminal),
                "playing",
                () -> {
                    enough.countDown();
                    return "turn " + asked.incrementAndGet();
                },
                () -> {
                    try {
                        return enough.await(MOST_SECONDS, TimeUnit.SECONDS);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
    }

    @Test
    void lineChangesAtATerminal() {
        assertThat(work(true, 2)).isTrue();

        assertThat(told.toString())
                .startsWith("\rplaying … turn 1\rplaying … turn 2")
                .endsWith("\r");
    }

    @Test
    void linesFollowEachOtherElsewhere() {
        assertThat(work(false, 1)).isTrue();

        assertThat(told.toString().lines()).containsExactly("playing … turn 1");
    }

    @Test
    void nothingIsToldOfQuickWork() {
        assertThat(work(true, 0)).isTrue();

        assertThat(told.toString()).isEmpty();
    }
}
