/** Thin Maven goals over the compiler. */
package dev.grognard.maven;
