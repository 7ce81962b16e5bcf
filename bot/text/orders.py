"""Standing orders in words."""

from bot.domain.orders import Doing, Rule, When
from bot.text.words import Words


def rule_told(game: str, rule: Rule, words: Words) -> str:
    """What an order says, in words."""
    if rule.doing is Doing.ROUTINE:
        return words.first((f"{game}-routine-{rule.what}",)) or words("orders-routine-gone")
    asked = "" if rule.asked is None else words.say(rule.asked)
    safe = rule.doing is Doing.DEFAULT or rule.said is None
    answer = words("orders-default") if safe or rule.said is None else words.stored(rule.said)
    line = words("orders-line", asked=asked, answer=answer, when=rule.when.value)
    groups = [words.say(one) for one in rule.named]
    if rule.when is When.ALONE and groups:
        return f"{line} {words('orders-besides', groups=words.listed(groups))}"
    return line
