"""Answers as texts, for lines that are put into words only when they are read."""

from collections.abc import Mapping, Sequence

from engines.core import Allocate, Answer, Choose, ChooseMany, Decision, Slot, Text, text
from engines.core.text import Arg

_NONE = Text("bot-panel-none")


def in_words(decision: Decision, answer: Answer) -> Arg:
    """An answer to a question as it was asked."""
    if isinstance(decision, Choose) and isinstance(answer, str):
        return decision.option(answer).label
    if isinstance(decision, ChooseMany) and isinstance(answer, list):
        return [*labels_of(decision, answer)] or _NONE
    if isinstance(decision, Allocate) and isinstance(answer, dict):
        return [*amounts_of(decision, answer)] or _NONE
    return _NONE


def labels_of(decision: ChooseMany, answer: Sequence[str]) -> list[Text]:
    """What was chosen, numbered if its order matters."""
    labels = [one.label for one in decision.chosen(answer)]
    if not decision.ordered or len(labels) < 2:
        return labels
    return [text("bot-panel-nth", n=n, what=label) for n, label in enumerate(labels, 1)]


def amounts_of(decision: Allocate, answer: Mapping[str, int]) -> list[Text]:
    """What every slot gets that gets something; an answer may leave out the others."""
    return [counted(slot, n) for slot in decision.slots if (n := answer.get(slot.id))]


def counted(slot: Slot, n: int) -> Text:
    """An amount of what a number of an answer is about."""
    return slot.counted(n) or text("bot-panel-amount", n=n, slot=slot.label)
