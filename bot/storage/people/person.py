"""Taking a person out of what was written about them: texts, events, and whatever else JSON holds."""

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.domain.match import FORMER_NAME, NOBODY
from bot.storage.wire import plain_text, read_plain_text
from engines.core import Arg, Event, Text

_PINGED: Final = ("pings", "spared")
"""Whom a row of the outbox has pinged, or not for once."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who is erased. names: what nobody but them was called in a match."""

    id: int
    names: Collection[str] = ()

    def out_of_event(self, event: Event) -> Event:
        """A line of the story without their names."""
        private = {seat: self._args(args) for seat, args in event.private.items()}
        return replace(event, data=self._args(event.data), private=private)

    def out_of_line(self, line: str) -> str:
        """A line of JSON without them; one that is damaged says nothing at all from then on."""
        try:
            said = json.loads(line)
        except json.JSONDecodeError:
            said = None
        return json.dumps(self._without(said), separators=(",", ":"), ensure_ascii=False)

    def out_of_act(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """A row of the audit log that names nobody where it named them; what was said and done stays."""
        body = {
            **values["body"],
            **dict.fromkeys(self._numbered_in(values), NOBODY),
            **dict.fromkeys(self.called_in(values), ""),
        }
        acted = values["actor_id"] == self.id
        return {**values, "actor_id": NOBODY if acted else values["actor_id"], "body": body}

    def called_in(self, values: Mapping[str, Any]) -> list[str]:
        """The fields of a row of the audit log that call them by name."""
        named = [key.removesuffix("_id") for key in self._numbered_in(values)]
        if values["actor_id"] == self.id:
            named.append("name")
        return [one for one in named if one in values["body"]]

    def _numbered_in(self, values: Mapping[str, Any]) -> list[str]:
        """The fields of such a row that hold their number."""
        body = values["body"]
        return [one for one in body if one.endswith("_id") and body[one] == self.id]

    def _args(self, args: Mapping[str, Arg]) -> dict[str, Arg]:
        return {key: self._arg(one) for key, one in args.items()}

    def _arg(self, arg: Arg) -> Arg:
        """An argument of a text, in which a name or an id is a string of its own."""
        if isinstance(arg, str):
            named = Text(FORMER_NAME) if arg in self.names else arg
            return str(NOBODY) if arg == str(self.id) else named
        if isinstance(arg, list):
            return [self._arg(one) for one in arg]
        return Text(arg.key, self._args(arg.args)) if isinstance(arg, Text) else arg

    def _without(self, value: Any) -> Any:
        """The same JSON without their id, and without their names in texts."""
        if isinstance(value, list):
            return [self._without(one) for one in value]
        if isinstance(value, dict) and value.keys() == {"key", "args"}:
            return plain_text(Text(value["key"], self._args(read_plain_text(value).args)))
        if isinstance(value, dict):
            return {key: self._in_field(key, one) for key, one in value.items()}
        return NOBODY if value == self.id else value

    def _in_field(self, key: str, value: Any) -> Any:
        """What stands under a key; nobody is not to be pinged."""
        if key in _PINGED and isinstance(value, list):
            return [one for one in value if one != self.id]
        return self._without(value)
