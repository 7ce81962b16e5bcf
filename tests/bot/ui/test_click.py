"""Clicks are written into custom_ids and understood again, also those of posts that are years old."""

from dataclasses import dataclass

import pytest

from bot.limits import CUSTOM_ID
from bot.ui import clicks
from bot.ui.click import Click, MatchClick
from bot.ui.clicks.moderation import AuditClick, ReportClick
from bot.ui.clicks.panels import FillClick, PanelClick, QuestionClick, TakeClick, UndoClick
from bot.ui.clicks.people import GamesClick
from bot.ui.clicks.queue import queued

WRITTEN = (
    "p|act|abc",
    "p|act-sure|abc|token|payload",
    "p|add|abc|token|focus|draft",
    "p|ai|abc",
    "p|ask-undo|abc",
    "p|audit|abc|7|1234567890123456789|act|7",
    "p|back||7",
    "p|blocks||7",
    "p|board|abc",
    "p|clear|abc|token",
    "p|close|abc",
    "p|confirm|abc",
    "p|data||where",
    "p|data-file|",
    "p|deal|abc|what",
    "p|details|abc",
    "p|dms||turn",
    "p|done|abc|token|payload",
    "p|drop-ai|abc|7|name",
    "p|erase|",
    "p|erase-now|",
    "p|export|abc|mark",
    "p|fill|abc|token|7|draft",
    "p|form|abc|token|page|draft",
    "p|games||7",
    "p|habit|abc|choice|mark",
    "p|hand|abc",
    "p|heads-up||turn",
    "p|help|abc|mark",
    "p|hint|abc",
    "p|hold|abc|token",
    "p|hours|",
    "p|hurry|abc",
    "p|join|abc|mark",
    "p|jot|abc|where",
    "p|jotted|abc|where",
    "p|language|",
    "p|leave|abc",
    "p|limit|",
    "p|limited||name",
    "p|limits|",
    "p|limits-usual|",
    "p|list||7|game|show|free|mine|deadline",
    "p|log|abc|place|kept",
    "p|mark|abc",
    "p|marks|abc",
    "p|mod-back|abc|7|7|dice",
    "p|mod-cancel|abc",
    "p|mod-rolled|abc|7|7|dice",
    "p|mod-to|abc",
    "p|next|abc|token|focus|draft",
    "p|notes|abc",
    "p|now|abc|zone",
    "p|number|abc|key|7",
    "p|numbered|abc|key|7",
    "p|o-groups|abc|token|what|where|when",
    "p|o-kind|abc|7",
    "p|o-new|abc",
    "p|o-revoke|abc|7",
    "p|o-routine|abc",
    "p|o-rset|abc|key|where",
    "p|o-set|abc|token|what|where|when",
    "p|o-sure|abc|token|what|where|when|groups",
    "p|o-turn|abc|token|7",
    "p|o-what|abc|token|what|where",
    "p|one|abc|token|focus",
    "p|option|abc|key|7",
    "p|options|abc|7",
    "p|orders|abc",
    "p|others|abc",
    "p|panel|abc|mark",
    "p|pick|abc|token|focus",
    "p|play|abc|mark",
    "p|propose-undo|abc|7",
    "p|q|abc",
    "p|q-add|abc|token|focus|draft",
    "p|q-clear|abc|token",
    "p|q-done|abc|token|payload",
    "p|q-drop|abc",
    "p|q-fill|abc|token|7|draft",
    "p|q-form|abc|token|page|draft",
    "p|q-next|abc|token|focus|draft",
    "p|q-one|abc|token|focus",
    "p|q-pick|abc|token|focus",
    "p|q-set|abc|token|focus",
    "p|q-sure|abc|token|payload",
    "p|q-take|abc|token|payload",
    "p|q-turn|abc|token|focus|draft",
    "p|q-view|abc|token|focus|draft",
    "p|quiet|",
    "p|rematch|abc",
    "p|reminders||turn",
    "p|replay|abc",
    "p|report|abc|1234567890123456789",
    "p|restart|abc|7",
    "p|result|abc|7",
    "p|rule||rule",
    "p|rulebook||game",
    "p|rules||game|chapter|7",
    "p|rules-chapter||game|7",
    "p|rules-game||7",
    "p|seat-ai|abc|policy",
    "p|seats|abc",
    "p|set|abc|token|focus",
    "p|setup|",
    "p|setup-alerts|",
    "p|setup-language|",
    "p|setup-role|",
    "p|sift|abc|what|kept",
    "p|sit|abc|where",
    "p|start|abc",
    "p|start-ai|abc",
    "p|start-by-lot|abc|fill",
    "p|take|abc|token|payload",
    "p|takeback|abc|number",
    "p|term|abc|key|7",
    "p|then|abc|7|zone",
    "p|turn|abc|token|focus|draft",
    "p|unblock||7",
    "p|undo|abc|7",
    "p|vacations||7",
    "p|verify|abc",
    "p|view|abc|token|focus|draft",
    "p|vote|abc|7|what|mark",
    "p|whatif|abc",
    "p|zoom|abc|zone",
)
"""Each verb with all of its fields, as it stands in posts on Discord. These lines never change."""
SHORTER = (
    *(
        "p|data|",
        "p|blocks|",
        "p|rulebook|",
        "p|rules||game",
        "p|panel|abc",
        "p|panel|abc|",
        "p|play|abc",
    ),
    *("p|help|abc", "p|join|abc", "p|log|abc", "p|log|abc||mark", "p|now|abc|", "p|options|abc"),
    *(
        "p|pick|abc|token",
        "p|result|abc",
        "p|sit|abc",
        "p|takeback|abc",
        "p|then|abc|7",
        "p|then|abc|7|",
    ),
    *("p|view|abc|token", "p|zoom|abc", "p|jot|abc|", "p|start-by-lot|abc|", "p|done|abc|token|"),
    *(
        "p|o-what|abc|token|l0",
        "p|audit||7|||",
        "p|orders|",
        "p|rules-chapter||game",
        "p|drop-ai|abc|7",
    ),
)
"""Others as they stand there, whose last fields are left out or empty."""


def read(custom_id: str) -> Click:
    click = clicks.read(custom_id)
    assert click is not None
    return click


@pytest.mark.parametrize("custom_id", [*WRITTEN, *SHORTER])
def test_a_click_is_written_as_it_was_read(custom_id: str) -> None:
    assert read(custom_id).custom_id == custom_id


def test_every_kind_of_click_has_a_verb_that_stays() -> None:
    assert [one.split("|")[1] for one in WRITTEN] == sorted(kind.verb for kind in clicks.kinds())


def test_every_kind_of_click_is_named_as_one() -> None:
    assert [kind.__name__ for kind in clicks.kinds() if not kind.__name__.endswith("Click")] == []


def test_the_fields_of_a_click_have_names() -> None:
    assert read("p|take|abc|m.0.1|wood") == TakeClick("abc", token="m.0.1", payload="wood")
    assert read("p|games||2") == GamesClick(page=2)


def test_a_field_that_is_left_out_is_not_an_empty_one() -> None:
    assert read("p|panel|abc") == PanelClick("abc", mark=None)
    assert read("p|panel|abc|") == PanelClick("abc", mark="")


def test_of_clicks_that_were_tampered_with_only_what_makes_sense_is_read() -> None:
    assert read("p|take") == TakeClick("", "", "")
    assert read("p|undo|abc|-1") == UndoClick("abc", 0)
    assert read("p|undo|abc|12345678901") == UndoClick("abc", 0)
    assert read("p|undo|abc|3|4|5") == UndoClick("abc", 3)
    assert read("p|fill|abc|token|x|") == FillClick("abc", "token", None, "")
    assert read(f"p|report|abc|{1 << 63}") == ReportClick("abc", None)
    assert read(f"p|report|abc|{(1 << 63) - 1}") == ReportClick("abc", (1 << 63) - 1)
    assert read("p|audit||0|anybody||soon") == AuditClick("", 0, None, "", None)


@pytest.mark.parametrize("custom_id", ["", "p", "p|", "x|take|abc", "p|no-such-verb|abc", "take"])
def test_what_is_no_click_of_ours_is_not_read(custom_id: str) -> None:
    assert clicks.read(custom_id) is None


def test_the_match_of_a_click_is_known() -> None:
    assert clicks.match_of(PanelClick("abc")) == "abc"
    assert clicks.match_of(GamesClick(0)) == ""


def test_what_discord_would_not_take_is_not_written() -> None:
    assert len(TakeClick("abc", "token", "x" * (CUSTOM_ID - 17)).custom_id) == CUSTOM_ID
    with pytest.raises(ValueError, match="101 characters"):
        _ = TakeClick("abc", "token", "x" * (CUSTOM_ID - 16)).custom_id


def test_no_two_kinds_have_the_same_verb() -> None:
    with pytest.raises(ValueError, match="take"):

        @dataclass(frozen=True)
        class Again(MatchClick, verb="take"):
            pass


@pytest.mark.parametrize(
    "verb",
    ["take", "done", "pick", "set", "one", "view", "turn", "add", "next", "clear", "form", "fill"],
)
def test_a_click_about_a_question_is_written_alike_ahead_of_it(verb: str) -> None:
    asked = next(one for one in WRITTEN if one.startswith(f"p|{verb}|"))
    click = read(asked)
    assert isinstance(click, QuestionClick)
    assert queued(click).custom_id == asked.replace("p|", "p|q-", 1)
