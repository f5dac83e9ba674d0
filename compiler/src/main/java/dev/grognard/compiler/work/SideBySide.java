package dev.grognard.compiler.work;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * Work in parts that know nothing of each other, done on all processors: whoever is free takes the next part.
 *
 * <p>A parallel stream hands out halves instead, and whoever has the half with the long parts in it is waited for.
 */
public final class SideBySide {
    private SideBySide() {}

    /** What the work makes of each part, in their order; they are begun in that order too, so the longest should come first. */
    public static <T, R> List<R> map(List<T> parts, Function<? super T, ? extends R> work) {
        List<FutureTask<R>> tasks = parts.stream()
                .map(part -> new FutureTask<R>(() -> work.apply(part)))
                .toList();
        // A task that somebody has begun does nothing when it is run again; a helper that comes too late is not waited
        // for.
        Runnable takePart = () -> tasks.forEach(FutureTask::run);
        int helpers = Math.min(ForkJoinPool.getCommonPoolParallelism(), parts.size() - 1);
        for (int i = 0; i < helpers; i++) {
            ForkJoinPool.commonPool().execute(takePart);
        }
        takePart.run();
        return tasks.stream().map(SideBySide::result).toList();
    }

    static <R> R result(FutureTask<R> task) {
        try {
            return task.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        }
    }
}
