"""The long run takes what it can do; all else it refuses in one line."""

import pytest

from tests.soak import main


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--playouts", "0"], "'0' is not a whole number of 1 or more"),
        (["--playouts", "many"], "'many' is not a whole number of 1 or more"),
        (["--workers", "0"], "'0' is not a whole number of 1 or more"),
        (["--workers", "-1"], "'-1' is not a whole number of 1 or more"),
    ],
)
def test_a_long_run_of_nothing_is_refused_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert why in told.err


def test_a_run_plays_what_it_is_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "bazaar", "--playouts", "1", "--workers", "1", "--seed", "soak"]) == 0
    assert "bazaar" in capsys.readouterr().out
