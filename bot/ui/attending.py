"""Which requests are worked on next: what people do never waits for what they look at, nor both for files."""

from typing import Any, Final

import discord

from bot.quotas.turns import REST, Lane
from bot.ui import clicks
from bot.ui.custom_ids import (
    custom_id_of,
)

PICTURE: Final = "picture"
TYPED: Final = "typed"

PICTURES: Final = frozenset(("board", "zoom", "now", "then"))
"""Commands and clicks that show a board; of a person's that wait only the newest is wanted."""
LOOKS: Final = PICTURES | frozenset(
    (
        *("hand", "log", "sift", "details", "result", "list", "games", "stats", "help"),
        *("rule", "rulebook", "rules", "rules-chapter", "rules-game", "audit", "mod-to"),
        *("whatif", "deal", "others", "hint", "close"),
        *("match info", "match list", "match result", "mod look", "mod audit", "mod waiting"),
    )
)
"""Commands and clicks that show something to one person and change nothing for others."""
LONGER: Final = 4
"""How many times as long those who ask for much rest after a look, a file or a word as after an act."""
FILES: Final = frozenset(("export", "replay", "verify", "match export", "match verify"))
"""The same for what takes long to make."""


class Turns:
    """Who has their turn, at each sort of requests apart.

    rest: see `bot.quotas.turns.REST`. What changes nothing for others can wait longer than what does.
    """

    def __init__(self, rest: float = REST) -> None:
        self.acts = Lane(rest=rest)
        self.looks = Lane(rest=LONGER * rest)
        self.files = Lane(longest=60.0, rest=LONGER * rest)
        self.typing = Lane(rest=LONGER * rest)

    async def come(self, interaction: discord.Interaction[Any]) -> None:
        """Wait until a request that has been acknowledged may be worked on, which ends with its task.

        Raises MatchError if it isn't to be worked on at all: see `Lane.come`.
        """
        doing, user_id = _doing(interaction), interaction.user.id
        if interaction.type is discord.InteractionType.autocomplete:
            await self.typing.come(user_id, TYPED)
        elif doing in PICTURES:
            await self.looks.come(user_id, PICTURE)
        elif doing in LOOKS:
            await self.looks.come(user_id)
        elif doing in FILES:
            await self.files.come(user_id)
        else:
            await self.acts.come(user_id)


def _doing(interaction: discord.Interaction[Any]) -> str:
    """The verb of a click, or the name of a command; "" for anything else."""
    click = clicks.read(custom_id_of(interaction))
    if click is not None:
        return click.verb
    command = interaction.command
    return "" if command is None else command.qualified_name
