"""What everybody but one hears: every post, edit, ping, picture and private answer, place by place."""

import json
import re
from hashlib import sha256
from typing import Any

from bot.sandbox import Member, Sandbox
from bot.sandbox.world import Event

PASSING = {"nonce", "timestamp", "edited_timestamp", "interaction_metadata", "interaction", "size"}
"""What differs with the second or by chance, and tells nothing."""
NUMBER = re.compile(r"\d{17,20}")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PASSED = re.compile(r'r[0-9a-f]{16}|"id": \d{9,10}\b|20\d\d-\d\d-\d\dT[\d:.+]+')
"""What a post is found again by, drawn at random, and moments of the machine's clock."""


EDIT = "MESSAGE_UPDATE"


class Ears:
    """Listens to a Discord from now on; what only the subject sees or causes is not heard."""

    def __init__(self, sandbox: Sandbox, *subjects: Member) -> None:
        self._sandbox = sandbox
        self._subjects = {one.id for one in subjects}
        self._known = set(NUMBER.findall(" ".join(map(str, sandbox.world.messages))))
        self._known |= {str(one) for one in (*sandbox.world.users, *sandbox.world.channels)}
        self._heard: list[tuple[str, str, Any]] = []
        sandbox.world.listeners.append(self._hear)

    def news(self) -> dict[str, list[str]]:
        """What has been heard since the last time, by places, in no certain order.

        Of a post that was edited more than once at a time, the last: how often depends on the moment.
        """
        found: dict[str, list[str]] = {}
        edits = {data["id"]: at for at, (_, name, data) in enumerate(self._heard) if name == EDIT}
        for at, (place, name, data) in enumerate(self._heard):
            if name == EDIT and edits[data["id"]] != at:
                continue
            line = f"{name} {json.dumps(data, sort_keys=True)}"
            found.setdefault(place, []).append(self._plain(line))
        self._heard.clear()
        return {place: sorted(lines) for place, lines in sorted(found.items())}

    def _hear(self, event: Event) -> None:
        place = int(event.data.get("channel_id") or event.data.get("id") or event.guild_id or 0)
        channel = self._sandbox.world.channels.get(place)
        reader = event.reader or (None if channel is None else channel.recipient_id)
        if reader in self._subjects:
            return
        where = "messages" if channel is not None and channel.recipient_id else self._place(place)
        data = json.loads(json.dumps(event.data))
        self._heard.append((f"{where} of {reader or 'all'}", event.name, self._bare(data)))

    def _place(self, channel: int) -> str:
        return str(channel) if str(channel) in self._known else "a new place"

    def _bare(self, node: Any) -> Any:
        if isinstance(node, dict):
            if "filename" in node and "url" in node:
                return self._file(node)
            return {key: self._bare(one) for key, one in node.items() if key not in PASSING}
        if isinstance(node, list):
            return [self._bare(one) for one in node]
        return node

    def _file(self, node: dict[str, Any]) -> dict[str, Any]:
        file = self._sandbox.world.files[int(node["id"])]
        print_ = sha256(file.content).hexdigest()
        return {"name": file.filename, "alt": file.description, "bytes": print_}

    def _plain(self, line: str) -> str:
        """A line without what is new in each world: ids, addresses, moments of the machine's clock."""

        def named(found: re.Match[str]) -> str:
            return found.group() if found.group() in self._known else "new"

        return NUMBER.sub(named, plain(line))


def plain(line: str) -> str:
    """A line without what is drawn at random and tells nothing."""
    return PASSED.sub("", ADDRESS.sub("", line))
