"""Upgrades bought in the order of the spaces, and those that missions bring afterwards (TAD-7)."""

from typing import ClassVar

from typing_extensions import override

from engines.core import Arg, Ask, Choose, ChooseMany, Decision, Objects, Option, Text, record, text
from engines.tadmor.content.describe import upgrade_effect
from engines.tadmor.ids import RESOURCES
from engines.tadmor.preview.prices import upgrade_price
from engines.tadmor.rules.goods import pay
from engines.tadmor.rules.sharing import OWN, tiles_reach
from engines.tadmor.rules.supply import gain_upgrade, off_board, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.free import arrivals
from engines.tadmor.steps.paying import Pay
from engines.tadmor.words import MISSION

TOPIC = Text("tadmor-topic-upgrade")


@record
class BuyUpgrade(Pay):
    """Which resources are paid for an upgrade (TAD-7.2, TAD-1.3)."""

    RULES: ClassVar[list[str]] = ["TAD-7.2", "TAD-1.3"]
    seat: int
    space: str
    tile: str

    @override
    def bill(self, game: Tadmor) -> tuple[dict[str, int], int]:
        player, number = game.players[self.seat], upgrade_price(game)
        return {one: min(number, player.has(one)) for one in RESOURCES}, number

    @override
    def what(self, game: Tadmor) -> Text:
        return game.content.names.upgrades[self.tile]

    @override
    def paid(self, game: Tadmor, cost: dict[str, int]) -> None:
        """The buying camel moves onto a private tile (TAD-19.2)."""
        player = game.players[self.seat]
        paid = pay(player, cost)
        piece = game.placed[self.space]
        take_back(game, self.space)
        if game.content.upgrades[self.tile].private:
            game.placed[self.tile] = piece
        game.tell(
            "tadmor-event-buy",
            by=self.seat,
            upgrade=game.content.names.upgrades[self.tile],
            n=len(paid),
            paid=paid,
        )
        _gain(game, player, self.tile)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | tiles_reach(game, self.seat, [self.tile])


def _gain(game: Tadmor, player: Player, tile: str) -> None:
    height = player.height
    gain_upgrade(game, player, tile)
    if player.height > height:
        arrivals(game, player, "height")


@record
class TakeShown(Ask[Tadmor]):
    """Which displayed upgrades a mission brings for nothing (TAD-18.K15)."""

    seat: int
    mission: str
    number: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        number = min(self.number, len(game.display))
        return ChooseMany(
            prompt=text("tadmor-prompt-shown", card=MISSION[self.mission], n=number),
            topic=TOPIC,
            default=game.display[:number],
            rules=["TAD-18.K15", "TAD-7.6", "TAD-7.8"],
            options=[_tile(game, tile) for tile in game.display],
            least=number,
            most=number,
        )

    @override
    def answer(self, game: Tadmor, answer: list[str]) -> None:
        _receive(game, self.seat, answer)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | tiles_reach(game, self.seat, game.display)


@record
class TakeForeign(Ask[Tadmor]):
    """Which upgrade that is not on the board a mission brings for nothing (TAD-18.K25)."""

    seat: int
    mission: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        options = [_tile(game, tile) for tile in off_board(game)]
        return Choose(
            prompt=text("tadmor-prompt-foreign", card=MISSION[self.mission]),
            topic=TOPIC,
            default=options[0].id,
            rules=["TAD-18.K25", "TAD-7.6", "TAD-A26"],
            options=options,
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        _receive(game, self.seat, [answer])

    @override
    def write_set(self, game: Tadmor) -> Objects:
        return OWN[self.seat] | tiles_reach(game, self.seat, off_board(game))


def _tile(game: Tadmor, tile: str) -> Option:
    return Option(tile, game.content.names.upgrades[tile], upgrade_effect(game.content, tile))


def _receive(game: Tadmor, seat: int, tiles: list[str]) -> None:
    """Upgrades for nothing, without a piece on private ones (TAD-19.6)."""
    names: list[Arg] = [game.content.names.upgrades[tile] for tile in tiles]
    game.tell("tadmor-event-tiles", by=seat, tiles=names)
    for tile in tiles:
        _gain(game, game.players[seat], tile)
