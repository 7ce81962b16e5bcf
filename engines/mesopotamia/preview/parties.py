"""Who meets in a place, in words."""

from engines.core import Arg, text
from engines.mesopotamia.rules.parties import units_of
from engines.mesopotamia.rules.who_plays import parties
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import units, who


def party_names(game: Mesopotamia, place: str) -> list[Arg]:
    """All parties of a place with their units."""
    return [party_name(game, place, party) for party in parties(game, place)]


def party_name(game: Mesopotamia, place: str, party: int) -> Arg:
    """A party with its units."""
    there = units_of(game, place, party)
    numbers = {kind: there.count(kind) for kind in dict.fromkeys(there)}
    return text("mesopotamia-march-enemies", who=who(party), units=units(numbers))
