"""Keeps the small world in a directory, so that a stand-in started again is the same Discord.

In the directory stand `world.json` and, under `files/`, the bytes of each attachment by its id. The
attachments are written first and `world.json` takes the place of the one before at once, so whenever the
program is killed there is a whole world to go on from.
"""

import asyncio
import json
import os
import time
from pathlib import Path
from threading import Lock
from typing import Any

import structlog
from aiohttp import web
from pydantic import ValidationError

from bot import private
from bot.sandbox.models import Attachment
from bot.sandbox.platform import Platform
from bot.sandbox.saved import VERSION, Saved, put_back, taken

WORLD = "world.json"
SECONDS = 0.5
"""How long after a change it is written down, together with what followed it."""
_REST = 20
"""How many times as long as a look at a large world takes, clicks have the loop for themselves."""

_log = structlog.get_logger(__name__)


class WorldError(Exception):
    """What stands in the directory is no world that can be gone on with; the words say why."""


def is_kept(folder: Path) -> bool:
    """Whether a world is kept in a directory."""
    return (folder / WORLD).exists()


class Keeper:
    """Reads a platform's world at the start, and writes it down whenever it has changed."""

    def __init__(self, platform: Platform, folder: Path) -> None:
        self.folder = folder
        self._platform = platform
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lock = Lock()
        self._written: set[int] = set()
        self._looks = 0
        self._newest = 0

    def load(self) -> None:
        """Let the platform's world be the kept one. Raises WorldError."""
        try:
            put_back(self._read(), self._platform)
            self._sweep()
        except FileNotFoundError as error:
            raise WorldError(f"{error.filename} is missing") from None
        except OSError as error:
            raise WorldError(f"it cannot be read: {error.strerror}") from None
        except ValidationError as error:
            first = error.errors(include_input=False, include_url=False)[0]
            where = ".".join(map(str, first["loc"]))
            raise WorldError(f"{WORLD} is damaged: {where}: {first['msg']}") from None
        except ValueError as error:
            raise WorldError(f"{WORLD} is damaged: {error}") from None

    def _read(self) -> Saved:
        data = json.loads((self.folder / WORLD).read_text(encoding="utf-8"))
        if not isinstance(data, dict):
            raise WorldError(f"{WORLD} is damaged: no JSON object")
        if data.get("version") != VERSION:
            found = data.get("version")
            raise WorldError(f"another version wrote it: it has the format {found}, not {VERSION}")
        try:
            for message in data["messages"]:
                for attachment in message["attachments"]:
                    self._fetch(attachment)
        except (KeyError, TypeError) as error:
            raise ValueError(f"its messages are not as they should be ({error})") from None
        return Saved.model_validate(data)

    def _fetch(self, attachment: dict[str, Any]) -> None:
        number = int(attachment["id"])
        attachment["content"] = self._file(number).read_bytes()
        self._written.add(number)

    def _sweep(self) -> None:
        """Remove what was written just before the program was killed, and is named nowhere."""
        for file in (self.folder / "files").glob("*"):
            if file.name not in map(str, self._written):
                file.unlink()

    def start(self) -> None:
        """Write down the world, from now on and whenever it changes."""
        self._changed.set()
        self._platform.world.listeners.append(lambda _: self._changed.set())
        self._task = asyncio.create_task(self._keep())

    async def answered(self, request: web.Request, _: web.StreamResponse) -> None:
        """Hear of a request that may have changed something of which no event tells."""
        if request.method != "GET":
            self._changed.set()
        if request.method == "PUT" and self._task is not None:
            # The bot notes that it has given its commands; forgotten here, they would be missing for good.
            self.save()

    async def close(self) -> None:
        """Write down the world for the last time."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self.save()

    def save(self) -> None:
        """Write the world down as it is now; a disk that refuses is told to the log."""
        self._write(*self._now())

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(SECONDS)
            self._changed.clear()
            began = time.monotonic()
            now = self._now()
            rest = (time.monotonic() - began) * _REST
            await asyncio.to_thread(self._write, *now)
            await asyncio.sleep(rest)

    def _now(self) -> tuple[int, bytes, list[Attachment]]:
        self._looks += 1
        saved = taken(self._platform)
        return self._looks, saved.text(), saved.attachments

    def _write(self, look: int, text: bytes, attachments: list[Attachment]) -> None:
        with self._lock:
            if look < self._newest:
                return
            self._newest = look
            try:
                self._replace_all(text, attachments)
            except OSError as error:
                _log.warning("the sandbox's Discord is not kept", reason=str(error))

    def _replace_all(self, text: bytes, attachments: list[Attachment]) -> None:
        self.folder.mkdir(mode=private.FOLDER, parents=True, exist_ok=True)
        (self.folder / "files").mkdir(mode=private.FOLDER, exist_ok=True)
        for one in attachments:
            if one.id not in self._written:
                _replace(self._file(one.id), one.content)
        _replace(self.folder / WORLD, text)
        wanted = {one.id for one in attachments}
        for gone in self._written - wanted:
            self._file(gone).unlink(missing_ok=True)
        self._written = wanted

    def _file(self, number: int) -> Path:
        return self.folder / "files" / str(number)


def _replace(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    fresh = file.with_name(f"{file.name}.new")
    with private.opened(fresh, "wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)
