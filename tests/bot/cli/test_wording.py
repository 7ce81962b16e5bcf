"""How the command line calls the seats of a match, and how many play in one."""

import pytest

from bot.cli.playing import players_for
from bot.cli.wording import seat_names
from engines.core import Match, OptionError, key_from
from tests.engines.core.dike import DIKE
from tests.texts import spoken


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en", ["Seat 1", "Seat 2", "The sea"]), ("es", ["Asiento 1", "Asiento 2", "El mar"])],
)
def test_players_have_numbers_and_the_house_its_names(lang: str, names: list[str]) -> None:
    match = Match.begin(DIKE, {}, "content", key_from("dike"), {}, [None, None])
    with spoken():
        assert seat_names(match, lang) == names


@pytest.mark.parametrize(("tide", "players"), [(1, 4), (2, 3)])
def test_without_a_number_as_many_play_as_the_options_allow(tide: int, players: int) -> None:
    assert players_for(DIKE, None, {"tide": tide}) == players
    assert players_for(DIKE, 2, {"tide": tide}) == 2


def test_options_that_there_are_not_are_refused_before_anybody_counts() -> None:
    with pytest.raises(OptionError):
        players_for(DIKE, None, {"moon": "full"})
