"""Buying districts, forts, unit upgrades and mega projects (CON-7, CON-12, CON-13, CON-28)."""

from collections.abc import Iterator

from typing_extensions import override

from engines.conqueror.content.describe import upgrade_short
from engines.conqueror.ids import ACADEMY, DISTRICT, FORT, PROJECT, UPGRADE, WHARF
from engines.conqueror.preview.districts import district_effect
from engines.conqueror.preview.heroes import has_academy
from engines.conqueror.preview.market import Ware, fort_places, wares
from engines.conqueror.preview.plans import listed
from engines.conqueror.preview.prices import (
    district_price,
    following_district,
    following_upgrade,
    upgrade_price,
)
from engines.conqueror.preview.projects import (
    following_project,
    project_effect,
    project_price,
    wharf_places,
)
from engines.conqueror.rules.menu import choose
from engines.conqueror.state import Conqueror, total
from engines.conqueror.steps.projects import begin_project
from engines.conqueror.words import (
    a_district,
    a_project,
    coins,
    district_name,
    place_name,
    project_name,
    the_place,
    units,
    upgrade_name,
    upgrades_of,
)
from engines.core import Arg, Ask, Decision, Option, Text, record, text

FOLLOWING = {
    DISTRICT: following_district,
    UPGRADE: following_upgrade,
    PROJECT: following_project,
}
"""What the next of its kind will cost, by board."""


def buying(game: Conqueror, seat: int) -> list[str]:
    """What a seat can buy now, districts first."""
    return [ware.id for ware in wares(game, seat) if ware.why is None]


def priced(game: Conqueror, seat: int) -> list[Option]:
    """The same with prices and effects, for those who read it."""
    return [_option(game, seat, ware) for ware in wares(game, seat) if ware.why is None]


def _option(game: Conqueror, seat: int, ware: Ware) -> Option:
    board, _, name = ware.id.partition(".")
    return Option(
        ware.id,
        text(f"conqueror-do-{board}", what=_named(board, name), price=coins(ware.price.coins)),
        text(
            "conqueror-hint-ware",
            effect=_effect(game, seat, board, name),
            base=ware.price.base,
            surcharge=ware.price.surcharge,
            discount=ware.price.discount,
            following=FOLLOWING[board](game, seat, name) or 0,
        ),
        Text(f"conqueror-group-{board}"),
    )


def _named(board: str, name: str) -> Text:
    """`a Bazaar`, `a Wonder`, or an upgrade by its name."""
    if board == UPGRADE:
        return upgrade_name(name)
    return a_district(name) if board == DISTRICT else a_project(name)


def _effect(game: Conqueror, seat: int, board: str, name: str) -> Text:
    """What a district, an upgrade or a mega project does."""
    if board == UPGRADE:
        return upgrade_short(game.content, name)
    if name == ACADEMY and has_academy(game, seat):
        # A second one would lower no price and bring nobody back (CON-12.13).
        return text("conqueror-hint-district-academy-again", n=game.content.limits.card_points)
    effect = district_effect(game, name) if board == DISTRICT else project_effect(game, name)
    places = _places(game, seat, name)
    if len(places) != 1:
        return effect
    # Nobody is asked where it stands then: it has to be known before.
    return text("conqueror-hint-only-place", effect=effect, place=place_name(places[0]))


def _places(game: Conqueror, seat: int, name: str) -> list[str]:
    """Where what is built may stand on the map, if it does."""
    if name == FORT:
        return fort_places(game, seat)
    return wharf_places(game, seat) if name == WHARF else []


NAMED = {DISTRICT: district_name, UPGRADE: upgrades_of, PROJECT: project_name}
"""What is sold on a space, by its board."""


def missing(game: Conqueror, seat: int) -> dict[str, Arg]:
    """How many reasons keep a seat from buying the rest now, and what they keep it from, for a prompt."""
    kept: dict[str, dict[str, Arg]] = {}
    for ware in wares(game, seat):
        if ware.why not in (None, "owned"):
            # All upgrades of a type are sold on one space, at one price.
            board, _, name = ware.space.partition(".")
            named = NAMED[board](name)
            price = coins(ware.price.coins)
            told = (
                text("conqueror-priced", what=named, price=price) if ware.why == "coins" else named
            )
            kept.setdefault(str(ware.why), {})[ware.space] = told
    reasons = [
        text(f"conqueror-why-not-{why}", what=[*whats.values()]) for why, whats in kept.items()
    ]
    return {
        "reasons": len(reasons),
        "why": listed(reasons, "conqueror-why-not-parts") if reasons else [],
    }


def buy(game: Conqueror, seat: int, ware: str) -> None:
    """Pay and take the card; where a fort or mega project goes is asked (CON-12.6, CON-12.7, CON-13.3)."""
    board, _, name = ware.partition(".")
    if board == PROJECT:
        begin_project(game, seat, name, project_price(game, seat, name).coins)
    elif name == FORT:
        price = district_price(game, seat, FORT).coins
        # Paid before the place is chosen: until then the coins could be given away (CON-6.2).
        game.nations[seat].coins -= price
        game.push(BuildFort(seat, price))
    elif board == DISTRICT:
        _build(game, seat, name)
    else:
        _fund(game, seat, name)


def _build(game: Conqueror, seat: int, kind: str) -> None:
    nation, price = game.nations[seat], district_price(game, seat, kind).coins
    nation.coins -= price
    nation.districts[kind] = nation.districts.get(kind, 0) + 1
    game.tell("conqueror-event-built", by=seat, what=a_district(kind), price=coins(price))


def _fund(game: Conqueror, seat: int, upgrade: str) -> None:
    nation, price = game.nations[seat], upgrade_price(game, seat, upgrade).coins
    nation.coins -= price
    nation.upgrades.append(upgrade)
    game.tell("conqueror-event-funded", by=seat, what=upgrade_name(upgrade), price=coins(price))


@record
class BuildFort(Ask[Conqueror]):
    """On which land a fort is built (CON-12.7). price: what it has cost."""

    seat: int
    price: int

    @override
    def decision(self, game: Conqueror) -> Decision | None:
        places = fort_places(game, self.seat)
        return choose(
            "fort",
            "fort",
            [*self._options(game, places)],
            max(places, key=lambda place: total(game.lands[place].army.units)),
            args={"price": coins(self.price)},
            rules=["CON-12.7", "CON-12.12"],
        )

    def _options(self, game: Conqueror, places: list[str]) -> Iterator[Option]:
        for place in places:
            army = units(game.lands[place].army.units)
            yield Option(place, place_name(place), text("conqueror-hint-place", units=army))

    @override
    def answer(self, game: Conqueror, answer: str) -> None:
        game.nations[self.seat].forts += 1
        game.tokens -= 1
        game.lands[answer].built = True
        game.tell(
            "conqueror-event-fort",
            by=self.seat,
            place=the_place(answer),
            price=coins(self.price),
        )
