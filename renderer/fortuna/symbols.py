"""What action and favour cards do, as rows of icons."""

from collections.abc import Mapping

from engines.fortuna.content import (
    Action,
    Buy,
    Clergy,
    Content,
    Corruption,
    Family,
    FortunaCard,
    Gather,
    Good,
    Harvest,
    Married,
    Sell,
)
from renderer.core.symbols import ARROW, SLASH, Row, Sign, coins, plus


def goods(gain: Mapping[Good, int]) -> Row:
    """Goods that are taken."""
    return tuple(sign for good, n in gain.items() for sign in (Sign(good), plus(n)))


def _family(card: Family) -> list[Row]:
    bonus: list[Sign] = []
    for choice in card.bonus:
        for good, n in choice.items():
            bonus += [SLASH, coins(n) if good == "coin" else Sign(good)]
    return [(coins(card.marriage_cost), ARROW, Sign("ring")), tuple(bonus[1:])]


def action_rows(card: Action, content: Content) -> list[Row]:
    """The rows of an action card: what it does, then the finer print."""
    match card:
        case Gather():
            return [goods(card.gain)]
        case Harvest():
            return [goods(card.gain), (Sign("water"), ARROW, *goods(card.per_water))]
        case Sell():
            return [(Sign(card.good), ARROW, coins(card.price))]
        case Buy():
            prices = content.prices[card.good]
            up_to = Sign(text=f"+1\u2013{len(prices)}")
            return [(Sign(card.good), up_to), tuple(coins(price) for price in prices)]
        case Clergy():
            return [(Sign("priestess"), ARROW, Sign("die_piece"))]
        case Family():
            return _family(card)
        case Corruption():
            income = (SLASH, Sign(text="+"), coins(card.income))
            return [(coins(card.copy_price), ARROW, Sign("copy")), income]
        case FortunaCard():
            return [(Sign("step"), plus(card.steps))]
        case _:
            return [(Sign("coin"), ARROW, Sign("column"))]


def favour_row(number: int, content: Content) -> Row:
    """What a favour card asks for, once for each step at most."""
    card = content.favours[str(number)]
    if isinstance(card, Married):
        return (Sign("ring"),)
    return (Sign(card.good),) * card.max_steps
