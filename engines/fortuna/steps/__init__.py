"""The steps of Fortuna, a module for each part of the rulebook."""
