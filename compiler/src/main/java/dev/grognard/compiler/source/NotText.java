package dev.grognard.compiler.source;

/** A file's bytes are no text that can be compiled; the message is one sentence for its author. */
public final class NotText extends Exception {
    private static final long serialVersionUID = 1;

    NotText(String message) {
        super(message);
    }
}
