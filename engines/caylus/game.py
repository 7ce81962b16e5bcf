"""Caylus as the house knows it."""

from collections.abc import Mapping, Sequence

from engines.caylus.checks import invariants
from engines.caylus.content import Content, read
from engines.caylus.ids import COLOURS, SECTIONS
from engines.caylus.migrations import MIGRATIONS
from engines.caylus.preview import purse
from engines.caylus.routines import ROUTINES
from engines.caylus.scoring import result, worths
from engines.caylus.state import Caylus, Player, Space
from engines.caylus.steps import (
    castle,
    construction,
    favour_cubes,
    lawyer,
    placement,
    production,
    provost,
    road,
    scoring,
    setup,
    specials,
    trade,
)
from engines.caylus.steps import round as rounds
from engines.core import GameSpec, OptionSpec, OptionValue, Text, Who

STEPS = (
    setup.LayNeutral,
    setup.DrawTurnOrder,
    rounds.StartRound,
    rounds.Income,
    placement.PlacementPhase,
    placement.PlaceWorker,
    specials.SpecialPhase,
    specials.Resolve,
    specials.LeaveSpecial,
    specials.UseGate,
    specials.TradingPost,
    specials.UseGuild,
    specials.UseJoust,
    specials.ResolveStables,
    specials.ResolveInn,
    specials.StayAtInn,
    provost.ProvostPhase,
    provost.ProvostGo,
    provost.BribeProvost,
    road.RoadPhase,
    road.ActivateRoad,
    road.LeaveRoad,
    road.SendHome,
    production.TakePackage,
    production.OwnerCube,
    construction.Build,
    construction.ReplaceResidence,
    lawyer.UseLawyer,
    trade.SellCube,
    trade.BuyCubes,
    trade.UseRate,
    trade.PayCubes,
    castle.CastlePhase,
    castle.CastleGo,
    castle.GiveBatch,
    castle.BestBuilder,
    castle.LeaveCastle,
    rounds.EndPhase,
    scoring.CheckCastle,
    scoring.ScoreSeat,
    scoring.CloseSection,
    rounds.NextRound,
    construction.GainFavour,
    construction.ChooseLine,
    favour_cubes.FavourCube,
    favour_cubes.SwapPaid,
    favour_cubes.SwapGained,
    construction.FavourBuilding,
)

# What can be built from the open stock (CAY-2.2).
STOCK = ("wood", "stone", "prestige")

FAVOURS = OptionSpec("favours", "table", ("table", "simplified"), rules=("CAY-12.2", "CAY-15.1"))
JEWELLER = OptionSpec("jeweller", "off", ("off", "on"), rules=("CAY-A81",))


def start(content: Content, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Caylus:
    """Everything in its place before the lot is drawn (CAY-2.2 to CAY-2.11)."""
    limits = content.limits
    game = Caylus(
        players=[_player(content, seat, colour) for seat, colour in enumerate(marks)],
        road=[Space() for _ in range(limits.road_length)],
        stock={
            name: tile.copies
            for name, tile in content.tiles.items()
            if tile.kind in STOCK and (not tile.optional or options[name] == "on")
        },
        houses={section: [] for section in SECTIONS},
        simplified=options["favours"] == "simplified",
        provost=limits.neutral_spaces,
        bailiff=limits.neutral_spaces,
    )
    for name, tile in content.tiles.items():
        if tile.space:
            game.space(tile.space).tile = name
    game.attach(content)
    return game


def _player(content: Content, seat: int, colour: str) -> Player:
    """A player without money yet, which comes with the turn order (CAY-2.6, CAY-2.7)."""
    begin, workers = content.start, content.limits.workers
    cubes = (begin.food, begin.wood, begin.stone, begin.cloth, begin.gold)
    return Player(seat, colour, 0, *cubes, workers)


def moment(game: Caylus) -> Text:
    """Where the game is."""
    phase = Text(f"caylus-phase-{game.phase}")
    if not game.round:
        return phase
    if game.active is None:
        return Text("caylus-moment-round", {"round": game.round, "phase": phase})
    who = Who(game.active)
    return Text("caylus-moment", {"round": game.round, "who": who, "phase": phase})


GAME = GameSpec(
    key="caylus",
    schema=2,
    state=Caylus,
    steps=STEPS,
    players=(2, 3, 4, 5),
    options=(FAVOURS, JEWELLER),
    marks=COLOURS,
    content=read,
    start=start,
    opening=setup.opening,
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    purse=purse,
    phase=lambda game: str(game.phase),
    routines=ROUTINES,
    migrations=MIGRATIONS,
)
