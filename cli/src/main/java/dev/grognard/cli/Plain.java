package dev.grognard.cli;

import dev.grognard.runtime.Thing;
import dev.grognard.runtime.schema.Schema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts what the author of a rulebook wrote into words for a player: {@code count (dice where it >= hitsOn(u.arm))} without its notation. */
final class Plain {
    private static final Pattern CHANGE = Pattern.compile("(?U)^[\\w.()]+ (=|\\+=|-=) (.+)$");
    /** What the log says of a throw, behind its purpose. */
    private static final Pattern ROLL_TEXT = Pattern.compile("(?U)(\\broll [^\"]*?\\bfor \\w+) \"[^\"]*\"");

    /** Fields of what ends with a bracket. */
    private static final Pattern READ = Pattern.compile("(?U)\\)((?:\\.\\p{Ll}\\w*)+)(?!\\w*\\()");

    private static final Pattern CHAIN = Pattern.compile("(?U)(?<![\\w.])(\\w*)((?:\\.\\p{Ll}\\w*)+)");
    /** A rule with arguments that are only names of variables, which tell a reader nothing. */
    private static final Pattern CALL = Pattern.compile("(?U)\\b(\\p{Ll}\\w*)\\(([\\p{Ll} ,]*)\\)");

    private static final Pattern NAMED_CALL = Pattern.compile("(?U)\\b(\\p{Ll}\\w*)\\((?=[^)])");
    private static final Pattern NAME = Pattern.compile("(?U)\\b\\p{L}\\w*");
    private static final Pattern COUNT_THAT =
            Pattern.compile("(?U)\\bcount \\((\\w+) where it (?:is |(?=[≥≤<>]))([^()]+)\\)");
    private static final Pattern COUNT = Pattern.compile("(?U)\\bcount \\((\\w+)\\)");

    private Plain() {}

    /** Words of printed names that begin with a small letter and go on with a capital, as they are printed; also by how rules write them. */
    static Map<String, String> smallNames(Schema schema) {
        Map<String, String> names = new HashMap<>();
        for (Schema.Kind kind : schema.kinds()) {
            for (Thing thing : kind.members()) {
                NAME.matcher(thing.printed())
                        .results()
                        .map(MatchResult::group)
                        .filter(word ->
                                Character.isLowerCase(word.charAt(0)) && !word.equals(word.toLowerCase(Locale.ROOT)))
                        .forEach(word -> {
                            names.put(word, word);
                            names.put(Character.toUpperCase(word.charAt(0)) + word.substring(1), word);
                        });
            }
        }
        return names;
    }

    /** What is read of something in brackets, or of what a rule gives, stands before it: {@code side of (Troops at Mill)}. */
    private static String fieldsFirst(String source) {
        String text = source;
        for (Matcher read = READ.matcher(text); read.find(); read = READ.matcher(text)) {
            int begin = begin(text, read.start());
            text = text.substring(0, begin)
                    + owned("", read.group(1))
                    + " of "
                    + text.substring(begin, read.start() + 1)
                    + text.substring(read.end());
        }
        return text;
    }

    /** Where that begins which ends with this bracket, with the name of what is called. */
    private static int begin(String text, int close) {
        int depth = 0;
        int at = close;
        do {
            depth += text.charAt(at) == ')' ? 1 : text.charAt(at) == '(' ? -1 : 0;
            at--;
        } while (depth > 0 && at >= 0);
        while (at >= 0 && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) {
            at--;
        }
        return at + 1;
    }

    static String words(String source) {
        return words(source, Map.of());
    }

    /** The same with some words of names as they are printed. */
    static String words(String source, Map<String, String> names) {
        String text = balanced(source);
        Matcher change = CHANGE.matcher(text);
        String after = "";
        if (change.matches()) {
            text = change.group(2);
            after = changed(change.group(1), text);
        }
        text = ROLL_TEXT.matcher(text).replaceAll("$1");
        text = fieldsFirst(text);
        text = CHAIN.matcher(text).replaceAll(chain -> Matcher.quoteReplacement(owned(chain.group(1), chain.group(2))));
        String before;
        do {
            before = text;
            text = CALL.matcher(text).replaceAll("$1");
        } while (!text.equals(before));
        text = NAMED_CALL.matcher(text).replaceAll("$1 (");
        text = NAME.matcher(text)
                .replaceAll(name -> Matcher.quoteReplacement(
                        names.containsKey(name.group()) ? names.get(name.group()) : spoken(name.group())));
        text = text.replace(">=", "≥")
                .replace("<=", "≤")
                .replace("is not none", "is there")
                .replace("is none", "is not there");
        return counted(text) + after;
    }

    /** What a number or something longer does to what was there before it. */
    private static String changed(String sign, String by) {
        boolean figures = by.chars().allMatch(Character::isDigit);
        return switch (sign) {
            case "+=" -> figures ? " more" : ", added";
            case "-=" -> figures ? " less" : ", taken off";
            default -> "";
        };
    }

    private static String counted(String text) {
        String dice = COUNT_THAT.matcher(text).replaceAll("how many of the $1 are $2");
        return COUNT.matcher(dice).replaceAll("how many $1").replace("count (", "how many of (");
    }

    /** {@code u.sp} is his sp, whoever he is; {@code American.ap} is the ap of American. */
    private static String owned(String owner, String fields) {
        List<String> parts = new ArrayList<>(Arrays.stream(fields.split("\\."))
                .filter(part -> !part.isEmpty())
                .map(part -> part.equals("at") ? "place" : part)
                .toList());
        Collections.reverse(parts);
        boolean named = !owner.isEmpty() && !Character.isLowerCase(owner.charAt(0));
        if (named) {
            parts.add(owner);
        }
        return String.join(" of ", parts);
    }

    /** {@code basicAP} is the basic AP; a name with a capital is that of a thing. */
    private static String spoken(String name) {
        if (Character.isUpperCase(name.charAt(0))) {
            return String.join(" ", name.split("(?<=[\\p{Ll}0-9])(?<!^Mc)(?=\\p{Lu})|(?<=\\p{Ll})(?=[0-9])"));
        }
        return Arrays.stream(name.split("(?<=[\\p{Ll}0-9])(?=\\p{Lu})"))
                .map(word -> word.length() > 1 && word.equals(word.toUpperCase(Locale.ROOT))
                        ? word
                        : word.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" "));
    }

    /** A part of a longer text may begin or end inside of brackets. */
    private static String balanced(String text) {
        StringBuilder kept = new StringBuilder();
        int open = 0;
        for (char c : text.toCharArray()) {
            if (c == ')' && open == 0) {
                continue;
            }
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            kept.append(c);
        }
        return kept.toString().strip() + ")".repeat(open);
    }
}
