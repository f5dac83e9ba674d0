package dev.grognard.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What other classes can see of a generated file that has no comments any more: no bodies of methods, nothing private.
 *
 * @param members what stands in it, one member or head of a type after the other; of the imports those whose names it uses
 */
record JavaOutline(List<String> members) {
    /** What other classes see of a file that is not there. */
    static final JavaOutline NONE = new JavaOutline(List.of());

    private static final Pattern TYPE = Pattern.compile("\\b(class|interface|enum|record)\\s+\\w+");
    private static final Pattern ENUM = Pattern.compile("\\benum\\s+\\w+");
    private static final String CONSTANTS = "constants:";
    private static final Pattern DECLARED = Pattern.compile("[^=(]*?(?<!@)\\b(\\w+)\\s*[=;(]");
    private static final Pattern IMPORT = Pattern.compile("import\\s+(?:static\\s+)?[\\w.]*?(\\w+|\\*)\\s*;");

    JavaOutline {
        members = List.copyOf(members);
    }

    static JavaOutline of(String java) {
        return new JavaOutline(new Reader(java).read());
    }

    /** The names of the members in which it differs from another; empty if there is more to it than that. */
    Optional<Set<String>> differing(JavaOutline other) {
        List<String> own = new ArrayList<>(members);
        List<String> others = new ArrayList<>(other.members);
        own.removeAll(other.members);
        others.removeAll(members);
        if (!without(own).equals(other.without(others))) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>();
        for (String member : Stream.concat(own.stream(), others.stream()).toList()) {
            Matcher declared = DECLARED.matcher(member);
            if (TYPE.matcher(member).find() || member.startsWith(CONSTANTS) || !declared.lookingAt()) {
                return Optional.empty();
            }
            names.add(declared.group(1));
        }
        return Optional.of(names);
    }

    private List<String> without(List<String> some) {
        return members.stream().filter(member -> !some.contains(member)).toList();
    }

    /** Whether a change of the type of this name is one of this file, too: it extends it, or works a constant out with it. */
    boolean passesOn(String type) {
        return members.stream()
                .anyMatch(member ->
                        (member.indexOf('=') >= 0 || TYPE.matcher(member).find()) && mentions(member, type));
    }

    /** Whether a name stands in a text as a word. */
    static boolean mentions(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            if ((at == 0 || !isPartOfWord(text.charAt(at - 1))) && endsAt(text, at + name.length())) {
                return true;
            }
        }
        return false;
    }

    private static boolean endsAt(String text, int end) {
        return end == text.length() || !isPartOfWord(text.charAt(end));
    }

    /** A dollar sign parts the names of nested classes. */
    private static boolean isPartOfWord(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private static final class Reader {
        private final String java;
        private final List<String> members = new ArrayList<>();
        private final StringBuilder member = new StringBuilder();
        /** For each open brace, whether it holds members rather than statements. */
        private final Deque<Boolean> holdsMembers = new ArrayDeque<>();

        private int at;

        Reader(String java) {
            this.java = java;
        }

        List<String> read() {
            while (at < java.length()) {
                int start = at;
                char c = java.charAt(at);
                if (c == '"' || c == '\'') {
                    at = JavaComments.quoted(java, at);
                    add(start);
                } else {
                    at++;
                    add(start);
                    punctuation(c);
                }
            }
            endMember();
            return withoutIdleImports();
        }

        private void punctuation(char c) {
            if (c == '{') {
                open();
            } else if (c == '}' && !holdsMembers.isEmpty()) {
                close(holdsMembers.pop());
            } else if (c == ';' && isSeen()) {
                endMember();
            }
        }

        private void open() {
            boolean type =
                    isSeen() && member.indexOf("=") < 0 && TYPE.matcher(member).find();
            holdsMembers.push(type);
            if (type) {
                String head = member.toString().strip();
                members.add(head);
                member.setLength(0);
                member.append(ENUM.matcher(head).find() ? CONSTANTS : "");
            }
        }

        private void close(boolean type) {
            if (type) {
                endMember();
            } else if (isSeen()) {
                member.append('}');
                if (!goesOn()) {
                    endMember();
                }
            }
        }

        /** Whether a brace in the middle of a member was closed: of a list of values, or of a constant's own body. */
        private boolean goesOn() {
            int next = at;
            while (next < java.length() && Character.isWhitespace(java.charAt(next))) {
                next++;
            }
            return next < java.length() && ",;).".indexOf(java.charAt(next)) >= 0;
        }

        private void endMember() {
            String text = member.toString().strip();
            if (!text.isEmpty() && !text.startsWith("private ")) {
                members.add(text);
            }
            member.setLength(0);
        }

        private void add(int start) {
            if (isSeen()) {
                member.append(java, start, at);
            }
        }

        /** Inside a body there are only more of it. */
        private boolean isSeen() {
            return holdsMembers.isEmpty() || holdsMembers.peek();
        }

        private List<String> withoutIdleImports() {
            List<String> imports =
                    members.stream().filter(text -> text.startsWith("import ")).toList();
            members.removeAll(imports);
            List<String> needed = new ArrayList<>(members);
            for (String line : imports) {
                Matcher matcher = IMPORT.matcher(line);
                boolean idle = matcher.matches()
                        && members.stream().noneMatch(text -> mentions(text, matcher.group(1)))
                        && !matcher.group(1).equals("*");
                if (!idle) {
                    needed.add(line);
                }
            }
            return needed;
        }
    }
}
