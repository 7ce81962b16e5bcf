"""The questions of Mesopotamia as its steps make them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engines.core import Choose, Option, Text, text


def choose(prompt: str, options: Sequence[Option], default: str, **more: Any) -> Choose:
    """One of some options. more: what else a question has, arguments of its prompt as `args`."""
    args = more.pop("args", {})
    return Choose(
        prompt=Text(f"mesopotamia-ask-{prompt}", args) if args else asked(prompt),
        topic=topic(prompt),
        options=[*options],
        default=default,
        **more,
    )


@cache
def asked(prompt: str) -> Text:
    """What is asked, without any argument; like all texts never changed, it is made once."""
    return Text(f"mesopotamia-ask-{prompt}")


@cache
def topic(prompt: str) -> Text:
    """In a few words what is asked."""
    return Text(f"mesopotamia-topic-{prompt}")


def plain(
    option_id: str, label: str | None = None, hint: Text | None = None, **args: Any
) -> Option:
    """An option that belongs to no group, named after its id."""
    return Option(option_id, text(f"mesopotamia-do-{label or option_id}", **args), hint)
