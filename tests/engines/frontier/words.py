"""Texts that questions and events share."""

from collections.abc import Mapping

from engines.core import Arg, Text, Who, text


def land_name(name: str) -> Text:
    """A land, by the name in the box."""
    return text("frontier-land", name=name)


def units(numbers: Mapping[str, int]) -> Text:
    """`2 cavalry and 1 archer`."""
    parts: list[Arg] = [text(f"frontier-{kind}", n=n) for kind, n in numbers.items() if n]
    return text("frontier-units", units=parts or [text("frontier-no-units")])


def card_name(face: str) -> Text:
    """A card by its name."""
    return text(f"frontier-card-{face.partition('.')[0]}")


def order_of(seats: list[int]) -> list[Arg]:
    """Players one after the other."""
    return [Who(seat) for seat in seats]
