/**
 * Runs all benchmarks on the JDKs that are there and writes what came out as ratios. In: a plan of how long to measure; out: Markdown. Knows
 * the benchmarks, not what they measure.
 */
package dev.grognard.benchmarks.report;
