/** What can be told about a game: which cases it covers, what it assumes, what a mod changes. From a game to data to text, HTML and JSON. */
package dev.grognard.compiler.report;
