package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds room for labels and counters. Each item has candidates; what is drawn already makes some of them bad, and the other items make some of
 * them worse. The largest items choose first; then all choose again until nobody wants to move.
 */
final class Placer {
    private static final int ROUNDS = 20;
    private static final double OUTSIDE = 1e7;
    /** Two items on one spot cannot be read, so nearly everything else is better. */
    private static final double ON_ANOTHER = 400;

    private static final double ON_A_MARK = 300;

    /** Something that wants a place: boxes to choose from, and how little it likes each of them. */
    record Item(List<Box> candidates, List<Double> dislikes, double onLine) {}

    /** A line that should stay visible, and how much it matters. */
    record Line(List<Point> course, double weight, Box reach) {
        static Line of(List<Point> course, double weight) {
            Box reach = new Box(course.get(0).x(), course.get(0).y(), 0, 0);
            for (Point point : course) {
                reach = reach.with(new Box(point.x(), point.y(), 0, 0));
            }
            return new Line(course, weight, reach.grown(1));
        }
    }

    /** A disc that must stay visible. */
    record Mark(Point centre, double radius) {}

    private final Box frame;
    private final double gap;
    private final List<Mark> marks;
    private final List<Box> taken;
    private final List<Line> lines;

    Placer(Box frame, double gap, List<Mark> marks, List<Box> taken, List<Line> lines) {
        this.frame = frame;
        this.gap = gap;
        this.marks = List.copyOf(marks);
        this.taken = List.copyOf(taken);
        this.lines = List.copyOf(lines);
    }

    /** A box for every item, in their order. */
    List<Box> place(List<Item> items) {
        List<double[]> costs = items.stream().map(this::costs).toList();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            order.add(i);
        }
        order.sort(
                Comparator.comparingDouble(i -> -area(items.get(i).candidates().get(0))));
        Box[] chosen = new Box[items.size()];
        for (int round = 0; round < ROUNDS; round++) {
            boolean moved = false;
            for (int i : order) {
                Box best = best(i, items.get(i), costs.get(i), chosen);
                moved |= !best.equals(chosen[i]);
                chosen[i] = best;
            }
            if (!moved) {
                break;
            }
        }
        return List.of(chosen);
    }

    private Box best(int self, Item item, double[] costs, Box[] chosen) {
        double least = Double.MAX_VALUE;
        Box best = item.candidates().get(0);
        for (int c = 0; c < costs.length; c++) {
            double cost = costs[c];
            Box wide = item.candidates().get(c).grown(gap);
            for (int other = 0; other < chosen.length && cost < least; other++) {
                if (other != self && chosen[other] != null) {
                    cost += ON_ANOTHER * overlap(wide, chosen[other]);
                }
            }
            if (cost < least) {
                least = cost;
                best = item.candidates().get(c);
            }
        }
        return best;
    }

    private double[] costs(Item item) {
        double[] costs = new double[item.candidates().size()];
        for (int c = 0; c < costs.length; c++) {
            Box box = item.candidates().get(c);
            double cost = item.dislikes().get(c) + (frame.holds(box) ? 0 : OUTSIDE);
            for (Mark mark : marks) {
                double deep = mark.radius() - mark.centre().distance(box.nearest(mark.centre()));
                cost += deep > 0 ? ON_A_MARK * (deep + 5) : 0;
            }
            for (Box other : taken) {
                cost += ON_ANOTHER * overlap(box.grown(gap), other);
            }
            for (Line line : lines) {
                cost += box.shared(line.reach()) == 0 ? 0 : item.onLine() * line.weight() * inside(box, line.course());
            }
            costs[c] = cost;
        }
        return costs;
    }

    /** Something even for a touch, and more for more. */
    private static double overlap(Box one, Box other) {
        double shared = one.shared(other);
        return shared == 0 ? 0 : shared + 100;
    }

    private static double area(Box box) {
        return box.width() * box.height();
    }

    private static double inside(Box box, List<Point> course) {
        double length = 0;
        for (int i = 0; i + 1 < course.size(); i++) {
            length += inside(box, course.get(i), course.get(i + 1));
        }
        return length;
    }

    /** How much of a straight line lies inside a box. */
    static double inside(Box box, Point from, Point to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double enter = Math.max(
                enter(box.x() - from.x(), box.right() - from.x(), dx),
                enter(box.y() - from.y(), box.bottom() - from.y(), dy));
        double leave = Math.min(
                leave(box.x() - from.x(), box.right() - from.x(), dx),
                leave(box.y() - from.y(), box.bottom() - from.y(), dy));
        double part = Math.min(1, leave) - Math.max(0, enter);
        return part <= 0 ? 0 : part * from.distance(to);
    }

    /** The part of a run after which it is between two bounds. */
    private static double enter(double low, double high, double run) {
        if (run == 0) {
            return low <= 0 && high >= 0 ? 0 : Double.MAX_VALUE;
        }
        return Math.min(low / run, high / run);
    }

    /** The part of a run after which it is no longer between two bounds. */
    private static double leave(double low, double high, double run) {
        return run == 0 ? 1 : Math.max(low / run, high / run);
    }
}
