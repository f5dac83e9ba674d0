package dev.grognard.cli;

import dev.grognard.runtime.match.LogEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One or more entries of the record that are told in one line.
 *
 * @param text what is told of them, nothing if they are not worth a line
 * @param entries how many there are
 */
record News(String text, int entries) {
    /** Between a pick and the question that it answers. */
    private static final String ANSWERS = " – ";

    private static final String NAMED = ": ";

    boolean isTelling() {
        return !text.isEmpty();
    }

    /** The entry at this index with those after it that say the same of others. */
    static News from(List<LogEntry> log, int index, int viewer) {
        LogEntry first = log.get(index);
        boolean last = index + 1 == log.size();
        boolean nothingBelow = first.kind() == LogEntry.Kind.BEGAN
                && !last
                && log.get(index + 1).kind() == LogEntry.Kind.BEGAN;
        if (nothingBelow || first.kind() == LogEntry.Kind.ENDED) {
            return new News("", 1);
        }
        Saying saying = Saying.of(first, viewer);
        List<String> subjects = new ArrayList<>(List.of(saying.subject()));
        for (int i = index + 1; i < log.size() && log.get(i).kind() == first.kind(); i++) {
            Saying other = Saying.of(log.get(i), viewer);
            if (!saying.joins(other)) {
                break;
            }
            subjects.add(other.subject());
        }
        return new News(saying.before() + counted(subjects) + saying.after(), subjects.size());
    }

    private static String counted(List<String> subjects) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        subjects.forEach(subject -> counts.merge(subject, 1, Integer::sum));
        List<String> words = new ArrayList<>();
        counts.forEach((subject, count) -> words.add(count == 1 ? subject : subject + " × " + count));
        return String.join(", ", words);
    }

    /** Somebody, and what is said of him. */
    private record Saying(LogEntry.Kind kind, String before, String subject, String after) {
        static Saying of(LogEntry entry, int viewer) {
            String text = entry.text().seenBy(viewer);
            int named = text.indexOf(NAMED);
            int answers = text.indexOf(ANSWERS);
            if (entry.kind() == LogEntry.Kind.MOVED && named > 0) {
                return new Saying(entry.kind(), "", text.substring(0, named), text.substring(named));
            }
            if (entry.kind() == LogEntry.Kind.CHOSE && named > 0 && answers > named) {
                int start = named + NAMED.length();
                return new Saying(
                        entry.kind(),
                        text.substring(0, start),
                        text.substring(start, answers),
                        text.substring(answers));
            }
            return new Saying(entry.kind(), "", text, "");
        }

        /** Whether both say the same: of several, or twice of one that cannot be told from another. */
        boolean joins(Saying other) {
            boolean told = kind == LogEntry.Kind.MOVED || kind == LogEntry.Kind.CHOSE;
            boolean alike = before.equals(other.before) && after.equals(other.after);
            return told && alike && (!after.isEmpty() || subject.equals(other.subject));
        }
    }
}
