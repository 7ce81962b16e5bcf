"""The Siege of Ur: what its defenders do (MES-32)."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from engines.core import Arg, Step, Text, record, text
from engines.mesopotamia.ids import (
    EXPLORE,
    GATHER,
    GROW,
    KNUCKLE,
    LAND,
    SHIP,
    STAR,
    UR_FAMOUS,
    UR_GREAT,
    UR_TAKEN,
    WALL,
    WARFARE,
    ZIGGURAT,
)
from engines.mesopotamia.rules.dice import colours_left
from engines.mesopotamia.rules.goods import gain
from engines.mesopotamia.rules.placing import relocate
from engines.mesopotamia.rules.unseen import next_event
from engines.mesopotamia.rules.ur import (
    BESIEGER,
    Outing,
    explored,
    free_token,
    gained,
    outing,
    placed,
    reserve,
)
from engines.mesopotamia.state import Die, Mesopotamia, Track
from engines.mesopotamia.steps.ending import finish
from engines.mesopotamia.words import (
    a_piece,
    area_name,
    event_name,
    goods,
    section_name,
    trade_name,
    units,
)

CARDS = 2
"""How many action cards are revealed in a turn of Ur (MES-32.9)."""


@record
class Fortify(Step[Mesopotamia]):
    """The pieces of Ur take their places, and its deck is shuffled (MES-32.4 to MES-32.7)."""

    @override
    def run(self, game: Mesopotamia) -> None:
        ur = game.realms[-1]
        for piece, row in game.content.garrison.items():
            for place in row.places:
                _put(game, ur.seat, piece, place)
        for _ in range(game.content.pieces[ZIGGURAT].copies):
            ur.dice.append(Die(colours_left(ur.dice)[0]))
        game.ur_deck = [card for card, row in game.content.action_cards.items() if row.siege]
        game.shuffle("ur", game.ur_deck)
        game.tell(
            "mesopotamia-event-ur-fortified",
            by=ur.seat,
            area=area_name(ur.home),
            pieces=[_told(piece, row.places) for piece, row in game.content.garrison.items()],
        )


def _put(game: Mesopotamia, seat: int, piece: str, place: str) -> None:
    """A piece of the garrison where it stands (MES-32.7)."""
    if piece == SHIP:
        game.ships[place].append(seat)
    elif piece == WALL:
        game.grounds[place].wall = seat
    elif piece in LAND:
        game.grounds[place].settle(seat).add(piece)
    else:
        game.grounds[place].settle(seat).settlement = True


def _told(piece: str, places: list[str]) -> Text:
    """Pieces of a kind and where they are."""
    name = section_name if piece == SHIP else area_name
    where = [name(place) for place in places]
    return text("mesopotamia-garrison", pieces=units({piece: len(places)}), places=[*where])


@record
class UrTurn(Step[Mesopotamia]):
    """Two action cards are revealed and carried out, then shuffled in again (MES-32.9)."""

    seat: int

    @override
    def run(self, game: Mesopotamia) -> None:
        game.active = self.seat
        game.reveal()
        game.ur_cards = [game.ur_deck.pop(0) for _ in range(CARDS)]
        for number, card in enumerate(game.ur_cards, 1):
            if game.ended:
                break
            game.tell(f"mesopotamia-event-ur-card-{card}", by=self.seat, n=number)
            PERFORM[card](game, self.seat)
        for card in game.ur_cards:
            game.ur_deck.insert(game.roll("ur", len(game.ur_deck) + 1) - 1, card)
        game.active = None


def _trade(game: Mesopotamia, ur: int) -> None:
    """An amphora on the rightmost free token within reach (MES-32.11)."""
    token = free_token(game, ur)
    if token is None:
        game.tell("mesopotamia-event-ur-no-trade", by=ur)
        return
    game.claims[token] = ur
    game.tell("mesopotamia-event-ur-trades", by=ur, name=trade_name(token))


def _arm(game: Mesopotamia, ur: int) -> None:
    """Knuckles, then a unit of those it has left (MES-32.12, MES-32.13, MES-32.21)."""
    knuckles = gained(game, ur)
    gain(game.realms[ur], {KNUCKLE: knuckles})
    level = game.population.space(ur)
    game.tell("mesopotamia-event-ur-arms", by=ur, goods=goods({KNUCKLE: knuckles}), level=level)
    kind = reserve(game, ur)
    found = None if kind is None else placed(game, ur, kind)
    if found is None:
        key = "no-reserve" if kind is None else "no-room"
        game.tell(f"mesopotamia-event-ur-{key}", by=ur, level=level)
        return
    game.grounds[found.area].settle(ur).add(found.kind)
    game.tell(
        f"mesopotamia-event-ur-places-{found.why}{'-tie' if found.tied else ''}",
        by=ur,
        unit=a_piece(found.kind),
        area=area_name(found.area),
    )


def _explore(game: Mesopotamia, ur: int) -> None:
    """An event under a unit, or else a step of one unit (MES-32.14)."""
    near = explored(game, ur)
    found = None if near else outing(game, ur)
    if near:
        _uncover(game, ur, near)
    elif found is None:
        game.tell("mesopotamia-event-ur-stays", by=ur)
    else:
        _move(game, ur, found)


def _uncover(game: Mesopotamia, ur: int, near: list[str]) -> None:
    """The first of the events that are as near is revealed."""
    area = near[0]
    event = next_event(game, area)
    game.grounds[area].token = False
    game.tell(
        f"mesopotamia-event-ur-explores{'-tie' if len(near) > 1 else ''}",
        by=ur,
        event=event_name(event),
        area=area_name(area),
    )
    take_event(game, ur, event)


def _move(game: Mesopotamia, ur: int, found: Outing) -> None:
    """A unit goes a step; what decided between equals is told."""
    relocate(game, ur, found.kind, found.origin, found.area)
    way = "-home" if game.is_start(found.target) else "-to"
    ties: list[Arg] = [Text(f"mesopotamia-tie-ur-{tie}") for tie in found.ties]
    game.tell(
        f"mesopotamia-event-ur-moves{'' if found.target == found.area else way}{'-tie' if ties else ''}",
        by=ur,
        unit=a_piece(found.kind),
        origin=area_name(found.origin),
        area=area_name(found.area),
        target=area_name(found.target),
        ties=ties,
    )


def take_event(game: Mesopotamia, ur: int, event: str) -> None:
    """Ur takes the steps of the option with more of them, and nothing else of an event (MES-32.17)."""
    steps = max(option.steps for option in game.content.events[event].options)
    _rise(game, ur, game.events, steps, "steps")


def _grow(game: Mesopotamia, ur: int) -> None:
    """One level (MES-32.15)."""
    _rise(game, ur, game.population, 1, "grows")


def _rest(_: Mesopotamia, __: int) -> None:
    """Nothing (MES-32.16)."""


def _rise(game: Mesopotamia, ur: int, track: Track, steps: int, key: str) -> None:
    """The seal of Ur goes on, even onto a last space that is taken: there the siege has failed (MES-32.2)."""
    at = track.climb(ur, steps)
    game.tell(f"mesopotamia-event-ur-{key}", by=ur, n=steps, space=at)
    if at == len(track.stacks):
        finish(game, UR_FAMOUS if track is game.events else UR_GREAT)


PERFORM: Mapping[str, Callable[[Mesopotamia, int], None]] = {
    GATHER: _trade,
    WARFARE: _arm,
    EXPLORE: _explore,
    GROW: _grow,
    STAR: _rest,
}
"""What the action cards of Ur mean (MES-32.11 to MES-32.16)."""


def storm(game: Mesopotamia) -> bool:
    """End the siege if a ram has come to Ur with its unit; whether it has (MES-32.1)."""
    city = game.realms[-1].home
    force = game.grounds[city].force(BESIEGER)
    if force is None or not (force.units and force.rams):
        return False
    game.tell("mesopotamia-event-ur-stormed", by=BESIEGER, area=area_name(city))
    finish(game, UR_TAKEN)
    return True
