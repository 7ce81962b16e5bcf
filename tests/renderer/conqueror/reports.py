"""Battles to be shown: one that has only begun, one against independents, and the fullest there can be."""

from engines.conqueror.ids import INDEPENDENT
from engines.conqueror.state import Conqueror, Count, Fought, Report, Stack, Volley


def begun(game: Conqueror, origin: str, target: str) -> Report:
    """The report of a battle that has only begun."""
    attacker, defender = game.owner(origin), game.owner(target)
    assert attacker is not None
    assert defender is not None
    return Report(1, game.round, origin, target, Fought(attacker, {}), Fought(defender, {}))


def small() -> Report:
    """Rome beats independents in the Alps, who roll no die."""
    attack = Fought(
        0,
        {"cavalry": 2, "infantry": 2, "elite": 1},
        dice=[3],
        total=12,
        inflicted=1,
        counts=[
            Count("cavalry", 4, 0, n=2),
            Count("infantry", 2, 0, n=2),
            Count("elite", 2, 0, "rome", 1),
            Count("praetorians", 1, 0, "rome"),
            Count("die", 3, 0),
        ],
        harm=[Count("defeat", 1, 0)],
    )
    defence = Fought(
        INDEPENDENT,
        {"cavalry": 2, "infantry": 1},
        automa="regulars.01",
        total=10,
        inflicted=1,
        counts=[
            Count("cavalry", 4, INDEPENDENT, n=2),
            Count("infantry", 1, INDEPENDENT, n=1),
            Count("fort-great", 2, INDEPENDENT),
            Count("automa", 3, name="regulars"),
        ],
        harm=[Count("automa", 1, INDEPENDENT, "regulars")],
    )
    lost = [
        Stack(0, "etruria", {"infantry": 1}),
        Stack(INDEPENDENT, "alps", {"cavalry": 1}),
    ]
    trapped = {"cavalry": 1, "infantry": 1}
    return Report(
        7, 4, "etruria", "alps", attack, defence, melee=True, won="attack", lost=lost,
        trapped=trapped, left={"cavalry": 1}, conquered=True, ended=True,
    )  # fmt: skip


def shot_away() -> Report:
    """A volley leaves nobody to fight on: no melee."""
    attack, defence = Fought(3, {}), Fought(4, {"infantry": 1, "archer": 2})
    defence.helpers = [Stack(4, "asia_minor", {"infantry": 3}), Stack(5, "armenia", {"elite": 1})]
    volley = Volley(attacks=False, dice=[5, 2], seats=[4, 4], hits=1)
    return Report(
        8, 5, "palestina", "syria", attack, defence, [volley],
        won="defence", lost=[Stack(3, "palestina", {"infantry": 1})], ended=True,
    )  # fmt: skip


def fullest() -> Report:
    """Six nations, with all that can add to a side's strength."""
    attack = Fought(
        1,
        {"cavalry": 8, "infantry": 6, "archer": 2, "elite": 1},
        [
            Stack(0, "apulia", {"cavalry": 5, "infantry": 8, "archer": 3, "elite": 1}),
            Stack(5, "alps", {"cavalry": 6, "infantry": 8, "elite": 1}),
        ],
        ["hannibal_barca", "maharbal"],
        ["flank.01", "encirclement.01", "siege_ladders.01", "omens.01"],
        [2, 4],
        counts=[
            Count("cavalry", 16, 1, n=8),
            Count("infantry", 6, 1, n=6),
            Count("archer", 0, 1, n=2),
            Count("elite", 4, 1, "carthage", 1),
            Count("elephant", -2, 1, "carthage"),
            Count("heavy_cavalry", 9, 1, n=9),
            Count("elite_armor", 6, 1, n=6),
            Count("cavalry", 10, 0, n=5, helps=True),
            Count("infantry", 8, 0, n=8, helps=True),
            Count("archer", 0, 0, n=3, helps=True),
            Count("elite", 2, 0, "rome", 1, helps=True),
            Count("praetorians", 1, 0, "rome", helps=True),
            Count("heavy_cavalry", 5, 0, n=5, helps=True),
            Count("cavalry", 12, 5, n=6, helps=True),
            Count("infantry", 8, 5, n=8, helps=True),
            Count("elite", 2, 5, "gaul", 1, helps=True),
            Count("free_men", 2, 5, "gaul", helps=True),
            Count("amphibious_assault", 3, 1),
            Count("naval_mastery", 3, 1),
            Count("long_spears", 4, 1),
            Count("hero", 4, 1, "hannibal_barca"),
            Count("hero", 2, 1, "maharbal"),
            Count("hero-bonus", 3, 1, "maharbal"),
            Count("tactic", 3, 1, "flank"),
            Count("tactic", 2, 1, "encirclement"),
            Count("tactic", 1, 1, "siege_ladders"),
            Count("tactic", 2, 1, "omens"),
            Count("power", 1, 1, "carthage"),
            Count("age_of_heroes", 2, 1, n=2),
            Count("die", 4, 1),
        ],
        total=124,
        harm=[
            Count("defeat", 1, 1),
            Count("tactic", 1, 1, "flank"),
            Count("tactic", 2, 1, "encirclement"),
            Count("aggression", 1, 1),
            Count("aggression-margin", 1, 1, n=4),
            Count("hero-unavoidable", 1, 1, "hannibal_barca"),
        ],
        guard=[Count("discipline", 1, 1)],
        costs=[Count("free_men", 1, 5, "gaul")],
        inflicted=7,
        shields=1,
    )
    defence = Fought(
        2,
        {"cavalry": 6, "infantry": 8, "archer": 2, "elite": 1},
        [Stack(3, "crete", {"cavalry": 5, "infantry": 6, "archer": 5})],
        ["leonidas", "pyrrhus"],
        ["testudo.01", "desperate_stand.01"],
        [4],
        counts=[
            Count("cavalry", 12, 2, n=6),
            Count("infantry", 8, 2, n=8),
            Count("archer", 0, 2, n=2),
            Count("elite", 2, 2, "greece", 1),
            Count("companions", 1, 2, "greece"),
            Count("cavalry", 10, 3, n=5, helps=True),
            Count("infantry", 6, 3, n=6, helps=True),
            Count("archer", 0, 3, n=5, helps=True),
            Count("hero", 1, 2, "leonidas"),
            Count("hero-bonus", 3, 2, "leonidas"),
            Count("hero", 6, 2, "pyrrhus"),
            Count("tactic", 0, 2, "testudo"),
            Count("tactic", 5, 2, "desperate_stand"),
            Count("fort-capital", 4, 2),
            Count("ladders", -2, 1, "siege_ladders"),
            Count("power", 1, 2, "greece"),
            Count("age_of_heroes", 2, 2, n=2),
            Count("die", 4, 2),
        ],
        total=63,
        guard=[Count("tactic", 3, 2, "testudo"), Count("discipline", 1, 2)],
        costs=[Count("hero", 1, 2, "pyrrhus"), Count("tactic", 1, 2, "desperate_stand")],
        shields=4,
    )
    volleys = [
        Volley(attacks=False, dice=[4, 6], seats=[2, 3], hits=2),
        Volley(attacks=True, dice=[3, 1], seats=[1, 0], hits=1),
    ]
    lost = [
        Stack(1, "ionian_sea", {"infantry": 2}),
        Stack(2, "athens", {"cavalry": 1, "infantry": 2}),
        Stack(3, "crete", {"archer": 2, "infantry": 1}),
        Stack(5, "alps", {"infantry": 1}),
    ]
    return Report(
        9, 5, "ionian_sea", "athens", attack, defence, volleys, melee=True, won="attack",
        lost=lost, retreat="macedonia", left={"archer": 1}, conquered=True, ended=True,
    )  # fmt: skip
