"""What differs between two views of Fortuna, with its words."""

from collections.abc import Iterable, Iterator

from engines.core.text import Arg, Text, Who
from engines.fortuna.preview import palace_drawn
from engines.fortuna.state import Fortuna, Province
from renderer.core.picture import Change
from renderer.core.trail import Found, grown
from renderer.core.words import message_id
from renderer.fortuna.palette import MARKS, SIDES
from renderer.fortuna.reading import FortunaView

STOCK = ("grain", "water", "aqueduct", "wine", "coins")


def differences(before: FortunaView, after: FortunaView) -> Iterator[Found]:
    """The places that a reader who last saw `before` would want pointed out.

    In the order in which the players had their turns, each player's things together, then what
    belongs to nobody.
    """
    return _all(before.state, after.state)


def parts(place: str) -> Iterable[str]:
    """What a place is about: a pawn by its side, wherever on its road it began."""
    kind, *where = place.split("/")
    return (f"road/{where[0]}",) if kind == "road" else (place,)


def amounts(before: FortunaView, after: FortunaView) -> Iterator[Change]:
    """What each player has gained and lost of goods and coins."""
    for old, new in zip(before.state.provinces, after.state.provinces, strict=True):
        yield from grown(new.seat, new.side, _stock(old), _stock(new), _amount)


def _all(before: Fortuna, after: Fortuna) -> Iterator[Found]:
    for seat in _played(before, after):
        yield from _province(before.provinces[seat], after.provinces[seat])
        yield from _cards(before, after, after.provinces[seat].side)
    owned = {province.side for province in after.provinces}
    for side in range(len(after.sides)):
        if side not in owned:
            yield from _cards(before, after, side)
    yield from _favours(before, after)
    yield from _palace(before, after)
    yield from _roll(before, after)


def _amount(good: str, n: int) -> Text:
    return _said(f"stock-{good}", n=n)


def _played(before: Fortuna, after: Fortuna) -> list[int]:
    """Seats, beginning with whose turn it was."""
    order = before.order or after.order or list(range(len(after.provinces)))
    start = order.index(before.active) if before.active in order else 0
    return order[start:] + order[:start]


def _said(key: str, /, **args: Arg) -> Text:
    return Text(f"fortuna-picture-change-{key}", dict(args))


def _province(before: Province, after: Province) -> Iterator[Found]:
    side, who = after.side, Who(after.seat)
    for name in ("centurions", "priestesses", "dice"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            weight = 3 if name == "dice" else 5
            yield weight, f"{name}/{side}", _said(name, who=who, old=old, new=new)
    if after.married and not before.married:
        yield 2, f"married/{side}", _said("married", who=who)
    built: list[Arg] = [
        Text(f"fortuna-building-{name}") for name in after.buildings[len(before.buildings) :]
    ]
    if built:
        yield 2, f"buildings/{side}", _said("built", who=who, building=built)
    if len(before.privileges) != len(after.privileges):
        count = len(after.privileges)
        yield 4, f"privileges/{side}", _said("privileges", who=who, n=count)
    if before.step != after.step:
        text = _said("moved", who=who, old=before.step, new=after.step)
        yield 1, f"road/{side}/{before.step}", text


def _stock(province: Province) -> dict[str, int]:
    return {good: getattr(province, good) or 0 for good in STOCK}


def _cards(before: Fortuna, after: Fortuna, side: int) -> Iterator[Found]:
    for slot, card in enumerate(after.sides[side]):
        old = before.sides[side][slot] if slot < len(before.sides[side]) else None
        if old is None or old.card != card.card:
            name = Text(f"fortuna-picture-action-{message_id(card.card)}")
            key = "card-reserved" if card.reserved else "card"
            yield 3, f"card/{side}/{slot}", _said(key, card=name, **_side(side))


def _side(side: int) -> dict[str, Arg]:
    """A side's colour and shape."""
    shape = Text(f"picture-shape-{MARKS[SIDES[side]].shape}")
    return {"side": Text(f"fortuna-side-{SIDES[side]}"), "shape": shape}


def _favours(before: Fortuna, after: Fortuna) -> Iterator[Found]:
    for old, new in zip(before.favours, after.favours, strict=True):
        name = Text(f"fortuna-picture-favour-{new.number}")
        place = f"favour/{new.number}"
        if old.face_up and not new.face_up:
            yield 3, place, _said("spent", favour=name)
        elif (old.face_up, old.tokens) != (new.face_up, new.tokens):
            yield 7, place, _said("tokens", favour=name, n=new.tokens)


def _palace(before: Fortuna, after: Fortuna) -> Iterator[Found]:
    if (before.palace_tokens, len(before.palace)) != (after.palace_tokens, len(after.palace)):
        drawn = palace_drawn(after)
        yield (
            3,
            "palace",
            _said("drawn", n=drawn) if drawn else _said("palace", n=len(after.palace)),
        )


def _roll(before: Fortuna, after: Fortuna) -> Iterator[Found]:
    if after.rolled and (before.rolled, before.active) != (after.rolled, after.active):
        rolled: list[Arg] = list(after.rolled)
        yield 4, "roll", _said("roll", dice=rolled)
