"""What cards and tokens must fulfil: there are enough of them, and they ask for nothing that cannot be."""

from collections import Counter

from engines.core.content import Tables
from engines.mesopotamia.content.content import Content
from engines.mesopotamia.content.events import Choice, Effect, Event
from engines.mesopotamia.content.quests import Quest
from engines.mesopotamia.ids import BASE, LAND, LEVELS, POINTS, ROUNDS

GARDENS = 5
"""The parts of the Hanging Gardens (MES-13.1)."""
PLAYERS = range(2, 7)
BRINGS = {"gain": "goods", "unit": "unit", "discover": "action"}
"""What an effect of a kind names; the others name nothing."""


def check(content: Content, tables: Tables) -> None:
    """Raises ValueError naming the card or token that does not fit."""
    _check_gardens(content, tables)
    _check_trades(content, tables)
    _check_decks(content, tables)
    for event in content.events.values():
        if wrong := _event(event):
            raise tables.wrong(f"[[events]] {event.id!r}: {wrong}.")
    _check_tokens(content, tables)
    for quest in content.quests.values():
        if wrong := _quest(content, quest):
            raise tables.wrong(f"[[quests]] {quest.id!r}: {wrong}.")


def _check_gardens(content: Content, tables: Tables) -> None:
    """The base box has a tile of each level, and none asks for what no track has (MES-3.8, MES-13.3)."""
    there = {row.level for row in content.gardens.values() if row.box == BASE}
    if there != {*range(1, GARDENS + 1)}:
        raise tables.wrong(f"[[gardens]]: the base box needs tiles of each of {GARDENS} levels.")
    for row in content.gardens.values():
        if (
            row.population >= len(content.population)
            or row.event_space >= content.limits.event_spaces
            or row.settlements > content.pieces["settlement"].copies
        ):
            raise tables.wrong(f"[[gardens]] {row.id!r}: asks for what not everybody can reach.")


def _check_trades(content: Content, tables: Tables) -> None:
    """The base box fills the slots of each level (MES-3.4)."""
    there = Counter(row.level for row in content.trades.values() if row.box == BASE)
    for level in LEVELS:
        if there[level] < sum(row.level == level for row in content.slots.values()):
            raise tables.wrong(f"[[trades]]: the base box has too few of level {level}.")


def _check_decks(content: Content, tables: Tables) -> None:
    """No combat deck runs out, whoever fights whom (MES-20.26)."""
    tribes = [row.tribe for row in content.areas.values() if row.tribe is not None]
    for card in content.combat_cards.values():
        tables.check_known("combat_cards", card.id, [card.unit], LAND)
    for unit in LAND:
        mine = content.pieces[unit].copies
        other = max(mine, *(tribe.get(unit, 0) for tribe in tribes), 0)
        if len(content.deck(unit, [BASE])) < mine + other:
            raise tables.wrong(f"[[combat_cards]]: the base box has too few of {unit!r}.")


def _event(row: Event) -> str | None:
    """What is wrong with an event by itself."""
    if bool(row.points) != any(option.mode == POINTS for option in row.options):
        return "it has points if an option is for points, and only then"
    wrong = [_option(option) for option in row.options]
    return next((one for one in wrong if one), None)


def _option(option: Choice) -> str | None:
    if (option.income is not None) != (option.mode == ROUNDS):
        return "an option for six rounds has an income, others have none"
    if not all(_fits(effect) for effect in option.effects):
        return "an effect names what it brings, and nothing else"
    return None


def _fits(effect: Effect) -> bool:
    named = {"goods": effect.goods, "unit": effect.unit, "action": effect.action}
    wanted = BRINGS.get(effect.kind)
    return {name for name, value in named.items() if value is not None} == {wanted} - {None}


def _check_tokens(content: Content, tables: Tables) -> None:
    """Every space gets a token of its terrain out of the base box (MES-3.5)."""
    there = Counter(row.terrain for row in content.events.values() if row.box == BASE)
    for players in PLAYERS:
        for terrain, spaces in Counter(content.spaces(players).values()).items():
            if there[terrain] < spaces:
                raise tables.wrong(f"[[events]]: the base box has too few of {terrain!r}.")


def _quest(content: Content, row: Quest) -> str | None:
    """What is wrong with a quest by itself."""
    numbers = (row.population, row.ziggurat, row.event_space, row.settlements, row.land_units)
    others = (row.amphorae, row.gardens, row.occupied, row.prizes, row.harbours)
    if not any((row.own, row.levels, row.pieces, row.terrains, *numbers, *others)):
        return "it asks for nothing"
    if row.population > len(content.population) or row.event_space > content.limits.event_spaces:
        return "it asks for what no track has"
    if any(number > content.pieces[piece].copies for piece, number in (row.pieces or {}).items()):
        return "it asks for more pieces than there are"
    if row.settlements > content.pieces["settlement"].copies:
        return "it asks for more settlements than there are"
    if row.land_units > sum(content.pieces[unit].copies for unit in LAND):
        return "it asks for more units than there are"
    return None
