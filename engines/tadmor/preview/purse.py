"""What a seat of Tadmor has to play with, and how much of it may be kept."""

from engines.core import Text, View
from engines.tadmor.content.effects import Storehouse
from engines.tadmor.ids import KINDS
from engines.tadmor.rules.goods import wealth
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import amount, amounts


def purse(view: View[Tadmor], seat: int) -> list[Text]:
    """What stands at the head of a seat's panel.

    Resources, rare goods and points; resources already traded (TAD-12.2); pieces to place.
    """
    game = view.state
    player = game.players[seat]
    at_hand = game.at_hand(seat) if game.phase == "placement" else {}
    counted = {kind: at_hand.get(kind, 0) for kind in KINDS} | {"goods": player.rare_goods}
    more = [amount(what, number) for what, number in counted.items() if number]
    return [*_resources(player), *more, amount("points", player.points)]


def _resources(player: Player) -> list[Text]:
    owned = [amount(what, number) for what, number in wealth(player).items() if number]
    traded = amounts(player.traded)
    if traded:
        owned.append(Text("tadmor-traded", {"traded": traded}))
    return owned or [Text("tadmor-no-resources")]


def held(player: Player) -> int:
    """How many resources there are, traded or not."""
    return sum(wealth(player).values())


def storage_limit(game: Tadmor, player: Player) -> int:
    """How many resources a player may keep at the end of the turn (TAD-11.2, TAD-17.I33)."""
    limits = [effect.limit for effect in game.effects(player, Storehouse)]
    return max(game.content.limits.storage, *limits, 0)
