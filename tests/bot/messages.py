"""What the bot's messages hold, and whether Discord would take them."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from bot import limits
from bot.ui import clicks
from bot.ui.click import Click
from bot.ui.message import MessageBuilder

C = TypeVar("C", bound=Click)
BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
"""Discord's numbers for kinds of components."""


def walked(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Components with all that is nested in them."""
    for item in found:
        yield item
        yield from walked(item.get("components", []))


def shown(builder: MessageBuilder) -> list[dict[str, Any]]:
    """All components of a message."""
    found: list[dict[str, Any]] = builder.view().to_components()  # type: ignore[no-untyped-call] # discord.py leaves it untyped
    return list(walked(found))


def text(builder: MessageBuilder) -> str:
    """All words of a message, a line each."""
    return "\n".join(item["content"] for item in shown(builder) if item["type"] == TEXT)


def controls(builder: MessageBuilder) -> list[dict[str, Any]]:
    """The buttons and menus of a message."""
    return [item for item in shown(builder) if "custom_id" in item]


def click_of(control: dict[str, Any]) -> Click:
    """What a control means when it is used."""
    click = clicks.read(control["custom_id"])
    assert click is not None
    return click


def clicks_of(found: Iterable[dict[str, Any]], kind: type[C]) -> list[C]:
    """What those controls mean that mean something of this kind."""
    return [one for one in map(click_of, found) if type(one) is kind]


def labels(builder: MessageBuilder) -> list[str]:
    """Everything written on buttons and in menus."""
    menus = [item for item in controls(builder) if item["type"] == MENU]
    entries = [entry for menu in menus for entry in menu["options"]]
    hints = [entry["description"] for entry in entries if entry.get("description")]
    buttons = [item["label"] for item in controls(builder) if item["type"] == BUTTON]
    return [*buttons, *(entry["label"] for entry in entries), *hints]


def keep_to_limits(builder: MessageBuilder) -> None:
    """Fail if Discord would refuse the message."""
    found = shown(builder)
    custom_ids = [item["custom_id"] for item in controls(builder)]
    assert len(found) <= limits.V2_COMPONENTS
    assert 1 <= len(text(builder)) <= limits.V2_TEXT
    assert len(set(custom_ids)) == len(custom_ids)
    assert all(len(one) <= limits.CUSTOM_ID for one in custom_ids)
    assert all(_fits(item) for item in controls(builder))
    galleries = [item for item in found if item["type"] == GALLERY]
    told = [one.get("description") or "" for gallery in galleries for one in gallery["items"]]
    assert all(len(one) <= limits.GALLERY_DESCRIPTION for one in told)


def _fits(item: dict[str, Any]) -> bool:
    if item["type"] == BUTTON:
        return 1 <= len(item["label"]) <= limits.BUTTON_LABEL
    listed = item["options"]
    return (
        1 <= len(listed) <= limits.SELECT_OPTIONS
        and 0 <= item["min_values"] <= item["max_values"] <= len(listed)
        and sum(one.get("default", False) for one in listed) <= item["max_values"]
        and len({one["value"] for one in listed}) == len(listed)
        and all(1 <= len(one["label"]) <= limits.OPTION_LABEL for one in listed)
        and all(len(one.get("description") or "") <= limits.OPTION_DESCRIPTION for one in listed)
    )
