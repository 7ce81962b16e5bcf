"""What lies face down: nobody knows it before it is revealed, so chance tells then what it is.

That is as if it had been shuffled and dealt: every order of what is left is as likely as any other.
"""

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
