"""Tadmor as the house knows it."""

from collections.abc import Mapping, Sequence

from engines.core import GameSpec, OptionSpec, OptionValue, Text
from engines.tadmor.checks import invariants
from engines.tadmor.content import Content, read
from engines.tadmor.ids import MARKS, MISSIONS
from engines.tadmor.migrations import from_schema_1
from engines.tadmor.preview.purse import purse
from engines.tadmor.routines import ROUTINES
from engines.tadmor.scoring import result, worths
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps import (
    end,
    free,
    kingdom,
    missions,
    placement,
    raiders,
    rare,
    resolution,
    returning,
    setup,
    slots,
    storage,
    taking_back,
    temple,
    tower,
    trading,
    turn,
    upgrades,
)
from engines.tadmor.words import shared

STEPS = (
    setup.ShufflePiles,
    setup.DrawFirstPlayer,
    setup.ChooseExtras,
    setup.ChooseExtra,
    setup.ChooseFirstUpgrades,
    setup.ChooseFirstUpgrade,
    setup.LayFirstDisplay,
    setup.DealMissions,
    turn.StartTurn,
    placement.PlacementPhase,
    placement.PlacePiece,
    raiders.RaidersPhase,
    raiders.DivertRaid,
    raiders.Raid,
    raiders.SwapPiece,
    raiders.SwapWith,
    raiders.NextRaid,
    raiders.ChooseRaid,
    resolution.ResolutionPhase,
    slots.UpgradeSlot,
    slots.WindowSlot,
    slots.ConstructionSlot,
    upgrades.BuyUpgrade,
    upgrades.TakeShown,
    upgrades.TakeForeign,
    tower.Levels,
    tower.Traitor,
    tower.SendSappers,
    temple.BuildPart,
    temple.PayPart,
    rare.BuyGood,
    rare.TakeGood,
    rare.FreeGoods,
    rare.ChooseGood,
    missions.DrawMission,
    missions.PayMission,
    returning.TakeResources,
    returning.DiscardFor,
    trading.TradeGood,
    taking_back.TakeBack,
    free.CollectAll,
    kingdom.KingdomSlot,
    kingdom.Serve,
    kingdom.Tax,
    kingdom.StartResource,
    kingdom.LastTrades,
    storage.Leave,
    storage.Storage,
    kingdom.TowerPrestige,
    kingdom.WarSupplies,
    kingdom.Pawn,
    end.EndPhase,
    turn.NextTurn,
)

FIRST_UPGRADE = OptionSpec(
    "first_upgrade", "starting", ("starting", "any"), rules=("TAD-2.10", "TAD-2.15")
)


def start(content: Content, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Tadmor:
    """Everything in its place before anything is shuffled or chosen (TAD-2.1 to TAD-2.14)."""
    game = Tadmor(
        players=[_player(content, seat, mark) for seat, mark in enumerate(marks)],
        open_choice=options["first_upgrade"] == "any",
        deck=list(MISSIONS),
    )
    copies = content.by_players[len(marks)].copies
    for name, good in content.goods.items():
        game.below(good.pile).extend([name] * copies)
    for colour in content.piles:
        game.tops[colour] = game.below(colour).pop()
    game.attach(content)
    return game


def _player(content: Content, seat: int, mark: str) -> Player:
    """Resources, pieces and points of the beginning (TAD-2.7, TAD-2.8, TAD-2.13)."""
    begin = content.start
    warehouse = {
        "wood": begin.wood,
        "stone": begin.stone,
        "marble": begin.marble,
        "gold": begin.gold,
    }
    return Player(seat, mark, warehouse, begin.camels, begin.ships, begin.points)


def moment(game: Tadmor) -> Text:
    """Where the game is."""
    phase = Text(f"tadmor-phase-{game.phase}")
    if not game.turn:
        return phase
    return Text("tadmor-moment", {"turn": game.turn, "phase": phase})


GAME = GameSpec(
    key="tadmor",
    schema=2,
    migrations={1: from_schema_1},
    state=Tadmor,
    steps=STEPS,
    players=(2, 3, 4),
    options=(FIRST_UPGRADE,),
    marks=MARKS,
    content=read,
    start=start,
    opening=setup.opening,
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.turn,
    invariants=invariants,
    purse=purse,
    phase=lambda game: game.phase,
    routines=ROUTINES,
    shared=shared,
)
