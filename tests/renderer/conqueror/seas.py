"""Positions of Conqueror with Seas of Destiny: all built, ships at Wharves and at sea, siege engines."""

from engines.conqueror.game import GAME
from engines.conqueror.ids import DISTRICT, PORT, SHIP, SIEGE, TEMPLE, UPGRADE, WONDER
from engines.conqueror.state import Army, Battle, Conqueror, Count, Fought, Project, Report, Stack
from engines.conqueror.state import Side as Party
from tests.engines.conqueror.build import CONTENT, OPTIONS
from tests.renderer.conqueror import states
from tests.renderer.conqueror.reports import begun

SIDES = ("base", "a", "b")
OUT = {SHIP: 2, SIEGE: 2}


def expanded(game: Conqueror) -> Conqueror:
    """A position with the expansion: boards of all sides, ships and siege engines in the barracks."""
    chosen = {**OPTIONS, "mode": game.mode, "seas_of_destiny": "on"}
    start = GAME.start(CONTENT, chosen, [nation.mark for nation in game.nations])
    game.destiny, game.boards_chosen = start.destiny, start.boards_chosen
    for nation in game.nations:
        nation.side = SIDES[nation.seat % 3]
        nation.barracks |= OUT
    return game


def coasts(game: Conqueror, seat: int) -> list[str]:
    """The own land of a seat on a sea."""
    return [one for one in game.held_lands(seat) if any(game.is_sea(n) for n in game.near(one))]


def moored(game: Conqueror, seat: int, place: str) -> None:
    """A Wharf with an active and an exhausted ship."""
    nation = game.nations[seat]
    nation.wharf, nation.dock = place, Army(fresh={SHIP: 1}, tired={SHIP: 1})
    nation.barracks.pop(SHIP, None)


def sailing(game: Conqueror, seat: int, place: str) -> None:
    """A Wharf whose ships are in a sea there with two infantry, one of them exhausted by a transport."""
    nation = game.nations[seat]
    sea = next(one for one in game.near(place) if game.is_sea(one))
    nation.wharf = place
    nation.barracks.pop(SHIP, None)
    here = game.lands[sea]
    here.owner = seat
    here.army = Army(fresh={"infantry": 2, SHIP: 1}, tired={SHIP: 1})


def later(players: int = 6, mode: str = "emperor") -> Conqueror:
    """The middle of a match: some projects, Wharves, ships at sea, siege engines, an army kept back."""
    game = expanded(states.later(players, mode))
    for nation in game.nations:
        seat = nation.seat
        if coasts(game, seat):
            (moored if seat % 2 else sailing)(game, seat, coasts(game, seat)[-1])
        kind = (TEMPLE, PORT, WONDER)[seat % 3]
        points = 15 if kind == WONDER and seat < 3 else 11 if kind == WONDER else 0
        nation.projects = [Project(kind, (DISTRICT, UPGRADE)[seat % 2], points)]
        if seat % 2 == 0:
            game.lands[nation.capital].army.fresh[SIEGE] = 1
            nation.barracks[SIEGE] = 1
    game.lands[game.nations[3].capital].army.bar()
    agents = ("project.wonder", "district.bazaar", "project.port", "upgrade.cavalry")
    for nation in game.nations:
        nation.agent, nation.partners = agents[nation.seat % 4], []
    return game


def full(players: int = 6, mode: str = "emperor") -> Conqueror:
    """As much as there can be: six kinds in every sea, five on land, all slots taken, agents at work."""
    game = expanded(states.full(players, mode))
    for place in game.lands:
        more = OUT if game.is_sea(place) else {SIEGE: 2}
        for army in (game.lands[place].army.fresh, game.lands[place].army.tired):
            army |= more
    for nation in game.nations:
        moored(game, nation.seat, coasts(game, nation.seat)[0])
        nation.barracks |= OUT
        nation.districts = {"bazaar": 1, "academy": 1}
        nation.upgrades = ["amphibious_assault", "heavy_cavalry", "elite_armor"]
        nation.projects = [
            Project(WONDER, DISTRICT, CONTENT.expansion.wonders[nation.seat]),
            Project(TEMPLE, DISTRICT),
            Project(PORT, UPGRADE),
        ]
    for nation, agent in zip(
        game.nations,
        ("project.wonder", "project.wonder", "project.port", "project.temple", "project.wharf") * 2,
        strict=False,
    ):
        nation.agent = agent
    return game


def fleets(game: Conqueror) -> Report:
    """Rome takes a sea from the ships of Greece; both lose one, and the other Greek one sails away."""
    attack = Fought(
        0,
        {"infantry": 2, SHIP: 2},
        dice=[4],
        total=13,
        inflicted=2,
        counts=[
            Count("infantry", 2, 0, n=2),
            Count(SHIP, 4, 0, n=2),
            Count("naval_mastery", 3, 0),
            Count("die", 4, 0),
        ],
        harm=[Count("defeat", 1, 0), Count("aggression", 1, 0)],
    )
    defence = Fought(
        2,
        {"cavalry": 1, SHIP: 2},
        dice=[2],
        total=8,
        inflicted=1,
        counts=[Count("cavalry", 2, 2, n=1), Count(SHIP, 4, 2, n=2), Count("die", 2, 2)],
        harm=[Count("defeat", 1, 2)],
    )
    lost = [Stack(0, "apulia", {SHIP: 1}), Stack(2, "ionian_sea", {"cavalry": 1, SHIP: 1})]
    return Report(
        10, game.round, "apulia", "ionian_sea", attack, defence, melee=True, won="attack",
        lost=lost, sailed="aegean_sea", conquered=True, ended=True,
    )  # fmt: skip


def siege(game: Conqueror) -> Report:
    """Gaul's two siege engines and two cavalry attack a capital and are beaten."""
    attack = Fought(
        5,
        {"cavalry": 2, SIEGE: 2},
        dice=[1],
        total=13,
        counts=[Count("cavalry", 4, 5, n=2), Count(SIEGE, 8, 5, n=2), Count("die", 1, 5)],
    )
    defence = Fought(
        1,
        {"infantry": 4, SIEGE: 1},
        dice=[6],
        total=14,
        inflicted=1,
        counts=[
            Count("infantry", 4, 1, n=4),
            Count(SIEGE, 0, 1, n=1),
            Count("fort-capital", 4, 1),
            Count("die", 6, 1),
        ],
        harm=[Count("defeat", 1, 1)],
    )
    lost = [Stack(5, "numidia", {SIEGE: 1})]
    return Report(
        11, game.round, "numidia", "carthage", attack, defence, melee=True, won="defence",
        lost=lost, ended=True,
    )  # fmt: skip


def reported() -> Conqueror:
    """A battle at sea and a siege are over, and the next battle at sea is in progress."""
    game = later()
    sea = next(one for one in game.lands if game.is_sea(one) and game.owner(one) == 2)
    origin = next(one for one in game.near(sea) if game.owner(one) not in (None, 2, -1))
    attacker = game.owner(origin)
    assert attacker is not None
    report = begun(game, origin, sea)
    army = Army(tired={"infantry": 1, SHIP: 2})
    game.battle = Battle(origin, sea, army, Party(attacker), Party(2), report)
    game.reports = [fleets(game), siege(game), report]
    game.active = attacker
    return game
