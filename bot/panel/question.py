"""A decision on its way into a panel, with what every part of the panel needs to know of it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from bot import limits
from bot.text import fit
from bot.text.words import Words
from bot.ui.clicks.panels import QuestionClick, TurnClick, ViewClick
from bot.ui.controls import Control, button, menu
from bot.ui.controls import entry as menu_entry
from bot.ui.message import MessageBuilder
from bot.ui.paging import SIZE, Focus, Leaf, by_group
from engines.core import Choose, ChooseMany, Decision, Option, Text

NAMED = 4
"""How many options of one group that wait are named one by one."""
FEW = 3
"""How many answers that cannot be taken back, or that alone can be, are named; of more each has a sign."""
P = ParamSpec("P")
SIGN = "\N{WARNING SIGN}"


@dataclass(frozen=True, slots=True)
class PanelQuestion:
    """A decision, the match it belongs to, and the reader's words.

    reason: what others may still change, if something of the decision has to wait because of it.
    """

    match: str
    decision: Decision
    words: Words
    reason: str = ""

    @property
    def token(self) -> str:
        """The decision's id as it stands in custom_ids."""
        return fit.decision_id(self.decision.id)

    def click(
        self,
        kind: Callable[Concatenate[str, str, P], QuestionClick],
        *of: P.args,
        **named: P.kwargs,
    ) -> QuestionClick:
        """A click about this decision. of: the further fields of its kind."""
        return kind(self.match, self.token, *of, **named)

    def free(self, options: Sequence[Option]) -> list[Option]:
        """The options that can be chosen now."""
        return [option for option in options if not option.waits]

    def label(self, option: Option, *, own: bool = False) -> str:
        """An option in words, with what follows on it at once; `own`: only what follows on this very one."""
        then = option.then or (None if own else self.decision.then)
        label = self._followed(self.words.plain(option.label), then)
        return f"{SIGN} {label}" if option.confirm and self._has_signs() else label

    @property
    def placeholder(self) -> str:
        """What a menu of answers says before one is picked, with what follows on any of them."""
        return self.answering("bot-panel-choose")

    def answering(self, key: str) -> str:
        """A label of the bot's own by which one answers, with what follows on any answer."""
        return self._followed(self.words(key), self.decision.then)

    def _followed(self, label: str, then: Text | None) -> str:
        if then is None:
            return label
        return self.words("bot-panel-then", answer=label, then=self.words.plain(then))

    def final(self, builder: MessageBuilder) -> None:
        """A line on what cannot be taken back; nothing if all can."""
        final, others = self._parted()
        if self.decision.confirm or (final and not others):
            builder.small(self.words("bot-panel-final"))
        elif self._has_signs():
            builder.small(self.words("bot-panel-final-signs", sign=SIGN))
        elif final:
            fewer = len(others) < len(final)
            told = [self.words.plain(option.label) for option in (others if fewer else final)]
            key = f"bot-panel-final-{'but' if fewer else 'some'}"
            builder.small(self.words(key, options=self.words.listed(told)))

    def _has_signs(self) -> bool:
        """Whether each answer that cannot be taken back has a sign, since there are too many to name."""
        return (
            isinstance(self.decision, Choose)
            and not self.decision.confirm
            and min(map(len, self._parted())) > FEW
        )

    def _parted(self) -> tuple[list[Option], list[Option]]:
        """What can be chosen now: what cannot be taken back, and what can."""
        decision = self.decision
        options = decision.options if isinstance(decision, Choose | ChooseMany) else []
        free = self.free(options)
        return [one for one in free if one.confirm], [one for one in free if not one.confirm]

    def hint(self, option: Option, *, group: bool = False) -> str:
        """What is worth knowing of an option: its group, if asked for and not named by it, and its hint."""
        parts = (option.group if group else None, option.hint)
        told = [self.words.plain(part) for part in parts if part is not None]
        if group and option.group and told[0] in self.words.plain(option.label):
            told = told[1:]
        return " · ".join(told)

    def hints(self, options: Sequence[Option], *, group: bool = False) -> list[str]:
        """The hints of a menu's options, with their groups if asked for and if there is room for all."""
        told = [self.hint(option, group=group) for option in options]
        if group and any(len(one) > limits.OPTION_DESCRIPTION for one in told):
            return self.hints(options)
        return told

    def later(self, builder: MessageBuilder, options: Sequence[Option]) -> None:
        """What only waits, a line for all that waits for the same, and why."""
        groups: dict[tuple[int, ...], list[Option]] = {}
        for option in options:
            if option.waits:
                groups.setdefault(option.waits, []).append(option)
        for seats, waiting in groups.items():
            told = self.words.listed(self._in_short(waiting))
            builder.small(self.words("bot-panel-later", who=self.after(seats), options=told))
        if groups:
            self.why(builder)

    def _in_short(self, options: Sequence[Option]) -> list[str]:
        """The options by name, but of a large group only its name and, in brackets, its size."""
        found: list[str] = []
        for label, members in by_group(options, self.words):
            if label and len(members) > NAMED:
                found.append(self.words("bot-panel-group-short", group=label, n=len(members)))
            else:
                found += [self.words.plain(option.label) for option in members]
        return found

    def after(self, seats: Collection[int]) -> str:
        """After whom something can be done, in words; one's own earlier steps among them, last."""
        own = self.decision.seat
        others = [self.words.seats[seat].inline for seat in seats if seat != own]
        steps = [self.words("bot-own-earlier")] if own in seats else []
        return self.words.listed([*others, *steps])

    def why(self, builder: MessageBuilder) -> None:
        """A line on what others may still change."""
        if self.reason:
            builder.small(self.words("bot-panel-why", objects=self.reason))

    def blockers(self) -> list[int]:
        """The seats for which all of the decision waits."""
        decision = self.decision
        options = decision.options if isinstance(decision, Choose | ChooseMany) else []
        found = {seat for option in options for seat in option.waits}
        return sorted(found.union(decision.waits))

    def contents(
        self, builder: MessageBuilder, found: Sequence[Leaf], focus: Focus, draft: str
    ) -> None:
        """The first menu of a long list: which leaf to open; with buttons if there are over 25."""
        first = focus.window * SIZE
        shown = list(enumerate(found))[first : first + SIZE]
        entries = [
            menu_entry(leaf.label, f"f{at}", self.count(leaf), chosen=at == focus.leaf)
            for at, leaf in shown
        ]
        builder.row(
            menu(
                self.click(ViewClick, focus.written, draft), entries, self.words("bot-panel-group")
            )
        )
        builder.row(*self._turning(focus.window, -(-len(found) // SIZE), draft))

    def headed(self, leaf: Leaf) -> str:
        """What a menu of a leaf's options says before anything is picked."""
        return f"{leaf.label} · {self.count(leaf)}"

    def count(self, leaf: Leaf) -> str:
        """How many options a leaf holds, in words."""
        return self.words("bot-panel-group-size", n=len(leaf.options))

    def _turning(self, window: int, windows: int, draft: str) -> list[Control]:
        return [
            self._turn(label, Focus(None, at), draft)
            for label, at in (("bot-earlier", window - 1), ("bot-further", window + 1))
            if 0 <= at < windows
        ]

    def _turn(self, label: str, focus: Focus, draft: str) -> Control:
        return button(self.words(label), self.click(TurnClick, focus.written, draft))
