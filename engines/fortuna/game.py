"""Fortuna as the house knows it."""

from collections.abc import Mapping, Sequence

from engines.core import GameSpec, OptionSpec, OptionValue, Text, Who
from engines.fortuna.checks import invariants
from engines.fortuna.content import Content, read
from engines.fortuna.ids import FORTUNA_CARD, SIDES
from engines.fortuna.migrations import MIGRATIONS
from engines.fortuna.preview import purse
from engines.fortuna.routines import ROUTINES
from engines.fortuna.rules.deck import full_deck
from engines.fortuna.scoring import result, worths
from engines.fortuna.state import Favour, Fortuna, Province
from engines.fortuna.steps import (
    actions,
    building,
    family,
    favour,
    goods,
    palace,
    privileges,
    setup,
    turn,
)
from engines.fortuna.steps import round as rounds

STEPS = (
    setup.DrawTurnOrder,
    setup.ShufflePrivileges,
    setup.DealFirstGame,
    setup.DealDraft,
    setup.DraftCard,
    setup.FillEmptySides,
    setup.ReserveCards,
    setup.ReserveCard,
    setup.TurnReservedDown,
    rounds.StartRound,
    rounds.TakeTurn,
    rounds.EndRound,
    rounds.EndGame,
    turn.AqueductWater,
    turn.TurnUpReserved,
    turn.ChooseCard,
    turn.ExchangeCard,
    turn.BeginMilitaryPower,
    turn.MilitaryPower,
    goods.CollectGoods,
    goods.HarvestWithWater,
    goods.SellGoods,
    goods.BuyPeople,
    goods.RepresentClergy,
    family.Marry,
    family.ChooseFamilyBonus,
    building.BuildOne,
    actions.TrustFortuna,
    actions.Corrupt,
    favour.RollDice,
    favour.ServeEmperor,
    favour.ExtraFlip,
    privileges.PlayPrivilege,
    privileges.ChooseCube,
    privileges.BeginPrivileges,
    privileges.ReceivePrivileges,
    privileges.KeepPrivileges,
    privileges.EndTurn,
    palace.ArriveAtPalace,
    palace.KeepPalaceCard,
    palace.TakePalaceCard,
)

DEAL = OptionSpec(
    "deal",
    "first_game",
    ("first_game", "experienced"),
    rules=("FOR-2.17", "FOR-2.20"),
)


def start(content: Content, options: Mapping[str, OptionValue], marks: Sequence[str]) -> Fortuna:
    """Everything in its place before the lot is drawn (FOR-2.1 to FOR-2.15)."""
    players = len(marks)
    counts = content.by_players[players]
    begin = content.start
    game = Fortuna(
        provinces=[
            Province(
                seat,
                SIDES.index(colour),
                begin.coins,
                begin.grain,
                begin.water,
                begin.wine,
                begin.dice,
                begin.priestesses,
                begin.centurions,
                begin.step,
            )
            for seat, colour in enumerate(marks)
        ],
        sides=[[] for _ in SIDES],
        favours=[Favour(int(number)) for number in content.favours],
        piles=dict.fromkeys(content.buildings, counts.buildings_per_kind),
        dice_supply=content.limits.total_dice - players * begin.dice,
        deck=full_deck(content, players),
        deal=str(options["deal"]),
        palace_tokens=content.limits.palace_tokens,
        open_cards=[card for card in content.actions if card != FORTUNA_CARD],
    )
    game.attach(content)
    return game


def moment(game: Fortuna) -> Text:
    """Where the game is."""
    phase = Text(f"fortuna-phase-{game.phase}")
    if game.active is None:
        return (
            phase
            if not game.round
            else Text("fortuna-moment-round", {"round": game.round, "phase": phase})
        )
    who = Who(game.active)
    return Text("fortuna-moment", {"round": game.round, "who": who, "phase": phase})


GAME = GameSpec(
    key="fortuna",
    schema=3,
    state=Fortuna,
    steps=STEPS,
    players=(2, 3, 4),
    options=(DEAL,),
    marks=SIDES,
    content=read,
    start=start,
    opening=setup.opening,
    result=result,
    worths=worths,
    moment=moment,
    round=lambda game: game.round,
    invariants=invariants,
    purse=purse,
    normal_steps=50,
    can_be_lost=True,
    phase=lambda game: str(game.phase),
    migrations=MIGRATIONS,
    routines=ROUTINES,
    agree=setup.reserves_agree,
)
