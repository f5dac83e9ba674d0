/** Ways through a board: what can be reached, how cheaply, and by which path. It knows indexes and costs, not what they stand for. */
package dev.grognard.runtime.search;
