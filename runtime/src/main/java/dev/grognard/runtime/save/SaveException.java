package dev.grognard.runtime.save;

/** Thrown when a save cannot be taken up; the message is one sentence for the player. */
public final class SaveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SaveException(String message) {
        super(message);
    }

    SaveException(String message, Throwable cause) {
        super(message, cause);
    }
}
