"""Texts that many questions and events share; made once, never changed."""

from functools import lru_cache

from engines.core import Text, Who
from engines.fortuna.ids import ACTIONS, BUILDINGS, SIDES, design

_SEATS = 4

ACTION = {card: Text(f"fortuna-action-{card.replace('_', '-')}") for card in ACTIONS}
EFFECT = {card: Text(f"{name.key}-effect") for card, name in ACTION.items()}
RESERVE = {card: Text("fortuna-reserve", {"card": name}) for card, name in ACTION.items()}
TAKE = {card: Text("fortuna-take-card", {"card": name}) for card, name in ACTION.items()}
ONLY_SWAP = {card: Text("fortuna-only-swap", {"card": name}) for card, name in ACTION.items()}
NO_ACTION = Text("fortuna-no-action")
EXCHANGE = {card: Text("fortuna-prompt-exchange", {"card": name}) for card, name in ACTION.items()}
FAVOUR = {
    number: Text("fortuna-favour", {"name": Text(f"fortuna-favour-{number}"), "n": number})
    for number in range(1, 7)
}
BUILDING = {name: Text(f"fortuna-building-{name}") for name in BUILDINGS}
THE_BUILDING = {name: Text(f"fortuna-the-{name}") for name in BUILDING}
"""`the Market`, for sentences."""
SIDE = [Text(f"fortuna-side-{colour}") for colour in SIDES]
OF_PLAYER = [Text("fortuna-of-player", {"who": Who(seat)}) for seat in range(_SEATS)]
OF_SIDE = [Text("fortuna-of-side", {"side": side}) for side in SIDE]
# Whose a side is: of the player by seat, then, of an empty one, by side.
WHOSE = [*OF_PLAYER, *OF_SIDE]
PRIVILEGES = Text("fortuna-privileges")


@lru_cache(maxsize=4096)
def goods(good: str, number: int) -> Text:
    """`2 grain`, `1 coin`."""
    return Text("fortuna-goods", {"n": number, "good": Text(f"fortuna-good-{good}", {"n": number})})


@lru_cache(maxsize=256)
def serve(favour: int, steps: int) -> Text:
    """`Religion (6): 3 steps`."""
    return Text("fortuna-serve", {"favour": FAVOUR[favour], "steps": steps})


@lru_cache(maxsize=1024)
def serve_for(favour: int, good: str, given: int, steps: int) -> Text:
    """`Food (3): 2 steps for 2 grain`."""
    paid = goods(good, given)
    return Text("fortuna-serve-for", {"favour": FAVOUR[favour], "goods": paid, "steps": steps})


@lru_cache(maxsize=8)
def on_card(tokens: int) -> Text | None:
    """The tokens that come with a favour card; None if there are none."""
    return Text("fortuna-tokens", {"tokens": tokens}) if tokens else None


@lru_cache(maxsize=8)
def idle(die: int) -> Text:
    """`Use the 2: no step, no tax`; it opens nothing."""
    return Text("fortuna-idle", {"die": die})


@lru_cache(maxsize=8)
def then_roll(dice: int) -> Text:
    """What follows on an answer: the dice fall."""
    return Text("fortuna-then-roll", {"n": dice})


@lru_cache(maxsize=8)
def then_draw(cards: int) -> Text:
    """What follows on an answer: privilege cards are drawn."""
    return Text("fortuna-then-draw", {"n": cards})


THEN_END = Text("fortuna-then-end")
THEN_PALACE = Text("fortuna-then-palace")
THEN_DEAL = Text("fortuna-then-deal")
THEN_RESERVE = Text("fortuna-then-reserve")


@lru_cache(maxsize=256)
def play(design: str) -> Text:
    """`Play Granary`."""
    return Text("fortuna-play", {"card": privilege(design)})


@lru_cache(maxsize=256)
def privilege(card: str) -> Text:
    """The name of a privilege card, given by design (`b1`) or by card (`b1-2`)."""
    return Text(f"fortuna-privilege-{design(card)}")
