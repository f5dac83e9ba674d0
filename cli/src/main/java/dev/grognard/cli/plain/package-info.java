/**
 * Makes the jar of the command start faster. It runs while that jar is built and is not in it.
 */
package dev.grognard.cli.plain;
