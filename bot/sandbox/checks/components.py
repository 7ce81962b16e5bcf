"""Discord's rules for the components of a message that its OpenAPI document leaves unsaid."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

import regex

from bot import limits
from bot.sandbox.errors import Problem
from bot.sandbox.models import Json

Place: TypeAlias = tuple[str | int, ...]

ACTION_ROW, BUTTON, STRING_SELECT = 1, 2, 3
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = frozenset({3, 5, 6, 7, 8})
LINK, PREMIUM = 5, 6

_EMOJI = regex.compile(
    r"(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|[\p{Extended_Pictographic}\p{Emoji_Presentation}]"
    r"(?:\uFE0F|\p{EMod}|[\U000E0020-\U000E007F])*"
    r"(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})*)*)"
)


def placed(components: list[Json], at: Place = ("components",)) -> Iterator[tuple[Place, Json]]:
    """Go through all components, nested ones included, each with its place in the payload."""
    for index, component in enumerate(components):
        place = (*at, index)
        yield place, component
        yield from placed(component.get("components") or [], (*place, "components"))
        for name in ("accessory", "component"):
            if component.get(name):
                yield (*place, name), component[name]


def component_problems(
    components: list[Json], *, v2: bool, filenames: Collection[str], emojis: Collection[int]
) -> list[Problem]:
    """Judge the components of a message whose shape the document has already accepted.

    `filenames` are the attachments the message will have, `emojis` the custom ones that exist.
    """
    everything = list(placed(components))
    problems = list(_v2_problems(everything) if v2 else _classic_problems(components))
    problems += repeated(everything, "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED")
    problems += repeated(everything, "id", "COMPONENT_ID_DUPLICATED")
    for place, component in everything:
        problems += _one(place, component)
        problems += _media_problems(place, component, filenames)
        problems += emoji_problems(place, component, emojis)
    return problems


def _classic_problems(components: list[Json]) -> Iterator[Problem]:
    if len(components) > limits.COMPONENT_ROWS:
        yield Problem(
            ("components",),
            "BASE_TYPE_BAD_LENGTH",
            f"Must be {limits.COMPONENT_ROWS} or fewer in length.",
        )
    for index, component in enumerate(components):
        if component["type"] != ACTION_ROW:
            message = "Only action rows may stand here without the Components V2 flag."
            yield Problem(("components", index, "type"), "COMPONENT_LAYOUT_INVALID", message)


def _v2_problems(everything: list[tuple[Place, Json]]) -> Iterator[Problem]:
    if len(everything) > limits.V2_COMPONENTS:
        message = f"{len(everything)} components, nested ones counted; at most 40 are allowed."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    total = sum(len(item["content"]) for _, item in everything if item["type"] == TEXT_DISPLAY)
    if total > limits.V2_TEXT:
        message = f"The displayable text of all components is {total} characters long, over 4000."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def repeated(everything: list[tuple[Place, Json]], name: str, code: str) -> Iterator[Problem]:
    """Find what must stand once in a message or modal, such as a custom_id, and stands in several places."""
    seen = Counter(item[name] for _, item in everything if item.get(name))
    for place, item in everything:
        if item.get(name) and seen[item[name]] > 1:
            yield Problem((*place, name), code, f"{name} {item[name]!r} is used more than once.")


def _one(place: Place, component: Json) -> Iterator[Problem]:
    check = _CHECKS.get(component["type"])
    if check:
        yield from check(place, component)
    if component["type"] in SELECTS:
        yield from select_problems(place, component)


def _row_problems(place: Place, row: Json) -> Iterator[Problem]:
    kinds = [child["type"] for child in row["components"]]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        message = "A row holds one select menu, or up to five buttons."
        yield Problem((*place, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _button_problems(place: Place, button: Json) -> Iterator[Problem]:
    style = button["style"]
    if style == LINK and (not button.get("url") or button.get("custom_id")):
        message = "A link button needs a url and has no custom_id."
        yield Problem((*place, "url"), "BUTTON_COMPONENT_INVALID_URL", message)
    if style == LINK and not str(button.get("url")).startswith(("http://", "https://", "discord:")):
        message = "The scheme must be one of http, https, discord."
        yield Problem((*place, "url"), "URL_TYPE_INVALID_SCHEME", message)
    if style not in (LINK, PREMIUM) and not button.get("custom_id"):
        yield Problem((*place, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "Required.")
    if style not in (LINK, PREMIUM) and button.get("url"):
        message = "Only a link button has a url."
        yield Problem((*place, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", message)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A button needs a label or an emoji."
        yield Problem(place, "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", message)


def select_problems(place: Place, select: Json) -> Iterator[Problem]:
    """Judge how many may be picked in a select of any kind."""
    fewest, most = _number(select, "min_values"), _number(select, "max_values")
    if fewest > most:
        message = "min_values is greater than max_values."
        yield Problem((*place, "min_values"), "COMPONENT_MIN_MAX_INVALID", message)
    if len(select.get("default_values") or ()) > most:
        message = "More default values than max_values."
        yield Problem((*place, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)


def string_select_problems(place: Place, select: Json) -> Iterator[Problem]:
    """Judge the options of a select."""
    options = select["options"]
    values = Counter(option["value"] for option in options)
    for index, option in enumerate(options):
        if values[option["value"]] > 1:
            where = (*place, "options", index, "value")
            message = f"The option value {option['value']!r} is used more than once."
            yield Problem(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    if sum(bool(option.get("default")) for option in options) > _number(select, "max_values"):
        message = "More default options than max_values."
        yield Problem((*place, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
    for bound in ("min_values", "max_values"):
        if (select.get(bound) or 0) > len(options):
            message = f"{bound} is greater than the number of options."
            yield Problem((*place, bound), "SELECT_COMPONENT_TOO_FEW_OPTIONS", message)


def _number(select: Json, name: str) -> int:
    value = select.get(name)
    return 1 if value is None else int(value)


_CHECKS: dict[int, Callable[[Place, Json], Iterator[Problem]]] = {
    ACTION_ROW: _row_problems,
    BUTTON: _button_problems,
    STRING_SELECT: string_select_problems,
}


def media_of(component: Json) -> list[tuple[Place, Json]]:
    """The media objects a component shows, each with its place inside the component."""
    if component["type"] == GALLERY:
        return [(("items", i, "media"), item["media"]) for i, item in enumerate(component["items"])]
    if component["type"] == THUMBNAIL:
        return [(("media",), component["media"])]
    return [(("file",), component["file"])] if component["type"] == FILE else []


def _media_problems(place: Place, component: Json, names: Collection[str]) -> Iterator[Problem]:
    for inside, media in media_of(component):
        where = (*place, *inside, "url")
        scheme, _, name = media["url"].partition("://")
        if scheme == "attachment" and name not in names:
            message = f"The attachment {name!r} is not part of this message."
            yield Problem(where, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
        elif scheme not in ("attachment", "http", "https"):
            message = "The scheme must be one of http, https, attachment."
            yield Problem(where, "URL_TYPE_INVALID_SCHEME", message)
        elif component["type"] == FILE and scheme != "attachment":
            message = "A file component shows an attachment of its own message."
            yield Problem(where, "UNFURLED_MEDIA_ITEM_NOT_AN_ATTACHMENT", message)


def emoji_problems(place: Place, component: Json, known: Collection[int]) -> Iterator[Problem]:
    """Find emojis, of a component and of its options, that do not exist."""
    bearers = [(place, component)]
    bearers += [
        ((*place, "options", i), option) for i, option in enumerate(component.get("options") or ())
    ]
    for where, bearer in bearers:
        emoji = bearer.get("emoji")
        if emoji and not _exists(emoji, known):
            yield Problem((*where, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji.")


def _exists(emoji: Json, known: Collection[int]) -> bool:
    if emoji.get("id"):
        return int(emoji["id"]) in known
    return _EMOJI.fullmatch(emoji["name"]) is not None
