"""Texts that questions, events and pictures share."""

from collections.abc import Iterable, Mapping
from functools import cache

from engines.conqueror.ids import INDEPENDENT, INDEPENDENTS, KINDS
from engines.core import Arg, Text, Who, text

MOST_KINDS = 4
"""Of so many kinds of units it is told in a menu how many there are of each: all but those of the sea."""


def place_name(place: str) -> Text:
    """A territory by its name."""
    return _named("place", place)


@cache
def the_place(place: str) -> Text:
    """A territory within a sentence, with an article where its name has one."""
    return text("conqueror-the-place", place=place_name(place), id=place)


def of_independents(key: str, seat: int) -> str:
    """The key of a message: another one where it is about independents."""
    return f"{key}-{INDEPENDENTS}" if seat == INDEPENDENT else key


def faction_name(mark: str) -> Text:
    """A nation, or the independents."""
    return _named("faction", mark)


def units(numbers: Mapping[str, int]) -> Text:
    """`2 cavalry and 1 infantry`."""
    parts: list[Arg] = [_of_kind(kind, number) for kind in KINDS if (number := numbers.get(kind))]
    return text("conqueror-units", units=parts or [Text("conqueror-no-units")])


@cache
def _of_kind(kind: str, number: int) -> Text:
    """`2 cavalry`; like all texts never changed, it is made once."""
    return text(f"conqueror-kind-{kind}", n=number)


def units_in_short(numbers: Mapping[str, int]) -> Text:
    """The same of few kinds; else how many in all, where a menu has room for little."""
    if len([kind for kind in KINDS if numbers.get(kind)]) <= MOST_KINDS:
        return units(numbers)
    return text("conqueror-units-many", n=sum(numbers.values()))


def coins(number: int) -> Text:
    """`3 coins`."""
    return text("conqueror-coins", n=number)


def tactic_name(card: str) -> Text:
    """A tactics card by its kind."""
    return _named("tactic", card.partition(".")[0])


def elite_name(board: str) -> Text:
    """The elite unit of a player board, `rome` or `rome.a`."""
    return _named("elite", board.replace(".", "-"))


def who(seat: int) -> Arg:
    """A player, or the independents."""
    return faction_name(INDEPENDENTS) if seat == INDEPENDENT else Who(seat)


def people(seats: Iterable[int]) -> list[Arg]:
    """Players one after the other."""
    return [who(seat) for seat in seats]


def district_name(kind: str) -> Text:
    """A civil district or a fort by its name."""
    return _named("district", kind)


def a_district(kind: str) -> Text:
    """`a Bazaar`."""
    return Text(f"conqueror-a-{kind}")


def project_name(kind: str) -> Text:
    """A mega project by its name."""
    return _named("project", kind)


def a_project(kind: str) -> Text:
    """`a Wonder`."""
    return Text(f"conqueror-a-{kind}")


def upgrade_name(upgrade: str) -> Text:
    """A unit upgrade by its name."""
    return _named("upgrade", upgrade)


def upgrades_of(kind: str) -> Text:
    """The upgrades of a type of units, `Cavalry upgrades`."""
    return _named("upgrades", kind)


def chronicle_name(card: str) -> Text:
    """A chronicle card by its name."""
    return _named("chronicle", card)


def key(kind: str, name: str, end: str = "") -> str:
    """The message about something, `conqueror-hero-philip-ii`."""
    return f"conqueror-{kind}-{name}{end}".replace("_", "-")


@cache
def _named(kind: str, name: str) -> Text:
    """What the catalogues call something; like all texts never changed, it is made once."""
    return Text(key(kind, name))
