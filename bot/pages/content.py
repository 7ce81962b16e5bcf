"""With which content a match is played: as shipped, or changed by content packs."""

from bot.matches.core.library import SHORT, Pinned
from bot.text.words import Words, escaped
from renderer.core.names import LONGEST, clean

ROWS = 8
"""How many changed rows are named."""


def content_line(pinned: Pinned, words: Words) -> str:
    """The content in a line: name, beginning of its hash, and what differs."""
    digest = pinned.digest[:SHORT]
    if pinned.shipped:
        return words("bot-content-shipped", hash=digest)
    named = [f"`{_harmless(row)}`" for row in pinned.rows[:ROWS]]
    named += ["…"] * (len(pinned.rows) > ROWS)
    rows = ", ".join(named)
    if pinned.packs is None:
        return words("bot-content-gone", hash=digest, rows=rows)
    packs = words.listed([f"**{escaped(pack)}**" for pack in pinned.packs])
    return words("bot-content-packs", hash=digest, packs=packs, rows=rows)


def _harmless(row: str) -> str:
    """A row's name, which may come from a file somebody brought."""
    return clean(row, LONGEST).replace("`", "'")
