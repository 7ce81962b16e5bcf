"""Discord's rules for modals that its OpenAPI document leaves unsaid."""

from collections.abc import Collection, Iterator

from bot import limits
from bot.sandbox.checks.components import (
    ACTION_ROW,
    SELECTS,
    STRING_SELECT,
    Place,
    emoji_problems,
    placed,
    repeated,
    select_problems,
    string_select_problems,
)
from bot.sandbox.errors import Problem
from bot.sandbox.models import Json

TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP = 4, 19, 21, 22
_PICKED = SELECTS | {FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP}
_OFFERING = (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP)


def modal_problems(data: Json, emojis: Collection[int]) -> list[Problem]:
    """Judge a modal whose shape the document has already accepted; `emojis` are the known custom ones."""
    problems: list[Problem] = []
    if len(data["components"]) > limits.MODAL_COMPONENTS:
        message = f"Must be between 1 and {limits.MODAL_COMPONENTS} in length."
        problems.append(Problem(("data", "components"), "BASE_TYPE_BAD_LENGTH", message))
    everything = list(placed(data["components"], ("data", "components")))
    problems += repeated(everything, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED")
    problems += repeated(everything, "id", "COMPONENT_ID_DUPLICATED")
    for place, item in everything:
        problems += _input_problems(place, item)
        problems += emoji_problems(place, item, emojis)
    return problems


def _input_problems(place: Place, item: Json) -> Iterator[Problem]:
    if item["type"] == TEXT_INPUT:
        yield from _text_input_problems(place, item)
    elif item["type"] == ACTION_ROW:
        yield from _row_problems(place, item)
    elif item["type"] in _PICKED:
        yield from select_problems(place, _bounded(item))
    if item["type"] in _OFFERING:
        yield from string_select_problems(place, _bounded(item))


def _bounded(item: Json) -> Json:
    """A group with the bounds of a select: of radio buttons one is picked, of checkboxes any number."""
    if item["type"] == RADIO_GROUP:
        return {**item, "min_values": 0, "max_values": 1}
    if item["type"] == CHECKBOX_GROUP and item.get("max_values") is None:
        return {**item, "max_values": len(item["options"])}
    return item


def _row_problems(place: Place, row: Json) -> Iterator[Problem]:
    inside = row["components"]
    if len(inside) > 1:
        message = "A row of a modal holds one text input."
        yield Problem((*place, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for index, item in enumerate(inside):
        if not item.get("label"):
            where = (*place, "components", index, "label")
            yield Problem(where, "BASE_TYPE_REQUIRED", "This field is required.")


def _text_input_problems(place: Place, item: Json) -> Iterator[Problem]:
    shortest, longest = item.get("min_length") or 0, item.get("max_length") or limits.TEXT_INPUT
    value = item.get("value") or ""
    if shortest > longest:
        message = "min_length is greater than max_length."
        yield Problem((*place, "min_length"), "COMPONENT_MIN_MAX_INVALID", message)
    if value and not shortest <= len(value) <= longest:
        message = f"Must be between {shortest} and {longest} in length."
        yield Problem((*place, "value"), "BASE_TYPE_BAD_LENGTH", message)
