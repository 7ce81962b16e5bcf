"""Where the horde rides."""

from collections import deque

from tests.engines.frontier.state import Frontier


def prey(game: Frontier, seat: int, origin: str) -> list[str]:
    """The neighbours through which the shortest ways to a land of players lead (FRO-9.2)."""
    far = {origin: 0}
    first: dict[str, set[str]] = {land: {land} for land in game.near(origin)}
    line, reached, found = deque([origin]), 0, set[str]()
    while line:
        at = line.popleft()
        if found and far[at] >= reached:
            break
        for land in game.near(at):
            if land not in far:
                far[land] = far[at] + 1
                line.append(land)
                first.setdefault(land, set())
            if far[land] == far[at] + 1:
                first[land] |= first[at] if at != origin else {land}
                if game.lands[land].owner not in (None, seat):
                    found |= first[land]
                    reached = far[land]
    return sorted(found)
