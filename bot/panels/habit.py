"""In a panel: the standing order that would give an answer given time after time, and how to decline it."""

from bot.matches.habits import mark_of
from bot.matches.standing import Doing, Rule
from bot.panels import ids
from bot.panels.controls import button
from bot.panels.orders import rule_told
from bot.panels.scene import Scene
from bot.panels.sheet import Sheet
from bot.words import Words

YES, NO = "yes", "no"


def habit(sheet: Sheet, scene: Scene) -> None:
    """Offer to give the last answer from now on; nothing if there is no offer."""
    rule = scene.offer
    if rule is None:
        return
    words, match, mark = scene.words, scene.info.id, mark_of(rule)
    sheet.small(words("orders-offer", answer=_said(rule, scene.info.game, words)))
    sheet.row(
        button(words("orders-offer-yes"), ids.pack("habit", match, YES, mark)),
        button(words("orders-offer-no"), ids.pack("habit", match, NO, mark)),
    )


def _said(rule: Rule, game: str, words: Words) -> str:
    if rule.doing is Doing.ROUTINE or rule.said is None:
        return rule_told(game, rule, words)
    return words.say(rule.said)
