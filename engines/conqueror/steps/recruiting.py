"""What a seat can choose in Preparation: units to give up, recruits, the Levy, the elite, heroes, food."""

from collections.abc import Callable, Mapping

from engines.conqueror.content.describe import elite_effect, hero_effect, hero_name
from engines.conqueror.ids import (
    ALL,
    CAVALRY,
    DONE,
    ELITE,
    HERO,
    LEVY,
    MERCENARY,
    PLAGUE,
    RECRUIT,
    SIEGE,
    STORE,
    SURPLUS,
    TOKEN,
)
from engines.conqueror.preview.drafts import Draft, moved
from engines.conqueror.preview.heroes import elite_price, engine_price, hero_price
from engines.conqueror.preview.plans import PLANNED, in_short, listed, parts
from engines.conqueror.preview.recruits import (
    affordable_heroes,
    elite_places,
    engine_places,
    left_at,
    levies,
    may_store,
    mercenary_forts,
    usual,
)
from engines.conqueror.rules.boards import power_of
from engines.conqueror.rules.menu import plain
from engines.conqueror.state import Units, total
from engines.conqueror.words import coins, elite_name, place_name, the_place, units, units_in_short
from engines.core import Arg, Option, Text, text

LEADERS = Text("conqueror-group-leaders")


def told(plan: Draft, entry: str) -> Option:
    """What may be entered now, with what comes of it."""
    tell = _TOLD.get(entry.partition(".")[0])
    return _end(plan, entry) if tell is None else tell(plan, entry)


def _usual(plan: Draft, entry: str) -> Option:
    """To have the rest of it done as usual."""
    return plain(entry, "usual", _usual_hint(plan))


def _usual_hint(plan: Draft) -> Text:
    """What would be done then, in few words: a menu has room for little."""
    rest = Draft(plan.game, plan.seat)
    for entry in usual(plan.game, plan.seat):
        rest.enter(entry)
    return text("conqueror-hint-usual", what=listed(parts(rest, PLANNED, where=in_short)))


def _token(plan: Draft, entry: str) -> Option:
    then = plan.after(entry)
    return plain(entry, hint=text("conqueror-hint-token", fed=then.fed, limit=then.limit))


# --- losses


def _loss(plan: Draft, entry: str) -> Option:
    """A unit, or several, to give up."""
    place, lost = moved(entry)
    name, then = place_name(place), plan.after(entry)
    label = text("conqueror-do-lose", place=name, units=units(lost))
    return Option(entry, label, hint=_left_behind(plan, then, place), group=name)


def _left_behind(plan: Draft, then: Draft, place: str) -> Text:
    """What stays where a unit goes; if nothing does, what is lost with the territory (CON-4.5)."""
    if place not in then.held:
        fewer = plan.supply - then.supply
        return text("conqueror-hint-given-up", food=fewer, place=the_place(place))
    left = then.units_in(place)
    return text("conqueror-hint-stay", n=total(left), units=units_in_short(left))


# --- units


def _recruit(plan: Draft, entry: str) -> Option:
    """Units that a fort can make."""
    place, made = moved(entry)
    fed, left = plan.fed + total(made), _in_barracks(plan, made)
    hint = text("conqueror-hint-fed", fed=fed, limit=plan.limit, left=left)
    name = place_name(place)
    label = text("conqueror-do-recruit", place=name, units=units(made))
    return Option(entry, label, hint=hint, group=name)


def _levy(plan: Draft, entry: str) -> Option:
    """The Levy's infantry."""
    place, levied = moved(entry)
    hint = text("conqueror-hint-levy", left=_in_barracks(plan, levied))
    name = place_name(place)
    label = text("conqueror-do-levy", place=name, units=units(levied))
    return Option(entry, label, hint=hint, group=name)


def _in_barracks(plan: Draft, made: Units) -> list[Arg]:
    """What is left of these kinds once they have left the barracks."""
    left = plan.barracks
    return [text(f"conqueror-kind-{kind}", n=left[kind] - n) for kind, n in made.items()]


def _mercenary(plan: Draft, entry: str) -> Option:
    """The cavalry that Carthage B pays for."""
    price = power_of(plan.game, plan.seat).amount
    args: dict[str, Arg] = {
        "units": units({CAVALRY: 1}),
        "place": the_place(entry.partition(".")[2]),
        "price": coins(price),
    }
    hint = text(
        "conqueror-hint-mercenary",
        fed=plan.fed + 1,
        limit=plan.limit,
        left=coins(plan.coins - price),
    )
    group = Text("conqueror-group-mercenaries")
    return Option(entry, text("conqueror-do-mercenary", **args), hint=hint, group=group)


# --- elite and heroes


def _elite(plan: Draft, entry: str) -> Option:
    """The elite unit, by where it comes to."""
    nation, price = plan.nation, elite_price(plan.game, plan.seat)
    args: dict[str, Arg] = {
        "unit": elite_name(nation.board),
        "place": the_place(entry.partition(".")[2]),
        "price": coins(price),
    }
    hint = _bought(plan, elite_effect(plan.game.content, nation.board), price)
    return Option(entry, text("conqueror-do-elite", **args), hint=hint, group=LEADERS)


def _engine(plan: Draft, entry: str) -> Option:
    """A siege engine, by where it comes to."""
    place, game = entry.partition(".")[2], plan.game
    price, limits = engine_price(game), game.content.expansion.limits
    effect = text("conqueror-siege-effect", n=limits.engine_strength + limits.engine_fort_strength)
    label = text("conqueror-do-siege", place=the_place(place), price=coins(price))
    group = Text("conqueror-slot-siege")
    return Option(entry, label, hint=_bought(plan, effect, price), group=group)


def _hero(plan: Draft, entry: str) -> Option:
    hero = entry.partition(".")[2]
    price = hero_price(plan.game, plan.seat, hero)
    label = text("conqueror-do-hero", hero=hero_name(plan.game.content, hero), price=coins(price))
    hint = _bought(plan, hero_effect(plan.game.content, hero), price)
    return Option(entry, label, hint=hint, group=LEADERS)


def _bought(plan: Draft, effect: Text, price: int) -> Text:
    """What somebody is good for, and the coins that are left."""
    return text("conqueror-hint-bought", effect=effect, left=coins(plan.coins - price))


# --- the end


def _end(plan: Draft, entry: str) -> Option:
    """To finish, with or without storing food; says what would still be possible."""
    if entry == DONE and may_store(plan):
        return plain(DONE, "done-unstored")
    possible = _possible(plan)
    hint = text("conqueror-hint-possible", what=possible) if possible else None
    if entry == STORE:
        return plain(STORE, hint=hint, food=plan.game.content.limits.stored_food)
    return plain(DONE, hint=hint)


def _possible(plan: Draft) -> list[Arg]:
    """What could still be planned, in a few words each; at the end what may be a list itself.

    Its answers belong to no group, so it stands in a line above buttons and need not fit into a menu.
    """
    found: list[Arg] = []
    if levies(plan):
        found.append(Text("conqueror-possible-levy"))
    if mercenary_forts(plan):
        found.append(Text("conqueror-possible-mercenary"))
    if elite_places(plan):
        found.append(Text("conqueror-possible-elite"))
    if engine_places(plan):
        found.append(Text("conqueror-possible-siege"))
    number = len(affordable_heroes(plan))
    if number:
        found.append(text("conqueror-possible-heroes", n=number))
    forts: list[Arg] = [the_place(place) for place in plan.forts if left_at(plan, place)]
    if forts:
        found.append(text("conqueror-possible-forts", n=len(forts), places=forts))
    return found


_TOLD: Mapping[str, Callable[[Draft, str], Option]] = {
    ALL: _usual,
    TOKEN: _token,
    PLAGUE: _loss,
    SURPLUS: _loss,
    RECRUIT: _recruit,
    LEVY: _levy,
    MERCENARY: _mercenary,
    ELITE: _elite,
    SIEGE: _engine,
    HERO: _hero,
}
"""How each kind of entry is told; the others end the plan."""
