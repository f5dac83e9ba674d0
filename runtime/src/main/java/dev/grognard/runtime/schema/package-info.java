/** What a game consists of, as data, for views and tools that know no particular game. */
package dev.grognard.runtime.schema;
