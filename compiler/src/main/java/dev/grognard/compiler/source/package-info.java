/** Source texts and places in them. */
package dev.grognard.compiler.source;
