"""The refusals Discord gives a bot, each with its HTTP status and its own code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import override


class UsageError(Exception):
    """The person or test at the controls asked for what Discord's own client would not let them do.

    `key` is the page's own message for it, where one comes to it on the page; `name` is of what it speaks.
    """

    def __init__(self, words: str, key: str | None = None, name: str = "") -> None:
        super().__init__(words)
        self.key = key
        self.name = name


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a payload: where it stands, Discord's code for it, and words."""

    path: tuple[str | int, ...]
    code: str
    message: str

    @override
    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'body'}: {self.message}"


class ApiError(Exception):
    """An answer that is not a success; `body` is what the bot reads."""

    def __init__(
        self, status: int, code: int, message: str, problems: Sequence[Problem] = ()
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)

    @property
    def body(self) -> dict[str, Any]:
        """The JSON of this refusal, with the tree of faulty fields where there are any."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.problems:
            body["errors"] = tree(self.problems)
        return body


def tree(problems: Sequence[Problem]) -> dict[str, Any]:
    """Nest problems under the names of their fields, as Discord does in `errors`."""
    root: dict[str, Any] = {}
    for problem in problems:
        node = root
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return root


def invalid_form(problems: Sequence[Problem]) -> ApiError:
    """Refuse a payload whose fields are wrong."""
    return ApiError(400, 50035, "Invalid Form Body", problems)


def unknown_channel() -> ApiError:
    """No such channel, or it was deleted."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """No such guild, or the bot is not in it."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """The user is not in that guild."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """No such message: deleted, ephemeral, or in another channel."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """No such user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    """No interaction gave out such a token, or it has not been answered yet."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """The three seconds are over, or the token is wrong."""
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    """The interaction had its first answer before."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def file_too_large() -> ApiError:
    """An attachment is larger than this place allows."""
    return ApiError(413, 40005, "Request entity too large")


def missing_access() -> ApiError:
    """The bot cannot see that channel."""
    return ApiError(403, 50001, "Missing Access")


def unavailable() -> ApiError:
    """The guild has an outage."""
    return ApiError(503, 0, "Service Unavailable")


def not_in_dms() -> ApiError:
    """That cannot be done in direct messages."""
    return ApiError(403, 50003, "Cannot execute action on a DM channel")


def not_the_author() -> ApiError:
    """Only the author may edit a message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """A message needs a content, an embed, an attachment or a component."""
    return ApiError(400, 50006, "Cannot send an empty message")


def too_many_old_edits() -> ApiError:
    """A message that is no longer new takes few changes."""
    text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return ApiError(429, 30046, text)


def closed_dms() -> ApiError:
    """The user takes no direct messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """The bot sees the channel but may not do that there."""
    return ApiError(403, 50013, "Missing Permissions")


def invalid_recipient() -> ApiError:
    """Nobody can be written to under that id, for one because the account was deleted."""
    return ApiError(400, 50033, "Invalid Recipient(s)")


def wrong_channel_type() -> ApiError:
    """That cannot be done in a channel of this kind."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def expired_token() -> ApiError:
    """The fifteen minutes of the interaction's token are over."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def archived_thread() -> ApiError:
    """The thread sleeps; wake it first."""
    return ApiError(400, 50083, "Thread is archived")


def thread_exists() -> ApiError:
    """A message carries one thread at most."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def locked_thread() -> ApiError:
    """The thread was locked by a moderator."""
    return ApiError(400, 160005, "Thread is locked")
