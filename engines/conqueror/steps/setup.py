"""Setting up: armies, cards, and what a mode begins with (CON-3)."""

from typing_extensions import override

from engines.conqueror.ids import INDEPENDENT, SHIP, SIEGE
from engines.conqueror.rules.control import occupy
from engines.conqueror.state import Army, Card, Conqueror, Nation, take
from engines.conqueror.words import tactic_name
from engines.core import NOBODY, Step, record


@record
class SetUp(Step[Conqueror]):
    """Starting units, independent armies, decks, a battle tactics card each, coins (CON-3, CON-7.1)."""

    @override
    def run(self, game: Conqueror) -> None:
        for nation in game.nations:
            _settle(game, nation)
            nation.coins = game.content.modes[game.mode].coins
        _guard(game)
        for level in (game.level_1, game.level_2, game.level_3):
            game.shuffle("chronicle", level)
        game.shuffle("tactics", game.tactics)
        game.shuffle("automa", game.automa)
        _deal(game)
        game.order = game.clockwise()
        game.first = game.order[0]


def _settle(game: Conqueror, nation: Nation) -> None:
    """The starting units of a nation come out of its barracks, which ships join (CON-3.11, CON-27.2)."""
    row = game.content.factions[nation.mark]
    armies = row.emperor if game.mode == "emperor" else row.conquest
    if game.destiny:
        limits = game.content.expansion.limits
        nation.barracks |= {SHIP: limits.ships, SIEGE: limits.engines}
    for place, units in zip(row.starts, armies, strict=True):
        army = dict(units)
        take(nation.barracks, army)
        occupy(game, nation.seat, place, Army(fresh=army))


def _guard(game: Conqueror) -> None:
    """The independent armies, by the number of players (CON-3.16)."""
    for guard in game.content.guards.values():
        if guard.seats == len(game.nations):
            occupy(game, INDEPENDENT, guard.place, Army(fresh=dict(guard.units)))


def _deal(game: Conqueror) -> None:
    """One battle tactics card each (CON-3.7)."""
    dealt = {}
    for nation in game.nations:
        card = game.tactics.pop()
        nation.hand.append(Card(card, [nation.seat]))
        dealt[nation.seat] = {"card": tactic_name(card)}
    game.tell("conqueror-event-dealt", by=NOBODY, private=dealt)
