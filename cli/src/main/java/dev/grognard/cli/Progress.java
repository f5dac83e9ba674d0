package dev.grognard.cli;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Tells the user what takes so long, once it does. */
final class Progress {
    private static final long PATIENCE_MILLIS = 1500;

    private Progress() {}

    /** Does some work, and says what it is if it is not done soon. */
    static <T> T during(Console console, String what, Supplier<T> work) {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "progress");
            thread.setDaemon(true);
            return thread;
        });
        var notice = timer.schedule(() -> console.err().println(what + " …"), PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        try {
            return work.get();
        } finally {
            notice.cancel(false);
            timer.shutdownNow();
        }
    }
}
