"""The pictures kept as golden files."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from renderer import painter
from tests.renderer.galleries import GALLERIES

GOLDEN = Path(__file__).parent / "golden"
TOLERANCE = 12
"""How far a tile of a picture may be from what was kept; see `difference`."""


def small(image: Image.Image) -> Image.Image:
    """As wide as in a chat."""
    size = 550, round(image.height * 550 / image.width)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def pictures(game: str) -> dict[str, Image.Image]:
    """Each golden picture of a game as it is drawn now."""
    made = {name: keep(painter(game)) for name, keep in GALLERIES[game].kept.items()}
    return {f"{game}-{name}": Image.open(BytesIO(one.png)) for name, one in made.items()}


def difference(first: Image.Image, second: Image.Image, tile: int) -> int:
    """The largest difference of any channel's mean over a tile, 0 to 255."""
    pair = [image.convert("RGB").reduce(tile) for image in (first, second)]
    extremes = ImageChops.difference(*pair).getextrema()
    return max(high for _, high in extremes)  # type: ignore[misc] # bands of pairs
