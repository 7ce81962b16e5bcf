"""The rules of the games: pure, synchronous, deterministic."""
