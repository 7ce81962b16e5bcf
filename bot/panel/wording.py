"""Answers in words, as panels tell them."""

from bot.domain.wording import labels_of
from bot.panel.numbers import written
from bot.panel.view import PanelView
from engines.core import Allocate, Answer, Choose, ChooseMany, Decision


def described(view: PanelView, decision: Decision, answer: Answer) -> str:
    """An answer in words."""
    words = view.words
    if isinstance(decision, Choose) and isinstance(answer, str):
        return words.say(decision.option(answer).label)
    if isinstance(decision, ChooseMany) and isinstance(answer, list):
        labels = [words.say(one) for one in labels_of(decision, answer)]
        return words.listed(labels) or words("bot-panel-none")
    if isinstance(decision, Allocate) and isinstance(answer, dict):
        return written(decision, answer, words, words.say)
    return ""
