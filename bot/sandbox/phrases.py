"""The page's own words in a member's language, as patterns that the page fills in itself."""

from typing import Final

from bot.sandbox.models import Json
from data.catalogues import best, catalogue

PREFIX: Final = "sandbox-"
SLOTS: Final = ("name", "fewest", "most", "n")
"""The arguments the page's messages may have; a pattern shows them as `{name}`."""


def phrase(locale: str, key: str, **slots: str) -> str:
    """Give one message of the page, its slots filled."""
    return catalogue(best(locale)).format(PREFIX + key, slots)


def phrases(locale: str) -> Json:
    """Give `{lang, words}`: every message of the page by its key without the prefix."""
    words = catalogue(best(locale))
    slots = {slot: f"{{{slot}}}" for slot in SLOTS}
    keys = sorted(key for key in words.keys() if key.startswith(PREFIX))  # noqa: SIM118 - no dict
    return {
        "lang": words.lang,
        "words": {key.removeprefix(PREFIX): words.format(key, slots) for key in keys},
    }
