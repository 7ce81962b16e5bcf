"""Pictures of the invented map that are kept: `python -m tests.renderer.core.atlas.pictures` makes them anew.

Look at every picture that changed before keeping it, in full and in Discord's box of 550 x 350.
"""

from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image, ImageOps

from tests.renderer.core.atlas.isles import REGIONS
from tests.renderer.core.atlas.table import full, later, paint

GOLDEN = Path(__file__).parent / "golden"
CHAT = 550, 350
BITS = 5
"""How many of a channel's bits are kept: enough to compare by, and lighter."""
PICTURES: Mapping[str, Callable[[], Image.Image]] = {
    "later": lambda: paint(later()).image,
    "full": lambda: paint(full()).image,
    "full-south": lambda: paint(full(), REGIONS["south"]).image,
}


def in_chat(image: Image.Image) -> Image.Image:
    """As large as Discord shows it in a chat."""
    return image.resize(CHAT, Image.Resampling.LANCZOS)


def main() -> None:
    """Keep every picture as it is drawn now."""
    GOLDEN.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        ImageOps.posterize(in_chat(draw()), BITS).save(GOLDEN / f"{name}.png")


if __name__ == "__main__":
    main()
