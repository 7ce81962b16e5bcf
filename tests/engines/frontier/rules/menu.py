"""The questions of the frontier as its steps make them."""

from collections.abc import Sequence
from typing import Any

from engines.core import Choose, Option, Text, text


def choose(prompt: str, topic: str, options: Sequence[Option], default: str, **more: Any) -> Choose:
    """One of some options. more: what else a question has, arguments of its prompt as `args`."""
    asked = text(f"frontier-ask-{prompt}", **more.pop("args", {}))
    return Choose(
        prompt=asked,
        topic=Text(f"frontier-topic-{topic}"),
        options=[*options],
        default=default,
        **more,
    )


def plain(option_id: str, label: str | None = None, **args: Any) -> Option:
    """An option that belongs to no group, named after its id."""
    return Option(option_id, text(f"frontier-do-{label or option_id}", **args))
