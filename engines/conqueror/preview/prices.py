"""What districts and upgrades cost a seat now (CON-12.2 to CON-12.5, CON-13.3, CON-13.4)."""

from collections.abc import Sequence

from engines.conqueror.ids import (
    DISTRICT,
    DISTRICTS,
    FORT,
    MASTER_BUILDERS,
    TYPES,
    UPGRADE,
    way,
)
from engines.conqueror.state import Conqueror
from engines.core import Record, record


@record
class Price(Record):
    """A price: by own copies, for the second space, taken off."""

    base: int
    surcharge: int
    discount: int

    @property
    def coins(self) -> int:
        """What is paid, never less than nothing (CON-12.5)."""
        return max(0, self.base + self.surcharge - self.discount)


def built(game: Conqueror, seat: int, kind: str) -> int:
    """How many of a kind of district a seat has built, or of a type of upgrades has funded."""
    nation = game.nations[seat]
    if kind == FORT:
        return nation.forts
    if kind in DISTRICTS:
        return nation.districts.get(kind, 0)
    rows = game.content.upgrades
    return len([one for one in nation.upgrades if rows[one].type == kind])


def printed(game: Conqueror, kind: str, copies: int) -> int:
    """The price printed for those who have so many; the last one holds for all further ones (CON-12.4)."""
    return at_step(game.content.prices[kind].prices, copies)


def at_step(prices: Sequence[int], copies: int) -> int:
    """Of the prices of a row, the one for those who have so many already."""
    return prices[min(copies, len(prices) - 1)]


def discount(game: Conqueror, seat: int) -> int:
    """By how much districts and mega projects are cheaper: trade track, chronicle (CON-11.12, CON-12.5)."""
    builders = game.content.chronicles[MASTER_BUILDERS].amount
    return lasting_discount(game, seat) + builders * (game.chronicle == MASTER_BUILDERS)


def lasting_discount(game: Conqueror, seat: int) -> int:
    """By how much they are cheaper for the rest of the game (CON-11.12)."""
    passed = game.content.track(game.mode)[: game.nations[seat].space]
    reached = "discount" in [one.icon for one in passed]
    return game.content.limits.track_discount * reached


def agents(game: Conqueror, space: str) -> list[int]:
    """The seats whose agents stand on a space now."""
    return [nation.seat for nation in game.nations if nation.agent == space]


def taken(game: Conqueror, seat: int) -> list[str]:
    """The spaces on which agents of others stand now, one for each of them."""
    return [one.agent for one in game.nations if one.agent is not None and one.seat != seat]


def surcharge(game: Conqueror, space: str, occupied: Sequence[str]) -> int:
    """What the second agent on a space pays more (CON-12.2, CON-12.15); occupied: the spaces `taken`."""
    return game.content.limits.second_space if space in occupied else 0


def district_price(game: Conqueror, seat: int, kind: str) -> Price:
    """What a civil district or a fort costs a seat (CON-12.4, CON-12.5)."""
    return _price(game, seat, (DISTRICT, kind), taken(game, seat), discount(game, seat))


def district_prices(game: Conqueror, seat: int, occupied: Sequence[str]) -> dict[str, Price]:
    """What each civil district and a fort cost; occupied: the spaces `taken`."""
    less = discount(game, seat)
    return {kind: _price(game, seat, (DISTRICT, kind), occupied, less) for kind in DISTRICTS}


def _price(
    game: Conqueror, seat: int, space: tuple[str, str], occupied: Sequence[str], less: int
) -> Price:
    """The price of what is sold on a space, given as its board and its kind."""
    copies = built(game, seat, space[1])
    return Price(printed(game, space[1], copies), surcharge(game, way(*space), occupied), less)


def following_district(game: Conqueror, seat: int, kind: str) -> int | None:
    """What the next of a kind will cost on a free space; None if there will be none (CON-12.3, CON-12.4)."""
    if game.stock(kind) <= 1 or (kind != FORT and _slots(game, seat) <= 1):
        return None
    copies = built(game, seat, kind) + 1
    return max(0, printed(game, kind, copies) - lasting_discount(game, seat))


def _slots(game: Conqueror, seat: int) -> int:
    """The slots for districts that are free (CON-12.3)."""
    return game.content.limits.slots - game.nations[seat].in_slots(DISTRICT)


def upgrade_price(game: Conqueror, seat: int, upgrade: str) -> Price:
    """What a unit upgrade costs a seat."""
    return price_of_type(game, seat, game.content.upgrades[upgrade].type)


def price_of_type(game: Conqueror, seat: int, kind: str) -> Price:
    """What any upgrade of a type of units costs a seat; nothing makes it cheaper (CON-11.12, CON-13.4)."""
    return _price(game, seat, (UPGRADE, kind), taken(game, seat), 0)


def upgrade_prices(game: Conqueror, seat: int, occupied: Sequence[str]) -> dict[str, Price]:
    """What any upgrade of each type costs; occupied: the spaces `taken`."""
    return {kind: _price(game, seat, (UPGRADE, kind), occupied, 0) for kind in TYPES}


def following_upgrade(game: Conqueror, seat: int, upgrade: str) -> int | None:
    """What the next of its type will cost on a free space; None if there will be none."""
    kind = game.content.upgrades[upgrade].type
    copies = built(game, seat, kind) + 1
    left = len(game.content.upgrades_of(kind)) - copies
    slots = game.content.limits.slots - game.nations[seat].in_slots(UPGRADE)
    return printed(game, kind, copies) if left > 0 and slots > 1 else None
