"""The moments of a match of Mesopotamia."""
