"""Fortuna's pictures: size, secrecy, determinism, golden files."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engines.core.decisions import Choose, Option
from engines.core.text import Text
from renderer import Picture, painter
from renderer.fortuna.layout import plaque
from tests.renderer.fortuna_states import (
    caption,
    drafting,
    earlier,
    finished,
    fortuna,
    full,
    set_up,
    view,
)
from tests.renderer.golden import GOLDEN, pictures, small
from tests.renderer.playouts import match, play

TARGET = 300_000
TOLERANCE = 12


@pytest.fixture(scope="module")
def drawn() -> dict[str, Image.Image]:
    return pictures()


@pytest.mark.parametrize(
    "state", [fortuna(), full(), fortuna((0, 2)), fortuna((1, 2, 3)), set_up(), drafting()]
)
def test_a_board_has_its_size_and_weight(state: object) -> None:
    picture = painter("fortuna").board(view(state), caption(), None)  # type: ignore[arg-type]
    assert Image.open(BytesIO(picture.png)).size == (1800, 1350) == (picture.width, picture.height)
    assert len(picture.png) < TARGET


def test_zones_and_own_tables_have_their_size_and_weight() -> None:
    paints, now = painter("fortuna"), view(full())
    made = [paints.zoom(now, caption(), zone, view(earlier())) for zone in paints.zones]
    made += [paints.hand(view(full(), seat), caption(), seat) for seat in range(4)]
    for picture in made:
        assert Image.open(BytesIO(picture.png)).size == (1800, 1200)
        assert len(picture.png) < TARGET


def test_equal_views_give_equal_bytes() -> None:
    def drawn() -> list[Picture]:
        paints = painter("fortuna")
        return [
            paints.board(view(fortuna()), caption(), view(earlier())),
            paints.hand(view(fortuna(), 2), caption("es"), 2),
            paints.zoom(view(fortuna()), caption(), "rome"),
        ]

    assert drawn() == drawn()


def test_a_public_board_does_not_tell_hands_deck_or_palace() -> None:
    paints, state, other = painter("fortuna"), finished(), finished()
    for one in (state, other):
        one.ended = False
    other.deck = ["a1-1"] * len(state.deck)
    other.palace[0].card = "c1-1"
    for province in other.provinces:
        province.privileges = ["c7-1"] * len(province.privileges)
    first = paints.board(view(state), caption())
    assert first == paints.board(view(other), caption())
    assert paints.text_board(view(state), caption()) == paints.text_board(view(other), caption())


def test_an_own_table_does_not_tell_the_others_hands() -> None:
    other = fortuna()
    other.provinces[3].privileges = ["c7-1"] * len(other.provinces[3].privileges)
    paints = painter("fortuna")
    first = paints.hand(view(fortuna(), 1), caption(), 1)
    assert first == paints.hand(view(other, 1), caption(), 1)


def test_an_own_table_needs_the_view_of_its_seat() -> None:
    for seat in (None, 2):
        with pytest.raises(ValueError, match="own view"):
            painter("fortuna").hand(view(fortuna(), seat), caption(), 1)


def test_the_first_reserve_stays_secret_until_all_have_chosen() -> None:
    state = set_up()
    state.provinces[0].reserve = 2
    paints = painter("fortuna")
    waits = (1, 2)
    assert paints.board(view(state, None, waits), caption()) == paints.board(
        view(set_up(), None, waits), caption()
    )


def test_a_card_that_can_be_played_says_so() -> None:
    now = view(fortuna(), 0)
    plain = painter("fortuna").hand(now, caption(), 0).png
    option = Option("play.b1", Text("fortuna-privilege-b1"))
    word = Text("fortuna-privilege-b1")
    asked = Choose(prompt=word, topic=word, default="play.b1", options=[option])
    now.decisions.append(asked)
    assert painter("fortuna").hand(now, caption(), 0).png != plain


def test_cards_drawn_to_choose_from_are_shown_to_the_seat_alone() -> None:
    now, plain = view(fortuna(), 1), painter("fortuna").hand(view(fortuna(), 1), caption(), 1)
    word = Text("fortuna-privilege-b1")
    options = [Option(card, word) for card in ("c5-1", "a5-1")]
    asked = Choose(prompt=word, topic=word, default="c5-1", options=options)
    now.decisions.append(asked)
    assert painter("fortuna").hand(now, caption(), 1).png != plain.png


def test_favours_out_of_the_dices_reach_look_different() -> None:
    def favours(rolled: list[int]) -> Image.Image:
        picture = painter("fortuna").board(view(fortuna(rolled=rolled)), caption())
        return Image.open(BytesIO(picture.png)).convert("RGB").crop((24, 462, 1332, 664))

    def apart(number: int) -> bool:
        box = plaque(number)
        part = (int(box.x0) - 24, 8, int(box.x1) - 24, 194)
        pair = (favours([3]).crop(part), favours([]).crop(part))
        return ImageChops.difference(*pair).getbbox() is not None

    assert [number for number in range(1, 7) if apart(number)] == [5, 6]


def test_an_unknown_zone_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="rome"):
        painter("fortuna").zoom(view(fortuna()), caption(), "moon")


def test_pictures_close_on_dark_and_on_light() -> None:
    picture = Image.open(BytesIO(painter("fortuna").board(view(fortuna()), caption()).png))
    edge = picture.convert("RGB").getpixel((0, 700))
    assert edge not in {(255, 255, 255), (49, 51, 56)}
    assert "transparency" not in picture.info


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*[!0].png")))
def test_a_picture_looks_as_it_was_approved(name: str, drawn: dict[str, Image.Image]) -> None:
    now = drawn[name].convert("RGB")
    assert difference(now, Image.open(GOLDEN / f"{name}.png"), tile=30) <= TOLERANCE
    assert difference(small(now), Image.open(GOLDEN / f"{name}-550.png"), tile=10) <= TOLERANCE


def difference(first: Image.Image, second: Image.Image, tile: int) -> int:
    """The largest difference of any channel's mean over a tile, 0 to 255."""
    pair = [image.convert("RGB").reduce(tile) for image in (first, second)]
    extremes = ImageChops.difference(*pair).getextrema()
    return max(high for _, high in extremes)  # type: ignore[misc]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_real_match_can_be_drawn_from_first_to_last(players: int) -> None:
    game, paints = match(players, "drawn", deal="experienced"), painter("fortuna")
    said = caption(names=("Ana", "Bram", "Carmen", "Dmitri")[:players])
    for count in play(game, "drawn"):
        if count % 40 == 1 or game.over:
            assert paints.board(game.view(None), said).png
            assert paints.hand(game.view(count % players), said, count % players).png
    assert game.over


def test_a_match_becomes_an_animation() -> None:
    game = match(2, "replay")
    views = (game.view(None) for _ in play(game, "replay", 12))
    film = painter("fortuna").replay(views, 12, caption(names=("Ana", "Bram")))
    with Image.open(BytesIO(film)) as image:
        assert image.format == "GIF"
        assert image.n_frames > 1  # type: ignore[attr-defined]
