"""Long lists of options, cut into leaves of at most 25, by group where the game names groups."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot import limits
from bot.text import fit
from bot.text.words import Words
from engines.core import Option

SIZE = limits.SELECT_OPTIONS
AT_ONCE = 8
"""How many menus of answers stand below each other; more would be longer than a telephone's screen."""
ONE_AT_A_TIME = 1
"""As many where all of them would be more than fits into a message."""
EACH = 45
TO = " \N{EN DASH} "


@dataclass(frozen=True, slots=True)
class Leaf:
    """Options that fit into one menu, and what they have in common.

    grouped: they are of a group of the game's, whose name is the label.
    """

    label: str
    options: Sequence[Option]
    grouped: bool = True


@dataclass(frozen=True, slots=True)
class Focus:
    """Where a reader of leaves is: the leaf opened (None: none yet), and which 25 leaves are listed."""

    leaf: int | None = None
    window: int = 0

    @classmethod
    def read(cls, written: str) -> "Focus":
        """What `written` says; anything odd means the beginning."""
        kind, number = written[:1], written[1:]
        if not number.isdecimal():
            return cls()
        if kind == "w":
            return cls(None, int(number))
        return cls(int(number), int(number) // SIZE)

    @property
    def written(self) -> str:
        """Short enough for a custom_id."""
        return f"w{self.window}" if self.leaf is None else f"f{self.leaf}"


def leaves(options: Sequence[Option], words: Words) -> list[Leaf]:
    """The options in leaves; a single one if they fit."""
    if len(options) <= SIZE:
        return [Leaf("", options, grouped=False)]
    found: list[Leaf] = []
    for label, members in by_group(options, words):
        parts = fit.pages(members, SIZE)
        name = _numbered(label, len(parts), words)
        found += [
            Leaf(name(number, part), part, grouped=bool(label))
            for number, part in enumerate(parts, 1)
        ]
    return found


def by_group(options: Sequence[Option], words: Words) -> list[tuple[str, list[Option]]]:
    """The options by the name of their group, "" for none, in the order in which they first come."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(words.plain(option.group) if option.group else "", []).append(option)
    return list(groups.items())


def _numbered(label: str, count: int, words: Words) -> Callable[[int, Sequence[Option]], str]:
    def name(number: int, part: Sequence[Option]) -> str:
        if not label:
            ends = [fit.one_line(words.plain(one.label), EACH) for one in (part[0], part[-1])]
            return TO.join(ends if len(part) > 1 else ends[:1])
        return label if count == 1 else f"{label} ({number}/{count})"

    return name
