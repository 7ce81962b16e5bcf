"""Answers found by typing: every option of a decision by its words, and what was typed understood."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.panel.controller import answered
from bot.panel.draft import pack_set
from bot.panel.view import PanelView
from bot.ui.custom_ids import SEPARATOR
from bot.ui.paging import Focus
from engines.core import Allocate, Choose, ChooseMany, Decision, Option, must_confirm


@dataclass(frozen=True, slots=True)
class Typed:
    """An answer as typed: complete, or the beginning of one, to be finished in the panel."""

    token: str
    payload: str
    complete: bool
    focus: str = ""


def suggestions(view: PanelView, typed: str) -> list[tuple[str, str]]:
    """The answers whose words contain what was typed, each with the value that stands for it."""
    return [one for decision in view.open for one in _suggested(view, decision, typed)]


def _suggested(view: PanelView, decision: Decision, typed: str) -> list[tuple[str, str]]:
    if isinstance(decision, Allocate):
        return [(view.words("bot-panel-numbers"), _value(view, decision, ""))]
    wanted = typed.casefold().split()
    named_options = [
        (named(view, decision, option), _value(view, decision, option.id))
        for option in _options(decision)
        if not option.waits
    ]
    return [one for one in named_options if all(word in one[0].casefold() for word in wanted)]


def named(view: PanelView, decision: Decision, option: Option) -> str:
    """An option in words: group, label with what follows on it, hint."""
    asked = view.asked(decision)
    group = "" if option.group is None else view.words.plain(option.group)
    parts = (group, asked.label(option), asked.hint(option))
    return " · ".join(part for part in parts if part)


def understood(view: PanelView, typed: str) -> Typed | None:
    """What was picked or typed; None if it fits no answer, or several.

    Who typed a part of an answer that cannot be taken back sees all of it first.
    """
    token, mark, option_id = typed.partition(SEPARATOR)
    if mark:
        decision = view.find(token)
        if decision is None:
            return Typed(token, option_id, complete=True)
        return _as_typed(view, decision, option_id)
    found = suggestions(view, typed)
    if len(found) != 1:
        return None
    guessed = understood(view, found[0][1])
    return None if guessed is None else replace(guessed, complete=not _to_be_seen(view, guessed))


def _to_be_seen(view: PanelView, typed: Typed) -> bool:
    """Whether an answer is to be looked at before it is given: it is half-made, or for good."""
    decision = view.find(typed.token)
    if not typed.complete or decision is None:
        return not typed.complete
    return must_confirm(decision, answered(decision, typed.payload))


def _as_typed(view: PanelView, decision: Decision, option_id: str) -> Typed:
    token = view.asked(decision).token
    if isinstance(decision, ChooseMany):
        complete = decision.least <= 1 == decision.most
        return Typed(token, pack_set(decision, [option_id]), complete, Focus().written)
    return Typed(token, option_id, complete=not isinstance(decision, Allocate))


def _options(decision: Decision) -> Sequence[Option]:
    return decision.options if isinstance(decision, Choose | ChooseMany) else []


def _value(view: PanelView, decision: Decision, option_id: str) -> str:
    return f"{view.asked(decision).token}{SEPARATOR}{option_id}"
