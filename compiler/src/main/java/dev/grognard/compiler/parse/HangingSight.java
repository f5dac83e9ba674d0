package dev.grognard.compiler.parse;

import dev.grognard.compiler.ast.Member;
import dev.grognard.compiler.ast.Name;
import dev.grognard.compiler.ast.StateDecl;
import dev.grognard.compiler.ast.TypeRef;
import dev.grognard.compiler.diagnostic.CheckCode;
import dev.grognard.compiler.diagnostic.Diagnostic;
import dev.grognard.compiler.diagnostic.Mended;
import dev.grognard.compiler.source.SourceText;
import dev.grognard.compiler.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A {@code seen by} that begins a line as members do: it would be read as the end of the state above, and hide nothing else. A line that goes on
 * with the one above stands further in, as {@code fmt} lays it out.
 */
final class HangingSight {
    private HangingSight() {}

    /** What is wrong with a state of a kind that has these members. */
    static Optional<Diagnostic> of(StateDecl state, List<Member> members) {
        if (state.watchers().isEmpty()) {
            return Optional.empty();
        }
        SourceText source = state.span().source();
        int seen =
                source.text().lastIndexOf("seen", state.watchers().get(0).span().start());
        Span last = state.watchers().get(state.watchers().size() - 1).span();
        Span words = source.span(seen, last.end());
        String line = source.lines().text(words.line());
        boolean begins = line.stripLeading().startsWith("seen");
        boolean further = indent(line) > indent(source.lines().text(state.span().line()));
        return begins && !further ? Optional.of(told(state, words, members)) : Optional.empty();
    }

    private static Diagnostic told(StateDecl state, Span words, List<Member> members) {
        SourceText source = words.source();
        String names = state.names().stream().map(one -> "`" + one.text() + "`").collect(Collectors.joining(", "));
        Diagnostic problem = Diagnostic.error(
                        CheckCode.HANGING_SIGHT,
                        "this would only say who sees the state " + names + " above it",
                        words,
                        "begins a line and names no fields")
                .with(state.names().get(0).span(), "said of this");
        Diagnostic named = Mended.writing(
                problem,
                "say what is seen",
                source,
                words.start(),
                words.start(),
                String.join(", ", hidden(members)) + " ");
        int above = source.text().substring(0, words.start()).stripTrailing().length();
        return Mended.line(source, above, words.start(), " ")
                .map(joined -> named.help("if " + names + " alone is meant, write it in one line: " + joined))
                .orElse(named);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** What may be hidden: the name, what is printed but for whose it is, and what changes but for flags. */
    private static List<String> hidden(List<Member> members) {
        List<String> names = new ArrayList<>(List.of("name"));
        for (Member member : members) {
            if (member instanceof Member.Field field && !isOf(field.type(), "Side")) {
                field.names().stream().map(Name::text).forEach(names::add);
            } else if (member instanceof Member.State one && !isOf(one.state().type(), "Bool")) {
                one.state().names().stream().map(Name::text).forEach(names::add);
            }
        }
        return names;
    }

    private static boolean isOf(TypeRef type, String name) {
        return type.name().text().equals(name);
    }
}
