package dev.grognard.compiler.type;

import dev.grognard.compiler.ast.Member.Watcher;
import dev.grognard.compiler.diagnostic.TypeCode;
import dev.grognard.compiler.model.Kind;
import dev.grognard.compiler.model.Member;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code seen by} where nothing can be hidden: what sides, places and links have is open, and a state of the game has no owner. */
final class SightSlips {
    private final Context context;

    SightSlips(Context context) {
        this.context = context;
    }

    /** Whether something that members of a kind have can be hidden; if not, that is said. */
    boolean canBeHidden(Kind kind, String field, List<Watcher> watchers) {
        if (kind.category() == Kind.Category.PIECE) {
            return true;
        }
        String sample = kind.category() == Kind.Category.SIDE
                ? "`state %s%s: … seen by %s`, one for each side".formatted(small(side()), capital(field), side())
                : "`state %s(%s: %s): … seen by %s`, with the %s as its key"
                        .formatted(field, small(kind.name()).charAt(0), kind, side(), small(kind.name()));
        context.error(
                TypeCode.NEVER_HIDDEN,
                watchers.get(0).span(),
                "only what pieces have, and a state of the game, can be hidden from somebody",
                "everybody sees what a %s has".formatted(kind),
                "make it a state of the game: " + sample);
        return false;
    }

    /** Says of each watcher of a state of the game that is an owner that there is none. */
    void ownersOf(String state, List<Watcher> watchers) {
        watchers.stream()
                .filter(watcher -> watcher.who().text().equals("owner"))
                .forEach(watcher -> context.error(
                        TypeCode.NEVER_HIDDEN,
                        watcher.who().span(),
                        "a state of the game has no owner",
                        "`owner` is the side of a piece",
                        "name the side that sees it: `%s seen by %s`".formatted(state, side())));
    }

    private String side() {
        Optional<Member> side = context.symbols.membersOf(context.symbols.known("Side")).stream()
                .findFirst();
        return side.map(Member::id).orElse("Blue");
    }

    private static String small(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
