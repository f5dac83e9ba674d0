package dev.grognard.compiler.diagnostic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The page of the handbook about one code, as it stands in {@code docs/errors}.
 *
 * @param title what is wrong, in a few words
 * @param text the whole page, in Markdown
 * @param wrong the texts that have the mistake, the main one first
 * @param mended the same texts without it
 */
public record Page(String title, String text, List<Sample> wrong, List<Sample> mended) {
    private static final String FENCE = "```";

    /**
     * A text shown on a page.
     *
     * @param file the name of the file in which it stands, empty for the main one
     */
    public record Sample(String file, String text) {}

    /** Copies the lists. */
    public Page {
        wrong = List.copyOf(wrong);
        mended = List.copyOf(mended);
    }

    static Page of(Code code) {
        String file = code.id() + ".md";
        try (InputStream in = Page.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("docs/errors/" + file + " is missing");
            }
            return parse(code, new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException e) {
            throw new UncheckedIOException("docs/errors/" + file + " cannot be read", e);
        }
    }

    private static Page parse(Code code, String text) {
        String heading = "# " + code.id() + ": ";
        if (!text.startsWith(heading)) {
            throw new IllegalStateException("the page of " + code.id() + " does not begin with `" + heading + "`");
        }
        List<String> lines = text.lines().toList();
        List<Sample> wrong = new ArrayList<>();
        List<Sample> mended = new ArrayList<>();
        boolean good = false;
        for (int i = 0; i < lines.size(); i++) {
            good |= lines.get(i).equals("Mended:");
            if (lines.get(i).startsWith(FENCE)) {
                String[] info = lines.get(i).split(" ", 2);
                StringBuilder sample = new StringBuilder();
                for (i++; !lines.get(i).equals(FENCE); i++) {
                    sample.append(lines.get(i)).append('\n');
                }
                (good ? mended : wrong).add(new Sample(info.length == 2 ? info[1] : "", sample.toString()));
            }
        }
        return new Page(lines.get(0).substring(heading.length()), text, wrong, mended);
    }

    /** The page as a terminal shows it: samples are set in from the margin instead of being fenced. */
    String plain() {
        StringBuilder out = new StringBuilder();
        boolean sample = false;
        for (String line : text.lines().toList()) {
            if (line.startsWith(FENCE)) {
                sample = !sample;
            } else {
                out.append((sample ? "    " + line : line)
                                .replaceFirst("^# ", "")
                                .stripTrailing())
                        .append('\n');
            }
        }
        return out.toString();
    }
}
