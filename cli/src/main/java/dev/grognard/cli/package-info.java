/** The {@code grog} command. */
package dev.grognard.cli;
