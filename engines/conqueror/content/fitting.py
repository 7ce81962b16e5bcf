"""What the content must fulfil beyond the form of its rows, so that rules, texts and pictures can follow."""

from collections import Counter
from itertools import pairwise

from engines.conqueror.content import destiny, fitting_board, fitting_nations
from engines.conqueror.content.box import Box
from engines.conqueror.content.cards import Card, Chronicle
from engines.conqueror.content.economy import Upgrade
from engines.conqueror.ids import FACTIONS, MODES
from engines.core.content import Tables

HEROES_OF_EACH = 5
"""Heroes of a faction (CON-2.1)."""
UPGRADE_TYPES = {
    **dict.fromkeys(("thoroughbred", "heavy_cavalry", "aggression"), "cavalry"),
    **dict.fromkeys(("long_spears", "discipline", "elite_armor"), "infantry"),
    **dict.fromkeys(("amphibious_assault", "naval_mastery"), "naval"),
    **dict.fromkeys(("rapid_aim", "deadly_aim"), "archer"),
}
"""The types of unit upgrades, as their rules and names tell (CON-13.5 to CON-13.14)."""
ALONE = {"most": "long_spears", "margin": "aggression"}
"""The values that one upgrade has, and has to have."""
WITHOUT_AMOUNT = ("sacred_truce", "levy", "storms", "thoroughbred", "rapid_aim")
"""The chronicle cards and upgrades that forbid or allow something."""
PLAGUE = "plague"
EACH = ("cavalry", "infantry", "unit")
"""The bonuses of cards that count units; the others are had or not."""
MOST_SPACES = 12
"""There is room for no more on the picture of a trade track."""


def check(content: Box, tables: Tables) -> None:
    """Raises ValueError naming the row that rules, texts or pictures could not follow."""
    fitting_board.check(content, tables)
    fitting_nations.check(content, tables)
    _check_numbered(content, tables)
    _check_modes(content, tables)
    _check_cards(content, tables)
    _check_chronicles(content, tables)
    for row in content.upgrades.values():
        if wrong := _upgrade(row):
            raise tables.wrong(f"[[upgrades]] {row.id!r}: {wrong}.")
    _check_aim(content, tables)
    _check_tracks(content, tables)
    if content.destiny is not None:
        destiny.check(content.destiny, tables)


def _check_aim(content: Box, tables: Tables) -> None:
    """Deadly Aim hits with lower rolls than all others (CON-13.14)."""
    least = content.limits.volley_hit
    if content.upgrades["deadly_aim"].amount >= least:
        raise tables.wrong(
            f"[[upgrades]] 'deadly_aim': its amount must be less than {least}, the volley_hit of all."
        )


def _check_numbered(content: Box, tables: Tables) -> None:
    """The rows with numbers for ids go on by one, and more food never feeds fewer units."""
    for table, rows in (("food", content.food), ("draws", content.draws)):
        tables.check_ids(table, [str(number) for number in range(len(rows))])
        if any(after < before for before, after in pairwise(rows)):
            raise tables.wrong(f"[[{table}]]: no row has less than the one before.")


def _check_modes(content: Box, tables: Tables) -> None:
    """A fort victory has to be fought for, and there are chronicle cards for the whole match."""
    levels = Counter(row.level for row in content.chronicles.values())
    for mode in content.modes.values():
        begin = fitting_nations.STARTING_FORTS
        if mode.forts <= begin:
            raise tables.wrong(
                f"[[modes]] {mode.id!r}: forts must be more than the {begin} of the start."
            )
        for level, number in enumerate(mode.chronicles, start=1):
            if number > levels[level]:
                raise tables.wrong(
                    f"[[modes]] {mode.id!r}: there are {levels[level]} chronicles of level {level}."
                )
        if sum(mode.chronicles) < mode.rounds - 1:
            raise tables.wrong(
                f"[[modes]] {mode.id!r}: needs {mode.rounds - 1} chronicles at least."
            )


def _check_cards(content: Box, tables: Tables) -> None:
    """Every card does something, every faction has its heroes, and independents have a card to draw."""
    for table, rows in (("heroes", content.heroes), ("tactics", content.tactics)):
        for card in rows.values():
            if wrong := _card(card):
                raise tables.wrong(f"[[{table}]] {card.id!r}: {wrong}.")
    for row in content.tactics.values():
        if row.dice == 1:
            raise tables.wrong(f"[[tactics]] {row.id!r}: everybody rolls 1 die; dice must be more.")
    if not content.automa:
        raise tables.wrong("[[automa]] needs a card.")
    tables.check_names("heroes", {one.id: one.names for one in content.heroes.values()})
    for hero in content.heroes.values():
        tables.check_known("heroes", hero.id, [hero.faction], FACTIONS)
    for faction in FACTIONS:
        if len(content.heroes_of(faction)) != HEROES_OF_EACH:
            raise tables.wrong(f"[[heroes]]: {faction!r} must have {HEROES_OF_EACH}.")


def _card(card: Card) -> str | None:
    """What is wrong with a hero or a tactic."""
    helps = (card.strength, card.casualties, card.unavoidable, card.shields, card.when_won)
    bonus = card.bonus
    if not any(helps) and bonus is None and not getattr(card, "ladders", 0):
        return "it must help who plays it"
    if bonus is not None and bool(bonus.most) != (bonus.when in EACH):
        return f"a bonus has 'most' if it counts {', '.join(EACH)}, and only then"
    if bonus is not None and 0 < bonus.most < bonus.strength:
        return "'most' of its bonus must be the strength for one at least"
    return None


def _check_chronicles(content: Box, tables: Tables) -> None:
    """A chronicle card has the numbers that its effect is about, and no others."""
    for row in content.chronicles.values():
        if wrong := _amount(row):
            raise tables.wrong(f"[[chronicles]] {row.id!r}: {wrong}.")
        if bool(row.least) != (row.id == PLAGUE):
            told = "has no 'least'" if row.least else "needs a 'least'"
            raise tables.wrong(f"[[chronicles]] {row.id!r} {told}.")
    plague = content.chronicles[PLAGUE]
    if plague.least < plague.amount:
        raise tables.wrong(f"[[chronicles]] {PLAGUE!r}: 'least' must be its amount at least.")


def _amount(row: Chronicle | Upgrade) -> str | None:
    """What is wrong with the amount of an effect."""
    if bool(row.amount) == (row.id in WITHOUT_AMOUNT):
        return "it has no amount" if row.amount else "it needs an amount"
    return None


def _upgrade(row: Upgrade) -> str | None:
    """What is wrong with an upgrade: what it is about is known by its id."""
    kind = UPGRADE_TYPES[row.id]
    if row.type != kind:
        return f"its type must be {kind}"
    for name, upgrade in ALONE.items():
        if bool(getattr(row, name)) != (row.id == upgrade):
            return f"{name!r} is for {upgrade} alone, which needs it"
    return _amount(row)


def _check_tracks(content: Box, tables: Tables) -> None:
    """Each mode has a track; all begin where there is nothing, and the agent moves again at its end alone."""
    wanted = [f"{mode}.{n}" for mode in MODES for n in range(1, len(content.track(mode)) + 1)]
    tables.check_ids("spaces", wanted)
    for mode in MODES:
        track = content.track(mode)
        if not 2 <= len(track) <= MOST_SPACES:
            raise tables.wrong(f"[[spaces]]: {mode!r} must have 2 to {MOST_SPACES}.")
        first, *others, _ = track
        if first.coins or first.icon or first.points:
            raise tables.wrong(f"[[spaces]] {first.id!r}: all begin here; it gives nothing.")
        for row in others:
            if row.icon == "redeploy" or row.points:
                raise tables.wrong(
                    f"[[spaces]] {row.id!r}: points and redeploy are for the last space."
                )
