package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Strews points so that they look strewn and are the same every time. */
final class Scatter {
    private static final long FACTOR = 6364136223846793005L;
    private static final long STEP = 1442695040888963407L;
    private static final int TRIES = 70;

    private long seed;

    Scatter(long seed) {
        this.seed = seed * FACTOR + STEP;
        next();
        next();
    }

    /** A number from 0 up to 1. */
    double next() {
        seed = seed * FACTOR + STEP;
        return (seed >>> 40) / (double) (1L << 24);
    }

    /** A number between two others. */
    double between(double low, double high) {
        return low + (high - low) * next();
    }

    /** Points in a disc that keep their distance from each other, from above to below. */
    List<Point> strew(Point centre, double radius, double apart, Predicate<Point> allowed) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            Point point = centre.polar(between(0, 360), radius * Math.sqrt(next()));
            if (allowed.test(point) && points.stream().allMatch(other -> other.distance(point) >= apart)) {
                points.add(point);
            }
        }
        points.sort(Comparator.comparingDouble(Point::y).thenComparingDouble(Point::x));
        return points;
    }
}
