"""What lies face down: nobody knows it before it is revealed, so chance tells then what it is.

That is as if it had been shuffled and dealt: every order of what is left is as likely as any other.
"""

from collections.abc import Collection

from engines.mesopotamia.ids import SCENARIOS
from engines.mesopotamia.state import Mesopotamia


def next_tile(game: Mesopotamia) -> str:
    """The next tile of the Hanging Gardens; LookupError once all are built (MES-3.8, MES-13.2)."""
    tiles = [
        tile
        for tile, row in game.content.gardens.items()
        if row.level == game.built + 1 and row.box in game.boxes
    ]
    if not tiles:
        raise LookupError("the Hanging Gardens are complete")
    game.reveal()
    return tiles[game.roll("gardens", len(tiles)) - 1]


def next_event(game: Mesopotamia, area: str) -> str:
    """The event of a token: any of its terrain not seen yet (MES-3.5, MES-3.9, MES-26.2, MES-35.1)."""
    terrain = game.content.areas[area].terrain
    events = [
        event
        for event, row in game.content.events.items()
        if row.terrain == terrain and row.box in game.boxes and event not in game.seen
    ]
    game.reveal()
    found = events[game.roll("events", len(events)) - 1]
    game.seen.append(found)
    return found


def next_card(game: Mesopotamia, unit: str, used: Collection[str]) -> str:
    """A combat card for a unit: any of its deck not used in this combat (MES-20.1, MES-20.22).

    After each combat all cards are back in their decks, so none is missing.
    """
    cards = [card for card in game.content.deck(unit, game.boxes) if card not in used]
    game.reveal()
    return cards[game.roll(f"cards.{unit}", len(cards)) - 1]


def quests_to_deal(game: Mesopotamia) -> tuple[int, int]:
    """How many quests everybody is dealt, and keeps (MES-3.10, MES-32.3, MES-33.3)."""
    limits = game.content.limits
    if game.mode in SCENARIOS:
        return limits.solo_quests_dealt, limits.solo_quests_kept
    return limits.quests_dealt, limits.quests_kept


def quests_left(game: Mesopotamia) -> int:
    """How many cards the quest deck has, those given back included (MES-3.10)."""
    return len(game.quests) + sum(len(realm.returned) for realm in game.realms)


def next_quest(game: Mesopotamia) -> str:
    """The top of the quest deck, which must not be empty (MES-26.14).

    At its bottom lies what was given back, in the order of seats (MES-3.10, MES-3.19).
    """
    game.reveal()
    if game.quests:
        return game.quests.pop()
    return next(realm.returned for realm in game.realms if realm.returned).pop(0)
