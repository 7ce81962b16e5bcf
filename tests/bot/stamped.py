"""Words that must not stand before a relative stamp, since Discord puts its own there."""

import re

WORDS = (
    *("in", "by", "until", "till", "since", "ago", "at", "on", "for", "from", "after", "before"),
    *("en", "hasta", "desde", "hace", "el", "para", "antes de", "dentro de", "a partir de"),
)
_BEFORE = rf"\b(?:{'|'.join(WORDS)})\s+"


def doubled(text: str, stamp: str = r"<t:\d+:R>") -> list[str]:
    """Where a text puts a preposition before a relative stamp; `stamp`: how one looks there."""
    return re.findall(_BEFORE + stamp, text, re.IGNORECASE)
