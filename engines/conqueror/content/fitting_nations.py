"""What nations and independent armies must fulfil: they can begin where and with what they are said to."""

from collections import Counter
from collections.abc import Iterator

from engines.conqueror.content.board import Territory
from engines.conqueror.content.box import Box
from engines.conqueror.content.nations import Faction
from engines.conqueror.ids import ARCHER, MODES, PLAYED, SEATS
from engines.core.content import Tables

FORTS = ("great", "small", None)
"""What is printed on the starts of a nation, in their order (CON-3.12, CON-25.1)."""
STARTING_FORTS = 2
VOLLEY = "immortals"
"""The power of elite units with archers."""
WITHOUT_AMOUNT = (VOLLEY, "plain", "swift")
"""The powers of elite units that are no number."""
BOUND = ("bold", "blockade")
"""The powers of nations that depend on the strength of an army."""
PLAYERS = {number: board for board, numbers in SEATS.items() for number in numbers}
"""The side of the board by the number of players (CON-3.1)."""


def check(content: Box, tables: Tables) -> None:
    """Raises ValueError naming the nation or army that cannot begin."""
    _check_seats(content, tables)
    for row in content.factions.values():
        _check_starts(content, row, tables)
        _check_units(content, row, tables)
    _check_shared(content, tables)
    _check_elites(content, tables)
    _check_blanks(content, tables)
    _check_guards(content, tables)


def starts(content: Box, players: int) -> list[str]:
    """Where the nations in the game with so many players begin."""
    return [
        place for row in content.factions.values() if players in row.seats for place in row.starts
    ]


def _check_seats(content: Box, tables: Tables) -> None:
    """Who plays is the same in every box, as it is chosen before any box is opened (CON-3.9)."""
    for row in content.factions.values():
        if tuple(row.seats) != PLAYED[row.id]:
            wanted = ", ".join(map(str, PLAYED[row.id]))
            raise tables.wrong(f"[[factions]] {row.id!r}: its seats must be {wanted}.")


def _check_starts(content: Box, row: Faction, tables: Tables) -> None:
    """A nation begins in its capital, in a land with a small fort and in one without."""
    for board in _boards(row):
        tables.check_known("factions", row.id, row.starts, content.boards[board])
        found = [content.boards[board][place] for place in row.starts]
        if any(start.sea for start in found) or tuple(one.fort for one in found) != FORTS:
            raise tables.wrong(
                f"[[factions]] {row.id!r} must start in lands with a great fort, a small one and none"
                f" on {board!r}."
            )


def _boards(row: Faction) -> list[str]:
    """The sides of the board on which a nation is ever seen."""
    return list(dict.fromkeys(PLAYERS[players] for players in row.seats))


def _check_units(content: Box, row: Faction, tables: Tables) -> None:
    """What stands there at the start comes out of the barracks, and there is food for it (CON-3.11)."""
    for mode in MODES:
        units = Counter[str]()
        for standing in row.units(mode):
            units.update(standing)
        for kind, number in units.items():
            if number > row.barracks.get(kind, 0):
                raise tables.wrong(f"[[factions]] {row.id!r}: too few {kind} for {mode!r}.")
        if any(sum(units.values()) > most for most in _fed(content, row)):
            raise tables.wrong(
                f"[[factions]] {row.id!r}: too little food for its units of {mode!r}."
            )


def _fed(content: Box, row: Faction) -> Iterator[int]:
    """How many units the starts of a nation feed, on each side of the board (CON-3.15, CON-15.2)."""
    for board in _boards(row):
        food = sum(content.boards[board][place].food for place in row.starts)
        yield content.food[min(food, len(content.food) - 1)]


def _check_shared(content: Box, tables: Tables) -> None:
    """No two nations begin in one place."""
    for players in PLAYERS:
        for place, number in Counter(starts(content, players)).items():
            if number > 1:
                raise tables.wrong(f"[[factions]]: {number} starts are {place!r}.")


def _check_elites(content: Box, tables: Tables) -> None:
    """Elites have classes of their own, and never a strength below 0 (CON-16.3)."""
    boards = [] if content.destiny is None else [*content.destiny.boards.values()]
    for board in boards:
        if bool(board.bound) != (board.power in BOUND):
            wanted = " and ".join(BOUND)
            raise tables.wrong(f"[[player_boards]] {board.id!r}: 'bound' is for {wanted} alone.")
    units = [("player_boards", content.elite(board.id)) for board in boards]
    for table, row in [*(("elites", row) for row in content.elites.values()), *units]:
        if len(set(row.classes)) < len(row.classes):
            raise tables.wrong(f"[[{table}]] {row.id!r}: each of its classes is named once.")
        if bool(row.amount) == (row.power in WITHOUT_AMOUNT):
            others = ", ".join(WITHOUT_AMOUNT)
            raise tables.wrong(f"[[{table}]] {row.id!r}: all powers have an amount but {others}.")
        if (row.power == VOLLEY) != (ARCHER in row.classes):
            raise tables.wrong(
                f"[[{table}]] {row.id!r}: {VOLLEY!r} is the power of the class archer."
            )
        if row.power == "elephant" and row.amount > row.strength:
            raise tables.wrong(f"[[{table}]] {row.id!r}: its amount must be its strength at most.")


def _check_blanks(content: Box, tables: Tables) -> None:
    """Blank tokens cover forts of those who are not in the game (CON-3.2)."""
    for players, places in content.blanks.items():
        for place, land in _ground(content, tables, "blanks", players, str(players), places):
            if land.fort is None or place in starts(content, players):
                raise tables.wrong(f"[[blanks]] '{players}': {place!r} has no fort to be covered.")


def _check_guards(content: Box, tables: Tables) -> None:
    """Independent armies stand on land where nobody begins, without archers (CON-3.16, CON-21.2)."""
    for row in content.guards.values():
        number, _, place = row.id.partition(".")
        players = int(number) if number.isdecimal() else 0
        for _, land in _ground(content, tables, "guards", players, row.id, [place]):
            if land.sea or place in starts(content, players):
                raise tables.wrong(
                    f"[[guards]] {row.id!r}: it must stand on land nobody begins in."
                )
        if not row.units or ARCHER in row.units:
            raise tables.wrong(f"[[guards]] {row.id!r} must be of cavalry and infantry.")


def _ground(
    content: Box, tables: Tables, table: str, players: int, row: str, places: list[str]
) -> Iterator[tuple[str, Territory]]:
    """The territories that a row for so many players names."""
    if players not in PLAYERS:
        known = ", ".join(map(str, PLAYERS))
        raise tables.wrong(f"[[{table}]] {row!r} must be for {known} players.")
    board = content.boards[PLAYERS[players]]
    tables.check_known(table, row, places, board)
    yield from ((place, board[place]) for place in places)
