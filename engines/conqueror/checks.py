"""What is always true of a match of Conqueror."""

from collections import Counter
from collections.abc import Iterator

from engines.conqueror.ids import (
    CIVIL,
    DISTRICT,
    ELITE,
    FACTIONS,
    INDEPENDENT,
    KINDS,
    PHASES,
    PROJECT_CARDS,
    SHIP,
    SIEGE,
    STANDARD,
    TRADE,
    UPGRADE,
    UPGRADES,
    WONDER,
)
from engines.conqueror.preview.market import SPACES
from engines.conqueror.rules.ships import works
from engines.conqueror.state import Army, Conqueror, Ground, Nation


def invariants(game: Conqueror) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Conqueror) -> Iterator[str]:
    yield from _cards(game)
    yield from _chronicles(game)
    for nation in game.nations:
        yield from _nation(game, nation)
        yield from _units(game, nation)
        yield from _heroes(game, nation)
    yield from _agents(game)
    yield from _projects(game)
    if list(game.lands) != list(game.map):
        yield "the map has changed"
    for place, here in game.lands.items():
        yield from _ground(game, place, here)
    yield from _round(game)


def _cards(game: Conqueror) -> Iterator[str]:
    """Every battle tactics and every automa card is in one place (CON-2.5)."""
    cards = [*game.tactics, *game.tactics_discards]
    for nation in game.nations:
        cards += [card.face for card in nation.hand]
        if any(nation.seat not in card.known for card in nation.hand):
            yield f"{nation.mark} does not know its own hand"
    if game.battle is not None:
        cards += [card for side in game.battle.sides() for card in side.tactics]
    if sorted(cards) != sorted(game.content.deck):
        yield f"the battle tactics are {sorted(cards)}"
    automa = [*game.automa, *game.automa_discards]
    if sorted(automa) != sorted(game.content.automa_deck):
        yield f"the automa cards are {sorted(automa)}"


def _chronicles(game: Conqueror) -> Iterator[str]:
    drawn = [*game.chronicle_discards, *([game.chronicle] if game.chronicle else [])]
    there = [*game.level_1, *game.level_2, *game.level_3, *drawn]
    if sorted(there) != sorted(game.content.chronicles):
        yield f"the chronicle cards are {sorted(there)}"


def _nation(game: Conqueror, nation: Nation) -> Iterator[str]:
    mark, limits = nation.mark, game.content.limits
    if nation.coins < 0:
        yield f"{mark} owes coins"
    if nation.out and (game.held(nation.seat) or nation.hand or nation.coins):
        yield f"{mark} is out and has something"
    if not set(nation.districts) <= set(CIVIL) or nation.in_slots(DISTRICT) > limits.slots:
        yield f"{mark} has built {nation.districts}"
    if not set(nation.upgrades) <= set(UPGRADES) or nation.in_slots(UPGRADE) > limits.slots:
        yield f"{mark} has funded {nation.upgrades}"
    if len(set(nation.upgrades)) < len(nation.upgrades):
        yield f"{mark} has an upgrade twice: {nation.upgrades}"
    if not 1 <= nation.space <= len(game.content.track(game.mode)):
        yield f"{mark} is on space {nation.space}"
    if nation.dynasty not in ("ready", "active", "used"):
        yield f"the dynasty of {mark} is {nation.dynasty}"
    if nation.temporary is not None and game.is_sea(nation.temporary):
        yield f"{mark} has a capital at sea"


def _units(game: Conqueror, nation: Nation) -> Iterator[str]:
    """Standard units are on the map or in the barracks, never lost for good (CON-3.11)."""
    army = game.units(nation.seat)
    whole = game.content.factions[nation.mark].barracks
    for kind in STANDARD:
        if army.get(kind, 0) + nation.barracks.get(kind, 0) != whole.get(kind, 0):
            yield f"the {kind} of {nation.mark} does not add up"
    if game.destiny:
        yield from _fleet(game, nation)
    if any(number <= 0 for number in nation.barracks.values()):
        yield f"in the barracks of {nation.mark} are {nation.barracks}"
    if army.get(ELITE, 0) != (nation.elite == "map"):
        yield f"the elite unit of {nation.mark} is {nation.elite}"
    if nation.elite not in ("ready", "map", "lost"):
        yield f"the elite unit of {nation.mark} is {nation.elite}"


def _fleet(game: Conqueror, nation: Nation) -> Iterator[str]:
    """Ships are at sea or at their Wharf; of them and of siege engines there are never more (CON-27.2)."""
    army, limits, mark = game.units(nation.seat), game.content.expansion.limits, nation.mark
    for kind, most in ((SHIP, limits.ships), (SIEGE, limits.engines)):
        if army.get(kind, 0) + nation.barracks.get(kind, 0) > most:
            yield f"{mark} has too many of {kind}"
    if any(SHIP in game.lands[place].army.units for place in game.held_lands(nation.seat)):
        yield f"{mark} has ships on land"
    if nation.dock and not works(game, nation.seat) and game.battle is None:
        yield f"ships of {mark} are at a Wharf in the hands of others"


def _heroes(game: Conqueror, nation: Nation) -> Iterator[str]:
    """Each of the five heroes exists once (CON-17.10)."""
    heroes = [*(hero.name for hero in nation.heroes), *game.shown(nation.seat)]
    if len(set(heroes)) < len(heroes):
        yield f"{nation.mark} has a hero twice: {heroes}"
    if not set(heroes) <= set(game.content.heroes_of(nation.mark)):
        yield f"{nation.mark} has the heroes {heroes}"
    if any(nation.seat not in hero.known for hero in nation.heroes):
        yield f"{nation.mark} does not know its own heroes"


def _agents(game: Conqueror) -> Iterator[str]:
    """One agent under a flag, two on a kind of district or upgrade (CON-11.3, CON-12.2, CON-13.3)."""
    spaces = Counter(nation.agent for nation in game.nations if nation.agent is not None)
    for space, number in spaces.items():
        if number > (1 if space.startswith(TRADE) else SPACES):
            yield f"{number} agents are on {space}"
    built = sum(here.built for here in game.lands.values())
    if game.tokens < 0 or built + game.tokens != len(game.nations):
        yield f"{built} forts are built and {game.tokens} tokens left"
    for kind in (*CIVIL, *UPGRADES):
        if game.stock(kind) < 0:
            yield f"there are too many of {kind}"


def _projects(game: Conqueror) -> Iterator[str]:
    """Mega projects come with Seas of Destiny; Wonders in their order, Wharves on coasts (CON-28)."""
    built = [one for nation in game.nations for one in nation.projects]
    if not game.destiny:
        if built or any(nation.wharf or nation.dock for nation in game.nations):
            yield "there is something of Seas of Destiny"
        return
    if any(one.kind not in PROJECT_CARDS or one.slot not in (DISTRICT, UPGRADE) for one in built):
        yield f"the mega projects are {built}"
    wonders = [one.points for one in built if one.kind == WONDER]
    if sorted(wonders) != sorted(game.content.expansion.wonders[: len(wonders)]):
        yield f"the Wonders are worth {wonders}"
    for kind in PROJECT_CARDS:
        if game.stock(kind) < 0:
            yield f"there are too many of {kind}"
    for nation in game.nations:
        if nation.wharf is not None and not game.shores(nation.wharf):
            yield f"{nation.mark} has a Wharf in {nation.wharf}"
        if nation.dock and (nation.wharf is None or set(nation.dock.units) != {SHIP}):
            yield f"{nation.mark} has {nation.dock.units} on its Wharf"


def _ground(game: Conqueror, place: str, here: Ground) -> Iterator[str]:
    """Who controls a territory (CON-4.2 to CON-4.6); a battle may leave its ends empty for a while."""
    yield from _army(place, here.army)
    if here.owner not in (None, INDEPENDENT) and game.nations[here.owner].out:
        yield f"{place} belongs to somebody who is out"
    if here.army and here.owner is None:
        yield f"the units in {place} are nobody's"
    if here.army.barred and here.owner != game.active and not game.ended:
        yield f"in {place} units are kept back though it is not their turn"
    fought_over = place in _fought_over(game)
    bare = not here.army and here.owner is not None and here.owner != game.home_of(place)
    if bare and not fought_over:
        yield f"{place} is empty and belongs to somebody"
    if here.built and (game.is_sea(place) or (game.map[place].fort and not here.blank)):
        yield f"a fort is built in {place}"


def _fought_over(game: Conqueror) -> list[str]:
    """Where units may just have left or been lost, which counts once the battle is over (CON-20.24)."""
    battle = game.battle
    if battle is None:
        return []
    return [battle.origin, battle.target, *(one.place for one in battle.helpers)]


def _army(place: str, army: Army) -> Iterator[str]:
    for units in (army.fresh, army.again, army.tired, army.barred):
        if not set(units) <= set(KINDS) or any(number <= 0 for number in units.values()):
            yield f"in {place} stand {units}"


def _round(game: Conqueror) -> Iterator[str]:
    mode = game.content.modes[game.mode]
    if not 0 <= game.round <= mode.rounds or game.phase not in PHASES:
        yield f"it is {game.phase} of round {game.round}"
    if game.order and sorted(game.order) != game.players():
        yield f"the order is {game.order}"
    if len({nation.mark for nation in game.nations} & set(FACTIONS)) < len(game.nations):
        yield "nations are in the match twice"
    if (
        game.battle is not None
        and not game.ended
        and any(game.battle.army.units.get(kind, 0) < 0 for kind in KINDS)
    ):
        yield f"{game.battle.army.units} attack"
