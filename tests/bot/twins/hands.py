"""How somebody acts in a world: the first answer of the bot, in a form that can be compared."""

from collections.abc import Awaitable
from typing import Any

from bot.sandbox import Interaction


async def act(doing: Awaitable[Interaction | None]) -> Any:
    """Wait for the first answer: a form or suggestions as they are, a message not at all (it is heard).

    Raises UsageError for what Discord's client would not have let anybody do: a script is wrong then.
    """
    interaction = await doing
    if interaction is None:
        return None
    response = await interaction.response()
    if response.modal is not None:
        return [response.modal.custom_id, response.modal.title, response.modal.components]
    return list(response.choices)
