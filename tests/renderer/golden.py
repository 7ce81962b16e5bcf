"""The pictures kept as golden files."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from renderer import painter
from tests.renderer.fortuna_states import caption, earlier, finished, fortuna, set_up, view

GOLDEN = Path(__file__).parent / "golden"


def small(image: Image.Image) -> Image.Image:
    """As wide as in a chat."""
    size = 550, round(image.height * 550 / image.width)
    return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def pictures() -> dict[str, Image.Image]:
    """Each golden picture as it is drawn now."""
    paints, english, spanish = painter("fortuna"), caption(), caption("es")
    two = caption("es", ("Ana", "Bram"))
    made = {
        "fortuna-board": paints.board(view(fortuna()), english, view(earlier())),
        "fortuna-board-over": paints.board(view(finished((0, 1, 2))), spanish),
        "fortuna-board-set-up": paints.board(view(set_up((1, 3)), waits=(0, 1)), two),
        "fortuna-hand": paints.hand(view(fortuna(), 3), english, 3),
        "fortuna-zoom-rome": paints.zoom(view(fortuna()), spanish, "rome", view(earlier())),
    }
    return {name: Image.open(BytesIO(picture.png)) for name, picture in made.items()}
