"""Changes, alternative text and the text board of Fortuna."""

from data.catalogues import catalogue
from engines.core.decisions import Choose, Option
from engines.core.text import Text, say
from engines.fortuna.state import Fortuna, PalaceCard
from renderer import painter
from tests.renderer.fortuna_states import (
    NAMES,
    caption,
    drafting,
    earlier,
    finished,
    fortuna,
    set_up,
    view,
)
from tests.renderer.galleries import GALLERIES
from tests.renderer.trails import since


def told(before: Fortuna, after: Fortuna, lang: str = "en") -> list[str]:
    found = painter("fortuna").changes(since(view(before)), view(after))
    return [say(change.text, catalogue(lang), lambda seat: NAMES[seat]) for change in found]


def test_changes_are_told_player_by_player_in_the_order_of_turns() -> None:
    assert told(earlier(), fortuna()) == [
        "Orange side (square): the card Build is face up.",
        "Dmitri now has 0 Centurions (before: 1).",
        "Grey side (cross): the card Wine is reserved.",
        "Carmen moved from 9 to 11.",
        "Favour Fortuna is open with 3 tokens.",
        "Bram: \N{MINUS SIGN}2 coins.",
    ]


def test_no_more_than_nine_changes_and_the_weightiest_stay() -> None:
    before, after = set_up(), fortuna()
    found = painter("fortuna").changes(since(view(before)), view(after))
    assert len([one for one in found if not one.amounts]) == 9
    sentences = told(before, after)
    assert "Bram moved from 0 to 12." in sentences
    assert "Carmen married." in sentences


def test_an_empty_aqueduct_is_no_change_of_stock() -> None:
    before = fortuna()
    before.provinces[3].aqueduct = None
    before.provinces[3].buildings.remove("aqueduct")
    assert told(before, fortuna()) == ["Dmitri built: Aqueduct."]


def test_a_roll_and_the_palace_are_told() -> None:
    before, after = fortuna(rolled=[]), fortuna(palace_tokens=0)
    assert told(before, after) == ["Palace: no card left.", "The dice show 5, 2 and 5."]


def test_the_description_gives_every_player_colour_and_shape() -> None:
    alt = painter("fortuna").describe(view(fortuna()), caption(), GALLERIES["fortuna"].trail())
    for player in (
        "Ana (orange square)",
        "Bram (violet star)",
        "Carmen (blue disc)",
        "Dmitri (grey cross)",
    ):
        assert player in alt
    assert "3: Carmen (blue disc) moved from 9 to 11." in alt


def test_the_description_of_the_end_is_the_standing() -> None:
    alt = painter("fortuna").describe(view(finished()), caption())
    assert "Dmitri (grey cross) finishes in place 1 with 30 points." in alt
    assert "Ana (orange square) ended outside Rome on step 9." in alt


def test_the_text_board_says_what_the_picture_shows() -> None:
    text = painter("fortuna").text_board(view(fortuna((0, 1, 2))), caption())
    for line in (
        "■ Ana (orange square): step 8 of 15",
        "Water in the Aqueduct: 1",
        "Centurions: 2 of 3, the next costs 3",
        "Centurions: 3 of 3\n",
        "Fortuna (reserved) (starts the next round)",
        "Grey side (cross): nobody plays it",
        "The dice open favours up to 5.",
        "Grain harvest: Take 2 grain, and 1 more for each water you hand in.",
        "Favour 4, Battle: used this round",
        "Basilica: costs 3, 0 left",
        "Discards, latest first: Garrison, Temple, One step, Water gift",
    ):
        assert line in text


def test_a_seat_reads_its_own_cards_in_the_text_board() -> None:
    paints = painter("fortuna")
    assert "Privilege cards: Granary (now 2 VP), One step" in paints.text_board(
        view(fortuna(), 0), caption()
    )
    assert "Granary" not in paints.text_board(view(fortuna(discards=[]), 1), caption())


def test_the_words_of_the_draft_name_the_cards_to_pick() -> None:
    paints, now = painter("fortuna"), view(drafting())
    for told in (paints.text_board(now, caption()), paints.describe(now, caption())):
        assert "Cards still to be picked: Grain harvest, Build, Family" in told


def test_a_seat_reads_what_it_has_drawn_and_seen_and_nobody_else_does() -> None:
    paints, own = painter("fortuna"), view(fortuna(), 1)
    word = Text("fortuna-privilege-b1")
    options = [Option(card, word) for card in ("c5-1", "a5-1")]
    own.decisions.append(Choose(prompt=word, topic=word, default="c5-1", options=options))
    own.state.palace = [PalaceCard("c3-2", [1])]
    for told in (paints.text_board(own, caption()), paints.hand(own, caption(), 1).alt):
        assert "Drawn to choose from: Garrison, Gift of wine" in told
        assert "Left in the Palace: Cistern" in told
    public = paints.text_board(view(fortuna()), caption())
    assert "Drawn" not in public
    assert "Left in the Palace" not in public


def test_cards_drawn_in_the_palace_are_not_said_to_be_gone() -> None:
    before, after = fortuna(), fortuna(palace_tokens=0, arrivals=[2], drawn=3)
    assert told(before, after) == ["Palace: 3 cards were drawn, one of which will be kept."]
    text = painter("fortuna").text_board(view(after), caption())
    assert "Palace: cards drawn to choose one from: 3" in text


def test_the_description_says_who_starts_next_and_what_is_used() -> None:
    alt = painter("fortuna").describe(view(fortuna()), caption())
    assert "Ana (orange square) holds the Fortuna card and starts the next round." in alt
    assert "Favours used this round: Battle." in alt
    assert "The dice open favours up to 5." in alt


def test_nobody_starts_by_a_card_on_an_empty_side() -> None:
    state = fortuna((1, 2, 3), order=[2, 1, 0])
    assert "starts the next round" not in painter("fortuna").describe(view(state), caption())
    assert "starts the next round" not in painter("fortuna").text_board(view(state), caption())


def test_a_part_enlarged_is_described_alone() -> None:
    picture = painter("fortuna").zoom(
        view(fortuna(), 3), caption(), "grey", GALLERIES["fortuna"].trail()
    )
    assert "Close-up: Grey side." in picture.alt
    assert "1: Grey side (cross): the card Wine is reserved." in picture.alt
    assert "Privilege cards: 6." in picture.alt
    assert "Carmen" not in picture.alt
