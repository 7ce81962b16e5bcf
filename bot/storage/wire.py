"""Texts, events and log entries as JSON texts for the database."""

import json
from typing import Annotated, Any, TypeVar

from pydantic import Field, TypeAdapter

from engines.core import AnyEntry, Counters, Event, Header, Text

V = TypeVar("V")

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
HEADER: TypeAdapter[Header] = TypeAdapter(Header)
COUNTERS: TypeAdapter[Counters] = TypeAdapter(Counters)
TEXT: TypeAdapter[Text] = TypeAdapter(Text)
ENTRY: TypeAdapter[AnyEntry] = TypeAdapter(Annotated[AnyEntry, Field(discriminator="kind")])


def dumped(adapter: TypeAdapter[Any], value: Any) -> str:
    """A value as compact JSON."""
    return adapter.dump_json(value).decode()


def loaded(adapter: TypeAdapter[V], value: Any) -> V:
    """A value from the plain objects that JSON consists of; they are read as strictly as JSON is."""
    return adapter.validate_json(json.dumps(value))
