"""The moments of a match of Conqueror."""
