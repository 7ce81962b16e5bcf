"""Players and amounts in words, as pictures and text boards use them."""

from collections.abc import Iterable, Mapping

from engines.core.text import Text
from engines.tadmor.ids import RESOURCES
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import amount
from renderer.core import telling
from renderer.core.words import Words
from renderer.tadmor.reading import mark_of


def marked(words: Words, player: Player) -> str:
    """A player's name with colour and shape: `Ana (red triangle)`."""
    mark = mark_of(player)
    return telling.marked(words, player.seat, mark, f"tadmor-mark-{mark.name}")


def all_amounts(words: Words, goods: Mapping[str, int]) -> str:
    """The four resources as a list, those too of which there are none."""
    return named(words, (amount(kind, goods.get(kind, 0)) for kind in RESOURCES))


def amounts(words: Words, goods: Mapping[str, int]) -> str:
    """Those resources of which there are some; a dash where there are none."""
    there = (kind for kind in RESOURCES if goods.get(kind, 0))
    return named(words, (amount(kind, goods[kind]) for kind in there))


def points(words: Words, n: int) -> str:
    """`12 PP`."""
    return words.said(amount("points", n))


def seats(words: Words, found: Iterable[int]) -> str:
    """Names of seats as a list."""
    return telling.listed(words, [words.name(seat) for seat in found])


def named(words: Words, texts: Iterable[Text]) -> str:
    """Texts as a list; a dash where there are none."""
    return telling.listed(words, [words.said(text) for text in texts])


def worth(words: Words, what: Text, n: int) -> str:
    """A thing with its points: `Roof (25 PP)`."""
    return words("tadmor-text-worth", what=words.said(what), worth=points(words, n))


def place_name(words: Words, state: Tadmor, place: str) -> str:
    """A space, or an upgrade with a private action space, by its name."""
    return words.said(state.content.names.places[place])
