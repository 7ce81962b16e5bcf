"""A request of the bot, taken apart for its handler."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from bot.sandbox.errors import Problem, invalid_form
from bot.sandbox.models import Channel, Upload
from bot.sandbox.platform import Platform


@dataclass(slots=True, eq=False)
class Call:
    """One request: its operation, path parameters, query, JSON body and files by their number."""

    platform: Platform
    operation: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    payload: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> int:
        """Give an id of the path; one that is no number names nothing."""
        text = self.params[name]
        return int(text) if text.isdecimal() else 0

    def number(self, name: str, default: int) -> int:
        """Give a number of the query."""
        text = self.query.get(name, str(default))
        if not text.isdecimal():
            problem = Problem((name,), "NUMBER_TYPE_COERCE", f"{text!r} is no number.")
            raise invalid_form([problem])
        return int(text)

    @property
    def channel(self) -> Channel:
        """The channel of the path, refused when the bot cannot see it."""
        return self.platform.world.need_channel(self.id("channel_id"))


Handler: TypeAlias = Callable[[Call], Any]
"""Answers a call with the JSON to send; None means an empty 204."""

Handlers: TypeAlias = dict[str, Handler]
