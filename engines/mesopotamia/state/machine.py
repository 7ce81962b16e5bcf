"""The cards by which the automaton plays (MES-30.3)."""

from dataclasses import field
from typing import Annotated

from engines.core import Record, Seen, record


@record
class Plan(Record):
    """A strategy card that lies face up (MES-30.5, MES-30.6).

    priority: as it was last found; high: whether its condition held then. done: whether its left and its
    right action are marked.
    """

    card: str
    priority: int = 0
    high: bool = False
    done: list[bool] = field(default_factory=lambda: [False, False])


@record
class Deed(Record):
    """What an action card has led to in a turn of the automaton (MES-30.9 to MES-30.12).

    card: the action card, None for the action taken besides. plan, action: the strategy card and what was
    marked on it; None where nothing fitted and the card was lost.
    """

    card: str | None
    plan: str | None = None
    action: str | None = None


@record
class Automaton(Record):
    """Its two decks; the last card of each is the one on top.

    plans: the strategies face up, by their priority. top: one that lies open on top of the deck, if there is
    one (MES-30.16). discards: those done. actions: all action cards, shuffled after each turn (MES-30.14).
    deeds: of its last turn, in the order of marking.
    """

    plans: list[Plan] = field(default_factory=list)
    deck: Annotated[list[str], Seen("nobody", pool="strategies")] = field(default_factory=list)
    top: str | None = None
    discards: list[str] = field(default_factory=list)
    actions: Annotated[list[str], Seen("nobody", pool="actions")] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
