"""Seats with privilege cards."""

from tests.engines.fortuna.build import N, Scene

TOP = ("c2-1", "b1-1", "a3-1")


def serve(tokens: int, **fields: object) -> Scene:
    """A scene in which the first seat may hand in water on favour 1 with these tokens."""
    return Scene().has(N, water=1, **fields).favours(f1=tokens).dice(N, 1).deck(*TOP)
