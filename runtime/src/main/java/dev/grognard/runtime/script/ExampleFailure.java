package dev.grognard.runtime.script;

/** An example of a rulebook did not come out as it is written. */
public final class ExampleFailure extends AssertionError {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;

    ExampleFailure(String file, int line, String message, Throwable cause) {
        super(message, cause);
        this.file = file;
        this.line = line;
    }

    /** The source file of the example. */
    public String file() {
        return file;
    }

    /** The line of the step or the expectation that failed. */
    public int line() {
        return line;
    }
}
