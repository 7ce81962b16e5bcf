"""Whole matches by random answers: nothing impossible happens, what is told is true, and they end."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from data.rules import rules
from engines.caylus.game import GAME
from engines.caylus.ids import CUBES
from engines.caylus.state import Caylus
from engines.core import Arg, Event, Match, Stream, Text, Who, key_from
from engines.core.playout import waiting
from tests.engines.caylus.build import BLUE, RED, Scene, begin, state_of
from tests.rulebook import rule

OPTIONS = [
    {"favours": favours, "jeweller": jeweller}
    for favours in ("table", "simplified")
    for jeweller in ("off", "on")
]
PLAYERS = (2, 3, 4, 5)
KINDS = ("deniers", "points", *CUBES)
GOODS = {"caylus-deniers": "deniers", "caylus-points": "points"} | {
    f"caylus-cube-{cube}": cube for cube in CUBES
}


def play(match: Match[Caylus], seed: str) -> None:
    """Answer at random to the end."""
    stream = Stream(key_from(seed), "play", 0)
    while not match.over:
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, decision.sample(stream))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(one.values()))
def test_random_matches_keep_the_invariants_and_end(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        match = begin(players, f"playout {seed}", **options)
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            decision = waiting(match)[0]
            assert decision.sole_answer() is None
            match.answer(decision.id, decision.seat, decision.sample(stream))
            GAME.invariants(state_of(match))
        result = match.result()
        assert result is not None
        assert result.scores[result.winners[0]].rank == 1
        assert state_of(match).ended


@rule("CAY-3.1", "CAY-10.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_match_has_at_most_eighteen_rounds(players: int) -> None:
    match = begin(players, "passing")
    while not match.over:
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, match.default_for(decision.id))
    assert state_of(match).round == 18


# --- what is told is what happens -------------------------------------------------------------


def told(events: Sequence[Event], players: int) -> list[Counter[str]]:
    """What every seat has gained and paid, by the story alone."""
    ledger: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        for seat, sign, goods in _entries(event):
            for one in goods if isinstance(goods, list) else [goods]:
                assert isinstance(one, Text)
                assert isinstance(one.args["n"], int)
                ledger[seat][GOODS[one.key]] += sign * one.args["n"]
    return ledger


def _entries(event: Event) -> list[tuple[int, int, Arg]]:
    found: list[tuple[int, int, Arg]] = []
    for name, sign in (("gained", 1), ("paid", -1), ("lost", -1)):
        if name in event.data:
            assert event.by is not None
            found.append((event.by, sign, event.data[name]))
    owner = event.data.get("owner")
    if isinstance(owner, Who):
        found.append((owner.who, 1, event.data["honour"]))
    shares = event.data.get("shares", [])
    for share in shares if isinstance(shares, list) else []:
        assert isinstance(share, Text)
        who = share.args["who"]
        assert isinstance(who, Who)
        found.append((who.who, 1, share.args["gained"]))
    return found


def owned(state: Caylus) -> list[Counter[str]]:
    """What every seat has."""
    return [Counter({kind: player.amount(kind) for kind in KINDS}) for player in state.players]


@rule("CAY-1.14", "CAY-3.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("favours", ["table", "simplified"])
def test_the_story_accounts_for_every_cube_denier_and_point(players: int, favours: str) -> None:
    for seed in range(4):
        match = begin(players, f"ledger {seed}", favours=favours, jeweller="on")
        stream = Stream(key_from(str(seed)), "play", 0)
        while not match.over:
            before = owned(state_of(match))
            decision = waiting(match)[0]
            events = match.answer(decision.id, decision.seat, decision.sample(stream))
            for had, change, has in zip(
                before, told(events, players), owned(state_of(match)), strict=True
            ):
                assert {kind: had[kind] + change[kind] for kind in KINDS} == dict(has)


# --- impossible states ------------------------------------------------------------------------


def spoilt(name: str) -> Caylus:
    """A position with something wrong."""
    scene = Scene().road(9, "park", BLUE).stands(castle=[RED]).start("placement")
    state = scene.state
    changes: dict[str, Callable[[], object]] = {
        "workers": lambda: state.castle.clear(),
        "castle": lambda: state.castle.append(RED),
        "stock": lambda: state.stock.update(park=1),
        "neutral": lambda: setattr(state.space(1), "tile", state.space(2).tile),
        "fixed": lambda: setattr(state.space(7), "tile", "residence"),
        "owner": lambda: setattr(state.space(9), "owner", None),
        "landlord": lambda: setattr(state.space(1), "owner", RED),
        "empty": lambda: setattr(state.space(12), "owner", RED),
        "heir": lambda: setattr(state.space(1), "heir", RED),
        "cubes": lambda: setattr(state.players[RED], "gold", -1),
        "marker": lambda: state.players[RED].favours.update(cubes=3),
        "lines": lambda: state.players[RED].favours.pop("cubes"),
        "twice": lambda: state.players[RED].lines_used.extend(["cubes", "cubes"]),
        "houses": lambda: state.houses["dungeon"].extend([RED] * 7),
        "scored": lambda: state.scored.append("walls"),
        "ended": lambda: setattr(state, "ended", True),
        "order": lambda: state.order.append(RED),
        "bridge": lambda: state.bridge.extend([RED, RED]),
        "provost": lambda: setattr(state, "provost", 0),
        "bailiff": lambda: setattr(state, "bailiff", 29),
    }
    changes[name]()
    return state


@pytest.mark.parametrize(
    "name",
    [
        *("workers", "castle", "stock", "neutral", "fixed", "owner", "landlord", "empty", "heir"),
        *("cubes", "marker", "lines", "twice", "houses", "scored", "ended", "order", "bridge"),
        *("provost", "bailiff"),
    ],
)
def test_whatever_cannot_be_is_noticed(name: str) -> None:
    with pytest.raises(AssertionError):
        GAME.invariants(spoilt(name))


def test_two_workers_of_one_player_in_the_castle_are_noticed() -> None:
    scene = Scene().stands(castle=[RED]).start("placement")
    scene.state.castle.append(RED)
    scene.state.players[RED].workers -= 1
    with pytest.raises(AssertionError, match="two workers in the castle"):
        GAME.invariants(scene.state)


def test_a_worker_on_a_residence_is_noticed() -> None:
    scene = Scene().road(9, "residence", BLUE).start("placement")
    scene.state.space(9).worker = RED
    scene.state.players[RED].workers -= 1
    with pytest.raises(AssertionError, match="takes no workers"):
        GAME.invariants(scene.state)


# --- simple players ---------------------------------------------------------------------------


def worth(scene: Scene, at: str = "placement") -> int:
    return GAME.worths(scene.start(at).playing.view(RED))[RED]


def test_worths_prefer_points_goods_favours_and_income() -> None:
    plain = worth(Scene())
    assert worth(Scene().has(RED, points=12)) > worth(Scene().has(RED, points=11)) > plain
    assert all(worth(Scene().has(RED, **{kind: 11})) > plain for kind in ("deniers", *CUBES))
    assert worth(Scene().has(RED, favours={"cubes": 1})) > plain
    assert worth(Scene().road(9, "residence", RED)) > plain
    assert worth(Scene().houses(dungeon=[RED])) > plain


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
def test_worths_expect_something_of_a_worker(number: int) -> None:
    def scene() -> Scene:
        found = Scene().has(RED, cloth=3, stone=3, gold=2, wood=3, food=3).at(provost=12)
        return found.road(9, "lawyer", BLUE).road(10, "bank", BLUE).road(11, "architect", BLUE)

    assert worth(scene().road(number, worker=RED)) > worth(scene())


@pytest.mark.parametrize("place", ["gate", "trading_post", "guild", "joust", "inn_left", "castle"])
def test_worths_expect_something_of_a_worker_before_the_bridge(place: str) -> None:
    rich = Scene().has(RED, cloth=1, food=1, wood=1, stone=1)
    there = Scene().has(RED, cloth=1, food=1, wood=1, stone=1)
    there.stands(**{place: [RED] if place == "castle" else RED})
    assert worth(there) > worth(rich)


def test_worths_expect_less_of_a_worker_far_beyond_the_provost() -> None:
    def mine(provost: int) -> int:
        return worth(Scene().road(16, worker=RED).at(provost=provost))

    assert mine(16) > mine(14) > mine(9)


def test_worths_expect_the_residence_that_is_paid_for() -> None:
    pending = Scene().road(1, worker=BLUE)
    pending.start_state.space(1).heir = RED
    assert worth(pending) > worth(Scene().road(1, worker=BLUE))


def test_worths_prefer_an_early_place_in_the_stables() -> None:
    first, second = (Scene().stands(stables=seats) for seats in ([RED, BLUE], [BLUE, RED]))
    assert worth(first) > worth(second)
    last = Scene().order(BLUE, 2, 3, RED), Scene().order(BLUE, 2, 3, RED).stands(stables=[RED])
    assert worth(last[0]) < worth(last[1])


def test_worths_know_that_an_early_place_brings_less_the_fewer_sections_are_left() -> None:
    def gained(*scored: str) -> int:
        first, last = (
            Scene(3).order(*order).scored(*scored) for order in ((RED, BLUE, 2), (BLUE, 2, RED))
        )
        return worth(first) - worth(last)

    assert gained() > gained("dungeon") > gained("dungeon", "walls") > 0


def test_worths_expect_nothing_of_the_castle_without_a_batch() -> None:
    assert worth(Scene().stands(castle=[RED])) < worth(Scene())


# --- questions --------------------------------------------------------------------------------


def test_every_rule_a_question_names_exists() -> None:
    known = rules("caylus")
    for players in PLAYERS:
        match = begin(players, f"rules {players}", jeweller="on")
        stream = Stream(key_from("rules"), "play", 0)
        while not match.over:
            decision = waiting(match)[0]
            assert [name for name in decision.rules if name not in known] == []
            match.answer(decision.id, decision.seat, decision.sample(stream))
