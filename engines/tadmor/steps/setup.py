"""Setting up: the piles, the first player, what everybody begins with, the display, the missions (TAD-2)."""

from itertools import combinations_with_replacement

from typing_extensions import override

from engines.core import NOBODY, Arg, Ask, Choose, Decision, Option, Step, Text, record
from engines.tadmor.content.describe import upgrade_effect
from engines.tadmor.ids import ADVANCED, BASIC, PILES
from engines.tadmor.rules.supply import gain_upgrade, lay_display, pile, shuffle_pile, unowned
from engines.tadmor.state import Tadmor
from engines.tadmor.steps.turn import StartTurn
from engines.tadmor.words import GOOD, MISSION, WHO, amounts


def opening(game: Tadmor) -> list[Step[Tadmor]]:  # noqa: ARG001 - all matches begin alike
    """The steps that play a match, in the order of TAD-2.17."""
    return [
        ShufflePiles(),
        DrawFirstPlayer(),
        ChooseExtras(),
        ChooseFirstUpgrades(),
        LayFirstDisplay(),
        DealMissions(),
        StartTurn(),
    ]


@record
class ShufflePiles(Step[Tadmor]):
    """The rare goods of each colour in random order, the top one visible (TAD-2.5)."""

    @override
    def run(self, game: Tadmor) -> None:
        for colour in PILES:
            shuffle_pile(game, colour, pile(game, colour))
        tops: list[Arg] = [GOOD[top] for top in game.tops.values() if top is not None]
        game.tell("tadmor-event-piles", by=NOBODY, goods=tops)


@record
class DrawFirstPlayer(Step[Tadmor]):
    """The First Player pawn by lot (TAD-2.6)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.first = game.roll("first", len(game.players)) - 1
        order: list[Arg] = [WHO[player.seat] for player in game.order()]
        game.tell("tadmor-event-lot", by=NOBODY, who=WHO[game.first], order=order)


@record
class ChooseExtras(Step[Tadmor]):
    """Extra goods for all but the first player, asked at once (TAD-2.9)."""

    @override
    def run(self, game: Tadmor) -> None:
        later = list(enumerate(game.order(), 1))[1:]
        game.together([ChooseExtra(player.seat, place)] for place, player in later)


@record
class ChooseExtra(Ask[Tadmor]):
    """More resources for who does not begin (TAD-2.9). `place`: in the turn order, 1 for the first."""

    seat: int
    place: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        row = game.content.extras[self.place]
        basic = list(combinations_with_replacement(BASIC, row.basic))
        advanced = list(combinations_with_replacement(ADVANCED, row.advanced))
        return Choose(
            prompt=Text("tadmor-prompt-extra", {"place": self.place}),
            topic=Text("tadmor-topic-extra"),
            default=".".join([*basic[0], *advanced[-1]]),
            rules=["TAD-2.8", "TAD-2.9"],
            options=[_package((*some, *others)) for some in basic for others in advanced],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        goods = answer.split(".")
        player = game.players[self.seat]
        for resource in goods:
            player.warehouse[resource] += 1
        game.tell("tadmor-event-extra", by=self.seat, gained=_counted(goods))


def _package(goods: tuple[str, ...]) -> Option:
    return Option(".".join(goods), Text("tadmor-package", {"goods": _counted(goods)}))


def _counted(goods: tuple[str, ...] | list[str]) -> list[Arg]:
    return amounts({resource: goods.count(resource) for resource in goods})


@record
class ChooseFirstUpgrades(Step[Tadmor]):
    """The first upgrades in reverse turn order (TAD-2.10)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.push(*(ChooseFirstUpgrade(player.seat) for player in reversed(game.order())))


@record
class ChooseFirstUpgrade(Ask[Tadmor]):
    """A marked upgrade, or any of Era I for experienced players (TAD-2.10, TAD-2.15)."""

    seat: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        rows = game.content.upgrades
        tiles = [tile for tile in unowned(game, 1) if game.open_choice or rows[tile].starting]
        return Choose(
            prompt=Text("tadmor-prompt-first-upgrade"),
            topic=Text("tadmor-topic-first-upgrade"),
            default=tiles[0],
            rules=["TAD-2.15" if game.open_choice else "TAD-2.10", "TAD-2.17"],
            options=[
                Option(tile, game.content.names.upgrades[tile], upgrade_effect(game.content, tile))
                for tile in tiles
            ],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        gain_upgrade(game, game.players[self.seat], answer)
        game.tell(
            "tadmor-event-first-upgrade", by=self.seat, upgrade=game.content.names.upgrades[answer]
        )


@record
class LayFirstDisplay(Step[Tadmor]):
    """Upgrades of Era I on offer (TAD-2.11, TAD-2.15)."""

    @override
    def run(self, game: Tadmor) -> None:
        lay_display(game, 1)
        game.tell(
            "tadmor-event-display",
            by=NOBODY,
            upgrades=[game.content.names.upgrades[i] for i in game.display],
        )


@record
class DealMissions(Step[Tadmor]):
    """A secret hand for everybody, the rest is the deck (TAD-2.12)."""

    @override
    def run(self, game: Tadmor) -> None:
        number = game.content.start.missions
        game.shuffle("missions", game.deck)
        story: dict[int, dict[str, Arg]] = {}
        for player in game.order():
            player.hand = [game.deck.pop() for _ in range(number)]
            story[player.seat] = {"cards": [MISSION[card] for card in player.hand]}
        if number:
            game.tell("tadmor-event-dealt", by=NOBODY, n=number, private=story)
