package dev.grognard.compiler.emit;

import com.palantir.javapoet.CodeBlock;

/** A Java expression and how tightly it binds, so that parentheses stand only where they are needed. */
record Code(CodeBlock block, int binding) {
    static final int ATOM = 10;
    static final int UNARY = 9;
    static final int TIMES = 8;
    static final int PLUS = 7;
    static final int COMPARE = 6;
    static final int EQUAL = 5;
    static final int AND = 3;
    static final int OR = 2;
    static final int CONDITIONAL = 1;

    static Code atom(String format, Object... arguments) {
        return new Code(CodeBlock.of(format, arguments), ATOM);
    }

    static Code of(int binding, String format, Object... arguments) {
        return new Code(CodeBlock.of(format, arguments), binding);
    }

    /** The expression as an operand of something that binds this tightly. */
    CodeBlock in(int outer) {
        return binding >= outer ? block : CodeBlock.of("($L)", block);
    }

    Code not() {
        return of(UNARY, "!$L", in(UNARY));
    }
}
