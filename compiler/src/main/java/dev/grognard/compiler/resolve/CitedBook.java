package dev.grognard.compiler.resolve;

import dev.grognard.compiler.source.Library;
import java.util.Set;

/** What the words behind a prefix of {@code cites} are to a game: one of its lists, another game's, or a mere title. */
enum CitedBook {
    /** The game reads this list, which prints the cases without the prefix. */
    OURS,
    /** Another game reads it: what rests on its cases rests on others here. */
    OF_ANOTHER_GAME,
    /** There is no such list, so that nobody can look its cases up; they keep the prefix. */
    WITHOUT_LIST;

    private static final String LIST = ".cases.tsv";

    /** What the words are to a game that reads lists of these names. */
    static CitedBook of(String words, Set<String> lists, Library library) {
        if (lists.contains(words)) {
            return OURS;
        }
        boolean list = library.find(words + LIST).isPresent();
        return list ? OF_ANOTHER_GAME : WITHOUT_LIST;
    }

    /** The words that mean a list of cases: its file without the ending. */
    static String nameOf(String file) {
        return file.endsWith(LIST) ? file.substring(0, file.length() - LIST.length()) : file;
    }
}
