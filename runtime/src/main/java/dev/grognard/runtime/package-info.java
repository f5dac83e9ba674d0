/** What generated games and the programs that run them share. */
package dev.grognard.runtime;
