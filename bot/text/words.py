"""The bot's words for one reader: messages in a language, names of seats, times, lists."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import renderer
from bot.text import fit
from data.catalogues import Catalogue, catalogue
from engines.core import Text, say
from engines.core.text import Arg, list_key
from renderer.core.names import LONGEST, clean, right_to_left
from renderer.core.palette import SEATS, SYMBOLS

_SPECIAL = re.compile(r"([\\*_~`|<>\[\]()#@:])")
ISOLATE, END = "\u2068", "\u2069"


def escaped(name: str, most: int = LONGEST) -> str:
    """Somebody's own words made harmless in a message: no markup, mention, link or turned direction.

    most: so many graphemes of it are shown.
    """
    return _isolated(_SPECIAL.sub(r"\\\1", clean(name, most)))


def _isolated(name: str) -> str:
    """A name that leaves the direction of the line around it alone."""
    return f"{ISOLATE}{name}{END}" if right_to_left(name) else name


TITLE = 80
"""Graphemes of a match's name that are shown in a message: as many as one can have."""


def match_name(name: str) -> str:
    """A match's name made harmless in a message, whole, so that two alike beginnings are told apart."""
    return escaped(name, TITLE)


def mention(user_id: int) -> str:
    """Somebody, named so that Discord may ping; whatever the name, the line around it keeps its direction."""
    return f"{ISOLATE}<@{user_id}>{END}"


REASON = "why"
"""The argument of a text that holds somebody's reason, longer than a name."""
REASON_SHOWN = 500
"""Graphemes of it that are shown: as many as the longest, that of a report, can have."""


REFUSED_SHOWN = 100
"""Characters of what somebody typed that are repeated when it is refused."""


def _harmless(text: Text, most: int) -> Text:
    args = {
        name: _quoted(arg, REASON_SHOWN if name == REASON else most)
        for name, arg in text.args.items()
    }
    return Text(text.key, args)


def _quoted(arg: Arg, most: int) -> Arg:
    if isinstance(arg, str):
        return escaped(arg, most)
    if isinstance(arg, Text):
        return _harmless(arg, most)
    return [_quoted(one, most) for one in arg] if isinstance(arg, list) else arg


def _brief(text: Text) -> Text:
    """A text that repeats only the beginning of each thing that was typed."""
    args = {
        name: fit.short(arg, REFUSED_SHOWN) if isinstance(arg, str) else arg
        for name, arg in text.args.items()
    }
    return Text(text.key, args)


@dataclass(frozen=True, slots=True)
class SeatName:
    """How a seat is called: the player's name, the shape ("" for none) and the colour's word, if chosen."""

    name: str
    shape: str
    colour: str = ""

    @property
    def plain(self) -> str:
        """For labels, where no markup works."""
        return f"{_isolated(clean(self.name))} {self.shape}".rstrip()

    @property
    def inline(self) -> str:
        """Within a sentence of a message."""
        return f"{escaped(self.name)} {self.shape}".rstrip()

    @property
    def strong(self) -> str:
        """At the head of a line of a message."""
        return f"**{escaped(self.name)}** {self.shape}".rstrip()


def has_marks(game: str) -> bool:
    """Whether the players of a game have colours or sides of the game's own."""
    return bool(renderer.painter(game).marks)


def is_mark(game: str, mark: str | None) -> bool:
    """Whether it is one of the marks as which the pictures of a game draw its players."""
    return mark in renderer.painter(game).marks


def shape_of(game: str, mark: str | None, seat: int) -> str:
    """The shape by which a seat is told apart where no colour can be seen, as the pictures draw it."""
    look = renderer.painter(game).marks.get(mark or "") or SEATS[seat % len(SEATS)]
    return SYMBOLS[look.shape]


@dataclass(frozen=True, slots=True)
class Words:
    """One language, and the seats of the match that is spoken of, if any."""

    catalogue: Catalogue
    seats: Sequence[SeatName] = ()

    @property
    def lang(self) -> str:
        """The language's code."""
        return self.catalogue.lang

    def naming(self, names: Mapping[int, str]) -> "Words":
        """The same with other names for some seats; whose data was erased has none."""
        if not names:
            return self
        seats = [
            replace(one, name=names.get(seat, one.name) or self("bot-seat-former"))
            for seat, one in enumerate(self.seats)
        ]
        return replace(self, seats=seats)

    def __call__(self, key: str, /, **args: str | int) -> str:
        """A message of the bot's own, or any other of the catalogues."""
        return self.catalogue.format(key, args)

    def first(self, keys: Iterable[str], **args: str | int) -> str:
        """The first of these messages that there is; "" if there is none."""
        for key in keys:
            if self.catalogue.has(key):
                return self.catalogue.format(key, args)
        return ""

    def of_marks(self, game: str, key: str, **args: str | int) -> str:
        """A message of a lobby about colours, which a game has in other words if its marks are no colours."""
        return self.first((f"{game}-lobby-{key.removeprefix('bot-')}", key), **args)

    def say(self, text: Text) -> str:
        """A text of the engines for a message."""
        return say(text, self.catalogue, self._inline)

    def stored(self, text: Text) -> str:
        """The same of an answer that was stored, perhaps before an update changed its words."""
        return self.say(text) if self.catalogue.has(text.key) else self("orders-reworded")

    def quoted(self, text: Text) -> str:
        """The same of a text whose arguments are people's own words: they are made harmless."""
        return self.say(_harmless(text, LONGEST))

    def refused(self, text: Text) -> str:
        """Why something was refused. The names and whatever was typed that it repeats are made harmless."""
        return self.say(_harmless(_brief(text), REFUSED_SHOWN))

    def plain(self, text: Text) -> str:
        """A text of the engines for a label."""
        return say(text, self.catalogue, self._plain)

    def _inline(self, seat: int) -> str:
        if seat >= len(self.seats):  # a refusal read where nobody has looked its match up
            return self("bot-seat-number", n=seat + 1)
        return self.seats[seat].inline

    def _plain(self, seat: int) -> str:
        return self.seats[seat].plain

    def listed(self, words: Sequence[str]) -> str:
        """Several words as a list in a sentence."""
        if len(words) < 2:
            return "".join(words)
        return self(list_key(words[-1]), head=", ".join(words[:-1]), last=words[-1])

    def game(self, game: str) -> str:
        """A game's name."""
        return self(f"{game}-name")

    def option(self, game: str, key: str) -> str:
        """The name of a setting of a game."""
        return self(f"{game}-option-{key}")

    def value(self, game: str, key: str, value: str | int) -> str:
        """A value of a setting of a game."""
        if isinstance(value, int):
            return str(value)
        return self(f"{game}-option-{key}-{value}")

    def mark(self, game: str, mark: str) -> str:
        """The word for a colour or faction of a game."""
        return self.first((f"{game}-mark-{mark}", f"{game}-side-{mark}")) or mark

    def house(self, game: str, mark: str | None) -> str:
        """The name of a house seat of a game."""
        return self(f"{game}-house-{mark}")

    def options(self, game: str, values: Mapping[str, str | int]) -> str:
        """All settings of a match on one line."""
        return " · ".join(
            f"{self.option(game, key)}: {self.value(game, key, value)}"
            for key, value in values.items()
        )


def words(lang: str, seats: Sequence[SeatName] = ()) -> Words:
    """The words of a language. Raises KeyError if there is no such language."""
    return Words(catalogue(lang), seats)
