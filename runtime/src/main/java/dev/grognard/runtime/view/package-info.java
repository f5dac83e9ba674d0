/** What one side may see of a position, made from the game's schema alone. Nothing that is hidden from the viewer is in a view. */
package dev.grognard.runtime.view;
