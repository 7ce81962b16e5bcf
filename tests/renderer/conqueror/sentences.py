"""The sentences of a description."""

from renderer.core.picture import LONGEST_ALT

UNSPEAKABLE = "▲●■◆★✚∧→|{}"


def sentences(alt: str) -> None:
    assert 0 < len(alt) <= LONGEST_ALT
    assert alt.endswith((".", "…", "!"))
    assert not any(sign in alt for sign in UNSPEAKABLE)
    assert "conqueror-" not in alt
