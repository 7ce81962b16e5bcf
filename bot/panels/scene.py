"""All a private panel shows, read from the match in one go before anything is drawn."""

from dataclasses import dataclass, field, replace

from bot import fit
from bot.matches.model import MatchInfo, UndoState
from bot.panels.asked import Asked
from bot.panels.leaves import Focus
from bot.panels.sheet import Attachment
from bot.words import Words
from engines.core import Decision, Text, Waiting


@dataclass(frozen=True, slots=True)
class Scene:
    """A match as one person may know it.

    seat: None for somebody who does not play. told: what just happened, as lines. note: a line about the
    click that led here; rule: the id of the rule behind it. hand: a picture of what only this person may
    see. titled: names the match, for panels that do not stand in its thread. mark: by which a posted
    panel is found again.
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

    @property
    def decision(self) -> Decision | None:
        """The question to be answered first, None if there is none that could be."""
        return next((one for one in self.decisions if not one.blocked), None)

    def asked(self, decision: Decision) -> Asked:
        """A decision ready for the panel."""
        return Asked(self.info.id, decision, self.words)

    def find(self, token: str) -> Decision | None:
        """The open question that a custom_id names, None if it is open no more."""
        return next((one for one in self.decisions if fit.decision_id(one.id) == token), None)

    def noting(self, note: str, rule: str | None = None) -> "Scene":
        """The same with a line about the last click, and the rule that refused it, if one did."""
        return replace(self, note=note, rule=rule or "")

    def at(self, focus: Focus, draft: str) -> "Scene":
        """The same with a half-made choice."""
        return replace(self, focus=focus, draft=draft)
