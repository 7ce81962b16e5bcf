"""What happened, as data; stories, notes and captions are made of it in the reader's language."""

from dataclasses import field

from engines.core.record import Record, record
from engines.core.text import Arg, Text


@record
class Event(Record):
    """One happening: a catalogue key, public arguments and what single seats know besides.

    `by` is the seat whose doing it was, if any. There is one object per happening, so that the order
    of the story is the same for everybody. What was drawn in secret stands in `private` alone. `shows`: it
    tells something that nobody, or not everybody, had known and that taking back would not make unknown.
    """

    key: str
    data: dict[str, Arg] = field(default_factory=dict)
    by: int | None = None
    private: dict[int, dict[str, Arg]] = field(default_factory=dict)
    shows: bool = False

    def seen_by(self, seat: int | None) -> "Event":
        """The event as `seat` (None: the public) may know it."""
        if not self.private:
            return self
        own = {} if seat is None else self.private.get(seat, {})
        return Event(self.key, {**self.data, **own}, self.by, shows=self.shows)

    def text(self, seat: int | None) -> Text:
        """The line of the story for a reader; who knows more reads `<key>-private` instead."""
        seen = self.seen_by(seat)
        knows_more = seat is not None and seat in self.private
        return Text(f"{self.key}-private" if knows_more else self.key, seen.data)
