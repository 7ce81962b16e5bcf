"""Texts as JSON for the database; logs, events and headers have their form in `engines.core.wire`."""

import json
from typing import Any

from pydantic import TypeAdapter

from engines.core import Text

_TEXT: TypeAdapter[Text] = TypeAdapter(Text)


def text_line(text: Text) -> str:
    """A text as compact JSON."""
    return _TEXT.dump_json(text).decode()


def read_text_line(line: str) -> Text:
    """Read what `text_line` wrote."""
    return _TEXT.validate_json(line)


def plain_text(text: Text) -> dict[str, Any]:
    """A text as the plain objects JSON consists of."""
    plain: dict[str, Any] = _TEXT.dump_python(text)
    return plain


def read_plain_text(plain: dict[str, Any]) -> Text:
    """Read what `plain_text` gave."""
    return _TEXT.validate_json(json.dumps(plain))
