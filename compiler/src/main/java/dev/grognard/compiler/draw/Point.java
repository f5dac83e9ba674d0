package dev.grognard.compiler.draw;

/** A point on the sheet; the units are thirds of a millimetre, x to the right and y down. */
record Point(double x, double y) {
    Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    /** The point a part of the way towards another one. */
    Point towards(Point other, double part) {
        return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
    }

    double distance(Point other) {
        return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }

    /** The point at some distance in the direction of another one. */
    Point step(Point other, double length) {
        double whole = distance(other);
        return whole == 0 ? this : towards(other, length / whole);
    }

    /** The point at an angle, which is counted in degrees from the right and clockwise. */
    Point polar(double degrees, double length) {
        double angle = StrictMath.toRadians(degrees);
        return plus(length * StrictMath.cos(angle), length * StrictMath.sin(angle));
    }

    /** How far this point lies from the straight line between two others. */
    double fromLine(Point a, Point b) {
        double length = a.distance(b);
        if (length == 0) {
            return distance(a);
        }
        double along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / (length * length);
        return distance(a.towards(b, Math.max(0, Math.min(1, along))));
    }
}
