"""Answers as texts, for lines that are put into words only when they are read."""

from engines.core import Allocate, Answer, Choose, ChooseMany, Decision, Text, text
from engines.core.text import Arg

_NONE = Text("bot-panel-none")


def in_words(decision: Decision, answer: Answer) -> Arg:
    """An answer to a question as it was asked."""
    if isinstance(decision, Choose) and isinstance(answer, str):
        return decision.option(answer).label
    if isinstance(decision, ChooseMany) and isinstance(answer, list):
        return [one.label for one in decision.options if one.id in answer] or _NONE
    if isinstance(decision, Allocate) and isinstance(answer, dict):
        given = [slot for slot in decision.slots if answer[slot.id]]
        return [_amount(answer[slot.id], slot.label) for slot in given] or _NONE
    return _NONE


def _amount(n: int, slot: Text) -> Text:
    return text("bot-panel-amount", n=n, slot=slot)
