"""A message in the making: texts, pictures and rows of controls, fitted together when it is finished."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any, TypeGuard

import discord
from discord import ui

from bot import limits
from bot.text import fit
from bot.text.words import escaped
from bot.ui.controls import Control

HOUSE = discord.Colour(0xC8962E)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture or file that goes with a message."""

    name: str
    content: bytes
    alt: str = ""

    def file(self) -> discord.File:
        """For discord.py; new at each call, since a file can be sent once only."""
        return discord.File(BytesIO(self.content), filename=self.name)


@dataclass(frozen=True, slots=True)
class _Said:
    text: str
    place: int | None


@dataclass(slots=True)
class MessageBuilder:
    """A Components V2 message: everything in one container, in the order in which it was added.

    asks: what a panel stands and falls with: the ids of the decisions it was made from; if it asks
    nothing, what it offers to take back. told: what a panel says of the answer just given.
    """

    colour: discord.Colour = HOUSE
    asks: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    attachments: list[Attachment] = field(default_factory=list)
    _parts: list[Any] = field(default_factory=list)

    def say(self, text: str, place: int | None = None) -> "MessageBuilder":
        """A text; nothing if it is empty. place: the number by which it is found again to be changed."""
        if text.strip():
            self._parts.append(_Said(text, place))
        return self

    def small(self, text: str, place: int | None = None) -> "MessageBuilder":
        """A side remark on one line; place: as in `say`."""
        return self.say(f"-# {text}" if text.strip() else "", place)

    def line(self) -> "MessageBuilder":
        """A thin line between parts."""
        self._parts.append(ui.Separator())
        return self

    def row(self, *controls: Control | None) -> "MessageBuilder":
        """A row of up to five buttons, or one menu; None is left out, an empty row too."""
        shown = [control for control in controls if control is not None]
        if shown:
            self._parts.append(ui.ActionRow(*shown))
        return self

    def picture(self, attachment: Attachment) -> "MessageBuilder":
        """A picture with its alternative text."""
        self.attachments.append(attachment)
        where = f"attachment://{attachment.name}"
        item = discord.MediaGalleryItem(where, description=fit.alt(attachment.alt) or None)
        self._parts.append(ui.MediaGallery(item))
        return self

    def file(self, attachment: Attachment) -> "MessageBuilder":
        """A file to take away."""
        self.attachments.append(attachment)
        self._parts.append(ui.File(f"attachment://{attachment.name}"))
        return self

    def with_files(self, attachments: list[Attachment]) -> "MessageBuilder":
        """The same message with other contents of its files, named as before."""
        return replace(self, attachments=attachments)

    def without_files(self, note: str) -> "MessageBuilder":
        """The same message without files: instead what their pictures show in words, and a note."""
        alts = [escaped(one.alt, limits.GALLERY_DESCRIPTION) for one in self.attachments]
        told = iter([_Said(f"{alt}\n-# {note}".strip(), None) for alt in alts])
        parts = [
            next(told) if isinstance(part, ui.MediaGallery | ui.File) else part
            for part in self._parts
        ]
        return replace(self, attachments=[], _parts=parts)

    def files(self) -> list[discord.File]:
        """The attachments, ready to be sent once."""
        return [one.file() for one in self.attachments]

    @property
    def fits(self) -> bool:
        """Whether Discord takes so many components, if need be with texts joined."""
        return _counted(_joined(self._parts)) <= limits.V2_COMPONENTS

    def view(self) -> ui.LayoutView:
        """The finished message; texts beside each other become one if there are too many components."""
        crowded = _counted(self._parts) > limits.V2_COMPONENTS
        texts = [part.text for part in self._parts if isinstance(part, _Said)]
        # Joined only once they have been cut, so that the longest gives way, and not what comes last.
        most = limits.V2_TEXT - (len(texts) if crowded else 0)
        cut = iter(fit.paragraphs(texts, most))
        parts = [
            _Said(next(cut), part.place) if isinstance(part, _Said) else part
            for part in self._parts
        ]
        children = [
            ui.TextDisplay(part.text, id=part.place) if isinstance(part, _Said) else part
            for part in (_joined(parts) if crowded else parts)
        ]
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*children, accent_colour=self.colour))
        return view


def _counted(parts: Sequence[Any]) -> int:
    """How many components the parts make, as Discord counts them: nested ones and the container, too."""
    rows = [part for part in parts if isinstance(part, ui.ActionRow)]
    return 1 + len(parts) + sum(len(row.children) for row in rows)


def _joined(parts: Sequence[Any]) -> list[Any]:
    """The parts with neighbouring texts as one, but for those that are found again by their number."""
    found: list[Any] = []
    for part in parts:
        last = found[-1] if found else None
        if _is_loose(part) and _is_loose(last):
            found[-1] = _Said(f"{last.text}\n{part.text}", None)
        else:
            found.append(part)
    return found


def _is_loose(part: Any) -> TypeGuard[_Said]:
    return isinstance(part, _Said) and part.place is None
