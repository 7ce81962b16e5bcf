"""Where a piece may be placed, and where it goes if its owner's time has run out."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import NamedTuple

from engines.core import Option, Text
from engines.tadmor.content import Content, Space
from engines.tadmor.effects import Buyer, Hold, Peacemaker
from engines.tadmor.goods import good_price
from engines.tadmor.ids import RESOURCES
from engines.tadmor.sharing import GAINERS
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import qualifies
from engines.tadmor.words import PILE, amounts

EITHER = "either"
LAST = ("traitor", "tax")
"""Actions without any use in Era I."""
QUALIFIED = 2
"""The rank of what brings a camel or a ship at once."""

Use = tuple[int, int, bool]
"""How useful a place is: its rank, then what is collected there, and there safety from raiders."""
PRIVATE: Use = (6, 0, False)


class Spot(NamedTuple):
    """A place for a piece as an option."""

    place: str
    option: Option
    use: Use


class Gains(NamedTuple):
    """What a player's upgrades change on the board.

    holds: what ships collect more, in the order of RESOURCES. peace: how often Gifts of Peace count. saves:
    resources that rare goods cost less.
    """

    holds: tuple[int, ...]
    peace: int
    saves: int


class Terms(NamedTuple):
    """All that the options of the board depend on, but for the pieces that stand there.

    last: whether it is the last turn. kinds: of the pieces at hand. threat: whether a region will be raided.
    """

    two: bool
    era: int
    last: bool
    kinds: tuple[str, ...]
    attacked: str | None
    threat: bool
    gains: Gains


def places(game: Tadmor, seat: int) -> list[Spot]:
    """All places where a seat could put a piece now, its own private ones last (TAD-4.1, TAD-4.8)."""
    kinds = tuple([kind for kind, number in game.at_hand(seat).items() if number])
    if not kinds:
        return []
    player, placed, content = game.players[seat], game.placed, game.content
    terms = Terms(
        game.two,
        game.era,
        game.turn == game.last_turn,
        kinds,
        game.attacked,
        game.threat,
        _gains(game, player),
    )
    board = content.spots.kept(terms, lambda: _board(content, terms))
    found = [spot for spot in board if spot.place not in placed]
    for name in player.upgrades:
        if name not in placed and content.upgrades[name].private:
            found += [Spot(name, content.spots.private(name, kind), PRIVATE) for kind in kinds]
    return found


NO_GAINS = Gains((0,) * len(RESOURCES), 1, 0)


def can_place(game: Tadmor, seat: int) -> bool:
    """Whether a seat has a piece that fits somewhere (TAD-4.6, TAD-4.9)."""
    kinds = tuple([kind for kind, number in game.at_hand(seat).items() if number])
    if not kinds:
        return False
    placed, content = game.placed, game.content
    for name in game.spaces():
        if name not in placed and _fitting(content.spaces[name], kinds):
            return True
    tiles = game.players[seat].upgrades
    return any(name not in placed and content.upgrades[name].private for name in tiles)


def _gains(game: Tadmor, player: Player) -> Gains:
    if not player.upgrades:
        return NO_GAINS
    holds, peace = dict.fromkeys(RESOURCES, 0), 1
    for hold in game.effects(player, Hold):
        holds[hold.resource] += hold.more
    for effect in game.effects(player, Peacemaker):
        peace *= effect.times
    saves = sum([effect.saves for effect in game.effects(player, Buyer)])
    return Gains(tuple(holds.values()), peace, saves)


def _board(content: Content, terms: Terms) -> list[Spot]:
    """The spaces of the board, as if all were free."""
    return [
        _spot(content, terms, content.spaces[name], kind)
        for name in content.board[terms.two]
        for kind in _fitting(content.spaces[name], terms.kinds)
    ]


def _fitting(space: Space, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of pieces to choose from on a space; "" where only one kind fits."""
    if space.piece == EITHER:
        return kinds
    return ("",) if space.piece in kinds else ()


def _spot(content: Content, terms: Terms, space: Space, kind: str) -> Spot:
    number = _gain(space, terms.era, terms.gains)
    safe = terms.threat and space.region == terms.attacked
    option = content.spots.board(space.id, kind, terms.era, number, safe=safe)
    use = (_rank(space, terms.era), 0, False)
    if space.resource:
        use = (5, number, space.region == terms.attacked)
    return Spot(space.id, _told(content, terms, space, option), use)


def _told(content: Content, terms: Terms, space: Space, option: Option) -> Option:
    """A space as it is for this player now: I28 makes rare goods cheaper, no raid follows the last turn."""
    if space.pile is not None and terms.gains.saves:
        cost = amounts(good_price(content, space.pile, terms.gains.saves))
        hint = Text("tadmor-action-rare-effect", {"cost": cost, "pile": PILE[space.pile]})
        return replace(option, hint=hint)
    if space.action == "raiders" and terms.last:
        return replace(option, hint=Text("tadmor-action-raiders-none-effect"))
    return option


def gain_at(game: Tadmor, player: Player, space: Space) -> int:
    """What a space gives a player in this Era: resources collected, points of the gifts, else 0."""
    return _gain(space, game.era, _gains(game, player))


def _gain(space: Space, era: int, gains: Gains) -> int:
    number = space.amounts[era - 1]
    if space.resource:
        more = gains.holds[RESOURCES.index(space.resource)]
        return number + more if space.piece == "ship" else number
    return number * gains.peace if space.action == "gifts" else 0


def target(game: Tadmor, answer: str) -> tuple[str, str]:
    """The place of an answer, and the kind of piece that goes there."""
    place, _, kind = answer.partition(".")
    return place, kind or game.content.spaces[place].piece


def usual(game: Tadmor, player: Player, free: Sequence[Spot]) -> str:
    """Where a piece goes for who does not choose: what is of use for sure comes first."""
    best = max(free, key=attrgetter("use"))
    if best.use[0] < QUALIFIED:
        for spot in free:
            kind = GAINERS.get(game.content.spaces[spot.place].action)
            if kind is not None and qualifies(game, player, kind):
                return spot.option.id
    return best.option.id


def _rank(space: Space, era: int) -> int:
    """How useful a space is that collects nothing, if a camel or a ship does not come there by luck."""
    if space.action == "missions":
        return 4
    if space.action == "start":
        return 3
    return 0 if era == 1 and space.action in LAST else 1
