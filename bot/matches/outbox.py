"""The dispatcher: delivers what is owed to Discord, in order within a match, exactly once."""

from typing import Protocol

from bot.matches.model import Delivered, OutboxRow


class Undeliverable(Exception):
    """A row could not be delivered. `permanent`: trying again would not help.

    `reason` goes to the log and to the operator; it must hold no secret.
    """

    def __init__(self, reason: str, *, permanent: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.permanent = permanent


class Messenger(Protocol):
    """Who talks to Discord."""

    async def deliver(self, row: OutboxRow) -> Delivered | None:
        """Post or edit what the row asks for, made from the state as it is now.

        None: there is nothing to post any more (a prompt already answered). Raises Undeliverable.
        """
        ...

    async def find(self, row: OutboxRow) -> Delivered | None:
        """Look whether an interrupted row was posted after all (its id stands in a custom_id)."""
        ...
