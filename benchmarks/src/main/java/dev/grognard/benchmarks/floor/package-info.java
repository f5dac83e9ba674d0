/**
 * Trenton 1776 written by hand, as fast as plain Java goes without becoming unreadable: what the generated game is measured against. It has
 * the same decisions with the same options in the same order, and throws the same dice; a test plays both in step.
 */
package dev.grognard.benchmarks.floor;
