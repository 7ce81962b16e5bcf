"""The board in words: a short description beside the picture, and the whole board as text."""

from collections.abc import Iterator

from engines.core.text import say
from engines.fortuna.state import ActionCard, Province
from renderer.core.palette import SYMBOLS
from renderer.core.picture import LONGEST_ALT
from renderer.core.words import Words
from renderer.fortuna.cards import message_id
from renderer.fortuna.changes import changes
from renderer.fortuna.heading import phase_words
from renderer.fortuna.reading import FortunaView, by_side, kind_of, mark_of, turn_order
from renderer.fortuna.scores import standing
from renderer.fortuna.sides import SIDES
from renderer.fortuna.table import top_discards


def marked(words: Words, province: Province) -> str:
    """A player's name with colour and shape: `Dmitri (grey cross)`."""
    mark = mark_of(province)
    return words(
        "picture-mark",
        name=words.name(province.seat),
        colour=words(f"fortuna-side-{mark.name}").lower(),
        shape=words(f"picture-shape-{mark.shape}"),
    )


def describe(view: FortunaView, words: Words, before: FortunaView | None) -> str:
    """Game, round, who is awaited, what changed, standing; at most 900 characters."""
    head = list(_head(view, words))
    news = [] if before is None else list(_news(view, words, before))
    tail = list(_tail(view, words))
    while news and _length(head + news + tail) > LONGEST_ALT:
        news.pop()
    text = " ".join(head + news + tail)
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1].rstrip() + "…"


def describe_hand(view: FortunaView, words: Words, seat: int) -> str:
    """A seat's private table in at most 900 characters."""
    province = view.state.provinces[seat]
    head = words("picture-private", name=words.name(seat))
    cards = words("fortuna-text-cards", cards=_cards(words, view.state.sides[province.side]))
    lines = [f"{head}.", *_province(view, words, province), cards]
    text = " ".join(line if line.endswith(".") else f"{line}." for line in lines)
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1].rstrip() + "…"


def _length(sentences: list[str]) -> int:
    return len(" ".join(sentences))


def _head(view: FortunaView, words: Words) -> Iterator[str]:
    top, bottom = phase_words(words, view)
    yield words(
        "picture-alt-head", game=words("fortuna-name"), match=words.match, top=top, bottom=bottom
    )
    for waiting in view.waiting:
        name = marked(words, view.state.provinces[waiting.seat])
        yield words("picture-alt-awaited", name=name, topic=words.said(waiting.topic))


def _news(view: FortunaView, words: Words, before: FortunaView) -> Iterator[str]:
    def name_of(seat: int) -> str:
        return marked(words, view.state.provinces[seat])

    for change in changes(before, view):
        yield f"{change.number}: {say(change.text, words.catalogue, name_of)}"


def _tail(view: FortunaView, words: Words) -> Iterator[str]:
    if view.over:
        for place in standing(view):
            name = marked(words, place.province)
            if place.total is None:
                yield words("fortuna-alt-outside", name=name, step=place.province.step)
            else:
                yield words("fortuna-alt-final", name=name, rank=place.rank, total=place.total)
        return
    for province in turn_order(view.state):
        yield words(
            "fortuna-alt-standing",
            name=marked(words, province),
            step=province.step,
            coins=province.coins,
        )
    if view.state.arrivals:
        yield words("fortuna-alt-last-round")


def text_board(view: FortunaView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return "\n".join(line for block in _blocks(view, words) for line in (*block, "")).strip()


def _blocks(view: FortunaView, words: Words) -> Iterator[list[str]]:
    yield list(_head(view, words))
    if view.over:
        yield list(_tail(view, words))
    for side, province in enumerate(by_side(view.state)):
        cards = words("fortuna-text-cards", cards=_cards(words, view.state.sides[side]))
        if province is None:
            name = words(f"fortuna-side-{SIDES[side]}")
            yield [words("fortuna-text-empty", side=name), cards]
        else:
            yield [*_province(view, words, province), cards]
    yield list(_favours(view, words))
    yield list(_shared(view, words))


def _cards(words: Words, cards: list[ActionCard]) -> str:
    return ", ".join(_card(words, card) for card in cards)


def _card(words: Words, card: ActionCard) -> str:
    name = words(f"fortuna-action-{message_id(card.card)}")
    return words("fortuna-text-reserved", card=name) if card.reserved else name


def _province(view: FortunaView, words: Words, province: Province) -> Iterator[str]:
    symbol = SYMBOLS[mark_of(province).shape]
    yield words(
        "fortuna-text-player", symbol=symbol, name=marked(words, province), step=province.step
    )
    yield words(
        "fortuna-text-stock",
        grain=province.grain,
        water=province.water,
        wine=province.wine,
        coins=province.coins,
    )
    if province.aqueduct is not None:
        yield words("fortuna-text-aqueduct", n=province.aqueduct)
    yield words(
        "fortuna-text-people",
        centurions=province.centurions,
        priestesses=province.priestesses,
        dice=province.dice,
        married=words(f"fortuna-picture-{'married' if province.married else 'single'}"),
    )
    yield _prices(view, words, province)
    names = [words(f"fortuna-building-{building}") for building in province.buildings]
    yield words("fortuna-text-buildings", n=len(names), names=", ".join(names))
    yield _privileges(view, words, province)


def _prices(view: FortunaView, words: Words, province: Province) -> str:
    def following(good: str, own: int) -> str:
        prices = view.state.content.prices[good]
        return str(prices[own]) if own < len(prices) else words("fortuna-text-no-price")

    return words(
        "fortuna-text-prices",
        centurion=following("centurion", province.centurions),
        priestess=following("priestess", province.priestesses),
    )


def _privileges(view: FortunaView, words: Words, province: Province) -> str:
    known = view.over or view.seat == province.seat
    names = [words(f"fortuna-privilege-{kind_of(card)}") for card in province.privileges]
    if known and names:
        return words("fortuna-text-privileges-known", names=", ".join(names))
    return words("fortuna-text-privileges", n=len(names))


def _favours(view: FortunaView, words: Words) -> Iterator[str]:
    for favour in view.state.favours:
        yield words(
            "fortuna-text-favour" if favour.face_up else "fortuna-text-favour-spent",
            number=favour.number,
            name=words(f"fortuna-favour-{favour.number}"),
            tokens=favour.tokens,
        )


def _shared(view: FortunaView, words: Words) -> Iterator[str]:
    state = view.state
    order = ", ".join(marked(words, province) for province in turn_order(state))
    yield words("fortuna-text-order", order=order)
    if state.rolled:
        dice = ", ".join(map(str, state.rolled))
        yield words("fortuna-text-roll", dice=dice)
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
    yield words("fortuna-text-palace", tokens=state.palace_tokens, cards=len(state.palace))
