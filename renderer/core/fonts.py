"""Fonts by role, with fallbacks for players' names."""

import json
from bisect import bisect_right
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont, features

import data

FOLDER = Path(data.__file__).parent / "fonts"
FEATURES = ["lnum", "tnum"]
"""The family's default figures are old-style; ours are lining and of equal width."""

Role: TypeAlias = Literal["title", "hero", "bold", "text", "aside", "serif", "place"]
ROLES: dict[Role, str] = {
    "title": "AlegreyaSC_700Bold.ttf",
    "hero": "AlegreyaSans_800ExtraBold.ttf",
    "bold": "AlegreyaSans_700Bold.ttf",
    "text": "AlegreyaSans_500Medium.ttf",
    "aside": "AlegreyaSans_500Medium_Italic.ttf",
    "serif": "Alegreya_500Medium_Italic.ttf",
    "place": "AlegreyaSansSC_700Bold.ttf",
}
FALLBACKS = (
    "NotoSans_700Bold.ttf",
    "NotoSansHebrew_700Bold.ttf",
    "NotoSansArabic_700Bold.ttf",
    "NotoEmoji_700Bold.ttf",
)
SYSTEM_CJK = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")
"""Debian's fonts-noto-cjk; far too large to carry, used where it is installed."""

CJK_RANGES = ((0x2E80, 0xA4CF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFF00, 0xFFEF))


class MissingRaqmError(RuntimeError):
    """Pillow came without Raqm, which lays out figures and right-to-left names."""


def require_raqm() -> None:
    """Refuse to go on without text layout: figures would be old-style, Arabic unjoined."""
    if not features.check("raqm"):
        raise MissingRaqmError(
            "Pillow has no Raqm text layout. Install Pillow from its wheel "
            "(pip install --force-reinstall pillow) or build it with libraqm."
        )


@lru_cache(1)
def _coverage() -> dict[str, list[int]]:
    """Per font file: sorted starts and ends of its ranges of code points, alternating."""
    text = (FOLDER / "coverage.json").read_text(encoding="utf-8")
    table: dict[str, list[int]] = json.loads(text)
    return table


def covers(file: str, character: str) -> bool:
    """Whether the font file has a glyph for the character."""
    point = ord(character)
    if file == str(SYSTEM_CJK):
        return any(low <= point <= high for low, high in CJK_RANGES)
    return bisect_right(_coverage()[file], point) % 2 == 1


@lru_cache(1)
def fallbacks() -> tuple[str, ...]:
    """Font files tried in order for characters the role's own font lacks."""
    return FALLBACKS + ((str(SYSTEM_CJK),) if SYSTEM_CJK.exists() else ())


@lru_cache(4096)
def file_for(role: Role, character: str) -> str | None:
    """The first font file that has the character, or None."""
    candidates = (ROLES[role], *fallbacks())
    return next((file for file in candidates if covers(file, character)), None)


@lru_cache(512)
def load(file: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a file at a pixel size."""
    require_raqm()
    path = FOLDER / file
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)
