package dev.grognard.compiler.diagnostic;

/** Something a stage found wrong, as that stage's own data; the prose comes last. */
@FunctionalInterface
public interface Problem {
    /** Says it in words. */
    Diagnostic toDiagnostic();
}
