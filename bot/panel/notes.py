"""A person's private notes on a match: how they are shown, and the form in which they are written."""

from typing import Any

import discord
from discord import ui

from bot.matches.history.notes import NOTE_LENGTH
from bot.text import fit
from bot.text.words import Words, match_name
from bot.ui.clicks.looking import JotClick, JottedClick
from bot.ui.controls import Control, button
from bot.ui.message import MessageBuilder

PANEL = "panel"
"""Says in a custom_id that the notes stand in the panel, which is to be shown again."""
FIELD = "note"


def jotting(words: Words, note: str) -> str:
    """The notes in a message, quoted as they were typed; nobody but their author ever sees it."""
    if not note:
        return words("looking-note-empty")
    quoted = "\n".join(f"> {line}" for line in note.split("\n"))
    return f"**{words('looking-notes')}**\n{quoted}"


def note_button(words: Words, match_id: str, where: str = "") -> Control:
    """What leads to the form."""
    return button(words("looking-note-write"), JotClick(match_id, where))


def note_message(words: Words, match_id: str, name: str, note: str) -> MessageBuilder:
    """The notes as a message of their own."""
    builder = MessageBuilder().say(f"### {match_name(name)}").say(jotting(words, note))
    return builder.row(note_button(words, match_id)).small(words("looking-note-private"))


def note_form(words: Words, match_id: str, name: str, note: str, where: str) -> ui.Modal:
    """The form with what has been noted down so far; emptied, it removes the notes."""
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        style=discord.TextStyle.paragraph,
        default=note or None,
        required=False,
        max_length=NOTE_LENGTH,
    )
    title = words("looking-note-title", name=name)
    form = ui.Modal(
        title=fit.title(title), custom_id=JottedClick(match_id, where).custom_id, timeout=1
    )
    label = fit.label(words("looking-notes"))
    hint = fit.label_hint(words("looking-note-private"))
    return form.add_item(ui.Label(text=label, description=hint, component=typed))
