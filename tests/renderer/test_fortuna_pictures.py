"""Fortuna's pictures: secrecy, and what the dice and cards allow."""

from io import BytesIO

from PIL import Image, ImageChops

from engines.core.decisions import Choose, Option
from engines.core.text import Text
from renderer import painter
from renderer.fortuna.layout import plaque
from tests.renderer.fortuna_states import (
    caption,
    finished,
    fortuna,
    set_up,
    view,
)


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
