"""The whole board of Caylus as plain text: enough to play by; what may be cut at the end changes least."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from engines.caylus.ids import CASTLE, LINES, PLACEMENT, SECTIONS, SINGLES, SPECIALS
from engines.caylus.preview import (
    batch_points,
    batches_to_come,
    last_round,
    most_batches,
    next_incomes,
    scoring_time,
)
from engines.caylus.scoring import result
from engines.caylus.state import Caylus, Player
from engines.caylus.words import BUILDING, LINE, SECTION, amount
from renderer.caylus.heading import phase_words
from renderer.caylus.reading import (
    CaylusView,
    mark_of,
    owned,
    single,
    trigger_at,
    turn_order,
)
from renderer.caylus.texts import amounts, cell, cubes, marked, seats
from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.telling import cells, listed
from renderer.core.words import Words

STOCKED = ("wood", "stone", "prestige")
"""Kinds of building that lie in the open stock."""


def text_board(view: CaylusView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: CaylusView, words: Words) -> Iterator[Iterator[str]]:
    state = view.state
    yield head_lines(view, words)
    if view.over:
        yield standing_lines(view, words)
    yield special_lines(state, words)
    yield road_lines(state, words)
    for player in turn_order(state):
        yield player_lines(state, words, player)
    yield castle_lines(state, words)
    yield favour_lines(state, words)
    yield stock_lines(state, words)
    yield _effects(state, words)


def head_lines(view: CaylusView, words: Words) -> Iterator[str]:
    """Game, match, round and phase; who is awaited and for what."""
    moment, players = phase_words(words, view), view.state.players
    yield from telling.head_lines(
        view, words, words("caylus-name"), moment, lambda seat: marked(words, players[seat])
    )


def standing_lines(view: CaylusView, words: Words) -> Iterator[str]:
    """Points and deniers in turn order; at the end, the places."""
    if not view.over:
        yield from (stands(words, player) for player in turn_order(view.state))
        return
    players = view.state.players
    final = result(view.state)
    yield from telling.final_lines(words, final, lambda seat: marked(words, players[seat]))


def stands(words: Words, player: Player) -> str:
    """A player's points and deniers."""
    held = amounts(words, {"points": player.points, "deniers": player.deniers})
    return words("caylus-alt-standing", name=marked(words, player), held=held)


def special_lines(state: Caylus, words: Words) -> Iterator[str]:
    """The special buildings, the bridge and the king's men."""
    yield words("caylus-text-special")
    for name in SINGLES:
        yield cells(words.said(BUILDING[name]), _worker(words, single(state, name)))
    stables = _spots(words, state.stables, state.content.specials["stables"].places)
    yield cells(
        words.said(BUILDING["stables"]),
        stables if state.stables_used() else words("caylus-text-stables-unused"),
    )
    inn = [
        words(f"caylus-text-inn-{side}", who=_worker(words, seat))
        for side, seat in (("left", state.inn_left), ("right", state.inn_right))
    ]
    yield cells(words.said(BUILDING["inn"]), *inn)
    yield cells(words("caylus-building-bridge"), _spots(words, state.bridge, len(state.players)))
    yield words("caylus-text-order", names=seats(words, state.order))
    if not last_round(state):
        yield price_line(state, words)


def price_line(state: Caylus, words: Words) -> str:
    """What a worker costs now, or in the next round."""
    if state.phase > PLACEMENT:
        first = words.said(amount("deniers", state.price(passed=0)))
        return words("caylus-text-next-price", price=first)
    general = words.said(amount("deniers", state.price()))
    own = words.said(amount("deniers", state.content.limits.own_price))
    return words("caylus-text-price", price=general, own=own)


def _worker(words: Words, seat: int | None) -> str:
    if seat is None:
        return words("caylus-text-free")
    return words("caylus-text-worker", name=words.name(seat))


def _spots(words: Words, taken: Sequence[int], count: int) -> str:
    """Numbered spots, one after the other, the free ones too."""
    shown = [words.name(seat) for seat in taken] + [words("caylus-text-free")] * (
        count - len(taken)
    )
    return ", ".join(f"{n} {name}" for n, name in enumerate(shown, start=1))


def road_lines(state: Caylus, words: Words, *, empty: bool = True) -> Iterator[str]:
    """One line for each building of the road; one for each row of empty spaces, if asked for."""
    yield words("caylus-text-road")
    for bare, spaces in groupby(range(1, len(state.road) + 1), lambda n: _bare(state, n)):
        numbers = list(spaces)
        if not bare:
            shown = (n for n in numbers if empty or state.space(n).tile is not None)
            yield from (_space(state, words, n) for n in shown)
        elif empty:
            yield cells(_span(numbers), words("caylus-text-empty"))


def _span(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


def _bare(state: Caylus, n: int) -> bool:
    """Whether there is nothing to say of a space."""
    men = (state.provost, state.bailiff)
    return state.space(n).tile is None and n not in men and trigger_at(state, n) is None


def _space(state: Caylus, words: Words, n: int) -> str:
    space, trigger = state.space(n), trigger_at(state, n)
    number = str(n) if trigger is None else f"{n} {words.said(SECTION[trigger]).lower()}"
    if space.tile is None:
        parts = [words("caylus-text-empty")]
    else:
        name = words.said(BUILDING[space.tile])
        owner = "" if space.owner is None else f" ({words.name(space.owner)})"
        parts = [name + owner]
    if space.worker is not None:
        parts.append(_worker(words, space.worker))
    if space.heir is not None:
        parts.append(words("caylus-text-heir", name=words.name(space.heir)))
    men = [name for name in ("provost", "bailiff") if getattr(state, name) == n]
    return cells(number, *parts, *(words(f"caylus-{name}") for name in men))


def castle_lines(state: Caylus, words: Words, *, rules: bool = True) -> Iterator[str]:
    """The workers in the castle and its three sections; with `rules` what they bring."""
    yield words.said(BUILDING[CASTLE])
    spots = _spots(words, state.castle, state.content.limits.castle_places)
    yield cells(words("caylus-text-workers"), spots)
    for name in SECTIONS:
        more = section_rules(state, words, name) if rules else ()
        yield cells(_section(state, words, name), *more)


def _section(state: Caylus, words: Words, name: str) -> str:
    row, houses = state.content.sections[name], state.houses[name]
    built = {seat: houses.count(seat) for seat in state.order if seat in houses}
    return cells(
        words.said(SECTION[name]),
        words("caylus-text-parts", n=len(houses), of=row.parts),
        words(section_status(state, name)),
        ", ".join(f"{words.name(seat)} {n}" for seat, n in built.items()),
    )


def section_status(state: Caylus, name: str) -> str:
    """The key of how far a section is: scored, under construction, still to come."""
    if name in state.scored:
        return "caylus-picture-scored"
    return "caylus-picture-building" if name == state.section() else "caylus-picture-to-come"


def section_rules(state: Caylus, words: Words, name: str) -> Iterator[str]:
    """What a batch brings, when the section is scored, and what that brings by houses."""
    row = state.content.sections[name]
    yield words("caylus-text-batch", points=words.said(amount("points", row.points)))
    when = "mark" if name in state.scored else scoring_time(state, name)
    yield words(f"caylus-text-scored-{when}", n=row.trigger)
    loss = words.said(amount("points", row.penalty))
    yield words("caylus-text-penalty", loss=loss)
    for one in row.favours:
        gain = words.said(amount("favours", one.favours))
        yield words("caylus-text-threshold", n=one.houses, gain=gain)


def favour_lines(state: Caylus, words: Words) -> Iterator[str]:
    """The favour table with everybody's markers, or what a favour is worth without it."""
    yield words("caylus-picture-favours")
    if state.simplified:
        yield words("caylus-picture-simplified", n=state.content.limits.simplified_points)
        return
    for line in LINES:
        yield cells(words.said(LINE[line]), *_columns(state, words, line))


def _columns(state: Caylus, words: Words, line: str) -> Iterator[str]:
    at = {player.seat: player.favours[line] for player in turn_order(state)}
    before = [seat for seat, level in at.items() if level == 0]
    if before:
        yield words("caylus-text-before", names=seats(words, before))
    for n in range(1, len(state.content.lines[line].columns) + 1):
        gives = f"{n}: {cell(words, state, line, n)}"
        here = [seat for seat, level in at.items() if level == n]
        aside = seats(words, here) if here else ""
        if n > state.columns():
            aside = words("caylus-text-closed")
        yield f"{gives} ({aside})" if aside else gives


def stock_lines(state: Caylus, words: Words) -> Iterator[str]:
    """What can still be built: cost, points and favours."""
    yield words("caylus-picture-stock")
    if not state.ended:
        yield room_line(state, words)
    for kind in STOCKED:
        tiles = [name for name, left in state.stock.items() if left and _kind(state, name) == kind]
        none = [words("caylus-picture-none-left")] if not tiles else []
        yield cells(words(f"caylus-picture-stock-{kind}"), *none)
        for name in tiles:
            yield _stocked(state, words, name)


def room_line(state: Caylus, words: Words) -> str:
    """Where the next craft building goes."""
    free = state.free_space()
    return words("caylus-text-full") if free is None else words("caylus-text-first-free", n=free)


def _kind(state: Caylus, name: str) -> str:
    return state.content.tiles[name].kind


def _stocked(state: Caylus, words: Words, name: str) -> str:
    tile, left = state.content.tiles[name], state.stock[name]
    shown = words.said(BUILDING[name])
    if left > 1:
        shown = words("caylus-picture-copies", name=shown, n=left)
    gain = {"points": tile.points} | ({"favours": tile.favours} if tile.favours else {})
    cost: Mapping[str, int] = {str(kind): n for kind, n in tile.cost.items()}
    return cells(shown, amounts(words, cost), amounts(words, gain))


def player_lines(state: Caylus, words: Words, player: Player) -> Iterator[str]:
    """All that belongs to a player."""
    seat, limits = player.seat, state.content.limits
    name = f"{SYMBOLS[mark_of(player).shape]} {marked(words, player)}"
    yield cells(name, amounts(words, {"points": player.points, "deniers": player.deniers}))
    yield cubes(words, player)
    yield words("caylus-text-in-hand", n=player.workers, of=limits.workers)
    named = [f"{n} {words.said(BUILDING[tile])}" for n, tile in owned(state, seat)]
    yield words("caylus-text-buildings", names=listed(words, named))
    houses = [f"{words.said(SECTION[name])} {state.houses[name].count(seat)}" for name in SECTIONS]
    yield words("caylus-text-houses", houses=", ".join(houses))
    if not state.simplified:
        levels = [f"{words.said(LINE[line])} {player.favours[line]}" for line in LINES]
        yield words("caylus-text-levels", levels=", ".join(levels))
    if not state.ended:
        yield from _prospects(state, words, player)


def _prospects(state: Caylus, words: Words, player: Player) -> Iterator[str]:
    """What a player can count on: batches, income, lines of favours that are spent in this phase."""
    if batches_to_come(state):
        yield _batches(state, words, player)
    if not last_round(state):
        earns = words.said(amount("deniers", next_incomes(state)[player.seat]))
        yield words("caylus-text-income", income=earns)
    if player.lines_used:
        used = [words.said(LINE[line]) for line in player.lines_used]
        yield words("caylus-text-used", lines=listed(words, used))


def _batches(state: Caylus, words: Words, player: Player) -> str:
    """What a player's batches bring; once the castle is full, they still save from a loss."""
    if state.section_with_room() is None:
        return words("caylus-text-no-part", n=most_batches(player))
    count, points = batch_points(state, player)
    return words("caylus-text-batches", n=count, points=words.said(amount("points", points)))


def _effects(state: Caylus, words: Words) -> Iterator[str]:
    """What every building on the table does."""
    yield words("caylus-text-what-buildings-do")
    there = {space.tile for space in state.road} | {name for name, n in state.stock.items() if n}
    for name, effect in state.content.effects.items():
        if name in there or name in SPECIALS or name == CASTLE:
            yield f"{words.said(BUILDING[name])}: {words.said(effect)}"
