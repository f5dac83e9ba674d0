package dev.grognard.compiler.work;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Something that a processor works out which has nothing else to do; whoever needs it before that does it himself.
 *
 * @param <T> what it is
 */
public final class Ahead<T> {
    private final FutureTask<T> task;

    private Ahead(FutureTask<T> task) {
        this.task = task;
    }

    /** Begins as soon as a processor is free. */
    public static <T> Ahead<T> of(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        ForkJoinPool.commonPool().execute(task);
        return new Ahead<>(task);
    }

    /** What came of it. */
    public T get() {
        task.run();
        return SideBySide.result(task);
    }
}
