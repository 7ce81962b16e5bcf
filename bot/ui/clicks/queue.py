"""Clicks by which one answers ahead. Those about the question itself mean the same as in its panel."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.ui.click import MatchClick
from bot.ui.clicks.panels import (
    Add,
    Answering,
    Clear,
    Done,
    Fill,
    Form,
    Next,
    Pick,
    PickNumbers,
    PickSet,
    Take,
    Turn,
    View,
)


@dataclass(frozen=True)
class Ahead(MatchClick, verb="q"):
    """*Answer ahead*."""


@dataclass(frozen=True)
class Drop(MatchClick, verb="q-drop"):
    """What was queued is taken back: the last answer, or all of them."""


@dataclass(frozen=True)
class QueueSure(Answering, verb="q-sure"):
    """An answer that cannot be taken back later is confirmed."""

    payload: str


@dataclass(frozen=True)
class QueueTake(Take, verb="q-take"):
    """The button of an answer."""


@dataclass(frozen=True)
class QueueDone(Done, verb="q-done"):
    """The end of a half-made choice."""


@dataclass(frozen=True)
class QueuePick(Pick, verb="q-pick"):
    """A menu whose choice is the answer."""


@dataclass(frozen=True)
class QueuePickSet(PickSet, verb="q-set"):
    """A menu whose choices are the answer."""


@dataclass(frozen=True)
class QueuePickNumbers(PickNumbers, verb="q-one"):
    """A menu of numbers that are the answer."""


@dataclass(frozen=True)
class QueueView(View, verb="q-view"):
    """A group of a long list is picked."""


@dataclass(frozen=True)
class QueueTurn(Turn, verb="q-turn"):
    """Earlier or further groups are asked for."""


@dataclass(frozen=True)
class QueueAdd(Add, verb="q-add"):
    """A menu that adds to a half-made choice."""


@dataclass(frozen=True)
class QueueNext(Next, verb="q-next"):
    """The next one of several in an order, or the last one taken back."""


@dataclass(frozen=True)
class QueueClear(Clear, verb="q-clear"):
    """A half-made choice is dropped."""


@dataclass(frozen=True)
class QueueForm(Form, verb="q-form"):
    """Numbers are to be typed."""


@dataclass(frozen=True)
class QueueFill(Fill, verb="q-fill"):
    """Numbers were typed."""


_QUEUED: Final[Mapping[type[Answering], type[Answering]]] = {
    Take: QueueTake,
    Done: QueueDone,
    Pick: QueuePick,
    PickSet: QueuePickSet,
    PickNumbers: QueuePickNumbers,
    View: QueueView,
    Turn: QueueTurn,
    Add: QueueAdd,
    Next: QueueNext,
    Clear: QueueClear,
    Form: QueueForm,
    Fill: QueueFill,
}


def queued(click: Answering) -> Answering:
    """The same click, about a question that has not come yet."""
    return _QUEUED[type(click)](**vars(click))
