/**
 * Plays the examples of a rulebook: scripted dice and answers in, a failure that is a pleasure to read out. Generated tests call it.
 */
package dev.grognard.runtime.script;
