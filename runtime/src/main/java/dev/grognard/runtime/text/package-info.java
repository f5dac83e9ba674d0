/** Sentences about a game that may read differently to each side. */
package dev.grognard.runtime.text;
