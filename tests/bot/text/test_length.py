"""What a lobby says of how long its match will be, and what it still needs."""

import re
from dataclasses import replace

import pytest

from bot.tempo.lengths import tables
from bot.text.length import length_line, rounded
from bot.text.names import match_words
from data.lengths import length
from engines.registry import games
from tests.bot.infos import info

FORTUNA = games()["fortuna"]
TO = "\N{EN DASH}"


@pytest.mark.parametrize(
    ("answers", "told"), [(138, 140), (104, 100), (99, 100), (97, 95), (12, 10), (1, 5)]
)
def test_answers_are_told_in_round_numbers(answers: int, told: int) -> None:
    assert rounded(answers) == told


@pytest.mark.parametrize(
    ("lang", "names", "told"),
    [
        ("en", ("Ana", "", ""), (f"2{TO}3 players", "needs 1 more to start")),
        ("en", ("Ana", "Ben", ""), (f"2{TO}3 players", "can start")),
        ("en", ("Ana", "Ben"), ("2 players", "can start")),
        ("es", ("Ana", "", ""), (f"2{TO}3 jugadores", "falta 1 para empezar")),
        ("es", ("", "", ""), (f"2{TO}3 jugadores", "faltan 2 para empezar")),
    ],
)
def test_a_lobby_says_who_can_play_and_what_is_missing(
    lang: str, names: tuple[str, ...], told: tuple[str, str]
) -> None:
    of = info(names, game="fortuna")
    seats = (replace(seat, user_id=seat.user_id if seat.name else None) for seat in of.seats)
    of = replace(of, seats=tuple(seats))
    first, *_, last = length_line(of, match_words(of, lang), FORTUNA).split(" · ")
    assert (first, last) == told


def test_days_are_told_only_where_people_wait_for_each_other() -> None:
    of = info(("Ana", "Ben"), game="fortuna")
    words = match_words(of, "en")
    assert " days · " in length_line(of, words, FORTUNA)
    alone = replace(of, seats=(of.seats[0], replace(of.seats[1], user_id=None, ai="greedy")))
    assert "days" not in length_line(alone, words, FORTUNA)
    assert "answers" in length_line(alone, words, FORTUNA)


def test_a_longer_mode_is_told_as_longer() -> None:
    of = info(("Ana", "Ben", "Eva"), game="conqueror")
    spec, words = games()["conqueror"], match_words(of, "en")
    short, long = (
        length_line(replace(of, options=spec.read_options({"mode": mode})), words, spec)
        for mode in ("conquest", "emperor")
    )
    assert _days(short) < _days(long)


def test_a_lobby_older_than_an_option_is_as_long_as_with_its_default() -> None:
    of = info(("Ana", "Ben", "Eva"), game="conqueror")
    spec, words = games()["conqueror"], match_words(of, "en")
    usual = replace(of, options=spec.read_options({}))
    assert length_line(replace(of, options={}), words, spec) == length_line(usual, words, spec)


def _days(line: str) -> int:
    found = re.search(r"(\d+) days", line)
    assert found
    return int(found[1])


def test_a_game_nobody_has_measured_tells_no_length() -> None:
    assert length("bazaar", 2, {}) is None


@pytest.mark.parametrize("game", games())
def test_every_number_of_players_of_every_game_has_been_measured(game: str) -> None:
    for pace, players in tables(games()[game]):
        usual = length(game, players, pace)
        assert usual is not None
        assert usual.answers > 0
        assert usual.days > 0
