package dev.grognard.compiler.draw;

import java.util.ArrayList;
import java.util.List;

/** Lines through points as path data, straight or smooth. */
final class Curves {
    private Curves() {}

    static String straight(List<Point> points, boolean closed) {
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            data.append(i == 0 ? "M" : " L").append(at(points.get(i)));
        }
        return data + (closed ? " Z" : "");
    }

    /** A curve that goes through every point and has no corners. */
    static String smooth(List<Point> points) {
        StringBuilder data = new StringBuilder("M" + at(points.get(0)));
        for (int i = 0; i + 1 < points.size(); i++) {
            Point before = points.get(Math.max(0, i - 1));
            Point from = points.get(i);
            Point to = points.get(i + 1);
            Point after = points.get(Math.min(points.size() - 1, i + 2));
            Point leave = from.plus((to.x() - before.x()) / 6, (to.y() - before.y()) / 6);
            Point arrive = to.plus((from.x() - after.x()) / 6, (from.y() - after.y()) / 6);
            data.append(" C")
                    .append(at(leave))
                    .append(' ')
                    .append(at(arrive))
                    .append(' ')
                    .append(at(to));
        }
        return data.toString();
    }

    /** The points of a line with a part of each leg cut off at the corners, twice as many of them. */
    static List<Point> rounded(List<Point> points, double cut, boolean closed) {
        List<Point> result = new ArrayList<>();
        int legs = closed ? points.size() : points.size() - 1;
        for (int i = 0; i < legs; i++) {
            Point from = points.get(i);
            Point to = points.get((i + 1) % points.size());
            boolean first = !closed && i == 0;
            boolean last = !closed && i + 1 == legs;
            result.add(first ? from : from.towards(to, cut));
            result.add(last ? to : from.towards(to, 1 - cut));
        }
        return result;
    }

    /** A bow from one point to another by way of the height over its middle. */
    static List<Point> bow(Point from, Point to, double height, int legs) {
        double length = from.distance(to);
        double nx = length == 0 ? 0 : (from.y() - to.y()) / length;
        double ny = length == 0 ? 0 : (to.x() - from.x()) / length;
        List<Point> points = new ArrayList<>();
        for (int i = 0; i <= legs; i++) {
            double part = (double) i / legs;
            double lift = 4 * height * part * (1 - part);
            points.add(from.towards(to, part).plus(nx * lift, ny * lift));
        }
        return points;
    }

    /** How far a point lies from a line of straight legs. */
    static double distance(Point point, List<Point> line) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i + 1 < line.size(); i++) {
            least = Math.min(least, point.fromLine(line.get(i), line.get(i + 1)));
        }
        return least;
    }

    private static String at(Point point) {
        return Svg.number(point.x()) + "," + Svg.number(point.y());
    }
}
