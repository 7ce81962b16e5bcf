"""Discord's rules for modals that its OpenAPI document leaves unsaid."""

from collections import Counter
from collections.abc import Iterator

from bot import limits
from bot.sandbox.checks.components import Place, placed
from bot.sandbox.errors import Problem
from bot.sandbox.models import Json

TEXT_INPUT, STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP = 4, 3, 21, 22


def modal_problems(data: Json) -> list[Problem]:
    """Judge a modal whose shape the document has already accepted."""
    problems: list[Problem] = []
    if len(data["components"]) > limits.MODAL_COMPONENTS:
        message = f"Must be between 1 and {limits.MODAL_COMPONENTS} in length."
        problems.append(Problem(("data", "components"), "BASE_TYPE_BAD_LENGTH", message))
    everything = list(placed(data["components"], ("data", "components")))
    names = Counter(item.get("custom_id") for _, item in everything)
    for place, item in everything:
        if item.get("custom_id") and names[item["custom_id"]] > 1:
            message = f"custom_id {item['custom_id']!r} is used more than once."
            where = (*place, "custom_id")
            problems.append(Problem(where, "COMPONENT_CUSTOM_ID_DUPLICATED", message))
        problems += _input_problems(place, item)
    return problems


def _input_problems(place: Place, item: Json) -> Iterator[Problem]:
    if item["type"] == TEXT_INPUT:
        yield from _text_input_problems(place, item)
    elif item["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP):
        values = [option["value"] for option in item["options"]]
        if len(values) != len(set(values)):
            message = "An option value is used more than once."
            where = (*place, "options")
            yield Problem(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def _text_input_problems(place: Place, item: Json) -> Iterator[Problem]:
    shortest, longest = item.get("min_length") or 0, item.get("max_length") or limits.TEXT_INPUT
    value = item.get("value") or ""
    if shortest > longest:
        message = "min_length is greater than max_length."
        yield Problem((*place, "min_length"), "COMPONENT_MIN_MAX_INVALID", message)
    if value and not shortest <= len(value) <= longest:
        message = f"Must be between {shortest} and {longest} in length."
        yield Problem((*place, "value"), "BASE_TYPE_BAD_LENGTH", message)
