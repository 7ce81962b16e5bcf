"""Clicks in panels: answers, half-made choices, what leads to another panel."""

from dataclasses import dataclass

from bot.ui.click import MatchClick


@dataclass(frozen=True)
class PlayClick(MatchClick, verb="play"):
    """*Play*: a panel of one's own. mark: of the post it stands in."""

    mark: str | None = None


@dataclass(frozen=True)
class HandClick(MatchClick, verb="hand"):
    """*My hand*."""


@dataclass(frozen=True)
class PanelClick(MatchClick, verb="panel"):
    """*Refresh*, or back to the question. mark: of the post, for panels in direct messages."""

    mark: str | None = None


@dataclass(frozen=True)
class HabitClick(MatchClick, verb="habit"):
    """The standing order offered in a panel is taken or declined. mark: which one."""

    choice: str
    mark: str


@dataclass(frozen=True)
class UndoClick(MatchClick, verb="undo"):
    """*Undo*. count: how many answers there were to take back."""

    count: int


@dataclass(frozen=True)
class RestartClick(UndoClick, verb="restart"):
    """*Restart my turn*."""


@dataclass(frozen=True)
class ActClick(MatchClick, verb="act"):
    """What one may do without being asked."""


@dataclass(frozen=True)
class HurryClick(MatchClick, verb="hurry"):
    """*Let it answer now*: nothing is to be taken back."""


@dataclass(frozen=True)
class QuestionClick(MatchClick):
    """A click about a question. token: the question's id, shortened."""

    token: str


@dataclass(frozen=True)
class TakeClick(QuestionClick, verb="take"):
    """The button of an answer."""

    payload: str


@dataclass(frozen=True)
class DoneClick(TakeClick, verb="done"):
    """The end of a half-made choice."""


@dataclass(frozen=True)
class ActSureClick(QuestionClick, verb="act-sure"):
    """What one does without being asked is confirmed."""

    payload: str


@dataclass(frozen=True)
class PickClick(QuestionClick, verb="pick"):
    """A menu whose choice is the answer."""

    focus: str | None = None


@dataclass(frozen=True)
class PickSetClick(PickClick, verb="set"):
    """A menu whose choices are the answer."""


@dataclass(frozen=True)
class PickNumbersClick(PickClick, verb="one"):
    """A menu of numbers that are the answer."""


@dataclass(frozen=True)
class ViewClick(QuestionClick, verb="view"):
    """A group of a long list is picked. draft: what is chosen so far."""

    focus: str | None = None
    draft: str | None = None


@dataclass(frozen=True)
class TurnClick(ViewClick, verb="turn"):
    """Earlier or further groups are asked for."""


@dataclass(frozen=True)
class AddClick(QuestionClick, verb="add"):
    """A menu that adds to a half-made choice."""

    focus: str
    draft: str


@dataclass(frozen=True)
class NextClick(QuestionClick, verb="next"):
    """The next one of several in an order, or the last one taken back."""

    focus: str
    draft: str


@dataclass(frozen=True)
class ClearClick(QuestionClick, verb="clear"):
    """A half-made choice is dropped."""


@dataclass(frozen=True)
class FormClick(QuestionClick, verb="form"):
    """Numbers are to be typed. page: of their slots, or the menu in which it is picked."""

    page: str
    draft: str


@dataclass(frozen=True)
class FillClick(QuestionClick, verb="fill"):
    """Numbers were typed."""

    page: int | None
    draft: str


@dataclass(frozen=True)
class HoldClick(QuestionClick, verb="hold"):
    """*I'll answer myself*: what would be answered for one is stopped."""
