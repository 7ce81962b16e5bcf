"""The moments of a match of Tadmor, one module for each phase of the rulebook."""
