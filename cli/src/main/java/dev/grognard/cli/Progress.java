package dev.grognard.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Tells the user what takes so long, once it does. */
final class Progress {
    private static final long PATIENCE_MILLIS = 1500;
    /** How often it is told how far the work has come: at a terminal in a line that changes, elsewhere in a line of its own. */
    private static final long SHOWN_EACH_MILLIS = 500;

    private static final long TOLD_EACH_MILLIS = 10_000;

    private Progress() {}

    /** Does some work, and says what it is if it is not done soon. */
    static <T> T during(Console console, String what, Supplier<T> work) {
        try (Timer timer = new Timer()) {
            timer.tasks.schedule(() -> console.err().println(what + " …"), PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            return work.get();
        }
    }

    /** The same for work that can say how far it has come, which another thread asks it. */
    static <T> T during(Console console, String what, Supplier<String> soFar, Supplier<T> work) {
        Line line = new Line(console, what, soFar);
        try (Timer timer = new Timer()) {
            timer.tasks.scheduleAtFixedRate(
                    line::show,
                    PATIENCE_MILLIS,
                    console.signs() ? SHOWN_EACH_MILLIS : TOLD_EACH_MILLIS,
                    TimeUnit.MILLISECONDS);
            return work.get();
        } finally {
            line.end();
        }
    }

    /** A line that grows old; at a terminal the next one takes its place. */
    private static final class Line {
        private final Console console;
        private final String what;
        private final Supplier<String> soFar;
        private int shown;
        private boolean ended;

        Line(Console console, String what, Supplier<String> soFar) {
            this.console = console;
            this.what = what;
            this.soFar = soFar;
        }

        synchronized void show() {
            if (ended) {
                return;
            }
            String told = what + " … " + soFar.get();
            if (console.signs()) {
                console.err().print("\r" + told + " ".repeat(Math.max(0, shown - told.length())));
            } else {
                console.err().println(told);
            }
            console.err().flush();
            shown = told.length();
        }

        /** Leaves no trace where a line can be taken away. */
        synchronized void end() {
            ended = true;
            if (shown > 0 && console.signs()) {
                console.err().print("\r" + " ".repeat(shown) + "\r");
                console.err().flush();
            }
        }
    }

    private static final class Timer implements AutoCloseable {
        private final ScheduledExecutorService tasks = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "progress");
            thread.setDaemon(true);
            return thread;
        });

        @Override
        public void close() {
            tasks.shutdownNow();
        }
    }
}
