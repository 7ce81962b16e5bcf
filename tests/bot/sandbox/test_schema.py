"""The quick look at a payload lets nothing pass in which the thorough one finds something."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.schema import Checker, operations

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 2**31, 2**70, "", "x", "mailto:x", "2026-01-01T23:59:60Z", [], {}, [{}],
)  # fmt: skip
BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "c|join|1", "emoji": {"name": "x"}}
LINK = {"type": 2, "style": 5, "label": "There", "url": "https://example.org/a"}
CHOICES = [{"label": "One", "value": "1", "description": "the first", "default": True}]
MENU = {"type": 3, "custom_id": "c|pick|1", "options": CHOICES, "min_values": 0, "max_values": 1}
BOX = {
    "type": 17,
    "accent_color": 7,
    "components": [
        {"type": 10, "content": "**A board**"},
        {"type": 14, "divider": True, "spacing": 1},
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "it"}]},
        {"type": 1, "components": [BUTTON, LINK]},
        {"type": 1, "components": [MENU]},
    ],
}
MESSAGE = {
    "flags": 1 << 15,
    "components": [BOX],
    "allowed_mentions": {"parse": [], "users": ["123456789012345678"], "replied_user": False},
    "attachments": [{"id": 0, "filename": "board.png", "description": "a board"}],
    "nonce": 17,
    "enforce_nonce": True,
}
COMMANDS = [
    {
        "name": "board",
        "type": 1,
        "description": "Show it",
        "name_localizations": {"es-ES": "tablero"},
        "options": [
            {"type": 3, "name": "match", "description": "Which", "autocomplete": True},
            {"type": 4, "name": "move", "description": "Then", "min_value": 1, "max_value": 99},
        ],
    }
]
PAYLOADS = {
    "create_message": MESSAGE,
    "create_interaction_response": {"type": 4, "data": MESSAGE},
    "bulk_set_application_commands": COMMANDS,
    "create_thread": {"name": "A match", "type": 11, "auto_archive_duration": 10080},
    "create_dm": {"recipient_id": "123456789012345678"},
}


def checker(operation: str) -> Checker:
    found = next(one.body for one in operations() if one.id == operation)
    assert found is not None
    return found


def faulty(node: Any) -> Iterator[Any]:
    """The payload with one of its parts left out or exchanged, for each part."""
    places = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in list(places):
        for other in [*ODD, *(faulty(value) if isinstance(value, dict | list) else ())]:
            changed = copy.copy(node)
            changed[key] = other
            yield changed
        less = copy.copy(node)
        del less[key]
        yield less


@pytest.mark.parametrize("operation", PAYLOADS)
def test_the_quick_look_alone_lets_a_good_payload_pass(
    operation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Checker, "found")
    assert checker(operation).problems(PAYLOADS[operation]) == []


@pytest.mark.parametrize("operation", PAYLOADS)
def test_what_the_thorough_look_finds_the_quick_one_does_not_let_pass(operation: str) -> None:
    look = checker(operation)
    tried = list(faulty(PAYLOADS[operation]))
    found = [look.found(one) for one in tried]
    assert [look.problems(one) for one in tried] == found
    assert any(found)
