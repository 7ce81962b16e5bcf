import pytest

from engines.core.export import result_to_wire
from tests.engines.contract.cases import Case, all_cases, specs
from tests.playthroughs.golden import FOLDER, HOW, counts_path, counts_text, kept, path_of


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_kept_log_still_leads_to_its_end(case: Case) -> None:
    match, told = kept(case)
    assert match.over
    assert result_to_wire(match.result()) == told["end"]["result"], HOW
    assert match.state_hash() == told["end"]["state_hash"], HOW


@pytest.mark.parametrize("game", list(specs()))
def test_counts_of_legal_answers_are_as_kept(game: str) -> None:
    assert counts_text(game) == counts_path(game).read_text(encoding="utf-8"), HOW


def test_nothing_is_kept_of_what_is_no_longer_played() -> None:
    there = set(FOLDER.glob("*/*.json"))
    wanted = {path_of(case) for case in all_cases()} | {counts_path(game) for game in specs()}
    assert there == wanted
