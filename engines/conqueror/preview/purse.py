"""What a seat has to play with, for the head of its panel."""

from engines.conqueror.preview.food import limit, standard, supply
from engines.conqueror.preview.income import income
from engines.conqueror.state import Conqueror
from engines.conqueror.words import coins, units
from engines.core import Text, View, text


def purse(view: View[Conqueror], seat: int) -> list[Text]:
    """Coins and income, battle tactics, heroes, all units, forts, and food."""
    game = view.state
    nation, army = game.nations[seat], game.units(seat)
    food = supply(game, seat)
    heroes = len(nation.heroes) + len(nation.open)
    forts, goal = len(game.forts(seat)), game.content.modes[game.mode].forts
    return [
        coins(nation.coins),
        text("conqueror-income", n=income(game, seat)),
        *([text("conqueror-tactics", n=len(nation.hand))] if nation.hand else []),
        *([text("conqueror-heroes", n=heroes)] if heroes else []),
        units(army),
        *([text("conqueror-forts", n=forts, goal=goal)] if forts else []),
        text("conqueror-food", n=food, units=standard(army), limit=limit(game, food)),
    ]
