"""Several answers at once, in no order: how many there may be, and when they are enough."""

import pytest

from bot.panel.draft import pack_set
from bot.panel.panel import panel
from bot.ui.paging import Focus
from tests.bot import messages
from tests.bot.messages import click_of
from tests.bot.panel.questions import many, view
from tests.bot.panel.seen import controls, done_of, text


def test_a_chosen_set_shows_and_can_be_finished_only_when_it_is_large_enough() -> None:
    decision = many(60, 2, 5, 3)
    one = view(decision).at(Focus(0), pack_set(decision, [decision.options[0].id]))
    two = view(decision).at(
        Focus(0), pack_set(decision, [found.id for found in decision.options[:2]])
    )
    assert [done_of(shown)["disabled"] for shown in (one, two)] == [True, False]
    assert "Option 1" in text(two)


@pytest.mark.parametrize(
    ("least", "most", "told"), [(2, 2, "Exactly 2"), (1, 3, "1 to 3"), (0, 2, "Up to 2")]
)
def test_sets_tell_how_many(least: int, most: int, told: str) -> None:
    asked = many(6, least, most)
    assert told in messages.text(panel(view(asked)))


def test_where_one_can_be_chosen_nothing_speaks_of_more() -> None:
    shown = panel(view(many(4, 0, 1)))
    (menu,) = [item for item in messages.controls(shown) if "options" in item]
    assert menu["placeholder"] == "Choose"
    assert "Up to" not in messages.text(shown)


def test_sets_from_a_few_groups_add_up_from_menu_to_menu() -> None:
    decision = many(60, 2, 5, 3)
    picked = [decision.options[at].id for at in (0, 1)]
    shown = controls(view(decision).at(Focus(0), pack_set(decision, picked)))
    menus = [item for item in shown if click_of(item).verb == "add"]
    chosen = [[one["value"] for one in item["options"] if one.get("default")] for item in menus]
    assert chosen == [[picked[0]], [picked[1]], []]
