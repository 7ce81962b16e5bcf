"""What a seat has to play with and what it has planned, for its panel."""

from engines.core import Arg, Text, View, text
from tests.engines.frontier.ids import CARD
from tests.engines.frontier.state import Frontier, add
from tests.engines.frontier.words import units


def purse(view: View[Frontier], seat: int) -> list[Text]:
    """Coins, cards and all units."""
    game = view.state
    realm, everywhere = game.realms[seat], dict[str, int]()
    for land in game.held(seat):
        add(everywhere, game.lands[land].units)
    return [
        text("frontier-coins", n=realm.coins),
        text("frontier-cards", n=len(realm.hand)),
        units(everywhere),
    ]


def sealed(view: View[Frontier], seat: int) -> list[Text]:
    """What a plan that is still open has in it; only its own seat sees any."""
    game = view.state
    told: list[Arg] = [
        text("frontier-cards", n=1)
        if entry == CARD
        else text("frontier-recruit", units=units({kind: 1}), land=game.name(land))
        for entry in game.realms[seat].plan
        for land, _, kind in [entry.partition(".")]
    ]
    return [text("frontier-planned", what=told)] if told else []
