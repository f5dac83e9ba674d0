/** How work is shared between processors. */
package dev.grognard.compiler.work;
