"""How strong the sides of a battle are, line by line (CON-19.14)."""

from collections.abc import Iterator

from engines.conqueror.content import Hero, Power, Tactic
from engines.conqueror.ids import (
    ARCHER,
    CAVALRY,
    ELITE,
    INDEPENDENT,
    INFANTRY,
    SHIP,
    SIEGE,
    STANDARD,
)
from engines.conqueror.rules import boards
from engines.conqueror.rules.forces import (
    Troop,
    is_sea_battle,
    number,
    own,
    size,
    troops,
)
from engines.conqueror.state import Conqueror, Count, Fought, Stack, Units


def brought(game: Conqueror, *, attacks: bool) -> Fought:
    """What a side has in the battle, without any line of strength."""
    side = game.fighting().side(attacks=attacks)
    found = Fought(side.seat, {}, heroes=[*side.heroes], tactics=[*side.tactics])
    found.dice = [*side.dice]
    for one in troops(game, attacks=attacks):
        if one.helper is None:
            found.units = dict(one.units)
        else:
            found.helpers.append(Stack(one.seat, one.place, dict(one.units)))
    return found


def fought(game: Conqueror, *, attacks: bool, automa: str | None = None) -> Fought:
    """What a side brings to the melee, and what all of it adds up to (CON-19.14)."""
    found = brought(game, attacks=attacks)
    found.automa = automa
    found.counts = [
        *_units(game, attacks=attacks),
        *_upgrades(game, attacks=attacks),
        *_cards(game, attacks=attacks),
        *_place(game, attacks=attacks),
        *_power(game, attacks=attacks),
        *_chronicle(game, attacks=attacks),
    ]
    if automa is not None:
        row = game.content.automa[automa.partition(".")[0]]
        found.counts.append(Count("automa", row.strength, found.seat, row.id))
    if found.dice:
        found.counts.append(Count("die", max(found.dice), found.seat))
    found.total = sum(one.amount for one in found.counts)
    return found


# --- units


def _units(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """Units with what belongs to each of them, for everybody on the side (CON-13.15, CON-A16)."""
    for one in troops(game, attacks=attacks):
        for count in _troop(game, one, attacks=attacks):
            count.helps = one.helper is not None
            yield count


def _troop(game: Conqueror, troop: Troop, *, attacks: bool) -> Iterator[Count]:
    """The lines of the units of one owner that fight from one place."""
    limits = game.content.limits
    worth = {
        CAVALRY: limits.cavalry_strength,
        INFANTRY: limits.infantry_strength,
        ARCHER: limits.archer_strength,
    }
    for kind in STANDARD:
        if n := troop.units.get(kind, 0):
            yield Count(kind, worth[kind] * n, troop.seat, n=n)
    if game.destiny:
        yield from _fleet(game, troop, attacks=attacks)
    if troop.units.get(ELITE):
        yield from _elite(game, troop, attacks=attacks)
    if troop.seat != INDEPENDENT:
        yield from _each(game, troop, "heavy_cavalry", CAVALRY)
        yield from _each(game, troop, "elite_armor", INFANTRY)


def _fleet(game: Conqueror, troop: Troop, *, attacks: bool) -> Iterator[Count]:
    """Ships, and siege engines, which are strong against forts alone (CON-29.1, CON-29.13)."""
    limits, units = game.content.expansion.limits, troop.units
    if n := units.get(SHIP, 0):
        yield Count(SHIP, limits.ship_strength * n, troop.seat, n=n)
    if n := units.get(SIEGE, 0):
        against_fort = attacks and game.fort_at(game.fighting().target) is not None
        more = limits.engine_fort_strength if against_fort else 0
        yield Count(SIEGE, (limits.engine_strength + more) * n, troop.seat, n=n)


def _each(game: Conqueror, troop: Troop, upgrade: str, unit_class: str) -> Iterator[Count]:
    """An upgrade that makes each own unit of a class stronger (CON-13.11, CON-13.13, CON-EX6, CON-EX8)."""
    n = number(game, [troop], unit_class)
    if n and upgrade in game.nations[troop.seat].upgrades:
        yield Count(upgrade, n * game.content.upgrades[upgrade].amount, troop.seat, n=n)


def _elite(game: Conqueror, troop: Troop, *, attacks: bool) -> Iterator[Count]:
    """An elite unit, and its power if it counts (CON-16.7, CON-19.20, CON-19.21)."""
    nation = game.nations[troop.seat]
    row = game.content.elite(nation.board)
    yield Count(ELITE, row.strength, troop.seat, row.id, n=1)
    amount = -row.amount if row.power == "elephant" else row.amount
    if _has_power(game, troop, row.power, attacks=attacks):
        yield Count(row.power, amount, troop.seat, row.id)


def _has_power(game: Conqueror, troop: Troop, power: str, *, attacks: bool) -> bool:
    """Whether what the power of an elite unit asks for is there (CON-16.7, CON-30, CON-A52)."""
    battle = game.fighting()
    if power == "chariots":
        return number(game, troops(game, attacks=not attacks), INFANTRY) > 0
    if power == "elephant":
        return is_sea_battle(game)
    if power == "companions":
        mates = own(game, troop.seat, attacks=attacks)
        return any(one.units.get(INFANTRY) for one in mates)
    if power == "praetorians":
        return attacks and game.fort_at(battle.target) is not None
    if power == "led":  # by a hero of its owner, who has to be a main player (CON-30.16)
        side = battle.side(attacks=attacks)
        return side.seat == troop.seat and bool(side.heroes)
    if power == "defenders":
        return not attacks
    return power == "free_men" and troop.seat in battle.free_men


# --- upgrades of a whole side


def _upgrades(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What upgrades add to the side of the main player who has them (CON-13.7 to CON-13.9).

    They belong to own units: supporters who fight on alone have nothing of them (CON-13.2, CON-A60).
    """
    battle = game.fighting()
    seat = battle.side(attacks=attacks).seat
    if seat == INDEPENDENT:
        return
    rows, has = game.content.upgrades, game.nations[seat].upgrades
    if not has:
        return
    mine = own(game, seat, attacks=attacks)
    lands = attacks and game.is_sea(battle.origin) and not is_sea_battle(game)
    # A reinforcement stays where it is: it does not attack from the sea.
    if lands and "amphibious_assault" in has and _are_improved(battle.army.units):
        yield Count("amphibious_assault", rows["amphibious_assault"].amount, seat)
    sails = is_sea_battle(game) and any(_are_improved(one.units) for one in mine)
    if sails and "naval_mastery" in has:
        yield Count("naval_mastery", rows["naval_mastery"].amount, seat)
    if "long_spears" in has:
        spears = number(game, mine, INFANTRY)
        riders = number(game, troops(game, attacks=not attacks), CAVALRY)
        row = rows["long_spears"]
        if amount := min(row.most, row.amount * spears * riders):
            yield Count("long_spears", amount, seat)


def _are_improved(units: Units) -> bool:
    """Whether there are other units than siege engines, which have nothing of upgrades (CON-29.15)."""
    return any(kind != SIEGE for kind in units)


# --- cards


def _cards(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """Heroes and tactics with their effects (CON-17.7, CON-19.14)."""
    side = game.fighting().side(attacks=attacks)
    for hero in side.heroes:
        yield from _card(game, "hero", hero, game.content.heroes[hero], attacks=attacks)
    for card in side.tactics:
        kind = card.partition(".")[0]
        yield from _card(game, "tactic", kind, game.content.tactics[kind], attacks=attacks)


def _card(
    game: Conqueror, key: str, name: str, row: Hero | Tactic, *, attacks: bool
) -> Iterator[Count]:
    """A card's strength, and what it adds if its condition holds (CON-A78)."""
    seat = game.fighting().side(attacks=attacks).seat
    yield Count(key, row.strength, seat, name)
    if row.bonus is not None:
        amount = row.bonus.strength * _times(game, row.bonus.when, seat, attacks=attacks)
        if row.bonus.most:
            amount = min(amount, row.bonus.most)
        if amount:
            yield Count(f"{key}-bonus", amount, seat, name)


def _times(game: Conqueror, when: str, seat: int, *, attacks: bool) -> int:
    """How many times the bonus of a card counts."""
    mine = own(game, seat, attacks=attacks)
    if when == "unit":
        return size(mine)
    if when in (CAVALRY, INFANTRY):
        return number(game, mine, when)
    holds = {
        "sea": is_sea_battle(game),
        "attack": attacks,
        "defend": not attacks,
        "attack_fort": attacks and game.fort_at(game.fighting().target) is not None,
        "archer": number(game, mine, ARCHER) > 0,
    }
    return int(holds[when])


# --- the place


def _place(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """The bonus of a fort or capital, and what Siege Ladders take of it (CON-19.15)."""
    if attacks:
        return
    battle, limits = game.fighting(), game.content.limits
    kind = defended(game, battle.target, battle.defender)
    if kind is None:
        return
    bonus = {
        "capital": limits.capital_bonus,
        "temporary": limits.capital_bonus,
        "great": limits.great_bonus,
        "small": limits.small_bonus,
    }[kind]
    yield Count(f"fort-{kind}", bonus, battle.defender)
    ladders = sum(game.content.tactic(card).ladders for card in battle.attack.tactics)
    if ladders:
        yield Count("ladders", -min(bonus, ladders), battle.attacker, "siege_ladders")


def defended(game: Conqueror, place: str, defender: int) -> str | None:
    """What helps to defend a territory, None if nothing does.

    That is the defender's own "capital" or "temporary" one, else a "great" or "small" fort. The capital of
    somebody else is a great fort, and so it is for independents (CON-21.2, CON-26.2).
    """
    if game.is_sea(place):
        return None
    if defender != INDEPENDENT:
        if game.home_of(place) == defender:
            return "capital"
        if game.temporary_at(place) == defender:
            return "temporary"
    return game.fort_at(place)


def _power(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """The power of the nation of a main player (CON-24, CON-30)."""
    seat = game.fighting().side(attacks=attacks).seat
    if seat == INDEPENDENT:
        return
    nation = game.nations[seat]
    power = game.content.power(nation.board)
    if power.kind in boards.FIGHTING:
        number = boards.times(game, power, attacks=attacks)
    else:
        number = int(_has_faction_power(game, power, seat, attacks=attacks))
    if number:
        yield Count("power", number * power.amount, seat, nation.mark)


def _has_faction_power(game: Conqueror, power: Power, seat: int, *, attacks: bool) -> bool:
    place = game.fighting().target
    at_sea = is_sea_battle(game)
    mine = own(game, seat, attacks=attacks)
    holds = {
        "open_land": not attacks and not at_sea and game.fort_at(place) is None,
        "naval": at_sea,
        "infantry": number(game, mine, INFANTRY) >= power.bound,
        "archers": number(game, mine, ARCHER) > 0,
        "europe": not attacks and not at_sea and game.map[place].region == "europe",
    }
    return holds.get(power.kind, False)


def _chronicle(game: Conqueror, *, attacks: bool) -> Iterator[Count]:
    """What the chronicle card of the round adds: Age of Heroes and Total War."""
    side = game.fighting().side(attacks=attacks)
    if game.chronicle == "age_of_heroes" and side.heroes:
        n = len(side.heroes)
        amount = n * game.content.chronicles["age_of_heroes"].amount
        yield Count("age_of_heroes", amount, side.seat, n=n)
    if game.chronicle == "total_war" and attacks:
        yield Count("total_war", game.content.chronicles["total_war"].amount, side.seat)
