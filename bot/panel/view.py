"""All a private panel shows, read from the match in one go before anything is drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum

from bot.domain.match import MatchInfo, UndoState
from bot.domain.orders import Plan, Rule
from bot.panel.question import PanelQuestion
from bot.text import fit
from bot.text.words import Words
from bot.ui.message import Attachment
from bot.ui.paging import AT_ONCE, ONE_AT_A_TIME, Focus
from engines.core import Choose, ChooseMany, Decision, Text, Waiting


class Without(IntEnum):
    """What a panel does without where all of it would be more than a message holds: each and those before it.

    What people can also reach by a command or by the next panel goes first.
    """

    NOTHING = 0
    MENUS = 1
    """All groups of a long list open at once."""
    OFFER = 2
    OWN = 3
    """The buttons that are there for a player alone."""
    OTHERS = 4
    """The buttons that turn to other questions."""


@dataclass(frozen=True, slots=True)
class PanelView:
    """A match as one person may know it.

    seat: None for somebody who does not play. told: what just happened, as lines. note: a line about the
    click that led here; rule: the id of the rule behind it. hand: a picture of what only this person may
    see. titled: names the match, for panels that do not stand in its thread. mark: by which a posted
    panel is found again. chosen: the question that was turned to, as custom_ids name it. lanes: lines on who
    can act already and who has to wait for whom. reason: what others may still change, if this person has
    to wait because of it. news: what happened since this person last looked, as lines. jotted: its notes, if
    they are to be shown. board, points: the board and, at the end, the points of a what-if; others: whether
    something is asked of them there. until: how long this person has, in words. steps: how many answers it
    has given in its turn. plan: the answer that will be given for this person; stopped: it has been
    stopped. offer: the order that would give the last answer, if it is offered. purses: what the seats that
    are shown have to play with, as far as this person may know. slow_ai: the AI seat that leaves this person
    time to take its answer back. sealed: what this person has answered that nobody else knows yet. act: what
    this person's seat may do without being asked. without: what is left out so that the rest fits.
    """

    info: MatchInfo
    words: Words
    seat: int | None
    decisions: tuple[Decision, ...]
    waiting: tuple[Waiting, ...]
    over: bool
    moment: Text
    undo: UndoState
    focus: Focus = field(default_factory=Focus)
    draft: str = ""
    note: str = ""
    rule: str = ""
    told: tuple[str, ...] = ()
    hand: Attachment | None = None
    titled: bool = False
    mark: str = ""
    chosen: str = ""
    lanes: tuple[str, ...] = ()
    reason: str = ""
    until: str = ""
    steps: int = 0
    plan: Plan | None = None
    stopped: bool = False
    offer: Rule | None = None
    purses: Mapping[int, Sequence[Text]] = field(default_factory=dict)
    sealed: Sequence[Text] = ()
    slow_ai: int | None = None
    act: Decision | None = None

    @property
    def sat_in(self) -> bool:
        """Whether an AI player sits in for this person."""
        info = self.info
        return not (
            self.seat is None or self.over or info.trial or info.seats[self.seat].ai is None
        )

    news: tuple[str, ...] = ()
    jotted: str | None = None
    board: Attachment | None = None
    points: tuple[str, ...] = ()
    others: bool = False
    without: Without = Without.NOTHING

    @property
    def open(self) -> list[Decision]:
        """The questions that can be answered, those somebody waits for first."""
        found = [one for one in self.decisions if not one.blocked]
        return sorted(found, key=lambda one: one.optional)

    @property
    def decision(self) -> Decision | None:
        """The question to be answered: the one turned to, else the first; None if there is none.

        What nobody asks for is it only if it is turned to.
        """
        if self.acting:
            return self.act
        found = self.open
        turned_to = (one for one in found if fit.decision_id(one.id) == self.chosen)
        return next(turned_to, found[0] if found else None)

    @property
    def at_once(self) -> int:
        """How many menus of answers may stand below each other."""
        return AT_ONCE if self.without < Without.MENUS else ONE_AT_A_TIME

    def asked(self, decision: Decision) -> PanelQuestion:
        """A decision ready for the panel."""
        return PanelQuestion(self.info.id, decision, self.words, self.reason)

    @property
    def acting(self) -> bool:
        """Whether what this person may do without being asked is turned to."""
        return self.act is not None and fit.decision_id(self.act.id) == self.chosen

    def find(self, token: str) -> Decision | None:
        """The open question, or act, that a custom_id names; None if it is open no more."""
        offered = (*self.decisions, *([self.act] if self.act else ()))
        return next((one for one in offered if fit.decision_id(one.id) == token), None)

    def noting(self, note: str, rule: str | None = None) -> "PanelView":
        """The same with a line about the last click, and the rule that refused it, if one did."""
        return replace(self, note=note, rule=rule or "")

    def at(self, focus: Focus, draft: str, token: str = "") -> "PanelView":
        """The same with a half-made choice, and turned to the question that a custom_id names."""
        return replace(self, focus=focus, draft=draft, chosen=token)


def stake(decision: Decision) -> str:
    """A question as it can be answered now; another one when something more can be, or is waited for."""
    options = decision.options if isinstance(decision, Choose | ChooseMany) else []
    waiting = [f"{at}:{one.waits}" for at, one in enumerate(options) if one.waits]
    now = (decision.optional, decision.waits, *waiting)
    return f"{decision.id} {now}" if any(now) else decision.id
