"""The moments of Caylus, by phase and building."""
