/** What rulebooks say and how it is written here. */
package dev.grognard.compiler.phrase;
