package dev.grognard.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Pattern;

/** What other classes can see of a generated file: everything but the bodies of its methods. */
final class JavaOutline {
    private static final Pattern TYPE = Pattern.compile("\\b(class|interface|enum|record)\\s+\\w+");

    private final String java;
    private final StringBuilder outline = new StringBuilder();
    /** For each open brace, whether it holds members rather than statements. */
    private final Deque<Boolean> holdsMembers = new ArrayDeque<>();

    private int at;

    private JavaOutline(String java) {
        this.java = java;
    }

    static String of(String java) {
        return new JavaOutline(java).read();
    }

    private String read() {
        int declared = 0;
        while (at < java.length()) {
            char c = java.charAt(at);
            int start = at;
            if (c == '"' || c == '\'') {
                skipQuoted(c);
            } else if (java.startsWith("//", at)) {
                skipTo("\n");
                start = at;
            } else if (java.startsWith("/*", at)) {
                skipTo("*/");
                start = at;
            } else {
                at++;
            }
            boolean seen = isSeen();
            if (c == '{' && start < at) {
                String head = outline.substring(Math.min(declared, outline.length()));
                holdsMembers.push(seen && TYPE.matcher(head).find());
            } else if (c == '}' && start < at) {
                holdsMembers.poll();
            }
            if (seen || isSeen()) {
                outline.append(java, start, at);
            }
            if (isSeen() && (c == '{' || c == '}' || c == ';')) {
                declared = outline.length();
            }
        }
        return outline.toString();
    }

    private boolean isSeen() {
        return holdsMembers.stream().allMatch(members -> members);
    }

    private void skipQuoted(char quote) {
        at++;
        while (at < java.length() && java.charAt(at) != quote) {
            at += java.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
    }

    private void skipTo(String end) {
        int found = java.indexOf(end, at);
        at = found < 0 ? java.length() : found + end.length();
    }
}
