"""Missions returned for their benefit, and those of the hand discarded for a resource (TAD-13)."""

from typing_extensions import override

from engines.core import Allocate, Choose, Decision, Option, Slot, Text, record, text
from engines.tadmor.content.effects import Draw, FreeLevels, NextPiece, Resources, Scholars
from engines.tadmor.ids import ADVANCED, RESOURCES
from engines.tadmor.preview.prices import good_cost, lacking, part_cost
from engines.tadmor.preview.temples import furthest, lacking_sites, sites
from engines.tadmor.rules.goods import receive
from engines.tadmor.rules.sharing import action_at
from engines.tadmor.rules.supply import (
    can_draw,
    discard,
    draw_missions,
    gain_piece,
    next_piece,
    off_board,
    return_mission,
    stocked,
)
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.own import OwnAsk
from engines.tadmor.steps.paying import LABEL
from engines.tadmor.steps.rare import ChooseGood
from engines.tadmor.steps.temple import BuildPart, build
from engines.tadmor.steps.tower import SendSappers, raise_free, sapper_targets
from engines.tadmor.steps.upgrades import TakeForeign, TakeShown
from engines.tadmor.words import MISSION, amount

# --- returning --------------------------------------------------------------------------------


def can_return(game: Tadmor, player: Player, mission: str) -> bool:
    """Whether returning a completed mission would have an effect now (TAD-A41, TAD-A42)."""
    effect = game.content.missions[mission].effect
    match effect.kind:
        case "any_good":
            return bool(stocked(game))
        case "free_part":
            return bool(sites(game, player))
        case "vow":
            return game.supply("basement") > 0
        case "sappers":
            return bool(sapper_targets(game, player.seat))
        case "draw":
            return can_draw(game)
        case "scholars":
            return bool(game.display)
        case "foreigners":
            return bool(off_board(game))
    if isinstance(effect, NextPiece):
        return next_piece(game, player, effect.piece) is not None
    return True


HOPED = ("vow", "sappers", "draw")
"""Benefits that another player can make possible: parts and cards come back, towers grow."""


def may_yet_return(game: Tadmor, player: Player, mission: str) -> bool:
    """Whether a player before could still make possible what `can_return` says is not (TAD-6.14)."""
    kind = game.content.missions[mission].effect.kind
    if kind == "free_part":
        return bool(lacking_sites(game, player))
    return kind in HOPED


def use_mission(game: Tadmor, seat: int, mission: str) -> None:
    """Return a completed mission and have its benefit (TAD-13.4)."""
    player = game.players[seat]
    effect = game.content.missions[mission].effect
    if effect.kind == "free_part":
        game.push(BuildPart(seat, mission))
        return
    return_mission(game, player, mission)
    if isinstance(effect, NextPiece):
        gain_piece(game, player, effect.piece)
    elif isinstance(effect, FreeLevels):
        raise_free(game, seat, effect.levels)
    elif isinstance(effect, Draw):
        draw_missions(game, player, effect.missions)
    elif isinstance(effect, Resources):
        game.push(TakeResources(seat, mission, effect.amount))
    elif isinstance(effect, Scholars):
        game.push(TakeShown(seat, mission, effect.upgrades))
    else:
        _begin(game, player, mission, effect.kind)


def _begin(game: Tadmor, player: Player, mission: str, kind: str) -> None:
    match kind:
        case "any_good":
            game.push(ChooseGood(player.seat))
        case "vow":
            build(game, player.seat, mission, len(player.temples), [])
        case "sappers":
            game.push(SendSappers(player.seat, mission))
        case "foreigners":
            game.push(TakeForeign(player.seat, mission))
        case "charter":
            player.charter = True


@record
class TakeResources(OwnAsk):
    """Resources of any types among the Traded goods (TAD-18.K16, TAD-12.7)."""

    seat: int
    mission: str
    number: int

    @override
    def decision(self, game: Tadmor) -> Decision:
        proposal = wanted(game, game.players[self.seat], self.number)
        return Allocate(
            prompt=text(
                "tadmor-prompt-resources",
                card=MISSION[self.mission],
                amount=amount("any", self.number),
            ),
            topic=TOPIC_RETURN,
            default=proposal,
            rules=["TAD-18.K16", "TAD-12.7"],
            slots=[Slot(one, LABEL[one], 0, self.number) for one in RESOURCES],
            least=self.number,
            most=self.number,
            proposal=proposal,
        )

    @override
    def answer(self, game: Tadmor, answer: dict[str, int]) -> None:
        gained = receive(game.players[self.seat], answer)
        game.tell("tadmor-event-resources", by=self.seat, gained=gained)


TOPIC_RETURN = Text("tadmor-topic-return")


def wanted(game: Tadmor, player: Player, number: int) -> dict[str, int]:
    """Which resources to take: those that the next own action lacks, then gold and marble in turn."""
    found = dict.fromkeys(RESOURCES, 0)
    for cost in _next_costs(game, player):
        lacks = lacking(player, cost)
        if lacks and sum(lacks.values()) <= number:
            found.update(lacks)
            break
    for at in range(number - sum(found.values())):
        found[ADVANCED[(at + 1) % len(ADVANCED)]] += 1
    return found


def _next_costs(game: Tadmor, player: Player) -> list[dict[str, int]]:
    """What the pieces of a player in Construction will have to pay: temple part, rare goods."""
    costs = []
    for place in game.places_of(player.seat):
        space = game.content.spaces.get(place)
        if action_at(game.content, place) in ("temple", "sanctuary"):
            costs.append(dict(part_cost(game, furthest(player))))
        elif space is not None and space.pile is not None:
            costs.append(good_cost(game, player, space.pile))
    return costs


# --- discarding -------------------------------------------------------------------------------


def discard_for(game: Tadmor, seat: int, mission: str) -> None:
    """A mission of the hand lies on the discard pile for all to see; then a resource comes for it."""
    discard(game, game.players[seat], mission)
    game.reveal()
    game.push(DiscardFor(seat, mission))


@record
class DiscardFor(OwnAsk):
    """Which resource comes for a mission that has been discarded (TAD-13.1, TAD-12.6)."""

    seat: int
    mission: str

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        return Choose(
            prompt=text("tadmor-prompt-discard", card=MISSION[self.mission]),
            topic=Text("tadmor-topic-discard"),
            default=min(reversed(RESOURCES), key=player.has),
            rules=["TAD-13.1", "TAD-12.6"],
            options=[Option(one, amount(one, 1)) for one in RESOURCES],
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        gained = receive(game.players[self.seat], {answer: 1})
        game.tell("tadmor-event-discard", by=self.seat, card=MISSION[self.mission], gained=gained)
