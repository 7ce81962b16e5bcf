"""Texts that questions, events and pictures share."""

from collections.abc import Iterable, Mapping
from functools import cache, reduce

from engines.core import Arg, Text, Who, text
from engines.mesopotamia.ids import GOODS, STAR, TRIBE


def who(party: int) -> Arg:
    """A player, or the tribe of an area."""
    return Text("mesopotamia-tribe") if party == TRIBE else Who(party)


def empire_name(empire: str) -> Text:
    """An empire by its name."""
    return _named("empire", empire)


@cache
def area_name(area: str) -> Text:
    """An area by its letter and number, and its name."""
    return text("mesopotamia-area", id=area.upper(), name=_named("area", area))


@cache
def section_name(section: str) -> Text:
    """A river section by its letter and number, and its river."""
    return text("mesopotamia-section", id=section.upper(), river=river_name(section))


def river_name(section: str) -> Text:
    """The river or canal that a section belongs to."""
    return _named("river", section[0])


def place_name(place: str, sections: Mapping[str, object]) -> Text:
    """An area or a river section."""
    return section_name(place) if place in sections else area_name(place)


def action_name(action: str) -> Text:
    """A type of actions by its name."""
    return _named("action", action)


def technology_name(action: str, level: int) -> Text:
    """A technology by its name, which is the same for all empires (MES-7.7)."""
    return _named("technology", f"{action}-{level}")


def a_piece(piece: str) -> Text:
    """`a spearman`."""
    return Text(key("a", piece))


@cache
def pieces(piece: str, number: int) -> Text:
    """`2 spearmen`."""
    return text(key("pieces", piece), n=number)


def units(numbers: Mapping[str, int]) -> list[Arg]:
    """Pieces by kind, as a list."""
    return [pieces(kind, number) for kind, number in numbers.items() if number]


def series(parts: Iterable[Text]) -> Text:
    """Parts that hold lists of their own, one after the other with semicolons between; at least one."""
    return reduce(lambda head, last: text("mesopotamia-series", head=head, last=last), parts)


def goods(numbers: Mapping[str, int]) -> Text:
    """`2 wood and 1 food`."""
    parts: list[Arg] = [_goods(good, number) for good in GOODS if (number := numbers.get(good))]
    return text("mesopotamia-goods", goods=parts or [Text("mesopotamia-no-goods")])


@cache
def _goods(good: str, number: int) -> Text:
    return text(key("goods", good), n=number)


def colour_name(colour: str) -> Text:
    """The colour of a die."""
    return _named("colour", colour)


def face_name(face: str) -> Text:
    """What a die shows: a glyph or a star."""
    return _named("face", face)


def shown_name(shown: str) -> Text:
    """A die placed on a technology: the glyph it stands for, or `star-black`, a star and its colour."""
    face, _, colour = shown.partition("-")
    return text("mesopotamia-star-of", colour=colour_name(colour)) if colour else face_name(face)


def terrain_name(terrain: str) -> Text:
    """Mountain, desert or plain."""
    return _named("terrain", terrain)


def event_name(event: str) -> Text:
    """An event by the title of its card."""
    return _named("card", event.replace(".", "-"))


def choice_name(event: str, number: int) -> Text:
    """The first or the second option of an event by its title."""
    return _named("choice", f"{event.replace('.', '-')}-{number}")


def garden_name(tile: str) -> Text:
    """A part of the Hanging Gardens by its name."""
    return _named("garden", tile)


def trade_name(token: str) -> Text:
    """A trade token by its name."""
    return _named("trade", token)


def standard_row(row: str) -> Text:
    """A row of the Standard of Ur by its name (MES-20.3)."""
    return _named("row", row)


def strategy_name(card: str) -> Text:
    """A strategy card of the automaton by its title (MES-30.4)."""
    return _named("strategy", card)


def action_card_name(card: str) -> Text:
    """An action card of the automaton: an action, or a star (MES-30.7)."""
    return Text("mesopotamia-face-star") if card == STAR else action_name(card)


def quest_name(quest: str) -> Text:
    """A quest by its title."""
    return _named("quest", quest)


def key(kind: str, name: str) -> str:
    """The message about something, `mesopotamia-trade-grain-tax`."""
    return f"mesopotamia-{kind}-{name}".replace("_", "-")


@cache
def _named(kind: str, name: str) -> Text:
    """What the catalogues call something; like all texts never changed, it is made once."""
    return Text(key(kind, name))
