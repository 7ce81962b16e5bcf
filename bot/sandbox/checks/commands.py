"""Discord's rules for application commands that its OpenAPI document leaves unsaid."""

from collections import Counter
from collections.abc import Iterator

import regex

from bot import limits
from bot.sandbox.checks.components import Place
from bot.sandbox.errors import Problem
from bot.sandbox.models import Json

SLASH, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
_NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")


def commands_problems(commands: list[Json]) -> list[Problem]:
    """Judge a whole list of commands whose shape the document has already accepted."""
    problems = list(_count_problems(commands))
    names = Counter((_kind(command), command["name"]) for command in commands)
    for index, command in enumerate(commands):
        place: Place = (index,)
        if names[_kind(command), command["name"]] > 1:
            message = "Application command names must be unique."
            where = (*place, "name")
            problems.append(Problem(where, "APPLICATION_COMMANDS_DUPLICATE_NAME", message))
        problems += _command_problems(place, command)
    return problems


def _kind(command: Json) -> int:
    return int(command.get("type") or SLASH)


def _count_problems(commands: list[Json]) -> Iterator[Problem]:
    counts = Counter(map(_kind, commands))
    most = {SLASH: limits.COMMANDS, USER: limits.CONTEXT_MENUS, MESSAGE: limits.CONTEXT_MENUS}
    for kind, limit in most.items():
        if counts[kind] > limit:
            message = f"Maximum number of application commands of type {kind} reached ({limit})."
            yield Problem((), "APPLICATION_COMMANDS_LIMIT", message)


def _command_problems(place: Place, command: Json) -> Iterator[Problem]:
    if _kind(command) != SLASH:
        if command.get("description") or command.get("options"):
            message = "Context menu commands cannot have a description or options."
            where = (*place, "description")
            yield Problem(where, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
        yield from _locale_problems(place, command)
        return
    if not command.get("description"):
        yield Problem((*place, "description"), "BASE_TYPE_REQUIRED", "This field is required.")
    size = command_size(command)
    if size > limits.COMMAND_TOTAL:
        message = f"Command exceeds maximum size ({limits.COMMAND_TOTAL}): {size}."
        yield Problem(place, "APPLICATION_COMMAND_TOO_LARGE", message)
    yield from _name_problems(place, command)
    yield from _options_problems(place, command.get("options") or [], depth=0)


def command_size(command: Json) -> int:
    """Characters of names, descriptions and values, of each text its longest translation."""
    size = 0
    for name in ("name", "description"):
        texts = [command.get(name) or "", *(command.get(f"{name}_localizations") or {}).values()]
        size += max(map(len, texts))
    if isinstance(command.get("value"), str):
        size += len(command["value"])
    inside = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return size + sum(map(command_size, inside))


def _name_problems(place: Place, item: Json) -> Iterator[Problem]:
    translations = item.get("name_localizations") or {}
    names: dict[Place, str] = {("name",): item["name"]}
    names |= {("name_localizations", locale): text for locale, text in translations.items()}
    for where, name in names.items():
        if not _NAME.fullmatch(name) or name != name.lower():
            message = f"Command name {name!r} is invalid."
            yield Problem((*place, *where), "APPLICATION_COMMAND_INVALID_NAME", message)
    yield from _locale_problems(place, item)


def _locale_problems(place: Place, item: Json) -> Iterator[Problem]:
    for field in ("name_localizations", "description_localizations"):
        for locale in item.get(field) or ():
            if locale not in LOCALES:
                message = f"{locale!r} is no locale of Discord."
                yield Problem((*place, field, locale), "BASE_TYPE_CHOICES", message)


def _options_problems(place: Place, options: list[Json], depth: int) -> Iterator[Problem]:
    names = Counter(option["name"] for option in options)
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        message = "Subcommands and plain options cannot be mixed."
        yield Problem((*place, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_seen = False
    for index, option in enumerate(options):
        where = (*place, "options", index)
        if names[option["name"]] > 1:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"
            yield Problem((*where, "name"), code, "Option names must be unique.")
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            yield Problem(where, code, "Required options must be placed before optional ones.")
        optional_seen |= not option.get("required")
        yield from _name_problems(where, option)
        yield from _option_problems(where, option, depth)


def _option_problems(place: Place, option: Json, depth: int) -> Iterator[Problem]:
    kind = option["type"]
    if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
        message = "Groups stand directly in a command, subcommands in a command or a group."
        yield Problem((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    if kind in (SUBCOMMAND, GROUP):
        yield from _options_problems(place, option.get("options") or [], depth + 1)
    yield from _bound_problems(place, option)
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "An option has choices or autocomplete, not both."
        yield Problem((*place, "choices"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    for field in ("name", "value"):
        repeated = Counter(choice[field] for choice in choices)
        if any(count > 1 for count in repeated.values()):
            message = f"Two choices share a {field}."
            code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
            yield Problem((*place, "choices"), code, message)
    for index, choice in enumerate(choices):
        if isinstance(choice["value"], str) and not 0 < len(choice["value"]) <= limits.CHOICE_NAME:
            where = (*place, "choices", index, "value")
            yield Problem(where, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _bound_problems(place: Place, option: Json) -> Iterator[Problem]:
    for kind in ("value", "length"):
        fewest, most = option.get(f"min_{kind}"), option.get(f"max_{kind}")
        if fewest is not None and most is not None and fewest > most:
            message = f"min_{kind} is greater than max_{kind}."
            code = "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID"
            yield Problem((*place, f"min_{kind}"), code, message)
