"""What-ifs can be dealt nearly everywhere, and in none of them a hidden thing is sure to be as it truly is.

python -m tests.engines.contract.dealing [GAME …]     in how many positions they can be dealt
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from bot.domain.unseen import (
    unsure,
)
from bot.matches.core.determinization import determinized
from engines.core import Position, Stream, key_from
from engines.core.fields import canonical_json
from engines.core.hidden import hidden_places
from engines.core.worlds import Unknowable
from tests.engines.contract.cases import cases_of, covering, specs
from tests.engines.contract.recording import Moment, Recording, play, some
from tests.engines.core.strict import StrictMatch

ENOUGH = 99
"""A what-if must be possible in so many of a hundred positions."""
OFTEN = 12
"""Of what was hidden so often, something must have been dealt otherwise than it truly was."""
MATCHES, LOOKS = 16, 8
"""How many matches of each game are played to count, and at how many positions of each one looks."""

Field = tuple[str, str]


@dataclass
class Dealt:
    """In how many positions what-ifs could be dealt.

    tried: so often. impossible: where not. seconds: CPU time that it took.
    """

    tried: int = 0
    impossible: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def a_what_if_is_possible(self, recording: Recording, moment: Moment, stream: Stream) -> None:
        """Try it for the public and for a player."""
        match = recording.at(moment)
        for seat in (None, stream.below(recording.case.players)):
            answers = unsure(match, seat)
            before = recording.moments[answers[0].number - 1].before if answers else None
            if answers and before is None:
                continue  # not kept: this look cannot be had
            began = process_time()
            try:
                determinized(match, seat, key_from(f"what if {moment.number}"), before)
            except Unknowable:
                where = f"{recording.case} {recording.seed} before entry {moment.number}"
                self.impossible.append(f"{where} for {seat}")
            self.seconds += process_time() - began
            self.tried += 1

    @property
    def enough(self) -> bool:
        """Whether that was nearly always possible."""
        return 100 * len(self.impossible) <= (100 - ENOUGH) * self.tried


@dataclass
class Disturbed:
    """How often something lay hidden in each field, and how often it was dealt otherwise."""

    hidden: Counter[Field] = field(default_factory=Counter)
    otherwise: Counter[Field] = field(default_factory=Counter)

    def hidden_things_change(self, recording: Recording, moment: Moment, stream: Stream) -> None:
        """Compare the truth with a world dealt for the public, and with one for a player."""
        match = recording.at(moment)
        for seat in (None, stream.below(recording.case.players)):
            truth = _hidden_in(match.table.position, seat)
            world = _hidden_in(_dealt(match, seat, stream), seat)
            self.hidden.update(truth.keys())
            self.otherwise.update(one for one in truth if world.get(one) != truth[one])

    @property
    def never(self) -> list[Field]:
        """The fields in which something was hidden often, and was always dealt as it truly was."""
        return [
            one for one, times in self.hidden.items() if times >= OFTEN and not self.otherwise[one]
        ]


def _dealt(match: StrictMatch[Any], seat: int | None, stream: Stream) -> Position[Any, Any]:
    found = match.spec.codec.load(match.dump())
    match.spec.deal(found, match.content, seat, lambda _, items: stream.shuffle(items))
    return found


def _hidden_in(position: Position[Any, Any], seat: int | None) -> dict[Field, list[bytes]]:
    """What lies in the hidden places of each field; fields with nothing there are left out."""
    steps = [step for lane in position.lanes.values() for step in lane.steps]
    found: dict[Field, list[bytes]] = {}
    for place in hidden_places([position.state, *steps], seat):
        if place.value not in (None, [], {}):
            name = (type(place.holder).__name__, place.name)
            found.setdefault(name, []).append(canonical_json(place.value))
    return found


def main(games: Sequence[str]) -> int:
    """Print in how many positions of each game what-ifs can be dealt; 1 if in too few."""
    too_few = False
    for game in games or list(specs()):
        cases, dealt = covering(cases_of(game), "dealing"), Dealt()
        for number in range(MATCHES):
            recording = play(cases[number % len(cases)], f"dealing.{number}")
            stream = Stream(key_from(f"looks {number}"), game, 0)
            for moment in some(recording.kept, LOOKS, stream):
                dealt.a_what_if_is_possible(recording, moment, stream)
        share = 100 * (dealt.tried - len(dealt.impossible)) / dealt.tried
        each = 1000 * dealt.seconds / dealt.tried
        sys.stdout.write(f"{game}: {share:.1f} % of {dealt.tried}, {each:.2f} ms each\n")
        too_few = too_few or not dealt.enough
    return 1 if too_few else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
