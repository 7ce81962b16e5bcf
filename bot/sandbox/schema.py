"""Discord's OpenAPI document made into ready checkers, one per operation.

References are put in place and unions decided by their `type` once, at import, so that checking a payload
costs little and an error names the faulty field instead of "no alternative fits".
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from jsonschema.validators import extend

from bot.sandbox.errors import Problem

_DOCUMENT = Path(__file__).with_name("openapi.json")
_PREFIX = "#/components/schemas/"
_SNOWFLAKE = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$", "minimum": 0}
"""Discord writes ids as strings but reads numbers as well, and discord.py sends both."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing the REST API does, with the checker of its JSON body."""

    id: str
    method: str
    template: str
    pattern: re.Pattern[str]
    needs_token: bool
    body: "Checker | None"
    answer: "Checker | None"

    def problems(self, payload: Any) -> list[Problem]:
        """Say what in the payload is not as the document has it."""
        return [] if self.body is None else self.body.problems(payload)

    def answer_problems(self, body: Any) -> list[Problem]:
        """Say what in the stand-in's own answer is not as the document has it."""
        return [] if self.answer is None else self.answer.problems(body)


class Checker:
    """Checks payloads against one schema: a quick look tells whether all is well, else another one why."""

    def __init__(self, schema: Any) -> None:
        self._schema = schema

    def problems(self, payload: Any) -> list[Problem]:
        """Say what in a payload is not as the schema has it."""
        return [] if self._quick.is_valid(payload) else self.found(payload)

    def found(self, payload: Any) -> list[Problem]:
        """What the thorough look finds, which takes some fifty times as long as the quick one."""
        return [_problem(error) for error in self._thorough.iter_errors(payload)]

    @cached_property
    def _quick(self) -> Any:
        return jsonschema_rs.Draft202012Validator(
            _strict(self._schema), validate_formats=True, formats=_QUICK_FORMATS
        )

    @cached_property
    def _thorough(self) -> Any:
        return _Validator(self._schema, format_checker=_FORMATS)


def find(method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
    """Find the operation behind a request (path without `/api/v10`), with its path parameters."""
    for operation in operations():
        if operation.method == method:
            match = operation.pattern.fullmatch(path)
            if match:
                return operation, match.groupdict()
    return None


@cache
def operations() -> tuple[Operation, ...]:
    """All operations of the trimmed document, the more literal paths first."""
    document = json.loads(_DOCUMENT.read_text(encoding="utf-8"))
    inline = _Inliner(document["components"]["schemas"])
    found = [
        _operation(method, path, item, inline)
        for path, methods in document["paths"].items()
        for method, item in methods.items()
    ]
    return tuple(sorted(found, key=lambda operation: operation.template.count("{")))


@cache
def component(name: str) -> Checker:
    """Give the checker of one named schema, for operations whose union says too little."""
    document = json.loads(_DOCUMENT.read_text(encoding="utf-8"))
    return Checker(_Inliner(document["components"]["schemas"]).named(name))


def check(name: str, payload: Any) -> list[Problem]:
    """Check a payload against one named schema of the document."""
    return component(name).problems(payload)


def _operation(method: str, path: str, item: dict[str, Any], inline: "_Inliner") -> Operation:
    body = item.get("requestBody", {}).get("content", {}).get("application/json")
    pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
    return Operation(
        id=item["operationId"],
        method=method.upper(),
        template=path,
        pattern=re.compile(pattern),
        needs_token={} not in item["security"] and bool(item["security"]),
        body=Checker(inline.resolved(body["schema"])) if body else None,
        answer=_answer(item, inline),
    )


def _answer(item: dict[str, Any], inline: "_Inliner") -> Checker | None:
    for response in item["responses"].values():
        return Checker(inline.resolved(response["content"]["application/json"]["schema"]))
    return None


class _Inliner:
    """Puts the named schemas where they are referred to; each is prepared once and shared."""

    def __init__(self, schemas: dict[str, Any]) -> None:
        self._schemas = schemas
        self._ready: dict[str, Any] = {"SnowflakeType": _SNOWFLAKE}

    def named(self, name: str) -> Any:
        if name not in self._ready:
            self._ready[name] = self.resolved(self._schemas[name])
        return self._ready[name]

    def resolved(self, node: Any) -> Any:
        if isinstance(node, list):
            return [self.resolved(item) for item in node]
        if not isinstance(node, dict):
            return node
        if "$ref" in node:
            return self.named(node["$ref"].removeprefix(_PREFIX))
        return _simple({key: self.resolved(value) for key, value in node.items()})


def _simple(node: dict[str, Any]) -> dict[str, Any]:
    """Turn a union of constants into an enumeration, and drop what an enumeration makes idle."""
    union = node.get("oneOf")
    if isinstance(union, list) and union and all("const" in item for item in union):
        node = {key: value for key, value in node.items() if key != "oneOf"}
        node["enum"] = [item["const"] for item in union]
    if "enum" in node:
        node.pop("allOf", None)
    return node


def _union(
    validator: Any, alternatives: list[dict[str, Any]], instance: Any, _: Any
) -> Iterator[ValidationError]:
    """Judge a union by the alternative its `type` names, else by whichever fits best."""
    candidates = [item for item in alternatives if item.get("type") != "null"]
    if instance is None and len(candidates) < len(alternatives):
        return
    if isinstance(instance, dict) and all(_types(item) for item in candidates):
        candidates = [item for item in candidates if instance.get("type") in _types(item)]
        if not candidates:
            yield ValidationError(f"{instance.get('type')!r} is no type allowed here")
            return
    typed = [item for item in candidates if _is_of_type(validator, instance, item)]
    failures = []
    for candidate in typed or candidates:
        errors = list(validator.descend(instance, candidate))
        if not errors:
            return
        failures.append(errors)
    yield from min(failures, key=len)


def _strict(node: Any) -> Any:
    """A schema in plain JSON Schema, of which nothing is valid that `_union` would not let pass."""
    if isinstance(node, list):
        return [_strict(item) for item in node]
    if not isinstance(node, dict):
        return node
    plain = {key: _strict(value) for key, value in node.items()}
    if plain.get("format") == "int32":
        plain = {"minimum": _INT32.start, "maximum": _INT32.stop - 1, **plain}
    alternatives = plain.pop("oneOf", plain.get("anyOf"))
    if isinstance(alternatives, list):
        plain["anyOf"] = _told_apart(alternatives)
    return plain


def _told_apart(alternatives: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The alternatives of a union; where `type` decides between them, it has to be there."""
    objects = [item for item in alternatives if item.get("type") != "null"]
    if not all(_types(item) for item in objects):
        return alternatives
    return [
        {**item, "required": sorted({*item.get("required", ()), "type"})}
        if item in objects
        else item
        for item in alternatives
    ]


def _is_of_type(validator: Any, instance: Any, schema: dict[str, Any]) -> bool:
    named = schema.get("type", "object")
    names = named if isinstance(named, list) else [named]
    return any(validator.is_type(instance, name) for name in names)


def _types(schema: dict[str, Any]) -> list[Any]:
    constraint = schema.get("properties", {}).get("type", {})
    values = constraint.get("enum", [])
    return values if isinstance(values, list) else []


_FORMATS = FormatChecker(formats=())
_INT32 = range(-(2**31), 2**31)


def _is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(re.match(r"[a-z][a-z0-9+.-]*://\S+$", value))


def _is_date_time(value: object) -> bool:
    return not isinstance(value, str) or bool(datetime.fromisoformat(value))


def _is_moment(value: str) -> bool:
    try:
        return _is_date_time(value)
    except ValueError:
        return False


def _is_int32(value: object) -> bool:
    return not isinstance(value, int) or value in _INT32


_FORMATS.checks("uri")(_is_uri)
_FORMATS.checks("date-time", raises=ValueError)(_is_date_time)
_FORMATS.checks("int32")(_is_int32)
_QUICK_FORMATS = {"uri": _is_uri, "date-time": _is_moment}
"""Of texts alone: the library asks for no format of a number."""

_Validator = extend(Draft202012Validator, {"oneOf": _union, "anyOf": _union})


_CODES = {
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_BAD_LENGTH",
    "minItems": "BASE_TYPE_BAD_LENGTH",
    "required": "BASE_TYPE_REQUIRED",
    "enum": "BASE_TYPE_CHOICES",
    "maximum": "NUMBER_TYPE_MAX",
    "minimum": "NUMBER_TYPE_MIN",
}


def _problem(error: ValidationError) -> Problem:
    code = _CODES.get(str(error.validator), "INVALID_FIELD")
    return Problem(tuple(error.absolute_path), code, error.message[:300])
