package dev.grognard.compiler.diagnostic;

import dev.grognard.compiler.source.LineMap;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.function.Consumer;

/** Prints diagnostics for programs: one JSON object that holds them all and counts them. */
public final class JsonRenderer {
    private final StringBuilder out = new StringBuilder();

    private JsonRenderer() {}

    /** All diagnostics, one to a line. */
    public static String render(List<Diagnostic> diagnostics) {
        JsonRenderer json = new JsonRenderer();
        long errors = diagnostics.stream().filter(Diagnostic::isError).count();
        json.out.append("{\"errors\":").append(errors);
        json.out.append(",\"warnings\":").append(diagnostics.size() - errors);
        json.out.append(",\"diagnostics\":[");
        for (int i = 0; i < diagnostics.size(); i++) {
            json.out.append(i == 0 ? "\n" : ",\n");
            json.diagnostic(diagnostics.get(i));
        }
        return json.out.append("\n]}\n").toString();
    }

    private void diagnostic(Diagnostic diagnostic) {
        out.append('{');
        field("code", diagnostic.code().id());
        out.append(',');
        field("severity", diagnostic.severity().word());
        out.append(',');
        field("message", diagnostic.message());
        out.append(",\"primary\":");
        label(diagnostic.primary());
        out.append(",\"secondary\":");
        array(diagnostic.secondary(), this::label);
        out.append(",\"notes\":");
        array(diagnostic.notes(), this::string);
        out.append(",\"helps\":");
        array(diagnostic.helps(), this::string);
        out.append('}');
    }

    private void label(Label label) {
        Span span = label.span();
        LineMap lines = span.source().lines();
        out.append('{');
        field("file", span.source().name());
        out.append(",\"line\":").append(span.line());
        out.append(",\"column\":").append(span.column());
        out.append(",\"endLine\":").append(lines.line(span.end()));
        out.append(",\"endColumn\":").append(lines.column(span.end()));
        out.append(',');
        field("text", label.text());
        out.append('}');
    }

    private <T> void array(List<T> values, Consumer<T> write) {
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            write.accept(values.get(i));
        }
        out.append(']');
    }

    private void field(String name, String value) {
        string(name);
        out.append(':');
        string(value);
    }

    private void string(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < 0x20 || Character.isSurrogate(c)) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
