"""A painter whose pictures take much room."""

import random
from io import BytesIO
from typing import Any

from PIL import Image
from typing_extensions import override

from renderer.core.picture import Picture
from tests.bot.app.house import PlainPainter


def _noise() -> bytes:
    """A picture that cannot be pressed together: some six million bytes."""
    chance, out = random.Random(1), BytesIO()
    Image.frombytes("RGB", (1800, 1200), chance.randbytes(1800 * 1200 * 3)).save(out, "PNG")
    return out.getvalue()


class NoisyPainter(PlainPainter):
    """Paints boards that are as heavy as can be."""

    noise = _noise()

    @override
    def board(self, view: Any, caption: Any, trail: Any = ()) -> Picture:
        return Picture(self.noise, 1800, 1200, self.describe(view, caption, trail))
