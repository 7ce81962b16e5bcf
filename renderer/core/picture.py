"""The contract between the bot and a game's painter."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from engines.core.position import View
from engines.core.text import Text
from renderer.core.encode import LIGHTER, reduced
from renderer.core.palette import Mark
from renderer.core.replay import Shot, Timeline

BOARD = (1800, 1350)
TABLE = (1800, 1200)
LONGEST_ALT = 900
_SEAT = "seat-"


@dataclass(frozen=True, slots=True)
class Caption:
    """What a picture says besides the view: the match, its seed's hash, names by seat, language.

    trial: it shows what has not happened, and says so wherever it names the match. stopped: the match was
    ended early, so nobody is awaited any more, and it says so.
    """

    match_name: str
    seed_hash: str
    seats: Sequence[str]
    lang: str
    trial: bool = False
    stopped: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """A view on the way to the one a picture shows.

    line: which line of those told beside the picture, from 0, tells what happened from here to the next
    view; None if none of them does.
    """

    view: View[Any]
    line: int | None = None


Trail: TypeAlias = Sequence[Seen]
"""What a reader saw last, then the views between the lines of the story since; empty: nothing is marked."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that differs from what a reader saw last.

    number: from 1, the same on the picture and before the line of the story; None without such a line.
    amounts: by how much points, coins and goods of a seat grew or shrank; each stands beside its kind.
    """

    number: int | None
    place: str
    """Where on the board, in the painter's own terms, e.g. `road/2`."""
    text: Text
    """What happened there, in the form engines use."""
    amounts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture with its alternative text.

    lines: those of the story that left a mark, in the order of their numbers.
    """

    png: bytes
    width: int
    height: int
    alt: str
    lines: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """Something that happened and has a picture of its own, such as a battle.

    key: names it within the match, short and of letters, digits and hyphens; what has been told of under a
    key doesn't change any more. title: what it is called in a menu, in the form engines use.
    """

    key: str
    title: Text


def seat_zone(seat: int) -> str:
    """The name of the zone that shows what a seat has."""
    return f"{_SEAT}{seat}"


def seat_of(zone: str) -> int | None:
    """The seat whose possessions a zone shows; None for other parts of the table."""
    return int(zone.removeprefix(_SEAT)) if zone.startswith(_SEAT) else None


def zones_of(zones: Sequence[str], seats: int) -> list[str]:
    """Those of a painter's zones that a match with so many seats has.

    >>> from renderer.core.picture import zones_of
    >>> zones_of(["map", "seat-0", "seat-1", "seat-2"], seats=2)
    ['map', 'seat-0', 'seat-1']
    """
    return [zone for zone in zones if (seat_of(zone) or 0) < seats]


class Painter(Protocol):
    """How one game is shown. Views and captions in, pictures and plain text out."""

    @property
    def game(self) -> str:
        """The game's key."""
        ...

    zones: Sequence[str]
    """Names of parts that can be shown enlarged, labelled `<game>-picture-zone-<name>`.

    `seat-<n>` is what a seat has; a match has as many of these as seats (`zones_of`).
    """
    marks: Mapping[str, Mark]
    """How the marks that seats choose look, as far as the game names them."""

    def board(self, view: View[Any], caption: Caption, trail: Trail = ()) -> Picture:
        """The whole table, 1800 x 1350; changes since the beginning of the trail are marked."""
        ...

    def hand(self, view: View[Any], caption: Caption, seat: int) -> Picture:
        """One seat's private table, 1800 x 1200; the view must be that seat's."""
        ...

    def zoom(self, view: View[Any], caption: Caption, zone: str, trail: Trail = ()) -> Picture:
        """One zone enlarged, 1800 x 1200."""
        ...

    def reports(self, view: View[Any]) -> Sequence[Report]:
        """What happened of late that has a picture of its own, the oldest first.

        Of this round and the last at least: where pictures are posted once a round, the rest would be missed.
        """
        ...

    def report(self, view: View[Any], caption: Caption, key: str) -> Picture:
        """The picture of one of `reports`, 1800 x 1200 at most. ValueError if there is none of that key."""
        ...

    def changes(self, trail: Trail, view: View[Any]) -> list[Change]:
        """What differs: at most nine places in the order of their numbers, then the amounts of each seat."""
        ...

    def describe(self, view: View[Any], caption: Caption, trail: Trail = ()) -> str:
        """The board in at most 900 characters, for those who cannot see the picture."""
        ...

    def text_board(self, view: View[Any], caption: Caption) -> str:
        """The whole board as plain text, with all that has a picture of its own."""
        ...

    def replay(self, shots: Iterable[Shot], timeline: Timeline, caption: Caption) -> bytes:
        """The match as an animated GIF, 900 x 675, at most 8 MB.

        A frame a shot, with what has changed since the shot before; at the end the final table if there
        is a result.
        """
        ...


def fit(picture: Picture, max_bytes: int) -> Picture:
    """The picture, made smaller step by step until it weighs at most `max_bytes`.

    Never fails: if even the smallest step is too heavy, the smallest is returned.
    """
    best = picture
    for width in LIGHTER:
        if len(best.png) <= max_bytes:
            break
        if width < picture.width:
            content, wide, high = reduced(picture.png, width)
            best = replace(picture, png=content, width=wide, height=high)
    return best
