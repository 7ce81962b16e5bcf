"""Mega projects: what they cost and bring, and where a Wharf and its ships may stand (CON-28)."""

from engines.conqueror.ids import (
    DISTRICT,
    PORT,
    PROJECT,
    PROJECT_CARDS,
    UPGRADE,
    WHARF,
    WONDER,
    way,
)
from engines.conqueror.preview.prices import (
    Price,
    at_step,
    discount,
    lasting_discount,
    surcharge,
    taken,
)
from engines.conqueror.rules.bans import is_held_against, why_not
from engines.conqueror.state import Conqueror
from engines.core import Text, text


def project_price(game: Conqueror, seat: int, kind: str) -> Price:
    """What a mega project costs a seat, reckoned as for districts (CON-28.1, CON-28.3, CON-28.11)."""
    return Price(
        _printed(game, kind, game.nations[seat].built(kind)),
        surcharge(game, way(PROJECT, kind), taken(game, seat)),
        discount(game, seat),
    )


def following_project(game: Conqueror, seat: int, kind: str) -> int | None:
    """What the next of a kind will cost on a free space; None if there will be none (CON-28.2, CON-28.7)."""
    nation, slots = game.nations[seat], game.content.limits.slots
    free = 2 * slots - nation.in_slots(DISTRICT) - nation.in_slots(UPGRADE)
    if kind == WHARF or game.stock(kind) <= 1 or free <= 1:
        return None
    return max(0, _printed(game, kind, nation.built(kind) + 1) - lasting_discount(game, seat))


def _printed(game: Conqueror, kind: str, copies: int) -> int:
    return at_step(game.content.expansion.projects[kind].prices, copies)


def free_slots(game: Conqueror, seat: int) -> list[str]:
    """Whether a mega project card finds room among a seat's districts, and among its upgrades (CON-28.2)."""
    nation, slots = game.nations[seat], game.content.limits.slots
    return [board for board in (DISTRICT, UPGRADE) if nation.in_slots(board) < slots]


def wharf_places(game: Conqueror, seat: int) -> list[str]:
    """Where a seat may put a Wharf: on its land that borders a sea (CON-28.7)."""
    return [place for place in game.held_lands(seat) if game.shores(place)]


def ship_places(game: Conqueror, seat: int, wharf: str) -> list[str]:
    """Where the ships of a new Wharf may go: the seas there; WHARF if one is held or stormy (CON-28.8)."""
    shores = game.shores(wharf)
    seas = [
        sea
        for sea in shores
        if not is_held_against(game, seat, sea) and why_not(game, seat, sea) is None
    ]
    return seas if len(seas) == len(shores) else [*seas, WHARF]


def wonder_points(game: Conqueror) -> int:
    """What the next Wonder of all brings at the end; 0 if none is left (CON-28.4, CON-28.11)."""
    built = sum([nation.built(WONDER) for nation in game.nations])
    return game.content.expansion.wonders[built] if game.stock(WONDER) else 0


def trade_bonus(game: Conqueror, seat: int) -> int:
    """What its Ports bring a seat with each trade (CON-28.5)."""
    ports = game.nations[seat].built(PORT)
    return ports * game.content.expansion.projects[PORT].coins if ports else 0


def project_effect(game: Conqueror, kind: str) -> Text:
    """What one more mega project of a kind brings to whoever builds it."""
    row = game.content.expansion.projects[kind]
    if kind == WONDER:
        return text("conqueror-hint-project-wonder", n=wonder_points(game))
    if kind == WHARF:
        return text("conqueror-hint-project-wharf", n=game.content.expansion.limits.ships)
    return text(f"conqueror-hint-project-{kind}", n=row.coins, points=row.points)


def hindrance(game: Conqueror, seat: int, kind: str) -> str | None:
    """What, besides agents and coins, keeps a seat from a mega project: see `Ware`; None if nothing does."""
    if kind in PROJECT_CARDS:
        if not game.stock(kind):
            return "copies"
        return None if free_slots(game, seat) else "slots"
    if game.nations[seat].wharf is not None:
        return "owned"
    return None if wharf_places(game, seat) else "place"
