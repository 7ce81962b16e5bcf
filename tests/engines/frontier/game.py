"""The frontier as the house knows it."""

from collections.abc import Sequence

from engines.core import GameSpec, OptionSpec, Text, Who, text
from engines.core.options import Options
from tests.engines.frontier.checks import invariants
from tests.engines.frontier.content import Box, read
from tests.engines.frontier.ids import HORDE
from tests.engines.frontier.preview import purse, sealed
from tests.engines.frontier.routines import ROUTINES, hurry
from tests.engines.frontier.scoring import result, worths
from tests.engines.frontier.state import Frontier, Land, Realm
from tests.engines.frontier.steps import (
    aftermath,
    battle,
    bidding,
    campaign,
    cards,
    gifts,
    horde,
    losses,
    planning,
    rounds,
)
from tests.engines.frontier.worlds import agree

STEPS = (
    rounds.SetUp,
    rounds.Round,
    bidding.Bidding,
    bidding.Bid,
    bidding.OpenBids,
    bidding.SetOrder,
    planning.Planning,
    planning.Plan,
    planning.OpenPlans,
    campaign.Campaign,
    campaign.Turn,
    campaign.March,
    campaign.Detach,
    battle.Muster,
    battle.Reinforce,
    battle.Join,
    cards.Council,
    cards.Commit,
    cards.Laying,
    cards.Lay,
    cards.OpenCards,
    battle.Melee,
    losses.Losses,
    losses.Lose,
    aftermath.Aftermath,
    aftermath.Retreat,
    aftermath.Close,
    horde.Ride,
    rounds.EndRound,
)

MARKS = ("ash", "elk", "heron", "ibex", "kite", "lynx")
NORTH = MARKS[:4]
"""The factions of which few players choose (FRO-1.1)."""
FEW = 3


def refuses(options: Options, players: int) -> Text | None:
    """Nobody plays alone without the horde (FRO-2.4)."""
    return Text("frontier-refuses-alone") if players == 1 and options["horde"] == "off" else None


def marks_for(_: Options, players: int) -> Sequence[str]:
    """Few players meet in the north (FRO-1.1)."""
    return NORTH if players <= FEW else MARKS


def house(options: Options, _: int) -> Sequence[str]:
    """The horde, where it rides (FRO-2.4)."""
    return (HORDE,) if options["horde"] == "on" else ()


def out(game: Frontier) -> list[int]:
    """The players who have lost their capital (FRO-7.1)."""
    return [one.seat for one in game.realms if one.out and not one.house]


def start(box: Box, options: Options, marks: Sequence[str]) -> Frontier:
    """The empty map, before armies and cards are dealt (FRO-2.1)."""
    realms = [
        Realm(seat, mark, box.home(mark).capital, house=mark == HORDE)
        for seat, mark in enumerate(marks)
    ]
    game = Frontier(
        realms,
        {land: Land() for land in box.lands},
        list(box.deck),
        int(options["rounds"]),
        options["oath"] == "on",
    )
    game.attach(box)
    return game


def moment(game: Frontier) -> Text:
    """Where the game is."""
    phase = Text(f"frontier-phase-{game.phase}")
    if game.active is None:
        return text("frontier-moment", round=game.round, phase=phase)
    return text("frontier-moment-turn", round=game.round, who=Who(game.active))


FRONTIER = GameSpec(
    key="frontier",
    schema=1,
    state=Frontier,
    steps=STEPS,
    players=(1, 2, 3, 4, 5, 6),
    options=(
        OptionSpec("horde", "off", ("off", "on"), rules=("FRO-2.4",)),
        OptionSpec("oath", "off", ("off", "on"), rules=("FRO-8.6",)),
        OptionSpec("rounds", 6, low=2, high=10, rules=("FRO-8.1",)),
    ),
    marks=MARKS,
    content=read,
    start=start,
    opening=lambda _: [rounds.SetUp(), rounds.Round()],
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    purse=purse,
    sealed=sealed,
    phase=lambda game: game.phase,
    routines=ROUTINES,
    refuses=refuses,
    marks_for=marks_for,
    house=house,
    hurry=hurry,
    brief={"rounds": 2},
    can_be_lost=True,
    out=out,
    agree=agree,
    acts=gifts.acts,
    shared=lambda _: Text("frontier-battle"),
)
