"""The whole board of Conqueror as plain text: all that the picture shows."""

from collections.abc import Iterator

from engines.conqueror.ids import DISTRICTS, INDEPENDENT, PROJECT_CARDS, TRADE, way
from engines.conqueror.preview.prices import agents
from engines.conqueror.preview.projects import wonder_points
from engines.conqueror.preview.sealed import answers
from engines.conqueror.scoring import result
from engines.conqueror.state import Army, Conqueror, Project
from engines.core import HIDDEN
from renderer.conqueror.chronicle import chronicle_title, no_chronicle
from renderer.conqueror.effects import chronicle_effect
from renderer.conqueror.foot import flags_of, kinds_of
from renderer.conqueror.heading import phase_words
from renderer.conqueror.reading import ConquerorView, active_at, mark_of, numbers
from renderer.conqueror.strips import cards_of
from renderer.conqueror.table import agent_place, board_lines, split, state_lines
from renderer.conqueror.texts import (
    district,
    fight,
    helps,
    heroes,
    marked,
    named,
    project,
    stands,
    tactics,
    upgrade,
)
from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.telling import listed
from renderer.core.words import Words


def text_board(view: ConquerorView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: ConquerorView, words: Words) -> Iterator[list[str]]:
    state = view.state
    yield [*head_lines(view, words), chronicle_line(words, state)]
    if view.over:
        yield list(standing_lines(view, words))
    else:
        yield [order_line(words, state)]
    if state.battle is not None:
        yield [fight(words, state), *helps(words, state)]
    if view.seat is not None:
        yield list(secret_lines(view, words, view.seat))
    for nation in state.nations:
        if not nation.out:
            yield list(_seat_lines(words, state, nation.seat))
    yield [words("conqueror-text-independents"), *land_lines(words, state, INDEPENDENT)]
    yield [words("conqueror-text-nobody"), *land_lines(words, state, None)]
    yield list(_boards(words, state))


def head_lines(view: ConquerorView, words: Words) -> Iterator[str]:
    """Game, match, round and phase; who is awaited and for what."""
    yield from telling.head_lines(
        view,
        words,
        words("conqueror-name"),
        phase_words(words, view),
        lambda seat: marked(words, view.state, seat),
    )


def chronicle_line(words: Words, state: Conqueror) -> str:
    """The chronicle card in force, and what it does."""
    if state.chronicle is None:
        return no_chronicle(words)
    name = chronicle_title(words, state, state.chronicle)
    effect = chronicle_effect(words, state, state.chronicle)
    return words("conqueror-text-chronicle", name=name, effect=effect)


def order_line(words: Words, state: Conqueror) -> str:
    """In which order all act, and who has the hourglass."""
    names = listed(words, [words.name(seat) for seat in state.order])
    return words("conqueror-text-order", names=names, first=words.name(state.first))


def standing_lines(view: ConquerorView, words: Words) -> Iterator[str]:
    """What everybody has who is not out; at the end, their places."""
    state = view.state
    if not view.over:
        yield from (stands(words, state, seat) for seat in state.players())
        return
    yield from telling.final_lines(words, result(state), lambda seat: marked(words, state, seat))


def _seat_lines(words: Words, state: Conqueror, seat: int) -> Iterator[str]:
    """Who it is, what the strip and the table tell, and its territories."""
    nation, mark = state.nations[seat], mark_of(state, seat)
    yield f"{SYMBOLS[mark.shape]} {stands(words, state, seat)}"
    found = numbers(state, seat)
    yield words("conqueror-text-purse", **{key: found[key] for key in PURSE})
    known = [one.name for one in nation.heroes if one.name != HIDDEN]
    prices = sorted(one.price for one in nation.heroes if one.name == HIDDEN)
    told = [words("conqueror-text-hidden-hero", n=price) for price in prices]
    told += [words("conqueror-text-ready-hero", name=heroes(words, state, [one])) for one in known]
    told += [
        words("conqueror-text-open-hero", name=heroes(words, state, [one])) for one in nation.open
    ]
    if told:
        yield words("conqueror-text-heroes", names=listed(words, told))
    built = listed(words, [district(words, one) for one in cards_of(nation)])
    funded = listed(words, [upgrade(words, one) for one in nation.upgrades])
    yield words("conqueror-text-cards", districts=built, upgrades=funded)
    if state.destiny:
        projects = listed(words, [_project(words, one) for one in nation.projects])
        yield words("conqueror-text-projects", what=projects)
        yield from board_lines(words, state, seat)
    yield from state_lines(words, state, seat)
    yield from land_lines(words, state, seat)


def _project(words: Words, one: Project) -> str:
    """A mega project; a Wonder with its points."""
    name = project(words, one.kind)
    return words("conqueror-text-wonder", what=name, n=one.points) if one.points else name


PURSE = ("coins", "food", "fed", "limit", "tactics")


def land_lines(words: Words, state: Conqueror, seat: int | None) -> list[str]:
    """The territories of a seat or of nobody, with what stands there; empty ones of nobody's together."""
    found, empty = [], []
    for place, here in state.lands.items():
        if here.owner != seat:
            continue
        name = _fortified(words, state, place)
        if seat is not None:
            line = words("conqueror-text-land", place=name, units=_units(words, state, place))
            found.append(line)
        else:
            empty.append(name)
    if empty:
        found.append(words("conqueror-text-empty", places=listed(words, empty)))
    return found or ["\N{EN DASH}"]


def _fortified(words: Words, state: Conqueror, place: str) -> str:
    """A territory with its fort in brackets."""
    name, fort = named(words, place), state.fort_at(place)
    if state.is_capital(place):
        fort = "capital"
    elif state.temporary_at(place) is not None:
        fort = "temporary-capital"
    elif fort is None:
        return words("conqueror-text-blank", place=name) if state.lands[place].blank else name
    return words(f"conqueror-text-{fort}", place=name)


def _units(words: Words, state: Conqueror, place: str) -> str:
    here = state.lands[place].army
    return split(words, Army(active_at(state, place), {}, here.tired, here.barred))


def secret_lines(
    view: ConquerorView, words: Words, seat: int, *, cards: bool = True
) -> Iterator[str]:
    """What the reader alone knows: the own hand (`cards`), plans and answers, and cards of others.

    Once the match is over, all cards lie open, so nothing is told of those that only some had seen.
    """
    state = view.state
    nation = state.nations[seat]
    if cards:
        hand = tactics(words, [one.face for one in nation.hand])
        yield words("conqueror-text-hand", cards=hand)
    for about, what in answers(state, seat).items():
        yield words(f"conqueror-text-{about}", what=words.said(what))
    for other in state.nations:
        if other.seat != seat and not view.over:
            yield from _known(words, state, seat, other.seat)


def _known(words: Words, state: Conqueror, seat: int, other: int) -> Iterator[str]:
    """What a seat has seen of the cards of another one."""
    nation, name = state.nations[other], words.name(other)
    faces = [card.face for card in nation.hand if seat in card.known]
    if faces:
        yield words("conqueror-text-known", name=name, cards=tactics(words, faces))
    names = [hero.name for hero in nation.heroes if seat in hero.known]
    if names:
        yield words("conqueror-text-known", name=name, cards=heroes(words, state, names))


def _boards(words: Words, state: Conqueror) -> Iterator[str]:
    """Copies of districts left, and where the agents are."""
    left = [
        words("conqueror-text-copies", what=district(words, kind), n=state.stock(kind))
        for kind in DISTRICTS
    ]
    if state.destiny:
        left += [
            words("conqueror-text-copies", what=project(words, kind), n=state.stock(kind))
            for kind in PROJECT_CARDS
        ]
    yield words("conqueror-text-left", what=listed(words, left))
    if state.destiny and (points := wonder_points(state)):
        yield words("conqueror-text-next-wonder", n=points)
    spaces = [way(board, kind) for board, kind in kinds_of(state)]
    spaces += [way(TRADE, flag) for flag, _ in flags_of(state)]
    placed = [
        words("conqueror-text-agent-of", name=words.name(seat), where=agent_place(words, space))
        for space in spaces
        for seat in agents(state, space)
    ]
    yield words("conqueror-text-agents", where=listed(words, placed))
