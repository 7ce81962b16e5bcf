"""Where a piece may be placed, and where it goes if its owner's time has run out."""

from collections.abc import Sequence
from dataclasses import replace

from engines.core import Option, Text
from engines.tadmor.content import Space
from engines.tadmor.effects import Buyer, Hold, Peacemaker
from engines.tadmor.goods import good_cost
from engines.tadmor.ids import KINDS
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import qualifies
from engines.tadmor.words import PILE, amounts

EITHER = "either"
LAST = ("traitor", "tax")
"""Actions without any use in Era I."""
BRINGS = {"caravan": "camel", "shipyard": "ship"}


def places(game: Tadmor, seat: int) -> list[Option]:
    """All places where a seat could put a piece now, its own private ones last (TAD-4.1, TAD-4.8)."""
    kinds = [kind for kind in KINDS if game.reserve(seat, kind)]
    if not kinds:
        return []
    player, era, placed, spots = game.players[seat], game.era, game.placed, game.content.spots
    safe = _safe(game)
    found: list[Option] = []
    for name in game.spaces():
        if name not in placed:
            space = game.content.spaces[name]
            for kind in kinds if space.piece == EITHER else [""]:
                if kind or space.piece in kinds:
                    number = gain_at(game, player, space)
                    option = spots.board(name, kind, era, number, safe=space.region == safe)
                    found.append(_told(game, player, space, option))
    for name in player.upgrades:
        if name not in placed and game.content.upgrades[name].private:
            found += [spots.private(name, kind) for kind in kinds]
    return found


def _told(game: Tadmor, player: Player, space: Space, option: Option) -> Option:
    """A space as it is for this player now: I28 makes rare goods cheaper, no raid follows the last turn."""
    if space.pile is not None and game.effects(player, Buyer):
        cost = amounts(good_cost(game, player, space.pile))
        hint = Text("tadmor-action-rare-effect", {"cost": cost, "pile": PILE[space.pile]})
        return replace(option, hint=hint)
    if space.action == "raiders" and game.turn == game.last_turn:
        return replace(option, hint=Text("tadmor-action-raiders-none-effect"))
    return option


def _safe(game: Tadmor) -> str | None:
    """The region that is not raided this turn for sure, if another one is (TAD-5.8)."""
    raid = any(player.raider is not None for player in game.players)
    return game.attacked if raid else None


def gain_at(game: Tadmor, player: Player, space: Space) -> int:
    """What a space gives a player in this Era: resources collected, points of the gifts, else 0."""
    number = space.amounts[game.era - 1]
    if space.resource:
        holds = game.effects(player, Hold) if space.piece == "ship" else []
        return number + sum(hold.more for hold in holds if hold.resource == space.resource)
    if space.action == "gifts":
        for effect in game.effects(player, Peacemaker):
            number *= effect.times
        return number
    return 0


def target(game: Tadmor, answer: str) -> tuple[str, str]:
    """The place of an answer, and the kind of piece that goes there."""
    place, _, kind = answer.partition(".")
    return place, kind or game.content.spaces[place].piece


def usual(game: Tadmor, player: Player, free: Sequence[Option]) -> str:
    """Where a piece goes for who does not choose: what is of use for sure comes first."""
    return max(free, key=lambda option: _use(game, player, option)).id


def _use(game: Tadmor, player: Player, option: Option) -> tuple[int, int, bool]:
    """How useful a place is: its rank, then what is collected there, and there safety from raiders."""
    place, _ = target(game, option.id)
    space = game.space(place)
    if space is None:
        return 6, 0, False
    if space.resource:
        return 5, gain_at(game, player, space), space.region == game.attacked
    return _rank(game, player, space), 0, False


def _rank(game: Tadmor, player: Player, space: Space) -> int:
    if space.action == "missions":
        return 4
    if space.action == "start":
        return 3
    if space.action in BRINGS and qualifies(game, player, BRINGS[space.action]):
        return 2
    return 0 if game.era == 1 and space.action in LAST else 1
