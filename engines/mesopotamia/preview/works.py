"""What the automaton builds next of a list, and where (MES-AUT2, MES-AUT15)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engines.core import Text, text
from engines.mesopotamia.content import Item
from engines.mesopotamia.ids import GARDEN, RAM, SETTLEMENT, SHIP, WALL, ZIGGURAT
from engines.mesopotamia.rules.building import COMPLETE, PLACE, obstacles
from engines.mesopotamia.rules.compass import from_left
from engines.mesopotamia.rules.dice import colours_left
from engines.mesopotamia.rules.placing import berths, can_stand, places
from engines.mesopotamia.state import Mesopotamia
from engines.mesopotamia.words import a_piece, key

DONE = Text("mesopotamia-passed-complete")
"""There are as many as the list says."""
PLACE_FROM_LEFT, PLACE_OF_EVENT, PLACE_BY_ID = "left", "event", "id"
"""What decides between several places (MES-AUT2, MES-AUT15)."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is built, and where; discovers: only the Build technology is missing, so that is what comes.

    sites: how many places there are; tie: what decides between them, "" if nothing has to.
    """

    piece: str
    site: str
    discovers: bool
    sites: int = 0
    tie: str = ""


def next_work(
    game: Mesopotamia, seat: int, level: int, items: Sequence[Item]
) -> tuple[Work | None, list[Text]]:
    """The first of a list that is neither complete nor impossible, and why those before it are passed over.

    level: of the technology in use.
    """
    passed: list[Text] = []
    for item in items:
        short = [*_lacking(game, seat, item)]
        if not short:
            found = sites(game, seat, item.piece)
            discovers = game.content.pieces[item.piece].level > level
            tie = _tie(game, item.piece, found)
            return Work(item.piece, (*found, "")[0], discovers, len(found), tie), passed
        passed.append(_passed(item.piece, short))
    return None, passed


def _passed(piece: str, short: list[Text]) -> Text:
    """Why a piece is passed over."""
    if short == [DONE]:
        return text("mesopotamia-passed-complete", piece=a_piece(piece))
    return text("mesopotamia-passed-lacks", piece=a_piece(piece), needs=[*short])


def _lacking(game: Mesopotamia, seat: int, item: Item) -> Iterator[Text]:
    """What keeps the automaton from building an item, technologies aside."""
    if _is_complete(game, seat, item):
        yield DONE
        return
    found = [*obstacles(game, seat, item.piece)]
    for why, n in found:
        yield text(key("need", why), n=n) if n else Text(f"mesopotamia-lack-{why}")
    if not found and item.piece != GARDEN and not sites(game, seat, item.piece):
        yield Text(f"mesopotamia-lack-{PLACE}")


def _is_complete(game: Mesopotamia, seat: int, item: Item) -> bool:
    """Whether there are so many of it, or can be no more."""
    if item.piece == GARDEN:
        return game.tile is None or game.built >= item.many
    at_last = any(why == COMPLETE for why, _ in obstacles(game, seat, item.piece))
    return at_last or game.on_map(seat, item.piece) >= item.many


def sites(game: Mesopotamia, seat: int, piece: str) -> list[str]:
    """Where the automaton can build something, the best place first; of the Gardens nowhere."""
    if piece == GARDEN:
        return []
    if piece == ZIGGURAT:
        return colours_left(game.realms[seat].dice)
    if piece == RAM:
        return [game.realms[seat].home]
    if piece == SHIP:
        return _berths(game, seat)
    if piece == WALL:
        own = game.settlements(seat)
        return sorted((area for area in own if can_stand(game, WALL, area)), key=from_left)
    return sorted(
        places(game, seat, SETTLEMENT),
        key=lambda area: (not _is_precious(game, area), from_left(area)),
    )


def _tie(game: Mesopotamia, piece: str, found: Sequence[str]) -> str:
    """What decides between several places on the map: events, sides of the map, or the ids of sections."""
    if len(found) < 2 or piece == ZIGGURAT:  # the dice of its ziggurat are never rolled (MES-AUT15)
        return ""
    if piece == SHIP:
        return PLACE_BY_ID
    precious = [area for area in found if piece == SETTLEMENT and _is_precious(game, area)]
    return PLACE_OF_EVENT if 0 < len(precious) < len(found) else PLACE_FROM_LEFT


def _berths(game: Mesopotamia, seat: int) -> list[str]:
    """Beside the start area, else beside a settlement; by the ids of sections."""
    home = berths(game, seat, [game.realms[seat].home])
    found = home or berths(game, seat, game.settlements(seat))
    return [section for section in game.content.sections if section in found]


def _is_precious(game: Mesopotamia, area: str) -> bool:
    """Whether an event worth points lies there, or one runs."""
    ground = game.grounds[area]
    return ground.shown is not None or ground.running is not None
