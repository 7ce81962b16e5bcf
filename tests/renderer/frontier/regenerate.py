"""Make the frontier's palette and its golden pictures anew: `python -m tests.renderer.frontier.regenerate`.

Look at every picture that changed before keeping it, in full and in Discord's box of 550 x 350.
"""

from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps

from renderer.core.painting import GamePainter
from renderer.core.picture import Caption, Painter, Picture
from renderer.core.words import words
from tests.renderer.frontier import states
from tests.renderer.frontier.painter import PALETTES, at_hand
from tests.renderer.frontier.palette import EXACT
from tests.renderer.palettes import forget_palette, made_palette, save_palette
from tests.renderer.trails import since

GOLDEN = Path(__file__).parent / "golden"
CHAT = 550, 350
BITS = 5
"""How many of a channel's bits are kept: enough to compare by, and lighter."""
TONES = 84
"""Fewer colours than there may be make a map lighter."""


def caption(lang: str = "en", names: tuple[str, ...] = states.NAMES) -> Caption:
    """A caption for a match of six and the horde."""
    return Caption("Sub rosa", "2b6d5f0a9c3e88f0", names, lang)


def battle_of_many(painter: Painter, lang: str = "en") -> Picture:
    """The report of the battle with most reinforcements and cards."""
    view = states.view(states.reported())
    return painter.report(view, caption(lang), states.FULLEST)


KEPT: Mapping[str, Callable[[Painter], Picture]] = {
    "board": lambda paints: paints.board(
        states.view(states.fighting()), caption(), since(states.view(states.later()), 0)
    ),
    "board-full": lambda paints: paints.board(
        states.view(states.full()), caption("es", states.LONG_NAMES)
    ),
    "board-over": lambda paints: paints.board(states.view(states.finished()), caption("es")),
    "zoom": lambda paints: paints.zoom(states.view(states.full()), caption(), "north-west"),
    "zoom-seat": lambda paints: paints.zoom(states.view(states.later()), caption("es"), "seat-2"),
    "hand": lambda paints: paints.hand(states.view(states.planning(), 2), caption(), 2),
    "report": battle_of_many,
}


def in_chat(picture: Picture) -> Image.Image:
    """As large as Discord shows it in a chat."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    return image.resize(CHAT, Image.Resampling.LANCZOS)


def _samples(painter: Painter) -> Iterator[Image.Image]:
    assert isinstance(painter, GamePainter)
    for lang in ("en", "es"):
        said = words(caption(lang))
        for state in (states.later(), states.fighting(), states.full(), states.finished()):
            yield painter.paint(states.view(state), said, ())
        yield painter.paint_zone(states.view(states.full()), said, "north-west", ())
        yield painter.paint_hand(states.view(states.planning(), 2), said, 2)
        assert painter.reported is not None
        view = states.view(states.reported())
        yield painter.reported.paint(view, said, states.FULLEST)


def main() -> None:
    """Palette first, since the golden pictures are made with it."""
    PALETTES.mkdir(exist_ok=True)
    GOLDEN.mkdir(exist_ok=True)
    with at_hand() as painter:
        forget_palette(painter.game)
        save_palette(painter.game, made_palette(list(_samples(painter)), EXACT, TONES))
    with at_hand() as painter:
        for name, draw in KEPT.items():
            ImageOps.posterize(in_chat(draw(painter)), BITS).save(GOLDEN / f"{name}.png")


if __name__ == "__main__":
    main()
