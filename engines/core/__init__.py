"""What all games share: steps, decisions, randomness, views, events, replay.

The names a game or the bot needs are imported from here.
"""

from engines.core.allocation import Allocate, Cap
from engines.core.dealing import World
from engines.core.decisions import (
    MOST_ORDERED,
    Answer,
    AtRandom,
    Choose,
    ChooseMany,
    Decision,
    Option,
    Slot,
    kind_of,
    must_confirm,
    untold,
)
from engines.core.errors import (
    GameError,
    IllegalMove,
    NotYet,
    NotYourDecision,
    OptionError,
    Refusal,
    SnapshotError,
    StaleDecision,
    UndoRefused,
)
from engines.core.events import Event
from engines.core.flow import Table
from engines.core.hidden import HIDDEN, Seen
from engines.core.log import Answered, AnyEntry, Counters, Header, RolledBack, Undone
from engines.core.match import Match
from engines.core.options import OptionSpec, OptionValue
from engines.core.position import Held, Lane, Position, View, Waiting
from engines.core.randomness import Stream, key_from, match_key, seed_hash
from engines.core.record import Record, record
from engines.core.routines import Routine, usual
from engines.core.spec import GameSpec, Line, Result, Score
from engines.core.steps import EVERYTHING, NOBODY, NOTHING, Ask, Objects, State, Step
from engines.core.text import Arg, Catalogue, Text, Who, say, text
from engines.core.worths import POINT, settled

__all__ = [
    "EVERYTHING",
    "HIDDEN",
    "MOST_ORDERED",
    "NOBODY",
    "NOTHING",
    "POINT",
    "Allocate",
    "Answer",
    "Answered",
    "AnyEntry",
    "Arg",
    "Ask",
    "AtRandom",
    "Cap",
    "Catalogue",
    "Choose",
    "ChooseMany",
    "Counters",
    "Decision",
    "Event",
    "GameError",
    "GameSpec",
    "Header",
    "Held",
    "IllegalMove",
    "Lane",
    "Line",
    "Match",
    "NotYet",
    "NotYourDecision",
    "Objects",
    "Option",
    "OptionError",
    "OptionSpec",
    "OptionValue",
    "Position",
    "Record",
    "Refusal",
    "Result",
    "RolledBack",
    "Routine",
    "Score",
    "Seen",
    "Slot",
    "SnapshotError",
    "StaleDecision",
    "State",
    "Step",
    "Stream",
    "Table",
    "Text",
    "UndoRefused",
    "Undone",
    "View",
    "Waiting",
    "Who",
    "World",
    "key_from",
    "kind_of",
    "match_key",
    "must_confirm",
    "record",
    "say",
    "seed_hash",
    "settled",
    "text",
    "untold",
    "usual",
]
