package dev.grognard.runtime;

/** A way from one place to another, in one direction. */
public interface Link extends Thing {
    /** The place that it leaves. */
    Thing from();

    /** The place that it leads to. */
    Thing to();
}
