"""Temples: part by part, and rare goods for the first two players to complete one (TAD-8.10 to TAD-8.22)."""

from collections.abc import Sequence
from typing import ClassVar

from typing_extensions import override

from engines.core import Ask, Choose, Decision, Objects, Option, Text, record, text
from engines.core.text import Arg
from engines.tadmor.content.effects import Sanctuary, Workshop
from engines.tadmor.ids import PARTS
from engines.tadmor.preview.prices import (
    affordable,
    due,
    forced,
    less,
    part_cost,
    payable,
    saved_parts,
)
from engines.tadmor.preview.temples import lacking_sites, parts_built, sites, temple_bonus
from engines.tadmor.rules.goods import pay
from engines.tadmor.rules.sharing import LAST_PART, OWN, bonus_left, part_reach
from engines.tadmor.rules.supply import return_mission, stocked, take_back
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.steps.missions import DrawMission
from engines.tadmor.steps.paying import Pay
from engines.tadmor.steps.rare import FreeGoods, asked_which, then_good
from engines.tadmor.words import MISSION, PART, THEN_GOODS, amount, then_draw

TOPIC = Text("tadmor-topic-temple")
RULES = ["TAD-8.10", "TAD-8.13", "TAD-8.14", "TAD-8.21"]


def paid_sites(game: Tadmor, player: Player) -> list[int]:
    """Those of them whose next part a player can pay."""
    return _payable(game, player, sites(game, player))


def hoped_sites(game: Tadmor, player: Player) -> list[int]:
    """Those whose next part a player could pay if its card came back."""
    return _payable(game, player, lacking_sites(game, player))


def _payable(game: Tadmor, player: Player, temples: list[int]) -> list[int]:
    saves = saved_parts(game, player)
    return [
        at for at in temples if affordable(player, part_cost(game, parts_built(player, at)), saves)
    ]


def brings_card(game: Tadmor, place: str) -> bool:
    """Whether a part built there brings a mission: at Palmyra and with I47 (TAD-8.13, TAD-A12)."""
    space = game.content.spaces.get(place)
    if space is None:
        return place in game.content.upgrades and bool(game.content.upgrade(place, Workshop))
    return space.card


def then_built(game: Tadmor, seat: int, place: str, built: int) -> Text | None:
    """What a part brings to light at once: what lies under a rare good, or a mission (TAD-8.13, TAD-8.22).

    None if nothing was hidden, or if they are asked first which rare good they take.
    """
    player, draws = game.players[seat], then_draw(1) if brings_card(game, place) else None
    piles = stocked(game) if built == LAST_PART and bonus_left(game, seat) else []
    if not piles:
        return draws
    if len(piles) > 1 or asked_which(game, player, piles[0]):
        return None
    return draws if then_good(game, player, piles[0]) is None else THEN_GOODS


def then_part(game: Tadmor, player: Player, place: str) -> Text | None:
    """What using a piece on a temple space brings to light without any question."""
    found = paid_sites(game, player)
    built, saves = parts_built(player, found[0]), saved_parts(game, player)
    if len(found) > 1 or not forced(player, part_cost(game, built), saves):
        return None
    return then_built(game, player.seat, place, built)


@record
class BuildPart(Ask[Tadmor]):
    """Which of several unfinished temples goes on; `place`: of the piece, or the mission to return."""

    seat: int
    place: str

    def _free(self, game: Tadmor) -> bool:
        return self.place in game.content.missions

    def _sites(self, game: Tadmor) -> list[int]:
        player = game.players[self.seat]
        return sites(game, player) if self._free(game) else paid_sites(game, player)

    @override
    def decision(self, game: Tadmor) -> Decision:
        player = game.players[self.seat]
        found = self._sites(game)
        usual = max(found, key=lambda at: parts_built(player, at))
        options = [self._site(game, at) for at in found]
        return Choose(
            prompt=text(
                "tadmor-prompt-temple", place=(game.content.names.places | MISSION)[self.place]
            ),
            topic=TOPIC,
            default=f"temple-{usual + 1}",
            rules=RULES,
            options=options,
        )

    def _site(self, game: Tadmor, temple: int) -> Option:
        player = game.players[self.seat]
        built, saves = parts_built(player, temple), saved_parts(game, player)
        cost, free = part_cost(game, built), self._free(game)
        pay = [] if free else less(cost, saves)
        points = amount("points", game.content.parts[PARTS[built]].points)
        at_once = free or forced(player, cost, saves)
        then = then_built(game, self.seat, self.place, built) if at_once else None
        return Option(
            f"temple-{temple + 1}",
            Text("tadmor-temple", {"n": temple + 1, "part": PART[PARTS[built]]}),
            text("tadmor-part-hint", n=len(pay), pay=pay, points=points),
            confirm=then is not None,
            then=then,
        )

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        player, temple = game.players[self.seat], int(answer.removeprefix("temple-")) - 1
        if self._free(game):
            return_mission(game, player, self.place)
            build(game, self.seat, self.place, temple, [])
        elif saved_parts(game, player):
            part = PARTS[parts_built(player, temple)]
            game.push(PayPart(self.seat, self.place, temple, part))
        else:
            paid = pay(player, part_cost(game, parts_built(player, temple)))
            build(game, self.seat, self.place, temple, paid)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        card = brings_card(game, self.place)
        return OWN[self.seat] | part_reach(game, self.seat, card=card)


@record
class PayPart(Pay):
    """Which resources of a temple part are paid, and so which ones I34 saves."""

    RULES: ClassVar[list[str]] = ["TAD-17.I34", "TAD-A36"]
    seat: int
    place: str
    temple: int
    part: str

    @override
    def bill(self, game: Tadmor) -> tuple[dict[str, int], int]:
        player, cost = game.players[self.seat], game.content.parts[self.part].cost
        return payable(player, cost), due(cost, saved_parts(game, player))

    @override
    def what(self, game: Tadmor) -> Text:
        return PART[self.part]

    @override
    def then(self, game: Tadmor) -> Text | None:
        return then_built(game, self.seat, self.place, PARTS.index(self.part))

    @override
    def paid(self, game: Tadmor, cost: dict[str, int]) -> None:
        paid = pay(game.players[self.seat], cost)
        build(game, self.seat, self.place, self.temple, paid)

    @override
    def write_set(self, game: Tadmor) -> Objects:
        card = brings_card(game, self.place)
        return OWN[self.seat] | part_reach(game, self.seat, card=card)


def build(game: Tadmor, seat: int, place: str, temple: int, paid: Sequence[Arg]) -> None:
    """A part is built; then free goods, then a mission (TAD-8.22).

    place: where the piece stood, or the mission that built it; temple: by number, a new one is the last.
    """
    player = game.players[seat]
    if temple == len(player.temples):
        player.temples.append(0)
    player.temples[temple] += 1
    built = player.temples[temple]
    part = PARTS[built - 1]
    game.tell(
        "tadmor-event-part",
        by=seat,
        part=PART[part],
        n=len(paid),
        paid=[*paid],
        points=amount("points", game.content.parts[part].points),
    )
    _private_points(game, player, place)
    if brings_card(game, place):
        player.resolved.append(place)
        game.push(DrawMission(seat, place))
    elif place in game.placed:
        take_back(game, place)
    if built > LAST_PART and bonus_left(game, seat):
        _bonus(game, seat)


def _private_points(game: Tadmor, player: Player, place: str) -> None:
    """Points for a part built in the own sanctuary (TAD-17.I37)."""
    if place in game.content.upgrades and (effect := game.content.upgrade(place, Sanctuary)):
        player.score(effect.points, "temple")
        gained = amount("points", effect.points)
        game.tell(
            "tadmor-event-points",
            by=player.seat,
            gained=gained,
            what=game.content.names.places[place],
        )


def _bonus(game: Tadmor, seat: int) -> None:
    """Rare goods for the first and the second player to complete a temple (TAD-8.14, TAD-A15)."""
    goods = temple_bonus(game)
    game.finishers.append(seat)
    game.push(FreeGoods(seat, goods))
