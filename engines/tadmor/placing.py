"""Where a piece may be placed, and where it goes if its owner's time has run out."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from engines.core import Option, Text
from engines.tadmor.content import Content, Space
from engines.tadmor.current import CHANGING, Fact, state_now, use_now
from engines.tadmor.effects import Buyer, Hold, Peacemaker
from engines.tadmor.ids import RESOURCES
from engines.tadmor.sharing import GAINERS
from engines.tadmor.state import Player, Tadmor
from engines.tadmor.supply import qualifies
from engines.tadmor.words import KIND, amount

EITHER = "either"
LAST = ("traitor", "tax")
"""Actions without any use in Era I."""
LATE = ("start", "raiders", *GAINERS)
"""Actions that are for later turns."""
QUALIFIED = 2
"""The rank of what brings a camel or a ship at once."""

Use = tuple[int, int, bool]
"""How useful a place is: its rank, then what is collected there, and there safety from raiders."""


class Gains(NamedTuple):
    """What a player's upgrades change on the board.

    holds: what ships collect more, in the order of RESOURCES. peace: how often Gifts of Peace count. saves:
    resources that rare goods cost less.
    """

    holds: tuple[int, ...]
    peace: int
    saves: int


NO_GAINS = Gains((0,) * len(RESOURCES), 1, 0)
GAINING = ("collect", "gifts", "rare")
"""Actions that give more, or cost less, by upgrades."""


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


class Ground(NamedTuple):
    """All that the options of a region depend on, as if all its spaces were free.

    attacked: whether it lies on the attacked region space; safe: whether another one will be raided then.
    kinds: of the pieces at hand.
    """

    era: int
    last: bool
    attacked: bool
    safe: bool
    gains: Gains
    kinds: tuple[str, ...]


class Facts(NamedTuple):
    """All that the option of a space depends on, unless its use depends on how things stand.

    kind: of the piece, "" where only one kind fits. number: what is collected or scored there. saves: as in
    Gains, of rare goods alone. attacked, safe: as in Ground. mixed: whether there are pieces of both kinds.
    """

    space: str
    kind: str
    era: int
    last: bool
    number: int
    saves: int
    attacked: bool
    safe: bool
    mixed: bool


class Changing(NamedTuple):
    """A space whose use depends on how things stand. told: its option by what it said of that so far.

    All spaces for either kind of piece are among them.
    """

    option: str
    action: str
    facts: Facts
    told: dict[Fact, Option]


class Part(NamedTuple):
    """Spaces of the board for some kinds of pieces, as if all were free, in its order.

    options, uses: by the ids of the options.
    """

    options: dict[str, Option]
    uses: dict[str, Use]
    changing: list[Changing]


class Board(NamedTuple):
    """All spaces of the board, as in Part. ranked: their options, the most useful ones first."""

    options: dict[str, Option]
    uses: dict[str, Use]
    changing: list[Changing]
    ranked: list[str]


class Free(NamedTuple):
    """The places of a seat that are free, as options by their ids; `own`: private ones among them."""

    options: dict[str, Option]
    own: list[str]
    board: Board


def places(game: Tadmor, seat: int, held: Mapping[str, int]) -> Free | None:
    """All places for a seat's pieces at hand, its own private ones last (TAD-4.1, TAD-4.8); None without any.

    held: how many of each kind there are.
    """
    kinds = tuple([kind for kind, number in held.items() if number])
    if not kinds:
        return None
    player = game.players[seat]
    board = _board(game, player, kinds)
    options = _free(game, player, board)
    own = _private(game, player, kinds) if player.upgrades else {}
    options.update(own)
    return Free(options, [*own], board) if options else None


def _board(game: Tadmor, player: Player, kinds: tuple[str, ...]) -> Board:
    content = game.content
    terms = Terms(
        game.two,
        game.era,
        game.turn == game.last_turn,
        game.attacked,
        game.threat,
        _gaining(content, player) if player.upgrades else (),
        kinds,
    )
    return content.spots.kept(terms, _fitting, content, terms)


def _free(game: Tadmor, player: Player, board: Board) -> dict[str, Option]:
    """The spaces of the board that are free, in its order; they say what they would bring as things stand."""
    free, placed, spaces = board.options.copy(), game.placed, game.content.spaces
    for place in placed:
        free.pop(place, None)
    found: dict[str, Fact] = {}
    for one in board.changing:
        if one.facts.space in placed:
            free.pop(one.option, None)
        else:
            space = spaces[one.facts.space]
            # Spaces of the same action are alike, but for the piles.
            key = space.pile or space.action
            now = found.get(key)
            if now is None:
                now = found[key] = state_now(game, player, space)
            free[one.option] = one.told.get(now) or _tell(game.content, one, now)
    return free


def _tell(content: Content, one: Changing, now: Fact) -> Option:
    option = one.told[now] = _option(content, one.facts, now)
    return option


def _private(game: Tadmor, player: Player, kinds: Iterable[str]) -> dict[str, Option]:
    """The free private action spaces of a player, for each kind of piece."""
    content, placed = game.content, game.placed
    found = [
        content.spots.private(name, kind)
        for name in player.upgrades
        if name not in placed and content.upgrades[name].private
        for kind in kinds
    ]
    return {option.id: option for option in found}


def can_place(game: Tadmor, seat: int) -> bool:
    """Whether a seat has a piece that fits somewhere (TAD-4.6, TAD-4.9)."""
    kinds = [kind for kind, number in game.at_hand(seat).items() if number]
    if not kinds:
        return False
    placed, content = game.placed, game.content
    spaces, fit = content.spaces, (*kinds, EITHER)
    for name in game.spaces():
        if name not in placed and spaces[name].piece in fit:
            return True
    tiles = game.players[seat].upgrades
    return any(name not in placed and content.upgrades[name].private for name in tiles)


def _gaining(content: Content, player: Player) -> tuple[str, ...]:
    tiles = content.spots.kept("gaining", _all_gaining, content)
    return tuple([name for name in player.upgrades if name in tiles])


def _all_gaining(content: Content) -> list[str]:
    """The upgrades that `_gains` looks at."""
    return [name for kind in (Hold, Peacemaker, Buyer) for name in content.effects[kind]]


def _gains(content: Content, tiles: Iterable[str]) -> Gains:
    holds, peace, saves = dict.fromkeys(RESOURCES, 0), 1, 0
    for name in tiles:
        match content.upgrades[name].effect:
            case Hold(resource=resource, more=more):
                holds[resource] += more
            case Peacemaker(times=times):
                peace *= times
            case Buyer(saves=more):
                saves += more
    return Gains(tuple(holds.values()), peace, saves)


def _fitting(content: Content, terms: Terms) -> Board:
    """The spaces of the board for some kinds of pieces, as if all were free."""
    all_gains = _gains(content, terms.gaining)
    key = ("regions", terms.two)
    options: dict[str, Option] = {}
    uses: dict[str, Use] = {}
    changing: list[Changing] = []
    for region, spaces, gaining in content.spots.kept(key, _regions, content, two=terms.two):
        attacked = region == terms.attacked
        gains = all_gains if gaining else NO_GAINS
        safe = attacked and terms.threat
        ground = Ground(terms.era, terms.last, attacked, safe, gains, terms.kinds)
        part = content.spots.kept((spaces, ground), _part, content, spaces, ground)
        options.update(part.options)
        uses.update(part.uses)
        changing += part.changing
    # Of those that are as useful the first one on the board comes first.
    return Board(options, uses, changing, sorted(uses, key=uses.__getitem__, reverse=True))


def _regions(content: Content, *, two: bool) -> list[tuple[str, tuple[str, ...], bool]]:
    """The regions in the order of the board: their spaces, and whether upgrades change what these give."""
    rows = content.spaces
    found: list[tuple[str, tuple[str, ...], bool]] = []
    for region, names in groupby(content.board[two], lambda name: rows[name].region):
        spaces = tuple(names)
        found.append((region, spaces, any(rows[name].action in GAINING for name in spaces)))
    return found


def _part(content: Content, spaces: tuple[str, ...], ground: Ground) -> Part:
    """The spaces of a region for pieces of some kinds."""
    found = Part({}, {}, [])
    for space in map(content.spaces.__getitem__, spaces):
        for kind in ground.kinds if space.piece == EITHER else [""] * (space.piece in ground.kinds):
            facts = _facts(ground, space, kind)
            option = content.spots.kept(facts, _option, content, facts)
            found.options[option.id] = option
            found.uses[option.id] = _use(space, facts)
            if space.action in CHANGING:
                found.changing.append(Changing(option.id, space.action, facts, {}))
    return found


def _facts(ground: Ground, space: Space, kind: str) -> Facts:
    return Facts(
        space.id,
        kind,
        ground.era,
        ground.last,
        _gain(space, ground.era, ground.gains),
        ground.gains.saves if space.pile else 0,
        ground.attacked,
        ground.safe,
        len(ground.kinds) > 1,
    )


def _use(space: Space, facts: Facts) -> Use:
    if space.resource:
        return (5, facts.number, facts.attacked)
    return (_rank(space, facts.era, last=facts.last), 0, False)


def _option(content: Content, facts: Facts, now: Fact | None = None) -> Option:
    space = content.spaces[facts.space]
    option = content.spots.board(space.id, facts.kind, facts.era, facts.number, safe=facts.safe)
    hint = _told(content, space, facts)
    if now is not None:
        hint = use_now(content, space, facts.saves, now)
    return replace(option, hint=_of_kind(space, facts, hint or option.hint))


def _told(content: Content, space: Space, facts: Facts) -> Text | None:
    """What is said of a space where nothing follows the last turn."""
    if facts.last and space.action == "raiders":
        return Text("tadmor-action-raiders-none-effect")
    if facts.last and space.action == "start":
        gain = amount("basic", content.limits.start_bonus)
        return Text("tadmor-action-start-last-effect", {"gain": gain})
    return None


def _of_kind(space: Space, facts: Facts, hint: Text | None) -> Text | None:
    """Say of which kind the piece is, for who has both, unless the label does."""
    if facts.kind or not facts.mixed or hint is None:
        return hint
    return Text("tadmor-place-hint", {"kind": KIND[space.piece], "hint": hint})


def gain_at(game: Tadmor, player: Player, space: Space) -> int:
    """What a space gives a player in this Era: resources collected, points of the gifts, else 0."""
    return _gain(space, game.era, _gains(game.content, player.upgrades))


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


def usual(game: Tadmor, player: Player, free: Free) -> str:
    """Where a piece goes for who does not choose: what is of use for sure comes first."""
    if free.own:
        return free.own[0]
    best = _best(free)
    if free.board.uses[best][0] < QUALIFIED and game.turn < game.last_turn:
        for one in free.board.changing:
            kind = GAINERS.get(one.action)
            if one.option in free.options and kind and qualifies(game, player, kind):
                return one.option
    return best


def _best(free: Free) -> str:
    """The most useful of the free spaces, of which there is one at least."""
    options = free.options
    for option in free.board.ranked:
        if option in options:
            return option
    raise RuntimeError("no space of the board is free")  # pragma: no cover - then nothing is asked


def _rank(space: Space, era: int, *, last: bool) -> int:
    """How useful a space is that collects nothing, if a camel or a ship does not come there by luck."""
    if last and space.action in LATE:
        return 0
    if space.action == "missions":
        return 4
    if space.action == "start":
        return 3
    return 0 if era == 1 and space.action in LAST else 1
