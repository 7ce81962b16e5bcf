"""Where a piece may be placed, and where it goes if its owner's time has run out."""

from collections.abc import Iterable, Mapping
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

    key: its pile or else its action. All spaces for either kind of piece are among them.
    """

    option: str
    space: str
    key: str
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
    """All spaces of the board, as in Part. ranked: their options, the most useful ones first.

    either: the spaces for either kind of piece, once for each kind.
    """

    options: dict[str, Option]
    uses: dict[str, Use]
    changing: list[Changing]
    ranked: list[str]
    either: list[Changing]


class Free(NamedTuple):
    """The places of a seat that are free, as options by their ids; `own`: private ones among them."""

    options: dict[str, Option]
    own: list[str]
    board: Board


def places(game: Tadmor, seat: int, held: Mapping[str, int]) -> Free | None:
    """All places for a seat's pieces at hand, its own private ones last (TAD-4.1, TAD-4.8); None without any.

    held: how many of each kind there are.
    """
    kinds = _kinds(held)
    if not kinds:
        return None
    player = game.players[seat]
    board = _board(game, player, kinds)
    options = _free(game, board)
    own = _private(game, player, kinds) if player.upgrades else {}
    options.update(own)
    return Free(options, [*own], board) if options else None


def _kinds(held: Mapping[str, int]) -> tuple[str, ...]:
    return tuple([kind for kind, number in held.items() if number])


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


def _free(game: Tadmor, board: Board) -> dict[str, Option]:
    """The spaces of the board that are free, in its order."""
    free, placed = board.options.copy(), game.placed
    for place in placed:
        free.pop(place, None)
    for one in board.either:
        if one.space in placed:
            del free[one.option]
    return free


def as_things_stand(game: Tadmor, player: Player, options: Iterable[Option]) -> list[Option]:
    """The places of a player's question, which say what they would bring or cost as things stand."""
    board = _board(game, player, _kinds(game.at_hand(player.seat)))
    now = state_now(game, player)
    changing = {one.option: one for one in board.changing}
    return [
        _told_now(game.content, changing[option.id], now) if option.id in changing else option
        for option in options
    ]


def _told_now(content: Content, one: Changing, now: Mapping[str, Fact]) -> Option:
    fact = now[one.key]
    if fact not in one.told:
        one.told[fact] = _option(content, one.facts, fact)
    return one.told[fact]


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


def _gaining(content: Content, player: Player) -> tuple[str, ...]:
    tiles = content.spots.kept("gaining", _all_gaining, content)
    if tiles.isdisjoint(player.upgrades):
        return ()
    return tuple([name for name in player.upgrades if name in tiles])


def _all_gaining(content: Content) -> frozenset[str]:
    """The upgrades that `_gains` looks at."""
    return frozenset([name for kind in (Hold, Peacemaker, Buyer) for name in content.effects[kind]])


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
    for region, spaces, gives in content.spots.kept(key, _regions, content, two=terms.two):
        attacked = region == terms.attacked
        gains = _of_use(all_gains, gives) if terms.gaining and gives else NO_GAINS
        safe = attacked and terms.threat
        ground = Ground(terms.era, terms.last, attacked, safe, gains, terms.kinds)
        part = content.spots.kept((spaces, ground), _part, content, spaces, ground)
        options.update(part.options)
        uses.update(part.uses)
        changing += part.changing
    # Of those that are as useful the first one on the board comes first.
    ranked = sorted(uses, key=uses.__getitem__, reverse=True)
    return Board(options, uses, changing, ranked, [one for one in changing if one.facts.kind])


def _regions(content: Content, *, two: bool) -> list[tuple[str, tuple[str, ...], frozenset[str]]]:
    """The regions in the order of the board: their spaces, and what of these upgrades change."""
    rows = content.spaces
    found: list[tuple[str, tuple[str, ...], frozenset[str]]] = []
    for region, names in groupby(content.board[two], lambda name: rows[name].region):
        spaces = tuple(names)
        gives = [rows[name] for name in spaces if rows[name].action in GAINING]
        found.append((region, spaces, frozenset([row.resource or row.action for row in gives])))
    return found


def _of_use(gains: Gains, gives: frozenset[str]) -> Gains:
    """As much of these gains as bears on spaces that give these resources, gifts or rare goods."""
    holds = [
        more if name in gives else 0 for name, more in zip(RESOURCES, gains.holds, strict=True)
    ]
    peace = gains.peace if "gifts" in gives else NO_GAINS.peace
    return Gains(tuple(holds), peace, gains.saves if "rare" in gives else NO_GAINS.saves)


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
                key = space.pile or space.action
                found.changing.append(Changing(option.id, space.id, key, facts, {}))
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
    told = _of_kind(space, facts, hint or option.hint)
    return Option(option.id, option.label, told, option.group)


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
            kind = GAINERS.get(one.key)
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
