"""The tax of this turn: who owes it, and who could not pay it (TAD-9.3, TAD-9.4)."""

from collections.abc import Sequence

from engines.tadmor.content.effects import Charter, Resources, TaxCharter
from engines.tadmor.ids import BASIC
from engines.tadmor.preview.gains import gatherable, yields
from engines.tadmor.state import Player, Tadmor

GOLD = "gold"


def stands(game: Tadmor, player: Player, action: str) -> str | None:
    """Where a player has a piece on an action; each side of the board has one place for it at most."""
    for place in game.content.spots.doing.get(action, ()):
        piece = game.placed.get(place)
        if piece is not None and piece.owner == player.seat:
            return place
    return None


def starts(game: Tadmor, player: Player) -> bool:
    """Whether a player takes the First Player pawn this turn (TAD-9.6)."""
    return player.seat in game.pawn_takers or stands(game, player, "start") is not None


def tax_due(game: Tadmor, player: Player) -> int:
    """The gold a player still owes this turn: none on the Tax Collector, or with I46 (TAD-9.3, TAD-9.4)."""
    tax = game.content.eras[game.era].tax
    if not tax or player.exempt or game.effects(player, TaxCharter):
        return 0
    return 0 if stands(game, player, "tax") else tax


def missions_could_pay(game: Tadmor, player: Player) -> bool:
    """Whether missions could bring the gold that the tax lacks (TAD-9.8, TAD-13.1).

    Those of the hand are discarded for it; completed ones bring resources, or a market for those in the
    Warehouse (TAD-18.K13, TAD-18.K16).
    """
    lacks = tax_due(game, player) - player.has(GOLD)
    if lacks <= 0:
        return False
    effects = [game.content.missions[mission].effect for mission in player.completed]
    brought = len(player.hand)
    brought += sum(effect.amount for effect in effects if isinstance(effect, Resources))
    if any(isinstance(effect, Charter) for effect in effects):
        brought += sum(player.warehouse[resource] for resource in BASIC)
    return brought >= lacks


def tax_unpaid(game: Tadmor, player: Player, places: Sequence[str]) -> bool:
    """Whether the tax would not be paid if the turn were over, all collected (TAD-6.17, TAD-A11).

    places: where the player's pieces stand; one on I48 will do away with the tax.
    """
    if player.has(GOLD) >= game.content.eras[game.era].tax:
        return False
    tax = tax_due(game, player)
    if not tax or stands(game, player, "envoy"):
        return False
    found = [yields(game, player, place) for place in gatherable(game, [*places])]
    return player.has(GOLD) + sum(number for what, number in found if what == GOLD) < tax
