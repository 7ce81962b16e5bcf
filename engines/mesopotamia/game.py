"""Mesopotamia as the house knows it."""

from collections.abc import Mapping, Sequence

from engines.core import GameSpec, OptionSpec, Step, Text, Who, text
from engines.core.spec import Options
from engines.mesopotamia._worlds import agree
from engines.mesopotamia.checks import invariants
from engines.mesopotamia.content import Content, read
from engines.mesopotamia.ids import (
    ASSYRIANS_HITTITES,
    BASE,
    BOXES,
    EMPIRES,
    MARI_EBLAITES,
)
from engines.mesopotamia.migrations import MIGRATIONS
from engines.mesopotamia.preview.purse import purse
from engines.mesopotamia.preview.sealed import sealed
from engines.mesopotamia.routines import ROUTINES, hurry
from engines.mesopotamia.scoring import result, standing
from engines.mesopotamia.state import Ground, Mesopotamia, Realm, Track
from engines.mesopotamia.steps import (
    aftermath,
    arranging,
    bidding,
    bouts,
    building,
    duel,
    events,
    exploring,
    fighting,
    growing,
    market,
    research,
    rewards,
    round_events,
    rounds,
    setup,
    simple,
    sinking,
    tribes,
    turn,
    warfare,
)

STEPS = (
    setup.SetUp,
    setup.ChooseStart,
    setup.LayOut,
    setup.FirstDie,
    setup.Outpost,
    setup.Berth,
    setup.DealQuests,
    setup.KeepQuests,
    setup.Returned,
    rounds.Round,
    turn.Turn,
    turn.Act,
    turn.Reroll,
    turn.RollUp,
    exploring.Explore,
    exploring.Activate,
    building.Build,
    building.BuildOne,
    research.Research,
    research.Study,
    market.Gather,
    market.GatherGoods,
    market.Trade,
    warfare.Warfare,
    warfare.Recruit,
    growing.Grow,
    growing.GrowBy,
    events.Reveal,
    events.WonFromTribes,
    events.OrderReveals,
    events.ChooseOption,
    rewards.Reward,
    rewards.Discover,
    fighting.CombatPhase,
    sinking.Sink,
    fighting.OrderCombats,
    fighting.Combats,
    fighting.Fight,
    fighting.Pair,
    simple.Contend,
    simple.BidSum,
    simple.OpenSums,
    simple.LoseUnit,
    simple.Decided,
    tribes.AfterFight,
    aftermath.AfterCombat,
    aftermath.Breach,
    aftermath.Sieges,
    aftermath.Sack,
    duel.Engage,
    bidding.Bids,
    bidding.Bid,
    bidding.OpenBids,
    bidding.Resolve,
    bidding.Assign,
    bidding.Begin,
    arranging.Arrange,
    arranging.HowMany,
    arranging.Split,
    arranging.LineUp,
    arranging.Arranged,
    bouts.Clash,
    bouts.Retreat,
    bouts.Beaten,
    bouts.Tire,
    bouts.Parted,
    round_events.ControlChanges,
    round_events.RunEvents,
    round_events.Pay,
    rounds.EndOfRound,
)
IN_PLAY: Mapping[str, Sequence[str]] = {
    BASE: (BASE,),
    ASSYRIANS_HITTITES: (BASE, ASSYRIANS_HITTITES),
    MARI_EBLAITES: (BASE, MARI_EBLAITES),
    "both": BOXES,
}
"""The boxes that the option of this name means (MES-35.1)."""
EMPIRES_OF = {BASE: EMPIRES[:4], ASSYRIANS_HITTITES: EMPIRES[4:6], MARI_EBLAITES: EMPIRES[6:]}
BASE_PLAYERS = 4
"""So many can play with the base box alone (MES-1.5)."""
OFF = "off"
"""No last round is agreed on: the match goes on until the Hanging Gardens are complete (MES-1.3)."""


def refuses(options: Options, players: int) -> Text | None:
    """Five and six need an expansion (MES-1.5)."""
    alone = options["boxes"] == BASE and players > BASE_PLAYERS
    return text("mesopotamia-refuses-boxes", n=BASE_PLAYERS) if alone else None


def marks_for(options: Options, players: int) -> Sequence[str]:
    """The empires of the boxes in play (MES-3.15, MES-35.3).

    All of them where more want to play than that: a lobby may wait for an expansion to be added.
    """
    marks = [mark for box in IN_PLAY[str(options["boxes"])] for mark in EMPIRES_OF[box]]
    return marks if players <= len(marks) else EMPIRES


def start(content: Content, options: Options, marks: Sequence[str]) -> Mesopotamia:
    """The empty map, before start areas are chosen and chance lays out the rest (MES-3.1)."""
    boxes = [*IN_PLAY[str(options["boxes"])]]
    rows = content.empires
    game = Mesopotamia(
        realms=[Realm(seat, mark, dict(rows[mark].levels)) for seat, mark in enumerate(marks)],
        grounds={area: Ground() for area in content.areas},
        ships={section: [] for section in content.sections},
        events=_track(
            content.limits.event_spaces,
            {seat: (rows[m].event_space, rows[m].event_place) for seat, m in enumerate(marks)},
        ),
        population=_track(
            len(content.population),
            {seat: (rows[m].population, rows[m].population_place) for seat, m in enumerate(marks)},
        ),
        layout=len(marks),
        boxes=boxes,
        quests=[quest for quest, row in content.quests.items() if row.box in boxes],
        simple=options["combat"] == "simple",
        set_dice=options["dice"] == "set",
        last_round=0 if options["last_round"] == OFF else int(options["last_round"]),
    )
    game.attach(content)
    return game


def _track(spaces: int, begins: Mapping[int, tuple[int, int]]) -> Track:
    """A track with the seals where they begin: by seat the space, and the place from the top (MES-3.20)."""
    return Track(
        [
            sorted(
                (seat for seat, (space, _) in begins.items() if space == number),
                key=lambda seat: -begins[seat][1],
            )
            for number in range(1, spaces + 1)
        ]
    )


def opening(_: Mesopotamia) -> list[Step[Mesopotamia]]:
    """The steps that play a match (MES-3.19)."""
    return [setup.SetUp(), setup.DealQuests(), setup.Returned(), rounds.Round()]


def moment(game: Mesopotamia) -> Text:
    """Where the game is."""
    phase = Text(f"mesopotamia-phase-{game.phase}")
    if not game.round:
        return phase
    if game.active is None:
        return text("mesopotamia-moment", round=game.round, phase=phase)
    return text("mesopotamia-moment-turn", round=game.round, phase=phase, who=Who(game.active))


GAME = GameSpec(
    key="mesopotamia",
    schema=1,
    migrations=MIGRATIONS,
    state=Mesopotamia,
    steps=STEPS,
    players=(2, 3, 4, 5, 6),
    options=(
        OptionSpec("boxes", BASE, tuple(IN_PLAY), rules=("MES-1.5",)),
        OptionSpec("dice", "rolled", ("rolled", "set"), rules=("MES-8.13",)),
        OptionSpec("combat", "cards", ("cards", "simple")),
        OptionSpec("last_round", OFF, (OFF, "5", "10", "20", "30"), rules=("MES-1.3",), paces=True),
    ),
    marks=EMPIRES,
    content=read,
    start=start,
    opening=opening,
    result=result,
    standing=standing,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    purse=purse,
    sealed=sealed,
    phase=lambda game: game.phase,
    routines=ROUTINES,
    hurry=hurry,
    refuses=refuses,
    marks_for=marks_for,
    brief={"boxes": "both", "last_round": "5"},
    agree=agree,
)
