/** Players that are programs: enough to try every rule and to fill an empty chair, no more. */
package dev.grognard.runtime.bot;
