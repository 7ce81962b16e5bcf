"""Answers as texts for any reader."""

from bot.domain.wording import amounts_of, labels_of
from engines.core import Allocate, Answer, Choose, ChooseMany, Decision, Text


def said(decision: Decision, answer: Answer) -> Text:
    """An answer as a text for any reader."""
    if isinstance(decision, Choose) and isinstance(answer, str):
        return decision.option(answer).label
    if isinstance(decision, ChooseMany) and isinstance(answer, list):
        found = labels_of(decision, answer)
        return Text("orders-several", {"what": [*found]}) if found else Text("bot-panel-none")
    if isinstance(decision, Allocate) and isinstance(answer, dict):
        given = amounts_of(decision, answer)
        return Text("orders-several", {"what": [*given]}) if given else Text("bot-panel-none")
    return Text("bot-panel-none")
