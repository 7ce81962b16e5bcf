"""Fits what the bot says to Discord's limits: texts, labels, ids, lists of options, files.

The one place that shortens anything; whatever goes out passes through here.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

import regex

from bot import limits

T = TypeVar("T")

ELLIPSIS = "…"
DECISION_ID = 24


def short(text: str, most: int) -> str:
    """The text in at most `most` characters, cut between letters as readers see them."""
    if len(text) <= most:
        return text
    kept = ""
    for grapheme in regex.findall(r"\X", text[:most]):
        if len(kept) + len(grapheme) > most - len(ELLIPSIS):
            break
        kept += grapheme
    return kept.rstrip() + ELLIPSIS


def prose(text: str, most: int) -> str:
    """The same for sentences: cut between words if one ends in the last quarter."""
    kept = short(text, most)
    if kept == text:
        return text
    words = kept.removesuffix(ELLIPSIS)
    if not text[len(words)].isspace():
        end = words.rfind(" ")
        if end < most * 3 // 4:
            return kept
        words = words[:end]
    return words.rstrip(" ,;:·") + ELLIPSIS


def one_line(text: str, most: int) -> str:
    """The text on one line; never empty, since Discord refuses empty labels."""
    return short(" ".join(text.split()), most) or ELLIPSIS


def button(text: str) -> str:
    """The label of a button."""
    return one_line(text, limits.BUTTON_LABEL)


def option(text: str) -> str:
    """The label of a menu's option."""
    return one_line(text, limits.OPTION_LABEL)


def hint(text: str) -> str | None:
    """The second line of a menu's option; None if there is nothing to say."""
    return one_line(text, limits.OPTION_DESCRIPTION) if text.strip() else None


def placeholder(text: str) -> str:
    """What a menu says before anything is picked."""
    return one_line(text, limits.SELECT_PLACEHOLDER)


def sentence(text: str) -> str:
    """The same with a capital at its beginning, for what stands by itself."""
    return text[:1].upper() + text[1:]


def title(text: str) -> str:
    """The title of a form."""
    return one_line(text, limits.MODAL_TITLE)


def label(text: str) -> str:
    """The name of a form's field."""
    return one_line(text, limits.LABEL)


def label_hint(text: str) -> str:
    """What stands below the name of a form's field."""
    return one_line(text, limits.LABEL_DESCRIPTION)


def choice(text: str) -> str:
    """A suggestion while somebody types a command."""
    return one_line(text, limits.CHOICE_NAME)


def thread(text: str) -> str:
    """The name of a thread."""
    return one_line(text, limits.THREAD_NAME)


def alt(text: str) -> str:
    """The alternative text of a picture."""
    return short(text, limits.GALLERY_DESCRIPTION)


def paragraph(text: str, most: int) -> str:
    """The text in at most `most` characters, whole lines as long as there are any to keep."""
    if len(text) <= most:
        return text
    lines = text.split("\n")
    while len(lines) > 1 and len("\n".join(lines)) > most - len(ELLIPSIS) - 1:
        lines.pop()
    kept = "\n".join(lines)
    return f"{kept}\n{ELLIPSIS}" if len(kept) <= most - len(ELLIPSIS) - 1 else short(kept, most)


def paragraphs(texts: Sequence[str], most: int = limits.V2_TEXT) -> list[str]:
    """All texts of a message in `most` characters; the longest gives way first."""
    fitted = list(texts)
    while (over := sum(map(len, fitted)) - most) > 0:
        at = max(range(len(fitted)), key=lambda index: len(fitted[index]))
        fitted[at] = paragraph(fitted[at], max(1, len(fitted[at]) - over))
    return fitted


def decision_id(full: str) -> str:
    """A decision's id as it stands in a custom_id: itself, or its digest if it is too long."""
    if len(full) <= DECISION_ID:
        return full
    return "~" + blake2b(full.encode(), digest_size=8).hexdigest()


def pages(items: Sequence[T], size: int) -> list[Sequence[T]]:
    """The items in slices of at most `size`; one empty page if there are none."""
    return [items[at : at + size] for at in range(0, len(items), size)] or [items]
