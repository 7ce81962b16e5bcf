"""The questions of Conqueror as its steps make them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from engines.core import Arg, Choose, Option, Slot, Text, text


def choose(prompt: str, topic: str, options: Sequence[Option], default: str, **more: Any) -> Choose:
    """One of some options. more: what else a question has, arguments of its prompt as `args`."""
    asked = _asked(prompt)
    if args := more.pop("args", None):
        asked = Text(asked.key, args)
    return Choose(
        prompt=asked,
        topic=_topic(topic),
        options=[*options],
        default=default,
        **more,
    )


@cache
def _asked(prompt: str) -> Text:
    """What is asked, without any argument; like all texts never changed, it is made once."""
    return Text(f"conqueror-ask-{prompt}")


@cache
def _topic(topic: str) -> Text:
    return Text(f"conqueror-topic-{topic}")


def unit_slot(slot_id: str, kind: str, most: int, stands: str | None = None, **args: Arg) -> Slot:
    """How many units of a kind. stands: what tells them from others of the kind; args: names in that."""
    name = Text(f"conqueror-slot-{kind}")
    if stands is None:
        return Slot(slot_id, name, 0, most, f"conqueror-kind-{kind}")
    label = text(f"conqueror-slot-{stands}", kind=name, id=kind, **args)
    return Slot(slot_id, label, 0, most, f"conqueror-amount-{stands}")


def plain(
    option_id: str, label: str | None = None, hint: Text | None = None, **args: Any
) -> Option:
    """An option that belongs to no group, named after its id."""
    return Option(option_id, text(f"conqueror-do-{label or option_id}", **args), hint)
