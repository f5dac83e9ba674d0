/**
 * Matches as text and back. The only package that knows Jackson; a save is the beginning and the decisions, and reading one plays them
 * again.
 */
package dev.grognard.runtime.save;
