"""Make the palette and the golden pictures anew: `python -m tests.renderer.regenerate`.

Look at every picture that changed before keeping it.
"""

import renderer.core.icons
import renderer.fortuna.icons  # noqa: F401 - registers the icons
from renderer.core.encode import indexed, made_palette, palette_image, save_palette
from renderer.core.words import words
from renderer.fortuna.board import paint
from renderer.fortuna.changes import changes
from renderer.fortuna.hand import paint_hand
from renderer.fortuna.sides import EXACT
from renderer.fortuna.zoom import ZONES, paint_zone, within
from tests.renderer.fortuna_states import caption, earlier, finished, fortuna, set_up, view
from tests.renderer.golden import GOLDEN, pictures, small


def palette() -> None:
    """Fortuna's 256 colours from samples of all its pictures."""
    said, now = words(caption()), view(fortuna())
    found = changes(view(earlier()), now)
    samples = [paint(now, said, found)]
    samples += [paint(view(state), said, []) for state in (set_up((0, 2)), finished())]
    samples += [paint_hand(view(fortuna(), seat), said, seat) for seat in range(4)]
    samples += [paint_zone(now, said, zone, within(zone, found)) for zone in ZONES]
    save_palette("fortuna", made_palette(samples, EXACT))
    palette_image.cache_clear()


def main() -> None:
    """Palette first, since the golden pictures are made with it."""
    palette()
    GOLDEN.mkdir(exist_ok=True)
    for name, image in pictures().items():
        image.save(GOLDEN / f"{name}.png")
        indexed(small(image), "fortuna").save(GOLDEN / f"{name}-550.png")


if __name__ == "__main__":
    main()
