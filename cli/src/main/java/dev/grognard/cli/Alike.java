package dev.grognard.cli;

import dev.grognard.runtime.engine.Explanation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Workings of one rule that came to the same value in the same way, and differ only in what was asked about.
 *
 * @param all not empty, none of them twice
 */
record Alike(List<Explanation> all) {
    private static final String BETWEEN = " - ";

    /** So few single lines are read as quickly as a sentence about them. */
    private static final int FEW = 2;

    /** The workings in their order, those that are alike with the first of them. */
    static List<Alike> among(List<Explanation> workings) {
        Map<String, Map<String, Explanation>> found = new LinkedHashMap<>();
        for (Explanation working : workings) {
            found.computeIfAbsent(way(working), way -> new LinkedHashMap<>()).putIfAbsent(working.rendered(), working);
        }
        List<Alike> alike = new ArrayList<>();
        for (Map<String, Explanation> same : found.values()) {
            List<Explanation> all = List.copyOf(same.values());
            boolean single = all.get(0).clauses().isEmpty() && all.size() <= FEW;
            if (single) {
                all.forEach(working -> alike.add(new Alike(List.of(working))));
            } else {
                alike.add(new Alike(all));
            }
        }
        return List.copyOf(alike);
    }

    Explanation first() {
        return all.get(0);
    }

    /** The name of the rule, without what it was asked about. */
    String rule() {
        return rule(first());
    }

    /** What the others were asked about, as far as it differs; a way there and back is one. */
    List<String> others() {
        List<List<String>> asked = all.stream().map(Alike::asked).toList();
        List<String> told = new ArrayList<>();
        for (List<String> each : asked) {
            List<String> own = new ArrayList<>();
            for (int i = 0; i < each.size(); i++) {
                if (!isCommon(asked, i)) {
                    own.add(each.get(i));
                }
            }
            String words = own.size() == 1 ? own.get(0) : "(" + String.join(", ", own) + ")";
            if (!told.contains(back(words))) {
                told.add(words);
            }
        }
        return told.subList(1, told.size());
    }

    private static boolean isCommon(List<List<String>> asked, int index) {
        List<String> first = asked.get(0);
        return asked.stream()
                .allMatch(each -> each.size() == first.size() && each.get(index).equals(first.get(index)));
    }

    private static String back(String way) {
        int between = way.indexOf(BETWEEN);
        return between < 0 ? "" : way.substring(between + BETWEEN.length()) + BETWEEN + way.substring(0, between);
    }

    private static String rule(Explanation working) {
        String what = working.what().toString();
        int open = what.indexOf('(');
        return open < 0 || !what.endsWith(")") ? what : what.substring(0, open);
    }

    /** The arguments; names may have brackets of their own. */
    private static List<String> asked(Explanation working) {
        String what = working.what().toString();
        String rule = rule(working);
        List<String> asked = new ArrayList<>();
        if (rule.equals(what)) {
            return asked;
        }
        String inside = what.substring(rule.length() + 1, what.length() - 1);
        int depth = 0;
        int begin = 0;
        for (int i = 0; i < inside.length(); i++) {
            char c = inside.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 0 && inside.startsWith(", ", i)) {
                asked.add(inside.substring(begin, i));
                begin = i + 2;
            }
        }
        asked.add(inside.substring(begin));
        return asked;
    }

    /** How a working came to its value, without what it was asked about. */
    private static String way(Explanation working) {
        StringBuilder way = new StringBuilder(rule(working)).append('=').append(working.value());
        for (Explanation.Clause clause : working.clauses()) {
            way.append('\n').append(clause.outcome()).append(clause.text()).append(clause.gave());
            way.append(clause.because());
            clause.telling().forEach(part -> way.append(part.text()).append('=').append(part.value()));
            clause.workings().forEach(each -> way.append('{').append(way(each)).append('}'));
        }
        return way.toString();
    }
}
