"""In a panel: the standing order that would give an answer given time after time, and how to decline it."""

from bot.domain.orders import Doing, Rule
from bot.matches.orders.habits import mark_of
from bot.panel.view import PanelView
from bot.text.orders import (
    rule_told,
)
from bot.text.words import Words
from bot.ui.clicks.panels import HabitClick
from bot.ui.controls import button
from bot.ui.message import MessageBuilder

YES, NO = "yes", "no"


def habit(builder: MessageBuilder, view: PanelView) -> None:
    """Offer to give the last answer from now on; nothing if there is no offer."""
    rule = view.offer
    if rule is None:
        return
    words, match, mark = view.words, view.info.id, mark_of(rule)
    builder.small(words("orders-offer", answer=_said(rule, view.info.game, words)))
    builder.row(
        button(words("orders-offer-yes"), HabitClick(match, YES, mark)),
        button(words("orders-offer-no"), HabitClick(match, NO, mark)),
    )


def _said(rule: Rule, game: str, words: Words) -> str:
    if rule.doing is Doing.ROUTINE or rule.said is None:
        return rule_told(game, rule, words)
    return words.say(rule.said)
