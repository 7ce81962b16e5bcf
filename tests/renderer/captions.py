"""Names and captions for pictures of every game."""

from collections.abc import Sequence

from renderer.core.picture import Caption

NAMES = ("Ana", "Bram", "Carmen", "Dmitri", "Ebba", "Farid")
LONG_NAMES = (
    "Wilhelmina Wolkenstein-M",
    "Bartholomäus Grünenwald!",
    "María del Carmen Gutiérr",
    "Łukasz Wawrzyniec Żółćmm",
    "Gwendolyn Wyrzykowska-MW",
    "Maximilienne Montmorency",
)


def caption(lang: str = "en", names: Sequence[str] = NAMES[:4], match: str = "Sub rosa") -> Caption:
    """A caption for positions built by hand."""
    return Caption(match, "2b6d5f0a9c3e88f0", names, lang)
