"""A plan of Preparation in words, for its owner beforehand and for all once it is opened."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from engines.conqueror.content.describe import hero_name
from engines.conqueror.ids import CAVALRY
from engines.conqueror.preview.drafts import Draft
from engines.conqueror.preview.heroes import elite_price, engine_price, hero_price
from engines.conqueror.rules.boards import power_of
from engines.conqueror.state import Units, total
from engines.conqueror.words import coins, elite_name, the_place, units
from engines.core import Arg, Text, text

PLANNED, PREPARED = "planned", "prepared"
"""How the parts of a plan are told: as what one will do, and as what somebody has done."""

FEW = 2
"""Of how many kinds of units it is still told where they are, where there is little room."""

Said = Callable[[str], Arg]
"""How a hero is named to a reader."""
Where = Callable[[Mapping[str, Units]], Arg]
"""How units of several territories are told."""


def at(place: str, some: Mapping[str, int]) -> Text:
    """Units and where they are."""
    return text("conqueror-units-at", units=units(some), place=the_place(place))


def by_place(places: Mapping[str, Units]) -> Arg:
    """Units, territory by territory."""
    return [at(place, some) for place, some in places.items()]


def in_short(places: Mapping[str, Units]) -> Arg:
    """The same of few kinds in few territories, else the units wherever they are."""
    if sum(map(len, places.values())) <= FEW:
        return by_place(places)
    found: Counter[str] = Counter()
    for some in places.values():
        found.update(some)
    return units(found)


def parts(
    plan: Draft, tense: str, named: Said | None = None, where: Where = by_place
) -> list[Text]:
    """What a plan is made of, in the order in which it is carried out (CON-14.9); `named`: how heroes are."""
    found: list[Text] = []

    def say(part: str, **args: Arg) -> None:
        found.append(text(f"conqueror-{tense}-{part}", **args))

    if plan.token:
        say("token")
    for part, places in (
        ("plague", plan.plague),
        ("surplus", plan.surplus),
        ("recruit", plan.recruits),
        ("levy", plan.levy),
    ):
        if places:
            say(part, units=where(places))
    if plan.mercenary:
        price = coins(power_of(plan.game, plan.seat).amount)
        say("mercenary", units=units({CAVALRY: 1}), place=the_place(plan.mercenary), price=price)
    if plan.elite:
        price = coins(elite_price(plan.game, plan.seat))
        unit = elite_name(plan.nation.board)
        say("elite", unit=unit, place=the_place(plan.elite), price=price)
    if plan.engines:
        price = coins(engine_price(plan.game) * sum(map(total, plan.engines.values())))
        say("siege", units=where(plan.engines), price=price)
    for part, args in _bought(plan, named):
        say(part, **args)
    if plan.store:
        say("store", food=plan.game.content.limits.stored_food)
    return found


def _bought(plan: Draft, named: Said | None) -> Iterator[tuple[str, dict[str, Arg]]]:
    """The heroes in one part of a plan, each with its price."""
    found: list[dict[str, Arg]] = []
    for hero in plan.heroes:
        price = coins(hero_price(plan.game, plan.seat, hero))
        name = named(hero) if named else hero_name(plan.game.content, hero)
        found.append({"hero": name, "price": price})
    if len(found) == 1:
        yield "hero", found[0]
    elif found:
        yield "heroes", {"heroes": [Text("conqueror-hero-for", args) for args in found]}


def listed(some: list[Text], joined: str = "conqueror-parts") -> Text:
    """Parts of a plan or other texts that hold lists of their own, in one line."""
    found, *others = some
    for one in others:
        found = text(joined, first=found, then=one)
    return found
