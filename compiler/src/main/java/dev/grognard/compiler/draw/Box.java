package dev.grognard.compiler.draw;

/** An upright rectangle by its upper left corner. */
record Box(double x, double y, double width, double height) {
    static Box around(Point centre, double width, double height) {
        return new Box(centre.x() - width / 2, centre.y() - height / 2, width, height);
    }

    double right() {
        return x + width;
    }

    double bottom() {
        return y + height;
    }

    Point centre() {
        return new Point(x + width / 2, y + height / 2);
    }

    Box moved(double dx, double dy) {
        return new Box(x + dx, y + dy, width, height);
    }

    Box grown(double by) {
        return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
    }

    /** The smallest box that holds both. */
    Box with(Box other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Box(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    /** The area that both cover. */
    double shared(Box other) {
        double w = Math.min(right(), other.right()) - Math.max(x, other.x);
        double h = Math.min(bottom(), other.bottom()) - Math.max(y, other.y);
        return w <= 0 || h <= 0 ? 0 : w * h;
    }

    boolean holds(Box other) {
        return other.x >= x && other.y >= y && other.right() <= right() && other.bottom() <= bottom();
    }

    boolean holds(Point point) {
        return point.x() >= x && point.y() >= y && point.x() <= right() && point.y() <= bottom();
    }

    /** The point of the rectangle that is nearest to another one. */
    Point nearest(Point point) {
        return new Point(Math.max(x, Math.min(right(), point.x())), Math.max(y, Math.min(bottom(), point.y())));
    }
}
