"""Which temple parts can be built, and what completing a temple would bring (TAD-8.10 to TAD-8.21)."""

from engines.tadmor.ids import PARTS
from engines.tadmor.rules.sharing import LAST_PART
from engines.tadmor.state import Player, Tadmor

LEFT, OUT, GONE = "left", "out", "gone"
"""What is left of the cards of a part: some, none as long as nobody builds on one, none for good."""


def parts_built(player: Player, temple: int) -> int:
    """How many parts one of a player's temples has, 0 for one not begun."""
    return player.temples[temple] if temple < len(player.temples) else 0


def open_sites(player: Player) -> list[int]:
    """The unfinished temples, or a new one if there is none (TAD-8.21)."""
    unfinished = [at for at, parts in enumerate(player.temples) if parts <= LAST_PART]
    return unfinished or [len(player.temples)]


def sites(game: Tadmor, player: Player) -> list[int]:
    """Those of them for whose next part a card is left (TAD-8.16)."""
    return [at for at in open_sites(player) if game.supply(PARTS[parts_built(player, at)])]


def lacking_sites(game: Tadmor, player: Player) -> list[int]:
    """The temples for whose next part no card is left, though one will be if somebody else builds on it.

    Statues never return (TAD-8.10, TAD-8.16).
    """
    return [
        at
        for at in open_sites(player)
        if (built := parts_built(player, at)) < LAST_PART and not game.supply(PARTS[built])
    ]


def furthest(player: Player) -> int:
    """How many parts the unfinished temple has that is furthest; 0 if a new one would be begun."""
    return max([parts for parts in player.temples if parts <= LAST_PART], default=0)


def next_part(game: Tadmor, player: Player) -> str | None:
    """The part an action would build on the temple that is furthest (TAD-8.10 to TAD-8.12).

    None if no card is left of what any of them needs (TAD-8.16).
    """
    built = [parts_built(player, at) for at in sites(game, player)]
    return PARTS[max(built)] if built else None


def part_ahead(game: Tadmor, player: Player) -> tuple[str, str]:
    """The part that the next action would build, and whether a card of it is left (TAD-8.10, TAD-8.16).

    `LEFT`; `OUT` if one may still come back; `GONE` if none ever will, as of statues.
    """
    part = next_part(game, player)
    if part is not None:
        return part, LEFT
    lacking = [parts_built(player, at) for at in lacking_sites(game, player)]
    return (PARTS[max(lacking)], OUT) if lacking else (PARTS[LAST_PART], GONE)


def temple_bonus(game: Tadmor) -> int:
    """How many rare goods the next player to complete a first temple gets (TAD-8.14, TAD-A15)."""
    limits, done = game.content.limits, len(game.finishers)
    bonuses = (limits.first_temple_goods, limits.second_temple_goods)
    return bonuses[done] if done < len(bonuses) else 0
