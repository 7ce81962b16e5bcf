"""How often the board is posted: after every move, for every turn, or with its picture once a round."""

from collections.abc import Sequence

from bot.domain.match import Boards
from bot.matches.core.live import Live
from engines.core import AnyEntry, Event
from engines.core.log import Answered


def shown_round(live: Live) -> int | None:
    """Which round the picture of a board post would show, if pictures come once a round."""
    if live.info.boards is not Boards.ROUND:
        return None
    return live.spec.round(live.match.table.position.state)


def moved_for_all_to_see(live: Live, entries: Sequence[AnyEntry], events: Sequence[Event]) -> bool:
    """Whether each move is posted, and these were answers of which everybody may know.

    A post after a secret answer would tell by its time who has given it; one after an answer from which
    nothing has followed yet, such as which card to use, would have nothing to tell.
    """
    if live.info.boards is not Boards.MOVE or not events:
        return False
    return any(isinstance(one, Answered) and not one.secret for one in entries)
