"""Whole matches by random answers: nothing impossible happens, what is told is true, and they end."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from engines.core import Arg, Event, Stream, Text, key_from
from engines.core.playout import waiting
from engines.tadmor.game import GAME
from engines.tadmor.ids import RESOURCES
from engines.tadmor.state import Piece, Tadmor
from tests.engines.scene import said
from tests.engines.tadmor.build import BLUE, RED, Scene, begin, state_of
from tests.rulebook import rule

OPTIONS = ("starting", "any")
PLAYERS = (2, 3, 4)
KINDS = ("points", *RESOURCES)
GOODS = {"tadmor-points": "points"} | {f"tadmor-resource-{one}": one for one in RESOURCES}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", OPTIONS)
def test_random_matches_keep_the_invariants_and_end(players: int, first: str) -> None:
    for seed in range(3):
        match = begin(players, f"playout {seed}", first_upgrade=first)
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            decision = waiting(match)[0]
            match.answer(decision.id, decision.seat, decision.sample(stream))
            GAME.invariants(state_of(match))
        result = match.result()
        assert result is not None
        assert result.scores[result.winners[0]].rank == 1
        assert state_of(match).ended


@rule("TAD-16.1", "TAD-1.14")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_without_choices_has_nine_turns(players: int) -> None:
    match = begin(players, "defaults")
    while not match.over:
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, match.default_for(decision.id))
    assert (state_of(match).turn, state_of(match).phase) == (9, "end")


# --- what is told is what happens -------------------------------------------------------------


def told(events: Sequence[Event], players: int) -> list[Counter[str]]:
    """What every seat has gained and paid, by the story alone."""
    ledger: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        for name, sign in (("gained", 1), ("paid", -1), ("lost", -1)):
            if name in event.data:
                assert event.by is not None
                ledger[event.by].update(_counted(event.data[name], sign))
    return ledger


def _counted(goods: Arg, sign: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for one in goods if isinstance(goods, list) else [goods]:
        assert isinstance(one, Text)
        assert isinstance(one.args["n"], int)
        found[GOODS[one.key]] += sign * one.args["n"]
    return found


def owned(state: Tadmor) -> list[Counter[str]]:
    """What every seat has."""
    return [
        Counter({"points": one.points} | {name: one.has(name) for name in RESOURCES})
        for one in state.players
    ]


@rule("TAD-14.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_story_accounts_for_every_resource_and_point(players: int) -> None:
    for seed in range(4):
        match = begin(players, f"ledger {seed}")
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            before = owned(state_of(match))
            decision = waiting(match)[0]
            events = match.answer(decision.id, decision.seat, decision.sample(stream))
            changes = told(events, players)
            for had, change, has in zip(before, changes, owned(state_of(match)), strict=True):
                assert {kind: had[kind] + change[kind] for kind in KINDS} == dict(has), events


# --- where the game is ------------------------------------------------------------------------


def test_the_moment_tells_turn_and_phase() -> None:
    begun = begin(2)
    assert said(GAME.moment(state_of(begun)), "en") == "setup"
    scene = Scene(2, turn=4).start("turn")
    assert said(GAME.moment(scene.state), "en") == "Turn 5: Placement"
    scene = Scene(2, turn=4).has(RED, wood=1, hand=["k1"]).start("resolution")
    assert said(GAME.moment(scene.state), "en") == "Turn 4: Resolution"


# --- impossible states ------------------------------------------------------------------------


def spoilt(name: str) -> Tadmor:
    """A position with something wrong."""
    scene = Scene().has(RED, upgrades=["i14", "i9"], completed=["k1"], temples=[2])
    scene.display("i5", "i6").stands(ns1=RED, em1=BLUE).start("placement")
    state, red = scene.state, scene.player(RED)
    red.raider = "palmyra"
    changes: dict[str, Callable[[], object]] = {
        "mission twice": lambda: red.hand.append("k1"),
        "discards": lambda: state.discards.extend(map(state.deck.pop, (0, 0))),
        "top": lambda: state.tops.update(red=None),
        "good": lambda: red.goods.update(silk=1),
        "upgrade twice": lambda: state.display.append("i9"),
        "display": lambda: state.display.append("i20"),
        "temples": lambda: setattr(red, "temples", [2] * 5),
        "part": lambda: setattr(red, "temples", [5]),
        "finishers": lambda: state.finishers.extend([RED, RED]),
        "raiders": lambda: setattr(state.players[BLUE], "raider", "ebla"),
        "attacked": lambda: setattr(state, "attacked", "palmyra"),
        "resource": lambda: red.warehouse.update(gold=-1),
        "traded": lambda: red.traded.update(gold=-1),
        "points": lambda: setattr(red, "points", 11),
        "tally": lambda: red.tally.update(luck=0),
        "height": lambda: setattr(red, "height", -1),
        "lift": lambda: setattr(red, "height", 9),
        "slots": lambda: red.slots.append("breakfast"),
        "camels": lambda: setattr(red, "camels", 6),
        "reserve": lambda: setattr(red, "ships", 0),
        "kind": lambda: setattr(state.placed["em1"], "kind", "goat"),
        "fit": lambda: setattr(state.placed["em1"], "kind", "ship"),
        "private": lambda: state.placed.update(i47=Piece(BLUE, "camel")),
        "no space": lambda: state.placed.update(i9=Piece(RED, "camel")),
        "phase": lambda: setattr(state, "phase", "lunch"),
        "turn": lambda: setattr(state, "turn", 10),
        "ended": lambda: setattr(state, "ended", True),
        "first": lambda: setattr(state, "first", 4),
        "revealer": lambda: setattr(state, "revealer", RED),
    }
    changes[name]()
    return state


@pytest.mark.parametrize(
    "name",
    [
        *("mission twice", "discards", "top", "good", "upgrade twice", "display", "temples"),
        *("part", "finishers", "raiders", "attacked", "resource", "traded", "points", "tally"),
        *("height", "lift", "slots", "camels", "reserve", "kind", "fit", "private", "no space"),
        *("phase", "turn", "ended", "first", "revealer"),
    ],
)
def test_whatever_cannot_be_is_noticed(name: str) -> None:
    with pytest.raises(AssertionError):
        GAME.invariants(spoilt(name))


def test_an_upgrade_that_is_not_in_the_box_is_noticed() -> None:
    scene = Scene(2).start("placement")
    scene.state.display.append("i7")
    with pytest.raises(AssertionError, match="not in the box"):
        GAME.invariants(scene.state)


# --- simple players ---------------------------------------------------------------------------


def worth(scene: Scene) -> int:
    """How well red stands, before the next piece is placed."""
    return GAME.worths(scene.start("placement").playing.view(RED))[RED]


def test_worths_prefer_points_resources_pieces_and_powers() -> None:
    plain = worth(Scene())
    assert worth(Scene().has(RED, points=12)) > worth(Scene().has(RED, points=11)) > plain
    assert all(worth(Scene().has(RED, **{one: 2})) > plain for one in RESOURCES)
    assert worth(Scene().has(RED, camels=4)) > plain
    assert worth(Scene().has(RED, upgrades=["i10"])) > plain
    assert worth(Scene().has(RED, hand=["k1"])) > plain
    assert worth(Scene().has(RED, height=3)) > plain
    assert worth(Scene().has(RED, temples=[1])) > plain
    assert worth(Scene().has(RED, goods={"silk": 1})) > plain


def rich(turn: int = 5) -> Scene:
    """Red can pay for whatever there is."""
    scene = Scene(turn=turn).display("i19", "i20")
    return scene.has(
        RED,
        **dict.fromkeys(RESOURCES, 6),
        height=5,
        hand=["k1"],
        goods={"silk": 1, "jade": 1, "glass": 1},
        upgrades=["i21", "i37", "i47", "i48"],
    )


@pytest.mark.parametrize(
    "place",
    [
        *("ns1", "ns5", "ns6", "ss5", "eu4", "eu5", "da1", "da2", "da3", "da4", "pa1", "pa3"),
        *("pa4", "pa6", "eb1", "eb2", "em1", "em2", "em3", "em4", "em5"),
        *("i21", "i37", "i47", "i48"),
    ],
)
def test_worths_expect_something_of_a_piece(place: str) -> None:
    assert worth(rich().stands(**{place: RED})) > worth(rich())


@pytest.mark.parametrize("place", ["ss5", "eb1"])
def test_worths_expect_more_of_a_piece_that_can_be_paid_for(place: str) -> None:
    poor = worth(Scene().stands(**{place: RED})) - worth(Scene())
    assert worth(rich().stands(**{place: RED})) - worth(rich()) > poor


def test_resources_are_worth_little_in_the_last_turn() -> None:
    def more(turn: int) -> int:
        return worth(Scene(turn=turn).has(RED, gold=3)) - worth(Scene(turn=turn))

    assert more(9) < more(8)
