import json
from typing import Any

import pytest

from engines.core import Answered, Match
from engines.core.export import result_to_wire
from engines.core.wire import entry_from_wire
from tests.engines.contract.cases import Case, all_cases, specs
from tests.playthroughs.golden import FOLDER, begin, counts_path, counts_text, path_of

HOW = "rules have changed: if that was meant, run `python -m tests.playthroughs` and say why"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_kept_log_still_leads_to_its_end(case: Case) -> None:
    kept = json.loads(path_of(case).read_text(encoding="utf-8"))
    match: Match[Any] = begin(case)
    assert match.header.marks == kept["match"]["marks"]
    for line in kept["log"]:
        keys = line.pop("events")
        entry = entry_from_wire(line)
        assert isinstance(entry, Answered)
        events = match.apply(entry)
        assert [event.key for event in events] == keys, f"{entry}: {HOW}"
    assert match.over
    assert result_to_wire(match.result()) == kept["end"]["result"], HOW
    assert match.state_hash() == kept["end"]["state_hash"], HOW


@pytest.mark.parametrize("game", list(specs()))
def test_counts_of_legal_answers_are_as_kept(game: str) -> None:
    assert counts_text(game) == counts_path(game).read_text(encoding="utf-8"), HOW


def test_nothing_is_kept_of_what_is_no_longer_played() -> None:
    kept = set(FOLDER.glob("*/*.json"))
    wanted = {path_of(case) for case in all_cases()} | {counts_path(game) for game in specs()}
    assert kept == wanted
