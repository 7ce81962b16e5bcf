"""Conqueror: Empire Rises as the house knows it."""

from collections.abc import Sequence

from engines.conqueror._worlds import agree
from engines.conqueror.checks import invariants
from engines.conqueror.content import Content, read
from engines.conqueror.ids import BOARDS, FACTIONS, MODES, PLAYED
from engines.conqueror.migrations import MIGRATIONS
from engines.conqueror.preview.purse import purse
from engines.conqueror.preview.sealed import sealed
from engines.conqueror.routines import ROUTINES, hurry
from engines.conqueror.scoring import result, worths
from engines.conqueror.state import Conqueror, Ground, Nation
from engines.conqueror.steps import (
    aftermath,
    blockade,
    boards,
    building,
    campaign,
    capitals,
    council,
    dynasty,
    gifts,
    losses,
    melee,
    policies,
    preparation,
    projects,
    purchases,
    reinforcing,
    rounds,
    sailing,
    setup,
    taxes,
    volley,
    year,
)
from engines.core import GameSpec, OptionSpec, Step, Text, Who, text
from engines.core.options import Options

STEPS = (
    setup.SetUp,
    boards.PlayerBoards,
    boards.TakeBoard,
    purchases.Purchases,
    purchases.Purchase,
    rounds.Round,
    year.NewYear,
    year.SetOrder,
    year.DrawChronicle,
    dynasty.Dynasties,
    dynasty.Dynasty,
    dynasty.DynastyUnits,
    dynasty.DynastyUnit,
    dynasty.DynastyPlace,
    capitals.Settle,
    capitals.OfferAgain,
    capitals.Establish,
    taxes.Taxes,
    policies.Policies,
    policies.Policy,
    policies.Redeploying,
    policies.AgentAction,
    building.BuildFort,
    projects.PlaceCard,
    projects.BuildWharf,
    projects.PlaceShips,
    preparation.Preparation,
    preparation.Planning,
    preparation.Prepare,
    preparation.OpenPlans,
    campaign.Campaign,
    campaign.Turn,
    blockade.Blockade,
    campaign.March,
    campaign.Detach,
    campaign.Rest,
    sailing.Carry,
    sailing.Load,
    reinforcing.Muster,
    reinforcing.Reinforce,
    reinforcing.SendPart,
    reinforcing.Join,
    volley.Shots,
    volley.Reroll,
    volley.Strike,
    losses.Split,
    losses.Choosing,
    losses.Lose,
    losses.Removal,
    council.Council,
    council.Summon,
    council.Lead,
    council.Scheme,
    council.Lay,
    council.Reveal,
    melee.Rally,
    melee.Risk,
    melee.Melee,
    melee.Casualties,
    aftermath.Aftermath,
    aftermath.GoBack,
    aftermath.Retreat,
    aftermath.Sail,
    aftermath.LeaveBehind,
    aftermath.Enter,
    aftermath.PutAway,
    rounds.EndRound,
)

SMALL = 4
"""Up to so many play on the small side of the board (CON-3.1)."""


def marks_for(_: Options, players: int) -> Sequence[str]:
    """The nations so many play with (CON-3.9)."""
    return [mark for mark in FACTIONS if players in PLAYED[mark]]


def start(content: Content, options: Options, marks: Sequence[str]) -> Conqueror:
    """The empty map, before armies and cards are dealt (CON-3.1 to CON-3.4)."""
    board = BOARDS[len(marks) > SMALL]
    blank = content.blanks.get(len(marks), [])
    levels = [
        [card for card, row in content.chronicles.items() if row.level == level]
        for level in (1, 2, 3)
    ]
    game = Conqueror(
        nations=[
            Nation(seat, mark, row.capital, dict(row.barracks))
            for seat, mark in enumerate(marks)
            for row in [content.factions[mark]]
        ],
        lands={place: Ground(blank=place in blank) for place in content.boards[board]},
        mode=str(options["mode"]),
        board=board,
        tokens=len(marks),
        tactics=[*content.deck],
        level_1=levels[0],
        level_2=levels[1],
        level_3=levels[2],
        automa=[*content.automa_deck],
        sealed=options["preparation"] == "sealed",
        early=options["chronicle_round_1"] == "on",
        destiny=options["seas_of_destiny"] != "off",
        boards_chosen=options["seas_of_destiny"] == "on",
    )
    game.attach(content)
    return game


def opening(game: Conqueror) -> list[Step[Conqueror]]:
    """The steps that play a match; player boards are chosen before anything is bought (CON-27.3)."""
    choice = [boards.PlayerBoards()] if game.boards_chosen else []
    return [setup.SetUp(), *choice, purchases.Purchases(), rounds.Round()]


def phase(game: Conqueror) -> str:
    """Which phase of the round it is; for help, a battle is one of its own."""
    return game.phase if game.battle is None else "battle"


def moment(game: Conqueror) -> Text:
    """Where the game is."""
    told = Text(f"conqueror-phase-{game.phase}")
    if not game.round:
        return told
    rounds = game.content.modes[game.mode].rounds
    together = game.phase == "preparation" and game.sealed
    if game.active is None or together:
        return text("conqueror-moment", round=game.round, rounds=rounds, phase=told)
    return text(
        "conqueror-moment-turn",
        round=game.round,
        rounds=rounds,
        phase=told,
        who=Who(game.active),
    )


def out(game: Conqueror) -> list[int]:
    """Who is eliminated (CON-5.13)."""
    return [one.seat for one in game.nations if one.out]


GAME = GameSpec(
    key="conqueror",
    schema=2,
    migrations=MIGRATIONS,
    state=Conqueror,
    steps=STEPS,
    players=(3, 4, 5, 6),
    options=(
        OptionSpec("mode", MODES[1], MODES, rules=("CON-1.2",), paces=True),
        OptionSpec("preparation", "sealed", ("sealed", "turn_order"), rules=("CON-14.1",)),
        OptionSpec("chronicle_round_1", "off", ("off", "on"), rules=("CON-A2",)),
        OptionSpec(
            "seas_of_destiny",
            "off",
            ("off", "on", "base_boards"),
            rules=("CON-27.3",),
            paces=True,
        ),
    ),
    marks=FACTIONS,
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
    phase=phase,
    routines=ROUTINES,
    marks_for=marks_for,
    hurry=hurry,
    brief={"mode": "conquest"},
    full={"mode": "emperor", "seas_of_destiny": "on"},
    out=out,
    agree=agree,
    acts=gifts.acts,
    shared=lambda _: Text("conqueror-battle"),
)
