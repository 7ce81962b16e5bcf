"""Questions of every form and size, as larger games will ask them."""

from typing import TypeVar

from bot.domain.match import UndoState
from bot.panel.view import PanelView
from bot.text.names import match_words
from engines.core import Allocate, Choose, ChooseMany, Decision, Option, Slot, Text, Waiting
from tests.bot.infos import info

PLAIN = "core-list"
LANE = "m-1:0-12:10.10.6.120"


def words(text: str) -> Text:
    """Any words as a text of the catalogues."""
    return Text(PLAIN, {"head": text, "last": "x"})


def option(number: int, groups: int, *, long: bool = False, waits: tuple[int, ...] = ()) -> Option:
    name = f"Option {number}" + (" of a very long name" * 9 if long else "")
    group = words(f"Group {number % groups}") if groups else None
    return Option(f"option-{number:033d}"[:40], words(name), words(f"costs {number}"), group, waits)


def options(count: int, groups: int = 0, *, long: bool = False) -> list[Option]:
    return [option(number, groups, long=long) for number in range(count)]


def choose(count: int, groups: int = 0, *, long: bool = False, confirm: bool = False) -> Choose:
    found = options(count, groups, long=long)
    return _asked(
        Choose(
            prompt=words("Where?"),
            topic=words("placing"),
            default=found[0].id,
            options=found,
            confirm=confirm,
        )
    )


def many(count: int, least: int, most: int, groups: int = 0, *, long: bool = False) -> ChooseMany:
    found = options(count, groups, long=long)
    default = [one.id for one in found[:least]]
    return _asked(
        ChooseMany(
            prompt=words("Which?"),
            topic=words("choosing"),
            default=default,
            options=found,
            least=least,
            most=most,
        )
    )


def in_order(
    count: int, least: int, most: int, groups: int = 0, *, long: bool = False
) -> ChooseMany:
    asked = many(count, least, most, groups, long=long)
    asked.ordered = True
    return asked


def numbers(
    count: int, high: int, least: int = 0, most: int | None = None, *, long: bool = False
) -> Allocate:
    tail = " of a very long name" * 9 if long else ""
    slots = [Slot(f"slot-{n}", words(f"Slot {n}{tail}"), 0, high) for n in range(count)]
    top = count * high if most is None else most
    return _asked(
        Allocate(
            prompt=words("How many?"),
            topic=words("paying"),
            default={},
            slots=slots,
            least=least,
            most=top,
        )
    )


D = TypeVar("D", bound=Decision)


def _asked(decision: D) -> D:
    decision.id, decision.seat = LANE, 0
    decision.rules = ["FOR-1.1"]
    return decision


def view(decision: Decision, lang: str = "en", *, undo: int = 3) -> PanelView:
    of = info(("Ana *the* [Great](https://x.y)", "محمد"), name="A match", language=lang)
    return PanelView(
        of,
        match_words(of, lang),
        0,
        (decision,),
        (Waiting(0, decision.topic),),
        over=False,
        moment=words("Round 1"),
        undo=UndoState(undo),
    )
