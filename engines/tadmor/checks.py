"""What is always true of a match of Tadmor."""

from collections import Counter
from collections.abc import Iterator

from engines.tadmor.content.effects import FifthStorey
from engines.tadmor.ids import (
    GOODS,
    KINDS,
    MISSIONS,
    PARTS,
    PHASES,
    PILES,
    REASONS,
    RESOURCES,
    SLOTS,
)
from engines.tadmor.rules.supply import STOREY, in_the_box, pile
from engines.tadmor.state import Piece, Player, Tadmor


def invariants(game: Tadmor) -> None:
    """Raises AssertionError naming what cannot be."""
    for wrong in _problems(game):
        raise AssertionError(wrong)


def _problems(game: Tadmor) -> Iterator[str]:
    yield from _missions(game)
    yield from _goods(game)
    yield from _upgrades(game)
    yield from _temples(game)
    yield from _raiders(game)
    for player in game.players:
        yield from _player(game, player)
        yield from _pieces(game, player)
    for place, piece in game.placed.items():
        yield from _placed(game, place, piece)
    yield from _turn(game)


def _missions(game: Tadmor) -> Iterator[str]:
    """Every mission lies in one place (TAD-13)."""
    there = Counter([*game.deck, *game.discards])
    for player in game.players:
        there.update([*player.hand, *player.completed, *player.returned])
    if there != Counter(MISSIONS):
        yield f"the missions do not add up: {there}"
    if game.discards != sorted(game.discards, key=MISSIONS.index):
        yield f"the discards are not in order: {game.discards}"


def _goods(game: Tadmor) -> Iterator[str]:
    """All copies of a rare good lie in its pile or with players (TAD-2.4)."""
    copies = game.content.by_players[len(game.players)].copies
    for colour in PILES:
        if game.tops[colour] is None and game.below(colour):
            yield f"the {colour} pile has no top"
    for name in GOODS:
        lying = pile(game, game.content.goods[name].pile).count(name)
        if lying + sum(player.goods[name] for player in game.players) != copies:
            yield f"the {name} does not add up"


def _upgrades(game: Tadmor) -> Iterator[str]:
    """Every upgrade is there once, on display or somebody's; the display is of one Era (TAD-11.5)."""
    there = [*game.display, *(tile for player in game.players for tile in player.upgrades)]
    if len(set(there)) < len(there):
        yield f"an upgrade is there twice: {there}"
    if len({game.content.upgrades[tile].era for tile in game.display}) > 1:
        yield f"on display are {game.display}"
    box = [tile for era in game.content.eras for tile in in_the_box(game, era)]
    if not set(there) <= set(box):
        yield f"not in the box: {set(there) - set(box)}"


def _temples(game: Tadmor) -> Iterator[str]:
    for part in PARTS:
        if game.supply(part) < 0:
            yield f"too many temples end with the {part}"
    if len(set(game.finishers)) < len(game.finishers):
        yield f"somebody has finished twice: {game.finishers}"


def _raiders(game: Tadmor) -> Iterator[str]:
    """One card at most is held, and never that of the attacked region (TAD-5.8)."""
    held = [player.raider for player in game.players if player.raider is not None]
    if len(held) > 1:
        yield f"several raider cards are held: {held}"
    if game.attacked in held:
        yield f"{game.attacked} cannot be raided again"


def _player(game: Tadmor, player: Player) -> Iterator[str]:
    seat = player.seat
    for resource in RESOURCES:
        if player.warehouse[resource] < 0 or player.traded[resource] < 0:
            yield f"seat {seat} has less than no {resource}"
    if player.points != game.content.start.points + sum(player.tally.values()):
        yield f"seat {seat} has {player.points} points for {player.tally}"
    if not set(player.tally) <= set(REASONS):
        yield f"seat {seat} has points for {player.tally}"
    if player.height < 0:
        yield f"seat {seat} has a tower of {player.height}"
    if player.height % STOREY == STOREY - 1 and game.effects(player, FifthStorey):
        yield f"seat {seat} has a tower of {player.height} with I14 or I15"
    if not all(1 <= built <= len(PARTS) for built in player.temples):
        yield f"seat {seat} has the temples {player.temples}"
    if not set(player.slots) <= set(SLOTS):
        yield f"seat {seat} has the slots {player.slots}"


def _pieces(game: Tadmor, player: Player) -> Iterator[str]:
    """No more camels and ships than in the box, and none that is out twice (TAD-10.10)."""
    limits = game.content.limits
    for kind, most in zip(KINDS, (limits.camels, limits.ships), strict=True):
        if not 0 <= game.reserve(player.seat, kind) <= player.owned(kind) <= most:
            yield f"seat {player.seat} has {player.owned(kind)} {kind}s"


def _placed(game: Tadmor, place: str, piece: Piece) -> Iterator[str]:
    """Every piece stands where it fits, private action spaces are their owners' (TAD-1.8, TAD-19.1)."""
    if piece.kind not in KINDS:
        yield f"on {place} stands a {piece.kind}"
    space = game.space(place)
    if space is not None:
        if place not in game.spaces() or not space.holds(piece.kind):
            yield f"on {place} stands a {piece.kind}"
    elif place not in game.players[piece.owner].upgrades:
        yield f"on {place} stands a piece of another player"
    elif not game.content.upgrades[place].private:
        yield f"{place} has no space"


def _turn(game: Tadmor) -> Iterator[str]:
    if game.phase not in PHASES or not 0 <= game.turn <= game.last_turn:
        yield f"the phase is {game.phase} of turn {game.turn}"
    if game.ended and game.turn != game.last_turn:
        yield f"the game has ended in turn {game.turn}"
    if not 0 <= game.first < len(game.players):
        yield f"the first player is {game.first}"
    if game.revealer is not None and game.raided is None:
        yield "somebody has revealed no raider card"
