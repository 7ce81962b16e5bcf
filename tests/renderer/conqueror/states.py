"""Positions of Conqueror to draw: from the beginning to the end, at a battle, and with every place full."""

from collections.abc import Callable, Mapping, Sequence

from engines.conqueror.game import GAME
from engines.conqueror.ids import ELITE, FACTIONS, INDEPENDENT, UPGRADES
from engines.conqueror.state import (
    Army,
    Battle,
    Card,
    Conqueror,
    Helper,
    Hero,
    Side,
    take,
)
from engines.core import Text
from engines.core.hidden import masked
from engines.core.position import View, Waiting
from renderer.core.picture import Caption
from tests.engines.conqueror.build import CONTENT, OPTIONS
from tests.renderer import captions
from tests.renderer.captions import NAMES
from tests.renderer.conqueror.reports import begun, fullest, shot_away, small

MARKS = ("rome", "carthage", "greece", "egypt", "persia", "gaul")
"""The nations by seat; few players leave out the last ones (CON-3.9)."""
MOST = {"cavalry": 8, "infantry": 8, "archer": 5, ELITE: 1}


def caption(lang: str = "en", names: Sequence[str] = NAMES) -> Caption:
    """A caption for a match of six."""
    return captions.caption(lang, names, "Mare Nostrum")


def view(
    state: Conqueror, seat: int | None = None, waits: Sequence[int] | None = None
) -> View[Conqueror]:
    """The state as a seat or the public sees it."""
    awaited = ([] if state.active is None else [state.active]) if waits is None else waits
    waiting = [Waiting(one, Text("conqueror-topic-marching")) for one in awaited]
    over = bool(state.ended)
    return View(masked(state, seat, over=over), seat, [], [] if over else waiting, over)


def opening(players: int = 4, mode: str = "emperor") -> Conqueror:
    """The first round: starting units, guards, tactics dealt."""
    game = GAME.start(CONTENT, {**OPTIONS, "mode": mode}, MARKS[:players])
    for nation in game.nations:
        row = CONTENT.factions[nation.mark]
        for place, units in zip(row.starts, row.units(mode), strict=True):
            here = game.lands[place]
            here.owner, here.army = nation.seat, Army(fresh=dict(units.items()))
            take(nation.barracks, dict(units.items()))
        nation.hand = [Card(game.tactics.pop(), [nation.seat]) for _ in range(3)]
        nation.coins = 2 + nation.seat
    for guard in CONTENT.guards.values():
        if guard.seats == players:
            here = game.lands[guard.place]
            here.owner, here.army = INDEPENDENT, Army(fresh=dict(guard.units.items()))
    game.round, game.phase = 1, "policies"
    game.order = game.clockwise()
    game.first = game.active = game.order[0]
    return game


def _spread(game: Conqueror, rounds: int) -> None:
    """Every nation takes land next to its own, one after the other."""
    for turn in range(rounds):
        for nation in game.nations:
            held = game.held(nation.seat)
            near = [
                n for one in held for n in game.near(one) if game.owner(n) in (None, INDEPENDENT)
            ]
            if near:
                here = game.lands[near[turn % len(near)]]
                here.owner, here.army = nation.seat, Army(fresh={"infantry": 1 + turn % 2})


def later(players: int = 6, mode: str = "emperor") -> Conqueror:
    """The middle of a match: realms of several lands, armies of all sizes, some of them exhausted."""
    game = opening(players, mode)
    _spread(game, 4)
    for nation in game.nations:
        seat = nation.seat
        for n, place in enumerate(game.held(seat)):
            army = Army(fresh={"cavalry": 1 + n % 3, "infantry": 1 + (n + seat) % 3})
            if n % 3 == 1:
                army = Army(fresh={"infantry": 2}, tired={"archer": 1, "cavalry": n % 3})
            if n % 4 == 3:
                army = Army(tired={"infantry": 1 + n % 2})
            game.lands[place].army = army
        game.lands[nation.capital].army.fresh[ELITE] = 1
        nation.elite = "map"
        nation.barracks = {"infantry": 2 + seat % 3, "cavalry": seat % 2}
        nation.coins, nation.space = 3 + 2 * seat, 1 + seat % 4
        heroes = CONTENT.heroes_of(nation.mark)
        nation.heroes = [Hero(heroes[seat % 5], [seat], CONTENT.heroes[heroes[seat % 5]].price)]
        nation.open, nation.spent = [heroes[(seat + 1) % 5]], [heroes[(seat + 2) % 5]]
        nation.districts = {"bazaar": seat % 3, "granary": seat % 2}
        nation.upgrades = list(UPGRADES[seat : seat + 1 + seat % 3])
        nation.agent = ("district.bazaar", "upgrade.cavalry", "district.fort", "trade.rome")[
            seat % 4
        ]
        if nation.agent == "trade.rome":
            nation.partners = [0]
    game.lands[game.held_lands(0)[-1]].built = True
    game.nations[0].forts, game.tokens = 1, game.tokens - 1
    game.nations[1].stored, game.nations[2].dynasty = True, "used"
    game.round, game.phase, game.chronicle = 5 if mode == "emperor" else 3, "campaign", "levy"
    game.order = game.clockwise()
    game.active = game.order[1]
    return game


def full(players: int = 6, mode: str = "emperor") -> Conqueror:
    """Every territory held with as much as there can be, everybody with as much as can be."""
    game = later(players, mode)
    for n, here in enumerate(game.lands.values()):
        here.owner = n % players
        here.army = Army(fresh=dict(MOST), tired=dict(MOST))
    for nation in game.nations:
        seat = nation.seat
        nation.coins, nation.space, nation.stored = 40 + seat, len(CONTENT.track(mode)), True
        heroes = CONTENT.heroes_of(nation.mark)
        nation.heroes = [Hero(one, [seat], CONTENT.heroes[one].price) for one in heroes[:4]]
        nation.open, nation.spent = heroes[4:], []
        nation.districts = {"bazaar": 1, "granary": 1, "academy": 1}
        nation.upgrades = ["amphibious_assault", "heavy_cavalry", "naval_mastery", "elite_armor"]
        nation.agent = f"trade.{FACTIONS[(seat + 1) % 6]}"
        nation.partners = [one for one in range(players) if one != seat][:2]
        nation.barracks = {"cavalry": 8, "infantry": 8, "archer": 5}
        nation.dynasty = "active"
        nation.hand = [Card(card, [seat]) for card in game.content.deck[seat * 6 : seat * 6 + 6]]
    game.tactics = []
    return game


def fighting() -> Conqueror:
    """Carthage attacks a sea, and both sides are reinforced."""
    game = later()
    seat = 1
    origin, target = next(
        (place, near)
        for place in game.held(seat)
        if game.lands[place].army.fresh
        for near in game.near(place)
        if game.is_sea(near) and game.owner(near) not in (None, seat, INDEPENDENT)
    )
    defender = game.lands[target].owner
    assert defender is not None
    game.lands[target].army = Army(fresh={"infantry": 3, "cavalry": 1})
    game.lands[origin].army = Army(tired={"infantry": 1})
    helpers = [
        Helper(owner, place, owner == seat, game.lands[place].army.units)
        for place in game.near(target)
        if place != origin
        and (owner := game.owner(place)) not in (None, INDEPENDENT)
        and game.lands[place].army
    ]
    for one in helpers:
        game.lands[one.place].army = Army(tired=one.units)
    army = Army(tired={"cavalry": 3, "infantry": 2, "archer": 1})
    report = begun(game, origin, target)
    game.battle = Battle(origin, target, army, Side(seat, down=1), Side(defender), report, helpers)
    game.active = seat
    return game


def reported() -> Conqueror:
    """Three battles are over, and a fourth is in progress."""
    game = fighting()
    game.reports = [small(), shot_away(), fullest(), begun(game, "gaul", "iberia")]
    return game


def planning() -> Conqueror:
    """Preparation: everybody has planned something, Egypt has lost its capital, somebody has spied."""
    game = later()
    game.phase, game.active = "preparation", None
    game.chronicle_discards, game.chronicle = ["trade_routes", "storms"], "plague"
    for nation in game.nations:
        nation.coins += 6
        fort = game.forts(nation.seat)[0]
        nation.plan = [f"recruit.{fort}.infantry", "store"]
    egypt, carthage = game.nations[3], game.nations[1]
    lost = egypt.capital
    game.lands[lost].owner, game.lands[lost].army = 1, Army(fresh={"cavalry": 2})
    egypt.temporary = next(place for place in game.held_lands(3) if not game.fort_at(place))
    egypt.hand[0].known.append(1)
    egypt.heroes[0].known.append(1)
    carthage.joins, carthage.sends = None, {}
    return game


def finished(players: int = 6) -> Conqueror:
    """It is over, and the most points have won; one is out."""
    game = later(players)
    game.phase, game.ended, game.active, game.chronicle = "end", "points", None, None
    last = game.nations[-1]
    for place in game.held(last.seat):
        game.lands[place].owner, game.lands[place].army = None, Army()
    last.out = True
    game.order.remove(last.seat)
    return game


STATES: Mapping[str, Callable[[], Conqueror]] = {
    "opening of 3": lambda: opening(3),
    "later of 4": lambda: later(4, "conquest"),
    "full": full,
    "fighting": fighting,
    "planning": planning,
    "finished of 5": lambda: finished(5),
}
