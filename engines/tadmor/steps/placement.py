"""Placement: everybody in turn puts one piece on a free space, until all are placed (TAD-4)."""

from functools import lru_cache

from typing_extensions import override

from engines.core import Ask, Choose, Decision, Option, Step, Text, record
from engines.tadmor.content.describe import mission_effect
from engines.tadmor.content.effects import March, NextPiece
from engines.tadmor.rules.supply import completed_with, gain_piece, next_piece, return_mission
from engines.tadmor.state import Piece, Player, Tadmor
from engines.tadmor.steps.placing import as_things_stand, can_place, free_places, target, usual
from engines.tadmor.words import MISSION, amount, amounts

RETURN = "return."
STOP = "stop"
TOPIC = Text("tadmor-topic-place")
RULES = ["TAD-4.1", "TAD-4.3", "TAD-4.4", "TAD-4.8"]
STOPPING = Option(STOP, Text("tadmor-place-stop"))


@record
class PlacementPhase(Step[Tadmor]):
    """One piece each, round after round (TAD-4.1, TAD-4.2)."""

    @override
    def run(self, game: Tadmor) -> None:
        game.phase = "placement"
        _next_go(game, -1)


def _next_go(game: Tadmor, last: int) -> None:
    """The next in turn order with a piece that fits somewhere; spaces never become free (TAD-4.6, TAD-4.9).

    last: the seat that has just placed, -1 before the first.
    """
    players = len(game.players)
    begin = last + 1 if last >= 0 else game.first
    for number in range(begin, begin + players):
        seat = number % players
        if can_place(game, seat):
            game.active = seat
            game.push(PlacePiece(seat))
            return
    game.active = None
    for player in game.order():
        pieces = amounts(game.at_hand(player.seat))
        if pieces:
            game.tell("tadmor-event-kept", by=player.seat, pieces=pieces)


@record
class PlacePiece(Ask[Tadmor]):
    """Where the next piece goes; before it, missions that bring or place pieces (TAD-4.7, TAD-4.10).

    pieces: how many may still be placed in this go. begun: one has been placed, so that it may end.
    """

    seat: int
    pieces: int = 1
    begun: bool = False

    @override
    def decision(self, game: Tadmor) -> Decision | None:
        free = free_places(game, self.seat)
        if free is None:
            return None
        player = game.players[self.seat]
        returns = [] if self.begun else returnable(game, player, marching=self.pieces > 1)
        return Choose(
            prompt=_prompt(game, self.pieces, player.raider),
            topic=TOPIC,
            default=STOP if self.begun else usual(game, player, free),
            rules=[*RULES, "TAD-4.10"] if returns or self.pieces > 1 else RULES,
            options=[
                *free.options.values(),
                *[_return(game, card) for card in returns],
                *[STOPPING] * self.begun,
            ],
        )

    @override
    def describe(self, game: Tadmor, decision: Decision) -> None:
        """The spaces say what they would bring or cost as things stand."""
        if isinstance(decision, Choose):
            player = game.players[self.seat]
            decision.options = as_things_stand(game, player, decision.options)

    @override
    def answer(self, game: Tadmor, answer: str) -> None:
        if answer == STOP:
            _next_go(game, self.seat)
        elif answer.startswith(RETURN):
            self._return(game, answer.removeprefix(RETURN))
        else:
            self._place(game, answer)

    @override
    def skip(self, game: Tadmor) -> None:
        """Nothing more fits: the go is over."""
        _next_go(game, self.seat)

    def _return(self, game: Tadmor, card: str) -> None:
        """A mission for its benefit, then the piece (TAD-A22, TAD-A24)."""
        player = game.players[self.seat]
        effect = game.content.missions[card].effect
        return_mission(game, player, card)
        if isinstance(effect, NextPiece):
            gain_piece(game, player, effect.piece)
            game.push(PlacePiece(self.seat, self.pieces))
        elif isinstance(effect, March):
            game.push(PlacePiece(self.seat, effect.pieces))

    def _place(self, game: Tadmor, answer: str) -> None:
        place, kind = target(game, answer)
        game.placed[place] = Piece(self.seat, kind)
        game.tell(
            "tadmor-event-place",
            by=self.seat,
            place=game.content.names.places[place],
            piece=amount(kind, 1),
        )
        if self.pieces > 1:
            game.push(PlacePiece(self.seat, self.pieces - 1, begun=True))
        else:
            _next_go(game, self.seat)


def _prompt(game: Tadmor, pieces: int, own: str | None) -> Text:
    """How many pieces may be placed now, and whether raiders will come.

    own: the region of the player's raider card, which the player alone is reminded of.
    """
    if own is not None:
        region = game.content.names.regions[own]
        return Text("tadmor-prompt-place", {"n": pieces, "threat": 2, "region": region})
    return _told(pieces, int(game.threat))


@lru_cache(maxsize=64)
def _told(pieces: int, threat: int) -> Text:
    return Text("tadmor-prompt-place", {"n": pieces, "threat": threat, "region": ""})


def returnable(game: Tadmor, player: Player, *, marching: bool) -> list[str]:
    """The missions that a player could return before placing; one of K23 and K24 in a go (TAD-4.10)."""
    if not player.completed:
        return []
    found = [
        card
        for card in completed_with(game, player, NextPiece)
        if next_piece(game, player, _brings(game, card)) is not None
    ]
    several = sum(game.at_hand(player.seat).values()) > 1
    if several and not marching:
        found += completed_with(game, player, March)
    return found


def _brings(game: Tadmor, card: str) -> str:
    """The kind of piece that returning a mission brings."""
    effect = game.content.missions[card].effect
    return effect.piece if isinstance(effect, NextPiece) else ""


def _return(game: Tadmor, card: str) -> Option:
    label = Text("tadmor-return", {"card": MISSION[card]})
    return Option(f"{RETURN}{card}", label, mission_effect(game.content, card))
