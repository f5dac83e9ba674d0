package dev.grognard.compiler.report;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truths as JSON; keys keep their order. */
final class Json {
    private Json() {}

    /** An object from keys and values in turn. */
    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return object;
    }

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(out, value, "");
        return out.toString();
    }

    private static void write(StringBuilder out, Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            object(out, map, indent);
        } else if (value instanceof List<?> list) {
            array(out, list, indent);
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            text(out, String.valueOf(value));
        }
    }

    private static void object(StringBuilder out, Map<?, ?> map, String indent) {
        String inner = indent + "  ";
        out.append('{');
        Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<?, ?> entry = entries.next();
            out.append('\n').append(inner);
            text(out, String.valueOf(entry.getKey()));
            out.append(": ");
            write(out, entry.getValue(), inner);
            out.append(entries.hasNext() ? "," : "\n" + indent);
        }
        out.append('}');
    }

    private static void array(StringBuilder out, List<?> list, String indent) {
        String inner = indent + "  ";
        out.append('[');
        Iterator<?> values = list.iterator();
        while (values.hasNext()) {
            out.append('\n').append(inner);
            write(out, values.next(), inner);
            out.append(values.hasNext() ? "," : "\n" + indent);
        }
        out.append(']');
    }

    private static void text(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
