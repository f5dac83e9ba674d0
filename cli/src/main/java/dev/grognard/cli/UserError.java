package dev.grognard.cli;

/** Something is wrong that the user can mend; the message is all that is printed. */
final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1;

    UserError(String message) {
        super(message);
    }

    UserError(String message, Throwable cause) {
        super(message, cause);
    }
}
