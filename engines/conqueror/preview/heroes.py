"""Which heroes, elite units and siege engines can be had for coins (CON-16, CON-17, CON-29.12)."""

from engines.conqueror.ids import ACADEMY
from engines.conqueror.state import Conqueror


def has_academy(game: Conqueror, seat: int) -> bool:
    """Whether a seat has an Academy; a second one adds nothing (CON-12.13)."""
    return bool(game.nations[seat].districts.get(ACADEMY))


def hero_price(game: Conqueror, seat: int, hero: str) -> int:
    """What a hero costs a seat: an Academy makes it cheaper, never below 0 (CON-17.1, CON-12.13)."""
    printed = game.content.heroes[hero].price
    return max(0, printed - has_academy(game, seat) * game.content.limits.academy_discount)


def elite_price(game: Conqueror, seat: int) -> int:
    """What the elite unit costs; no Academy makes that cheaper (CON-16.1)."""
    return game.content.elite(game.nations[seat].board).price


def engine_price(game: Conqueror) -> int:
    """What a siege engine costs (CON-29.12)."""
    return game.content.expansion.limits.engine_price


def for_sale(game: Conqueror, seat: int) -> list[str]:
    """The heroes a seat can buy, coins apart (CON-17.10).

    Once all five are discarded an Academy brings them all back (CON-17.9, CON-A18, CON-A75).
    """
    nation = game.nations[seat]
    everybody = game.content.heroes_of(nation.mark)
    if len(nation.spent) == len(everybody):
        return everybody if has_academy(game, seat) else []
    return game.supply(seat)


def elite_can_be_recruited(game: Conqueror, seat: int) -> bool:
    """Whether the elite is off the map; with an Academy a lost one comes back (CON-16.5, CON-16.6)."""
    state = game.nations[seat].elite
    return state == "ready" or (state == "lost" and has_academy(game, seat))
