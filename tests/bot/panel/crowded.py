"""Panels with all at once that may stand on one, more than ever comes together."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace

from bot.domain.match import UndoState
from bot.domain.orders import Doing, Plan, Rule, Why
from bot.panel.view import PanelView
from bot.text import fit
from bot.ui.message import Attachment
from engines.core import Choose, ChooseMany, Decision, Option, Text
from tests.bot.infos import NOW
from tests.bot.panel.questions import choose, words
from tests.engines.contract.cases import chance

PICTURE = Attachment("picture.png", b"x", "A picture")
OTHERS = 6
"""How many other questions are open: more than have a button."""


def crowded(view: PanelView) -> Iterator[PanelView]:
    """A panel in play and a what-if, in both of which as much as possible stands beside the question."""
    yield in_play(view)
    yield tried_out(view)


def answered(view: PanelView) -> PanelView:
    """A panel after an answer while others have moved on, with what often comes together."""
    offer = Rule("k", Doing.DEFAULT)
    told, news = ("You answered.",), ("Ben moved.",)
    return _planned(replace(view, titled=True, told=told, news=news, offer=offer))


def hinted(view: PanelView) -> PanelView:
    """A what-if with hints after an answer."""
    owned = replace(view.info, trial=True, hints=True, creator_id=100)
    return replace(view, info=owned, told=("You answered.",), news=("Ben moved.",), board=PICTURE)


def in_play(view: PanelView) -> PanelView:
    """A panel with all that may stand on it."""
    return replace(_full(answered(view)), jotted="A note", sealed=[words("Sealed")])


def tried_out(view: PanelView) -> PanelView:
    """A what-if with all that may stand on it."""
    return replace(_full(hinted(view)), others=True)


def _full(view: PanelView) -> PanelView:
    asked = view.decision
    assert asked is not None
    return replace(
        view,
        decisions=(_hedged(asked), *others(OTHERS, asked.seat)),
        chosen=fit.decision_id(asked.id),
        undo=UndoState(3, Text("core-undo-barrier"), (1,)),
        note="Something was refused.",
        rule="FOR-1.1",
        hand=PICTURE,
        purses={asked.seat: [words("Goods")]},
        until="Until tomorrow",
        steps=2,
        act=_named("act", asked.seat),
    )


def others(count: int, seat: int = 0) -> list[Decision]:
    """Other questions that are open."""
    return [_named(f"other-{number}", seat) for number in range(count)]


def _named(name: str, seat: int) -> Decision:
    decision = choose(3)
    decision.id, decision.seat = name, seat
    return decision


def _planned(view: PanelView) -> PanelView:
    asked = view.decision
    assert asked is not None
    answer = asked.sample(chance("planned"))
    return replace(view, plan=Plan(asked.seat, asked.id, answer, Why.QUEUED, NOW))


def _hedged(asked: Decision) -> Decision:
    """The same question while nobody waits for it, some answers wait and one cannot be taken back."""
    hedged = copy(asked)
    hedged.optional = True
    if isinstance(hedged, Choose | ChooseMany):
        first, *rest = hedged.options
        waiting = [Option(f"waits-{at}", words(f"Waiting {at}"), waits=(at,)) for at in (0, 1)]
        hedged.options = [replace(first, confirm=True), *rest, *waiting]
    return hedged
