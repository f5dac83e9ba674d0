package dev.grognard.compiler;

/**
 * A file that the compiler wrote.
 *
 * @param path where it belongs under its source root, with slashes
 * @param content its whole text
 */
public record GeneratedFile(String path, String content) {}
