"""The pictures kept as golden files."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from renderer import painter
from tests.renderer.galleries import GALLERIES

GOLDEN = Path(__file__).parent / "golden"


def small(image: Image.Image) -> Image.Image:
    """As wide as in a chat."""
    size = 550, round(image.height * 550 / image.width)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def pictures(game: str) -> dict[str, Image.Image]:
    """Each golden picture of a game as it is drawn now."""
    made = {name: keep(painter(game)) for name, keep in GALLERIES[game].kept.items()}
    return {f"{game}-{name}": Image.open(BytesIO(one.png)) for name, one in made.items()}
