"""The whole board of Fortuna as plain text: all that the picture shows."""

from collections.abc import Iterator

from engines.fortuna.content import Content
from engines.fortuna.ids import design
from engines.fortuna.preview import next_price, palace_drawn, reach, starts_next
from engines.fortuna.scoring import card_points, inside
from engines.fortuna.state import ActionCard, Province
from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.words import Words, message_id
from renderer.fortuna.favours import effect_words
from renderer.fortuna.heading import phase_words
from renderer.fortuna.palette import MARKS, SIDES
from renderer.fortuna.reading import (
    FortunaView,
    by_side,
    drawn_cards,
    mark_of,
    seen_in_palace,
    turn_order,
)
from renderer.fortuna.scores import standing
from renderer.fortuna.table import top_discards


def marked(words: Words, province: Province) -> str:
    """A player's name with colour and shape: `Dmitri (grey cross)`."""
    mark = mark_of(province)
    return telling.marked(words, province.seat, mark, f"fortuna-side-{mark.name}")


def text_board(view: FortunaView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: FortunaView, words: Words) -> Iterator[list[str]]:
    yield list(head_lines(view, words))
    if view.over:
        yield list(standing_lines(view, words))
    if view.seat is not None:
        yield list(secret_lines(view, words))
    for side in range(len(SIDES)):
        yield side_lines(view, words, side)
    yield list(favour_lines(view, words))
    yield list(shared_lines(view, words))
    yield list(_effects(view, words))


def head_lines(view: FortunaView, words: Words) -> Iterator[str]:
    """Game, match, round and phase; who is awaited and for what."""
    moment, seats = phase_words(words, view), view.state.provinces
    yield from telling.head_lines(
        view, words, words("fortuna-name"), moment, lambda seat: marked(words, seats[seat])
    )


def standing_lines(view: FortunaView, words: Words) -> Iterator[str]:
    """Where everybody stands in the order of turns; at the end, the places."""
    if not view.over:
        yield from (stands(words, province) for province in turn_order(view.state))
        return
    for place in standing(view):
        name = marked(words, place.province)
        if place.total is None:
            yield words("fortuna-alt-outside", name=name, step=place.province.step)
        else:
            yield words("picture-alt-final", name=name, rank=place.rank, total=place.total)


def stands(words: Words, province: Province) -> str:
    """A player's step and coins."""
    name = marked(words, province)
    return words("fortuna-alt-standing", name=name, step=province.step, coins=province.coins)


def side_lines(view: FortunaView, words: Words, side: int) -> list[str]:
    """A side: whose it is, the province, the action cards."""
    state = view.state
    province = by_side(state)[side]
    named = [_card(words, card, starts=starts_next(state, card.card)) for card in state.sides[side]]
    cards = words("fortuna-text-cards", cards=", ".join(named) or "\u2013")
    if province is not None:
        symbol, name = SYMBOLS[mark_of(province).shape], marked(words, province)
        head = words("fortuna-text-player", symbol=symbol, name=name, step=province.step)
        return [head, *_province(view, words, province), cards]
    shape = words(f"picture-shape-{MARKS[SIDES[side]].shape}")
    return [
        words("fortuna-text-empty", side=words(f"fortuna-side-{SIDES[side]}"), shape=shape),
        cards,
    ]


def _card(words: Words, card: ActionCard, *, starts: bool) -> str:
    name = words(f"fortuna-action-{message_id(card.card)}")
    if card.reserved:
        name = words("fortuna-text-reserved", card=name)
    return words("fortuna-text-starts", card=name) if starts else name


def _province(view: FortunaView, words: Words, province: Province) -> Iterator[str]:
    """What a player has."""
    yield words(
        "fortuna-text-stock",
        grain=province.grain,
        water=province.water,
        wine=province.wine,
        coins=province.coins,
    )
    if province.aqueduct is not None:
        yield words("fortuna-text-aqueduct", n=province.aqueduct)
    for name, good in (("centurions", "centurion"), ("priestesses", "priestess")):
        yield _track(words, view.state.content, province, name, good)
    married = words(f"fortuna-picture-{'married' if province.married else 'single'}")
    yield words("fortuna-text-people", dice=province.dice, married=married)
    names = [words(f"fortuna-building-{building}") for building in province.buildings]
    yield words("fortuna-text-buildings", n=len(names), names=", ".join(names))
    yield _privileges(view, words, province)


def _track(words: Words, content: Content, province: Province, name: str, good: str) -> str:
    shown, price = words(f"fortuna-picture-{name}"), next_price(content, province, good)
    own, of = province.amount(good), len(content.prices[good])
    if price is None:
        return words("fortuna-text-track-full", name=shown, own=own, of=of)
    return words("fortuna-text-track", name=shown, own=own, of=of, price=price)


def _privileges(view: FortunaView, words: Words, province: Province) -> str:
    kinds = [design(card) for card in province.privileges]
    if not kinds or not (view.over or view.seat == province.seat):
        return words("fortuna-text-privileges", n=len(kinds))
    worth = (
        card_points(view.state, province) if inside(view.state, province) or not view.over else {}
    )
    names = [words(f"fortuna-privilege-{kind}") for kind in kinds]
    shown = [
        words("fortuna-text-worth", card=name, n=worth[kind]) if kind in worth else name
        for kind, name in zip(kinds, names, strict=True)
    ]
    return words("fortuna-text-privileges-known", names=", ".join(shown))


def secret_lines(view: FortunaView, words: Words) -> Iterator[str]:
    """What the reader alone knows besides the own hand."""
    drawn = [words(f"fortuna-privilege-{kind}") for kind in drawn_cards(view)]
    if drawn:
        yield words("fortuna-text-drawn", cards=", ".join(drawn))
    seen = [words(f"fortuna-privilege-{kind}") for kind in seen_in_palace(view)]
    if seen:
        yield words("fortuna-picture-left-in-palace", names=", ".join(seen))


def open_cards(view: FortunaView, words: Words) -> Iterator[str]:
    """In the draft, the cards still to be picked."""
    names = [words(f"fortuna-action-{message_id(card)}") for card in view.state.open_cards]
    if names:
        yield words("fortuna-text-open-cards", cards=", ".join(names))


def favour_lines(view: FortunaView, words: Words) -> Iterator[str]:
    """The favour cards; what the dice reach; in the draft, the cards still to be picked."""
    state = view.state
    yield from open_cards(view, words)
    for favour in state.favours:
        yield words(
            "fortuna-text-favour" if favour.face_up else "fortuna-text-favour-spent",
            number=favour.number,
            name=words(f"fortuna-favour-{favour.number}"),
            tokens=favour.tokens,
        )
    if reach(state) < len(state.favours):
        yield words("fortuna-alt-reach", n=reach(state))


def shared_lines(view: FortunaView, words: Words) -> Iterator[str]:
    """Order of turns, roll, building piles, privileges, the Palace."""
    state = view.state
    order = ", ".join(marked(words, province) for province in turn_order(state))
    yield words("fortuna-text-order", order=order)
    if state.rolled:
        yield words("fortuna-text-roll", dice=", ".join(map(str, state.rolled)))
    if state.selected is not None:
        yield words("fortuna-text-selected", die=state.selected)
    for building, left in state.piles.items():
        cost = state.content.buildings[building].cost
        name = words(f"fortuna-building-{building}")
        yield words("fortuna-text-pile", name=name, cost=cost, left=left)
    yield words("fortuna-picture-dice-left", n=state.dice_supply)
    yield words("fortuna-text-deck", deck=len(state.deck), discards=len(state.discards))
    if state.discards:
        yield words("fortuna-text-discards", names=top_discards(words, state, len(state.discards)))
    yield _palace(view, words)


def _palace(view: FortunaView, words: Words) -> str:
    state = view.state
    if palace_drawn(state):
        return words("fortuna-text-palace-drawn", n=palace_drawn(state))
    return words("fortuna-text-palace", tokens=state.palace_tokens, cards=len(state.palace))


def _effects(view: FortunaView, words: Words) -> Iterator[str]:
    """What the icons on action cards, favours and buildings say."""
    content = view.state.content
    yield words("fortuna-text-what-cards-do")
    for card, effect in content.effects.items():
        name = words(f"fortuna-action-{message_id(card)}")
        yield words("fortuna-text-effect", name=name, effect=words.said(effect))
    for favour in view.state.favours:
        effect_said = effect_words(words, favour.number, content)
        name = words(
            "fortuna-text-favour-name",
            number=favour.number,
            name=words(f"fortuna-favour-{favour.number}"),
        )
        yield words("fortuna-text-effect", name=name, effect=effect_said)
    for building in content.buildings:
        name = words(f"fortuna-building-{building}")
        said = words.said(content.building_effect(building))
        yield words("fortuna-text-effect", name=name, effect=said)
