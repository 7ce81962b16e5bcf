"""`caravan games`: what scripts rely on."""

from collections.abc import Callable

from engines.registry import games
from tests.cli.conftest import Caravan, CaravanJson


def test_every_game_is_listed_with_its_numbers_of_players(told: CaravanJson) -> None:
    found = {one["game"]: one["players"] for one in told("games")}
    assert found == {key: list(spec.players) for key, spec in games().items()}


def test_every_option_is_listed_with_its_default_and_its_values(told: CaravanJson) -> None:
    options = next(one["options"] for one in told("games") if one["game"] == "fortuna")
    assert options == [
        {"option": "deal", "default": "first_game", "choices": ["first_game", "experienced"]}
    ]


def test_people_read_how_to_set_an_option(caravan: Caravan) -> None:
    result = caravan("games")
    assert result.exit_code == 0
    assert "fortuna: Fortuna, 2-4 players" in result.stdout
    assert "--option deal=first_game|experienced" in result.stdout


def test_games_takes_no_arguments(refused: Callable[..., str]) -> None:
    assert "fortuna" in refused("games", "fortuna")
