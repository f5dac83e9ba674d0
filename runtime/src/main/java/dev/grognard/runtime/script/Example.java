package dev.grognard.runtime.script;

import dev.grognard.runtime.Game;
import java.util.List;
import java.util.function.Consumer;

/** An example of play from a rulebook: where it is written, which cases it shows, and its steps. */
public record Example(String title, String file, int line, List<String> cases, Consumer<Script> body) {
    /**
     * Plays the example.
     *
     * @throws ExampleFailure if it does not come out as written
     */
    public void run(Game game) {
        Script script = new Script(game, this);
        try {
            body.accept(script);
            script.finish();
        } catch (ExampleFailure failure) {
            throw failure;
        } catch (RuntimeException e) {
            throw script.brokenDown(e);
        }
    }

    @Override
    public String toString() {
        return title + " (" + file + ":" + line + ")";
    }
}
