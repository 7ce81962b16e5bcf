"""Clicks by which one answers ahead. Those about the question itself mean the same as in its panel."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.ui.click import MatchClick
from bot.ui.clicks.panels import (
    AddClick,
    ClearClick,
    DoneClick,
    FillClick,
    FormClick,
    NextClick,
    PickClick,
    PickNumbersClick,
    PickSetClick,
    QuestionClick,
    TakeClick,
    TurnClick,
    ViewClick,
)


@dataclass(frozen=True)
class QueueClick(MatchClick, verb="q"):
    """*Answer ahead*."""


@dataclass(frozen=True)
class QueueDropClick(MatchClick, verb="q-drop"):
    """What was queued is taken back: the last answer, or all of them."""


@dataclass(frozen=True)
class QueueSureClick(QuestionClick, verb="q-sure"):
    """An answer that cannot be taken back later is confirmed."""

    payload: str


@dataclass(frozen=True)
class QueueTakeClick(TakeClick, verb="q-take"):
    """The button of an answer."""


@dataclass(frozen=True)
class QueueDoneClick(DoneClick, verb="q-done"):
    """The end of a half-made choice."""


@dataclass(frozen=True)
class QueuePickClick(PickClick, verb="q-pick"):
    """A menu whose choice is the answer."""


@dataclass(frozen=True)
class QueuePickSetClick(PickSetClick, verb="q-set"):
    """A menu whose choices are the answer."""


@dataclass(frozen=True)
class QueuePickNumbersClick(PickNumbersClick, verb="q-one"):
    """A menu of numbers that are the answer."""


@dataclass(frozen=True)
class QueueViewClick(ViewClick, verb="q-view"):
    """A group of a long list is picked."""


@dataclass(frozen=True)
class QueueTurnClick(TurnClick, verb="q-turn"):
    """Earlier or further groups are asked for."""


@dataclass(frozen=True)
class QueueAddClick(AddClick, verb="q-add"):
    """A menu that adds to a half-made choice."""


@dataclass(frozen=True)
class QueueNextClick(NextClick, verb="q-next"):
    """The next one of several in an order, or the last one taken back."""


@dataclass(frozen=True)
class QueueClearClick(ClearClick, verb="q-clear"):
    """A half-made choice is dropped."""


@dataclass(frozen=True)
class QueueFormClick(FormClick, verb="q-form"):
    """Numbers are to be typed."""


@dataclass(frozen=True)
class QueueFillClick(FillClick, verb="q-fill"):
    """Numbers were typed."""


_QUEUED: Final[Mapping[type[QuestionClick], type[QuestionClick]]] = {
    TakeClick: QueueTakeClick,
    DoneClick: QueueDoneClick,
    PickClick: QueuePickClick,
    PickSetClick: QueuePickSetClick,
    PickNumbersClick: QueuePickNumbersClick,
    ViewClick: QueueViewClick,
    TurnClick: QueueTurnClick,
    AddClick: QueueAddClick,
    NextClick: QueueNextClick,
    ClearClick: QueueClearClick,
    FormClick: QueueFormClick,
    FillClick: QueueFillClick,
}


def queued(click: QuestionClick) -> QuestionClick:
    """The same click, about a question that has not come yet."""
    return _QUEUED[type(click)](**vars(click))
