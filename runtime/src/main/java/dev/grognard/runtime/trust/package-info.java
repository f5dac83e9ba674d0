/** Random games that look for a broken promise of the rules or of the engine, and the shortest script that shows one. */
package dev.grognard.runtime.trust;
