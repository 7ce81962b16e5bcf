"""The lawyer: buildings become residences, at once or after their activation (CAY-8.40 to CAY-8.49)."""

from typing_extensions import override

from engines.caylus.content import Lawyer
from engines.caylus.ids import RESIDENCE
from engines.caylus.preview import lawyer_fee
from engines.caylus.rules.goods import can_pay, gain, pay
from engines.caylus.rules.unused import tell_unused
from engines.caylus.state import Caylus
from engines.caylus.words import BUILDING, amounts
from engines.core import Ask, Choose, Decision, Option, Text, record

DECLINED = "decline"
_RESIDENCE = ["CAY-8.41", "CAY-8.42", "CAY-8.43", "CAY-8.45"]
_BY_TILE = ["CAY-8.40", *_RESIDENCE, "CAY-8.46"]
_BY_FAVOUR = ["CAY-12.18", *_RESIDENCE, "CAY-12.22"]


def cost_at(game: Caylus, column: int) -> dict[str, int]:
    """What the lawyer costs, by a column of the favour table or (0) by the tile."""
    if not column:
        return lawyer_fee(game, {})
    return lawyer_fee(game, game.content.lines["buildings"].columns[column - 1].discount)


def transformable(game: Caylus, seat: int, number: int) -> bool:
    """Whether a seat may turn what stands on a space into a residence (CAY-8.40, CAY-8.45 to CAY-8.48)."""
    space = game.space(number)
    tile = game.tile(number)
    if tile is None or space.heir is not None or isinstance(tile.effect, Lawyer):
        return False
    return tile.kind == "neutral" or (tile.craft and space.owner == seat)


def offers(game: Caylus, seat: int, column: int = 0) -> list[Option]:
    """The spaces a seat could transform now, if it can pay."""
    if not can_pay(game.players[seat], cost_at(game, column)):
        return []
    return [
        _option(game, number)
        for number in range(1, len(game.road) + 1)
        if transformable(game, seat, number)
    ]


def _option(game: Caylus, number: int) -> Option:
    space = game.space(number)
    when = "now" if space.worker is None else "later"
    returns = int(game.content.tiles[space.tile or ""].craft)
    hint = Text(f"caylus-lawyer-{when}", {"returns": returns})
    return Option(f"road-{number}", game.place(number), hint)


@record
class UseLawyer(Ask[Caylus]):
    """Which building becomes a residence, if any.

    `space`: of the lawyer; `column`: of the favour table, if a favour does it.
    """

    seat: int
    space: int = 0
    column: int = 0

    @override
    def decision(self, game: Caylus) -> Decision | None:
        options = offers(game, self.seat, self.column)
        if not options:
            return None
        pay_all = amounts(cost_at(game, self.column))
        return Choose(
            prompt=Text("caylus-prompt-lawyer", {"n": len(pay_all), "pay": pay_all}),
            topic=Text("caylus-topic-lawyer"),
            default=DECLINED,
            rules=_BY_FAVOUR if self.column else _BY_TILE,
            options=[Option(DECLINED, Text("caylus-lawyer-none")), *options],
        )

    @override
    def answer(self, game: Caylus, answer: str) -> None:
        if answer == DECLINED:
            tell_unused(game, self.seat, self.space, able=True)
            return
        number = int(answer.removeprefix("road-"))
        paid = pay(game.players[self.seat], cost_at(game, self.column))
        space = game.space(number)
        later = space.worker is not None
        story = "caylus-event-lawyer-later" if later else "caylus-event-lawyer"
        place = game.place(number)
        game.tell(story, by=self.seat, building=place, n=len(paid), paid=paid)
        space.heir = self.seat
        if not later:
            inherit(game, number)

    @override
    def skip(self, game: Caylus) -> None:
        tell_unused(game, self.seat, self.space, able=False)


def inherit(game: Caylus, number: int) -> None:
    """The residence paid for on a space replaces the building, if one is (CAY-8.41 to CAY-8.43)."""
    space = game.space(number)
    tile, seat = game.tile(number), space.heir
    if seat is None or tile is None:
        return
    if tile.craft:
        game.stock[tile.id] += 1
    space.tile, space.owner, space.heir = RESIDENCE, seat, None
    points = {"points": game.content.tiles[RESIDENCE].points}
    gained = gain(game.players[seat], points, "residences")
    game.tell(
        "caylus-event-residence",
        by=seat,
        building=BUILDING[tile.id],
        space=number,
        gained=gained,
        returns=int(tile.craft),
    )
