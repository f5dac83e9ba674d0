package dev.grognard.compiler.parse;

/** The channels on which the lexer puts what the parser does not see; a combined pair of grammars cannot name them. */
final class GrogLexerChannels {
    static final int COMMENT = 1;
    static final int DOC = 2;

    private GrogLexerChannels() {}
}
