"""Mesopotamia as the house knows it."""

from engines.core import GameSpec, OptionSpec, Step, Text, Who, text
from engines.mesopotamia._lobby import IN_PLAY, OFF, house, marks_for, refuses, start
from engines.mesopotamia._worlds import agree
from engines.mesopotamia.checks import invariants
from engines.mesopotamia.content import read
from engines.mesopotamia.ids import (
    BASE,
    BY_LOT,
    COMBAT,
    DIFFICULTIES,
    EMPIRES,
    END_PHASE,
    PLAYED,
    RIVALS,
    SCENARIOS,
)
from engines.mesopotamia.migrations import MIGRATIONS
from engines.mesopotamia.preview.purse import purse
from engines.mesopotamia.preview.sealed import sealed
from engines.mesopotamia.routines import ROUTINES, hurry
from engines.mesopotamia.scoring import result, worths
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.steps import (
    aftermath,
    arranging,
    automaton,
    bidding,
    bouts,
    building,
    driving,
    duel,
    events,
    exploring,
    fighting,
    growing,
    guardians,
    market,
    programmes,
    research,
    rewards,
    round_events,
    rounds,
    scenarios,
    setup,
    siege,
    simple,
    sinking,
    solo_combat,
    strategies,
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
    strategies.LayOutStrategies,
    setup.DealQuests,
    setup.KeepQuests,
    setup.Returned,
    rounds.Round,
    turn.Turn,
    turn.Act,
    turn.Reroll,
    turn.RollUp,
    automaton.PlayCards,
    programmes.Perform,
    driving.Advance,
    automaton.PutBack,
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
    solo_combat.Confront,
    solo_combat.Prepare,
    solo_combat.Uncover,
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
    round_events.Forfeit,
    rounds.EndOfRound,
    scenarios.Stage,
    siege.Fortify,
    siege.UrTurn,
    guardians.FirstWave,
    guardians.Onslaught,
    guardians.Watch,
)


def opening(game: Mesopotamia) -> list[Step[Mesopotamia]]:
    """The steps that play a match (MES-3.19)."""
    begin = scenarios.Stage() if game.mode in SCENARIOS else setup.SetUp()
    return [begin, setup.DealQuests(), setup.Returned(), rounds.Round()]


def moment(game: Mesopotamia) -> Text:
    """Where the game is."""
    if game.wave and not game.ended:
        waves = len(game.content.waves)
        return text("mesopotamia-moment-wave", n=game.wave, all=waves, moment=_when(game))
    return _when(game)


def chapter(game: Mesopotamia) -> str:
    """The phase as help tells of it: to one person otherwise than to several, and by what they play for."""
    combat = game.phase == COMBAT
    phase = f"{game.phase}-simple" if combat and game.simple else game.phase
    if len(game.people()) > 1 or game.phase == END_PHASE:
        return phase
    scenario = game.mode in SCENARIOS and not combat
    return f"{phase}-{game.mode if scenario else 'alone'}"


def _when(game: Mesopotamia) -> Text:
    """The round, the phase, and whose turn it is."""
    phase = Text(f"mesopotamia-phase-{game.phase}")
    if not game.round:
        return phase
    if game.active is None:
        return text("mesopotamia-moment", round=game.round, phase=phase)
    return text("mesopotamia-moment-turn", round=game.round, phase=phase, who=Who(game.active))


GAME = GameSpec(
    key="mesopotamia",
    schema=2,
    migrations=MIGRATIONS,
    state=Mesopotamia,
    steps=STEPS,
    players=(1, 2, 3, 4, 5, 6),
    options=(
        OptionSpec("mode", RIVALS, PLAYED, rules=("MES-30.1", "MES-34.1")),
        OptionSpec("difficulty", DIFFICULTIES[0], DIFFICULTIES, rules=("MES-30.8",)),
        OptionSpec("opponent", BY_LOT, (BY_LOT, *EMPIRES), rules=("MES-30.21",)),
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
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    purse=purse,
    sealed=sealed,
    phase=chapter,
    routines=ROUTINES,
    hurry=hurry,
    refuses=refuses,
    marks_for=marks_for,
    house=house,
    can_be_lost=True,
    brief={"boxes": "both", "last_round": "5"},
    full={"boxes": "both"},
    foresight=3,
    agree=agree,
)
