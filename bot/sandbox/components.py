"""What a person can press, pick or fill in a message or modal, checked as Discord's client would."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeAlias

from bot.sandbox.errors import UsageError
from bot.sandbox.interactions import Modal
from bot.sandbox.models import Json, Message, walk

LINK, PREMIUM = 5, 6


class ComponentKind(IntEnum):
    """The components a person can act on."""

    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
Value: TypeAlias = str | bool | Sequence[str]
"""What goes into a field: a text, a tick, or the values picked."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button or select of a message, or a field of a modal."""

    kind: ComponentKind
    custom_id: str
    label: str
    disabled: bool
    options: tuple[Json, ...]
    min_values: int
    max_values: int
    raw: Json

    @property
    def is_select(self) -> bool:
        """Whether one picks values from it."""
        return self.kind in SELECTS

    @property
    def values(self) -> tuple[str, ...]:
        """The values a string select or a group offers."""
        return tuple(option["value"] for option in self.options)


def controls(message: Message) -> list[Control]:
    """List all buttons (links left out) and selects of a message, in reading order."""
    return [_control(item) for item in walk(message.components) if _is_control(item)]


def enabled_components(message: Message) -> list[Control]:
    """List the buttons and selects of a message that a person can use now."""
    return [control for control in controls(message) if not control.disabled]


def fields(modal: Modal) -> list[Control]:
    """List the fields of a modal, each with the words of its label."""
    found = []
    for top in modal.components:
        inside = [top["component"]] if top.get("component") else top.get("components") or []
        found += [_control(item, top.get("label")) for item in inside if "custom_id" in item]
    return found


def _is_control(item: Json) -> bool:
    is_button = item["type"] == ComponentKind.BUTTON and item["style"] not in (LINK, PREMIUM)
    return is_button or item["type"] in SELECTS


def _control(item: Json, label: str | None = None) -> Control:
    fewest, most = item.get("min_values"), item.get("max_values")
    emoji = (item.get("emoji") or {}).get("name", "")
    return Control(
        kind=ComponentKind(item["type"]),
        custom_id=item["custom_id"],
        label=label or item.get("label") or item.get("placeholder") or emoji or "",
        disabled=bool(item.get("disabled")),
        options=tuple(item.get("options") or ()),
        min_values=1 if fewest is None else fewest,
        max_values=most if most is not None else _default_most(item),
        raw=item,
    )


def _default_most(item: Json) -> int:
    """A group of checkboxes lets one tick all of them unless it says otherwise; a menu, one."""
    return len(item["options"]) if item["type"] == ComponentKind.CHECKBOX_GROUP else 1


def find(message: Message, custom_id: str) -> Control:
    """Find a usable control by its custom_id."""
    for control in controls(message):
        if control.custom_id == custom_id:
            if control.disabled:
                raise UsageError(f"{custom_id!r} is disabled", "refused-control")
            return control
    known = ", ".join(repr(control.custom_id) for control in controls(message)) or "none"
    words = f"the message has no component {custom_id!r}; it has {known}"
    raise UsageError(words, "refused-control")


def check_pick(control: Control, values: Sequence[str]) -> None:
    """Refuse a pick the client would not let one make."""
    name = control.custom_id
    if len(set(values)) != len(values):
        raise UsageError(f"{name!r}: a value was picked twice")
    if not control.min_values <= len(values) <= control.max_values:
        wanted = f"{control.min_values} to {control.max_values}"
        raise UsageError(f"{name!r} takes {wanted} values, not {len(values)}")
    for value in values:
        if control.options and value not in control.values:
            words = f"{name!r} does not offer {value!r}; it offers {control.values}"
            raise UsageError(words, "refused-control")


def submission(modal: Modal, values: Mapping[str, Value]) -> list[Json]:
    """Write a filled modal as the client sends it; untouched fields keep what was preset."""
    known = {control.custom_id for control in fields(modal)}
    for name in values.keys() - known:
        raise UsageError(f"the modal has no field {name!r}; it has {sorted(known)}")
    filled: list[Json] = []
    for top in modal.components:
        if top.get("component"):
            inside = _filled(_control(top["component"]), values)
            filled.append({"type": top["type"], "id": top.get("id", 0), "component": inside})
        elif top.get("components"):
            row = [_filled(_control(item), values) for item in top["components"]]
            filled.append({"type": top["type"], "id": top.get("id", 0), "components": row})
        else:
            filled.append({"type": top["type"], "id": top.get("id", 0)})
    return filled


def _filled(control: Control, values: Mapping[str, Value]) -> Json:
    base: Json = {"type": int(control.kind), "custom_id": control.custom_id}
    base["id"] = control.raw.get("id", 0)
    if control.kind is ComponentKind.TEXT_INPUT:
        text = str(values.get(control.custom_id, control.raw.get("value") or ""))
        _check_text(control, text)
        return {**base, "value": text}
    if control.kind is ComponentKind.CHECKBOX:
        return {**base, "value": bool(values.get(control.custom_id, control.raw.get("default")))}
    picked = _picked(control, values)
    if control.kind is ComponentKind.RADIO_GROUP:
        return {**base, "value": picked[0] if picked else None}
    return {**base, "values": picked}


def _picked(control: Control, values: Mapping[str, Value]) -> list[str]:
    preset = [option["value"] for option in control.options if option.get("default")]
    given: Any = values.get(control.custom_id, preset)
    picked = [given] if isinstance(given, str) else list(given)
    if picked or control.raw.get("required", True):
        check_pick(control, picked)
    return picked


def _check_text(control: Control, text: str) -> None:
    shortest = control.raw.get("min_length") or 0
    longest = control.raw.get("max_length") or 4000
    if not text and not control.raw.get("required", True):
        return
    if not max(1, shortest) <= len(text) <= longest:
        wanted = f"{max(1, shortest)} to {longest}"
        raise UsageError(f"{control.custom_id!r} takes {wanted} characters, not {len(text)}")
