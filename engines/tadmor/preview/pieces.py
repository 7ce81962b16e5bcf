"""Where a seat's pieces stand and when they are resolved, and what the next camel or ship takes."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.tadmor.content import Content, Requirement
from engines.tadmor.preview.gains import GATHERED
from engines.tadmor.preview.trades import MARKETS
from engines.tadmor.rules.sharing import BUILDS, COMPLETING, GAINERS
from engines.tadmor.rules.supply import full_sets, next_piece, qualifies
from engines.tadmor.state import Player, Tadmor

When: TypeAlias = Literal["raiders", "upgrades", "construction", "kingdom", "any"]
"""When a piece is resolved; at any time, or in a part of the turn."""
ANY_TIME = (*GATHERED, *MARKETS, *GAINERS)


@dataclass(frozen=True, slots=True)
class Post:
    """A piece on the board or on an own tile, and when it is resolved."""

    place: str
    kind: str
    when: When


@dataclass(frozen=True, slots=True)
class Gap:
    """How far one way to the next camel or ship has come: by what, how much there is, how much it takes."""

    what: Literal["height", "missions", "sets"]
    has: int
    needs: int


def posts(game: Tadmor, seat: int) -> list[Post]:
    """Where a seat's pieces stand, in the order of placing (TAD-6.8 to TAD-6.12)."""
    places = game.places_of(seat)
    return [Post(place, game.placed[place].kind, _when(game.content, place)) for place in places]


def _when(content: Content, place: str) -> When:
    match content.spots.actions[place]:
        case "raiders":
            return "raiders"
        case "upgrade":
            return "upgrades"
        case action if action in ANY_TIME:
            return "any"
        case action:
            return "construction" if action in BUILDS else "kingdom"


def mission_actions(game: Tadmor, seat: int) -> int:
    """How many pieces of a seat may draw or complete a King's Mission (TAD-8.19, TAD-17.I47)."""
    actions = game.content.spots.actions
    return sum(actions[place] in COMPLETING for place in game.places_of(seat))


def gaps(game: Tadmor, player: Player, kind: str) -> list[list[Gap]] | None:
    """For each way to the next camel or ship how far it has come; None if there is no more to get.

    The numbers are those of TAD-10.5 to TAD-10.9.
    """
    row = next_piece(game, player, kind)
    return None if row is None else [_gaps(game, player, needs) for needs in row.needs]


def _gaps(game: Tadmor, player: Player, needs: Requirement) -> list[Gap]:
    found = (
        Gap("height", player.height, needs.height),
        Gap("missions", player.missions, needs.missions),
        Gap("sets", full_sets(game, player), needs.sets),
    )
    return [gap for gap in found if gap.needs]


def is_ready(game: Tadmor, player: Player, kind: str) -> bool:
    """Whether one of these ways has come to its end, so that the Caravan or Shipyard would bring a piece."""
    return qualifies(game, player, kind)
