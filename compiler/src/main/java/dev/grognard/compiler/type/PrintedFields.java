package dev.grognard.compiler.type;

import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Field;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is declared as printed and changed all the same: one mistake, however often it is changed. */
final class PrintedFields {
    private static final Pattern TYPE = Pattern.compile("(?U)\\h*:\\h*((?:Set of )?\\w+\\??)");

    private final Context context;

    PrintedFields(Context context) {
        this.context = context;
    }

    void changed(Span change, Field field) {
        Optional<Span> declared = declared(field, change.source());
        String message = "`" + field.name() + "` is printed and never changes";
        if (declared.isEmpty() || isColumn(declared.get().source(), field.name())) {
            Diagnostic problem = Diagnostic.error(TypeCode.NOT_ASSIGNABLE, message, change, "cannot be changed");
            context.once(
                    "printed " + field,
                    declared.map(span -> problem.with(span, "declared as printed")
                                    .help(
                                            "what changes is a state of its own, which may begin with what is printed: `state …: "
                                                    + written(span) + " = " + field.name() + "`"))
                            .orElse(problem));
            return;
        }
        Span name = declared.get();
        Diagnostic problem = Diagnostic.error(
                        TypeCode.NOT_ASSIGNABLE, message + ", unless it is a `state`", name, "declared as printed")
                .with(change, "changed here");
        context.once(
                "printed " + field,
                Mended.writing(
                        problem,
                        "what changes has `state` before it",
                        name.source(),
                        name.start(),
                        name.start(),
                        "state "));
    }

    /** Where a field is declared in the braces of its kind, or in those that add to it. */
    private static Optional<Span> declared(Field field, SourceText changing) {
        String kind = field.owner().name();
        String head = kind.equals("Side") ? "side\\b" : "(?:piece|place|link)\\s+" + Pattern.quote(kind) + "\\b";
        Pattern block = Pattern.compile("\\b" + head + "[^{}]*\\{([^}]*)\\}");
        Pattern name = Pattern.compile("(?<![\\p{L}\\p{N}.])" + Pattern.quote(field.name()) + "(?=\\h*:)");
        List<SourceText> texts = Stream.concat(
                        changing.family().stream(), field.owner().span().source().family().stream())
                .distinct()
                .toList();
        for (SourceText source : texts) {
            Matcher blocks = block.matcher(source.text());
            while (blocks.find()) {
                Matcher found = name.matcher(source.text())
                        .region(blocks.start(1), blocks.end(1))
                        .useTransparentBounds(true);
                if (found.find()) {
                    return Optional.of(source.span(found.start(), found.end()));
                }
            }
        }
        return Optional.empty();
    }

    /** The type of a field as it is declared. */
    private static String written(Span name) {
        Matcher type = TYPE.matcher(name.source().text())
                .region(name.end(), name.source().text().length());
        return type.lookingAt() ? type.group(1) : "…";
    }

    /** Whether rows print it. */
    private static boolean isColumn(SourceText source, String name) {
        Pattern column = Pattern.compile("\\|\\h*" + Pattern.quote(name) + "\\h*\\|");
        return source.family().stream()
                .anyMatch(text -> column.matcher(text.text()).find());
    }
}
