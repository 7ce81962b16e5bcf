"""The habits by which AI players answer, or let everybody go on, as they ship with each game."""

from functools import cache
from typing import Any

from data import ContentError
from data.habits import file_of, stored
from engines.core import Answer, Decision, Match
from engines.core.easy import UsualPlayer
from engines.core.fields import FormatError
from engines.core.habits import Habits, HabitTable, read_table


def table_of(game: str) -> HabitTable | None:
    """The habits of a game as they are kept, if there are any. Raises ContentError if they cannot be read."""
    kept = stored(game)
    try:
        return None if kept is None else read_table(kept)
    except FormatError as error:
        raise ContentError(
            f"{file_of(game)}: {error}; put the file back as it came with the program, or learn it"
            f" anew with caravan train {game}."
        ) from error


@cache
def habits_of(game: str) -> Habits:
    """The habits of a game; with none kept, everything is as usual as anything else.

    Raises ContentError if they cannot be read.
    """
    table = table_of(game)
    return Habits() if table is None else Habits(table.weights)


class Easy:
    """Plays any game by its habits alone, and greedily where a game has none. See UsualPlayer."""

    def answer(self, match: Match[Any], decision: Decision) -> Answer:
        """See Player. Raises ContentError."""
        return UsualPlayer(habits_of(match.spec.key)).answer(match, decision)
