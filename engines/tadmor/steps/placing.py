"""Where a piece may be placed, and where it goes if its owner's time has run out."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engines.core import Option, Text
from engines.tadmor.content import Content, Space
from engines.tadmor.content.memo import once
from engines.tadmor.preview.gains import NO_GAINS, Gains, gain, gaining, gains_of
from engines.tadmor.preview.spaces import CHANGING, Fact, state_now, use_now
from engines.tadmor.rules.sharing import GAINERS
from engines.tadmor.rules.supply import qualifies
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.words import KIND, amount

EITHER = "either"
OWN_GROUP = Text("tadmor-group-own")
LAST = ("traitor", "tax")
"""Actions without any use in Era I."""
LATE = ("start", "raiders", *GAINERS)
"""Actions that are for later turns."""
GAINING = ("collect", "gifts", "rare")
"""Actions that give more, or cost less, by upgrades."""
QUALIFIED = 2
"""The rank of what brings a camel or a ship at once."""

Use = tuple[int, int, bool]
"""How useful a place is: its rank, then what is collected there, and there safety from raiders."""


class Terms(NamedTuple):
    """All that the options of the board depend on, but for the pieces that stand there.

    last: whether it is the last turn. threat: whether a region will be raided. gaining: those upgrades of the
    player that change what there is to gain. kinds: of the pieces at hand.
    """

    two: bool
    era: int
    last: bool
    attacked: str | None
    threat: bool
    gaining: tuple[str, ...]
    kinds: tuple[str, ...]


class Place(NamedTuple):
    """A space of the board for a piece, by all that its option depends on.

    kind: of the piece, "" where only one kind fits. number: what is collected or scored there. saves: what
    rare goods cost less there. safe: whether its region cannot be raided, but another one will be. mixed:
    whether there are pieces of both kinds.
    """

    space: str
    kind: str
    era: int
    last: bool
    number: int
    saves: int
    safe: bool
    mixed: bool


class Board(NamedTuple):
    """The board for some kinds of pieces, as if all its spaces were free; all by the ids of the options.

    changing: spaces whose use depends on how things stand, and what it depends on (see `state_now`). either:
    the spaces of those options that are there for each kind of piece.
    """

    options: dict[str, Option]
    uses: dict[str, Use]
    changing: dict[str, tuple[Place, str]]
    either: dict[str, str]

    def copy(self) -> "Board":
        """The same board, to be changed."""
        return Board(
            self.options.copy(), self.uses.copy(), self.changing.copy(), self.either.copy()
        )


class Free(NamedTuple):
    """The free places of a seat, as options by their ids; `own`: private ones among them, the last ones."""

    options: dict[str, Option]
    own: list[str]
    board: Board


def free_places(game: Tadmor, seat: int) -> Free | None:
    """All places for a seat's pieces at hand, own private ones last (TAD-4.1, TAD-4.8); None without any."""
    kinds = _kinds(game.at_hand(seat))
    if not kinds:
        return None
    player, placed = game.players[seat], game.placed
    found = _board(game.content, _terms(game, player, kinds))
    options = found.options.copy()
    for place in placed:
        options.pop(place, None)
    for option, place in found.either.items():
        if place in placed:
            del options[option]
    own = _private(game, player, kinds) if player.upgrades else {}
    options.update(own)
    return Free(options, [*own], found) if options else None


def _kinds(held: Mapping[str, int]) -> tuple[str, ...]:
    return tuple([kind for kind, number in held.items() if number])


def _terms(game: Tadmor, player: Player, kinds: tuple[str, ...]) -> Terms:
    return Terms(
        game.two,
        game.era,
        game.turn == game.last_turn,
        game.attacked,
        game.threat,
        gaining(game.content, player) if player.upgrades else (),
        kinds,
    )


def _private(game: Tadmor, player: Player, kinds: Iterable[str]) -> dict[str, Option]:
    """The free private action spaces of a player, for each kind of piece (TAD-19.1)."""
    content, placed = game.content, game.placed
    found = [
        _own(content, name, kind)
        for name in player.upgrades
        if name not in placed and content.upgrades[name].private
        for kind in kinds
    ]
    return {option.id: option for option in found}


def can_place(game: Tadmor, seat: int) -> bool:
    """Whether a seat has a piece that fits somewhere (TAD-4.6, TAD-4.9)."""
    kinds = _kinds(game.at_hand(seat))
    if not kinds:
        return False
    placed, content = game.placed, game.content
    spaces, fit = content.spaces, (*kinds, EITHER)
    for name in game.spaces():
        if name not in placed and spaces[name].piece in fit:
            return True
    tiles = game.players[seat].upgrades
    return any(name not in placed and content.upgrades[name].private for name in tiles)


def target(game: Tadmor, answer: str) -> tuple[str, str]:
    """The place of an answer, and the kind of piece that goes there."""
    place, _, kind = answer.partition(".")
    return place, kind or game.content.spaces[place].piece


# --- the board --------------------------------------------------------------------------------


@once
def _board(content: Content, terms: Terms) -> Board:
    """The spaces of the board for some kinds of pieces.

    Raids and upgrades change few of them; the others are those of the board without, which is copied.
    """
    usual = terms._replace(attacked=None, threat=False, gaining=())
    found = Board({}, {}, {}, {}) if terms == usual else _board(content, usual).copy()
    gains = gains_of(content, terms.gaining) if terms.gaining else NO_GAINS
    for name in content.board[terms.two]:
        space = content.spaces[name]
        changed = space.region == terms.attacked or (terms.gaining and space.action in GAINING)
        if changed or terms == usual:
            _lay(content, found, space, terms, gains)
    return found


def _lay(content: Content, board: Board, space: Space, terms: Terms, gains: Gains) -> None:
    """Lay a space on the board, for each kind of piece that fits."""
    either = space.piece == EITHER
    for kind in terms.kinds if either else [""] * (space.piece in terms.kinds):
        place = _place(space, kind, terms, gains)
        option = _option(content, place)
        board.options[option.id] = option
        board.uses[option.id] = _use(space, place, attacked=space.region == terms.attacked)
        if space.action in CHANGING:
            board.changing[option.id] = place, space.pile or space.action
        if either:
            board.either[option.id] = space.id


def _place(space: Space, kind: str, terms: Terms, gains: Gains) -> Place:
    return Place(
        space.id,
        kind,
        terms.era,
        terms.last,
        gain(space, terms.era, gains),
        gains.saves if space.pile else 0,
        terms.threat and space.region == terms.attacked,
        len(terms.kinds) > 1,
    )


@once
def _option(content: Content, place: Place, now: Fact | None = None) -> Option:
    """A space with what it brings; as things stand `now` where its use depends on that."""
    space = content.spaces[place.space]
    region = content.names.regions[space.region]
    group = Text("tadmor-group-safe", {"region": region}) if place.safe else region
    hint = _brings(content, space, place)
    if now is not None:
        hint = use_now(content, space, place.saves, now)
    if place.mixed and not place.kind:
        # The label does not say which of their pieces goes there.
        hint = Text("tadmor-place-hint", {"kind": KIND[space.piece], "hint": hint})
    return _named(content, place.space, place.kind, hint, group)


@once
def _own(content: Content, tile: str, kind: str) -> Option:
    """A private action space."""
    return _named(content, tile, kind, content.lines.upgrades[tile], OWN_GROUP)


def _named(content: Content, place: str, kind: str, hint: Text, group: Text) -> Option:
    name = content.names.places[place]
    if not kind:
        return Option(place, name, hint, group)
    label = Text("tadmor-place-with", {"place": name, "piece": amount(kind, 1)})
    return Option(f"{place}.{kind}", label, hint, group)


def _brings(content: Content, space: Space, place: Place) -> Text:
    """What a space gives by number, an owner's upgrades included; else what is done there in this Era."""
    if place.last and space.action == "raiders":
        return Text("tadmor-action-raiders-none-effect")
    if place.last and space.action == "start":
        bonus = amount("basic", content.limits.start_bonus)
        return Text("tadmor-action-start-last-effect", {"gain": bonus})
    if space.resource:
        return Text("tadmor-action-collect-effect", {"gain": amount(space.resource, place.number)})
    if space.action == "gifts":
        return Text("tadmor-action-gifts-effect", {"n": place.number})
    return content.lines.spaces[space.id, place.era]


def as_things_stand(game: Tadmor, player: Player, options: Iterable[Option]) -> list[Option]:
    """The places of a player's question, which say what they would bring or cost as things stand."""
    content, kinds = game.content, _kinds(game.at_hand(player.seat))
    changing, now = _board(content, _terms(game, player, kinds)).changing, state_now(game, player)
    found: list[Option] = []
    for option in options:
        if option.id in changing:
            place, key = changing[option.id]
            found.append(_option(content, place, now[key]))
        else:
            found.append(option)
    return found


# --- for who does not choose ------------------------------------------------------------------


def usual(game: Tadmor, player: Player, free: Free) -> str:
    """Where a piece goes for who does not choose: what is of use for sure comes first."""
    if free.own:
        return free.own[0]
    # Of those that are as useful the first one on the board.
    best = max(free.options, key=free.board.uses.__getitem__)
    if free.board.uses[best][0] < QUALIFIED and game.turn < game.last_turn:
        for option, (_, key) in free.board.changing.items():
            kind = GAINERS.get(key)
            if kind and option in free.options and qualifies(game, player, kind):
                return option
    return best


def _use(space: Space, place: Place, *, attacked: bool) -> Use:
    if space.resource:
        return (5, place.number, attacked)
    return (_rank(space, place.era, last=place.last), 0, False)


def _rank(space: Space, era: int, *, last: bool) -> int:
    """How useful a space is that collects nothing, if a camel or a ship does not come there by luck."""
    if last and space.action in LATE:
        return 0
    if space.action == "missions":
        return 4
    if space.action == "start":
        return 3
    return 0 if era == 1 and space.action in LAST else 1
