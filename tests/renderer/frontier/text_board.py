"""The whole board of the frontier as plain text: all that the picture shows."""

from collections.abc import Iterator

from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.telling import listed
from renderer.core.words import Words
from tests.engines.frontier.scoring import result
from tests.engines.frontier.state import Frontier, Land
from tests.renderer.frontier.heading import phase_words
from tests.renderer.frontier.reading import FrontierView, acting, mark_of, numbers
from tests.renderer.frontier.texts import army, cards, fight, helps, marked, named, stands


def text_board(view: FrontierView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: FrontierView, words: Words) -> Iterator[list[str]]:
    state = view.state
    yield list(head_lines(view, words))
    if view.over:
        yield list(standing_lines(view, words))
    else:
        yield [order_line(words, state)]
    if state.battle is not None:
        yield [fight(words, state), *helps(words, state)]
    if view.seat is not None:
        yield list(secret_lines(view, words, view.seat))
    for seat in state.alive():
        yield [seat_line(words, state, seat), *land_lines(words, state, seat)]
    yield [words("frontier-text-nobody"), *land_lines(words, state, None)]
    yield [words("frontier-text-deck", deck=len(state.deck), discards=cards(words, state.discards))]


def head_lines(view: FrontierView, words: Words) -> Iterator[str]:
    """Game, match, round and phase; who is awaited and for what."""
    yield from telling.head_lines(
        view,
        words,
        words("frontier-name"),
        phase_words(words, view),
        lambda seat: marked(words, view.state, seat),
    )


def order_line(words: Words, state: Frontier) -> str:
    """In which order all act."""
    return words("frontier-text-order", names=listed(words, [words.name(s) for s in acting(state)]))


def standing_lines(view: FrontierView, words: Words) -> Iterator[str]:
    """What everybody has who is not out; at the end, their places."""
    state = view.state
    if not view.over:
        yield from (stands(words, state, seat) for seat in state.alive())
        return
    yield from telling.final_lines(words, result(state), lambda seat: marked(words, state, seat))


def seat_line(words: Words, state: Frontier, seat: int) -> str:
    """Who it is, and what the strip counts."""
    symbol, name = SYMBOLS[mark_of(state, seat).shape], marked(words, state, seat)
    return words("frontier-text-seat", symbol=symbol, name=name, **numbers(state, seat))


def land_lines(words: Words, state: Frontier, seat: int | None) -> Iterator[str]:
    """The lands of a seat or of nobody, with what stands there; empty ones of nobody's together."""
    empty = []
    for land, here in state.lands.items():
        if here.owner != seat:
            continue
        name, fort = named(words, state, land), state.content.lands[land].fort
        if fort is not None:
            name = words(f"frontier-text-{fort}", land=name)
        if here.units or seat is not None:
            yield telling.cells(words("frontier-text-land", land=name, units=_fresh(words, here)))
        else:
            empty.append(name)
    if empty:
        yield words("frontier-text-empty", lands=listed(words, empty))


def _fresh(words: Words, here: Land) -> str:
    if not here.tired:
        return army(words, here.fresh)
    tired = words("frontier-text-tired", units=army(words, here.tired))
    return f"{army(words, here.fresh)}; {tired}" if here.fresh else tired


def secret_lines(view: FrontierView, words: Words, seat: int) -> Iterator[str]:
    """What the reader alone knows: the own hand, plans and bids, and cards of others."""
    state = view.state
    realm = state.realms[seat]
    yield words("frontier-text-hand", cards=cards(words, [one.face for one in realm.hand]))
    if realm.plan:
        yield words("frontier-text-plan", what=listed(words, planned(words, state, realm.plan)))
    if realm.bid is not None:
        yield words("frontier-text-bid", n=realm.bid)
    if realm.laid:
        yield words("frontier-text-laid", cards=cards(words, realm.laid))
    for other in state.realms:
        known = [card.face for card in other.hand if seat in card.known]
        if other.seat != seat and known:
            name = words.name(other.seat)
            yield words("frontier-text-known", name=name, cards=cards(words, known))


def planned(words: Words, state: Frontier, plan: list[str]) -> list[str]:
    """The entries of a plan."""
    found = []
    for entry in plan:
        land, _, kind = entry.partition(".")
        if kind:
            told = {"land": named(words, state, land), "units": army(words, {kind: 1})}
            found.append(words("frontier-text-recruit", **told))
        else:
            found.append(words("frontier-cards", n=1))
    return found
