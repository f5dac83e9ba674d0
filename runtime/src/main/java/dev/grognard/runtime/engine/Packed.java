package dev.grognard.runtime.engine;

import java.util.ArrayList;
import java.util.List;

/** Long lists as a generated class holds them: in a few texts instead of code for each entry. */
public final class Packed {
    private Packed() {}

    /** The numbers in some texts, with a blank after each but the last of a text. */
    public static int[] numbers(String... texts) {
        List<Integer> numbers = new ArrayList<>();
        for (String text : texts) {
            for (String number : text.split(" ")) {
                numbers.add(Integer.valueOf(number));
            }
        }
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The words in some texts, with a stroke after each but the last of a text; some may be empty. */
    public static String[] words(String... texts) {
        List<String> words = new ArrayList<>();
        for (String text : texts) {
            words.addAll(List.of(text.split("\\|", -1)));
        }
        return words.toArray(new String[0]);
    }
}
