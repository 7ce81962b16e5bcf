"""What events bring: the one interpreter of their effects (MES-26.11 to MES-26.18)."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from engines.core import Ask, Decision, Option, Step, record, text
from engines.mesopotamia.content import Effect
from engines.mesopotamia.ids import NONE, SETTLEMENT
from engines.mesopotamia.preview.rewards import instead_of_settlement, instead_of_unit
from engines.mesopotamia.rules.discover import (
    advance_technology,
    discoverable,
    lowest,
    tell_lowest,
)
from engines.mesopotamia.rules.goods import gain, kept
from engines.mesopotamia.rules.menu import choose, plain
from engines.mesopotamia.rules.unseen import next_quest, quests_left
from engines.mesopotamia.rules.who_plays import by_rules
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import (
    a_piece,
    action_name,
    area_name,
    goods,
    quest_name,
    technology_name,
)


@record
class Reward(Step[Mesopotamia]):
    """The effects of an option in their order, then its steps on the event track (MES-26.18).

    done: how many effects have been taken.
    """

    seat: int
    event: str
    option: int
    area: str
    done: int = 0

    @override
    def run(self, game: Mesopotamia) -> None:
        option = game.content.events[self.event].options[self.option - 1]
        if self.done == len(option.effects):
            _advance(game, self.seat, option.steps)
            return
        effect = option.effects[self.done]
        following = Reward(self.seat, self.event, self.option, self.area, self.done + 1)
        if effect.kind == "discover":
            game.push(Discover(self.seat, str(effect.action)), following)
            return
        TAKE[effect.kind](game, self.seat, effect, self.area)
        game.push(following)


def _advance(game: Mesopotamia, seat: int, steps: int) -> None:
    """Steps on the event track; those onto a top that is taken are lost (MES-26.18, MES-27.7)."""
    taken = game.events.advance(seat, steps)
    space = game.events.space(seat)
    if taken:
        game.tell("mesopotamia-event-advanced", by=seat, n=taken, space=space)
    elif steps:
        game.tell("mesopotamia-event-not-advanced", by=seat, space=space)


def _gain(game: Mesopotamia, seat: int, effect: Effect, _: str) -> None:
    gained = effect.goods or {}
    useful = kept(game.realms[seat], gained)
    gain(game.realms[seat], useful)
    if useful or not gained:
        game.tell("mesopotamia-event-gained", by=seat, goods=goods(useful))
    else:
        game.tell("mesopotamia-event-no-use", by=seat, goods=goods(gained))


def _unit(game: Mesopotamia, seat: int, effect: Effect, area: str) -> None:
    """A unit in the area of the event, for free; without room or a piece, knuckles (MES-26.12)."""
    unit = str(effect.unit)
    instead = instead_of_unit(game, seat, unit)
    if instead is not None:
        _instead(game, seat, unit, instead)
        return
    game.grounds[area].settle(seat).add(unit)
    game.tell("mesopotamia-event-joined", by=seat, unit=a_piece(unit), area=area_name(area))


def _settlement(game: Mesopotamia, seat: int, _: Effect, area: str) -> None:
    """A settlement in the area of the event, for free; without room or a piece, goods (MES-26.13)."""
    instead = instead_of_settlement(game, seat, area)
    if instead is not None:
        _instead(game, seat, SETTLEMENT, instead)
        return
    game.grounds[area].settle(seat).settlement = True
    game.tell("mesopotamia-event-joined", by=seat, unit=a_piece(SETTLEMENT), area=area_name(area))


def _instead(game: Mesopotamia, seat: int, piece: str, instead: Mapping[str, int]) -> None:
    """Goods in place of a piece that cannot be placed."""
    instead = kept(game.realms[seat], instead)
    gain(game.realms[seat], instead)
    game.tell("mesopotamia-event-refused", by=seat, unit=a_piece(piece), goods=goods(instead))


def _quest(game: Mesopotamia, seat: int, *_: object) -> None:
    """The top quest of the deck, which its owner alone sees (MES-26.14)."""
    if by_rules(game, seat):
        game.tell("mesopotamia-event-no-use-quest", by=seat)  # MES-AUT7
        return
    if not quests_left(game):
        game.tell("mesopotamia-event-no-quest", by=seat)
        return
    quest = next_quest(game)
    game.realms[seat].hand.append(quest)
    game.tell("mesopotamia-event-quest", by=seat, private={seat: {"quest": quest_name(quest)}})


def _population(game: Mesopotamia, seat: int, *_: object) -> None:
    """A step on the population track, if there is one (MES-26.15, MES-26.18)."""
    if game.population.advance(seat, 1):
        game.tell("mesopotamia-event-grown", by=seat, n=1, level=game.population.space(seat))
    else:
        game.tell("mesopotamia-event-not-grown", by=seat)


TAKE: Mapping[str, Callable[[Mesopotamia, int, Effect, str], None]] = {
    "gain": _gain,
    "unit": _unit,
    "settlement": _settlement,
    "quest": _quest,
    "population": _population,
}
"""The effects by their kinds; a discovery may have to be chosen."""


@record
class Discover(Ask[Mesopotamia]):
    """A technology for free: the next level of the one named, or else of any other (MES-26.11)."""

    seat: int
    action: str

    @override
    def decision(self, game: Mesopotamia) -> Decision | None:
        left = discoverable(game, self.seat)
        if self.action in left or not left or by_rules(game, self.seat):
            return None
        levels = game.realms[self.seat].levels
        options = [
            Option(
                action,
                text(
                    "mesopotamia-do-discover",
                    action=action_name(action),
                    name=technology_name(action, levels[action] + 1),
                ),
            )
            for action in left
        ]
        lowest = min(left, key=levels.__getitem__)
        return choose(
            "discover",
            [*options, plain(NONE, "no-discovery")],
            lowest,
            rules=["MES-26.11"],
            args={"action": action_name(self.action)},
        )

    @override
    def skip(self, game: Mesopotamia) -> None:
        """What is named; an automaton takes the lowest in its place (MES-AUT3, MES-AUT7)."""
        other = lowest(game, self.seat) if by_rules(game, self.seat) else []
        if self.action in discoverable(game, self.seat):
            advance_technology(game, self.seat, self.action)
        elif other:
            tell_lowest(game, self.seat)
            advance_technology(game, self.seat, other[0])
        else:
            game.tell("mesopotamia-event-nothing-to-discover", by=self.seat)

    @override
    def answer(self, game: Mesopotamia, answer: str) -> None:
        if answer == NONE:
            game.tell("mesopotamia-event-no-discovery", by=self.seat)
        else:
            advance_technology(game, self.seat, answer)
