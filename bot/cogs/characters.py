"""Texts that somebody sends are made of whole characters, or refused before anything else is done."""

import re
from collections.abc import Iterator
from typing import Any

from bot.domain.errors import MatchError
from engines.core import Text

_HALF = re.compile("[\ud800-\udfff]")
_OURS = "resolved"
"""What Discord adds by itself: people, roles and files."""


def is_whole(sent: Any) -> bool:
    """Whether no text in what a client sent holds half a character, which nothing could store or show."""
    return not any(_HALF.search(text) for text in _texts(sent))


def check_whole(sent: Any) -> None:
    """Raises MatchError unless it `is_whole`."""
    if not is_whole(sent):
        raise MatchError(Text("bot-half-character"))


def _texts(sent: Any) -> Iterator[str]:
    if isinstance(sent, str):
        yield sent
    elif isinstance(sent, dict):
        for name, value in sent.items():
            if name != _OURS:
                yield from _texts(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from _texts(value)
