"""Matches in which one player hunts down others who stand still, until it is the last one left (CON-A56).

Random players hardly ever get there: of millions of answers none led to it.

    python -m tests.engines.conqueror.hunting [MATCHES]     plays so many, and counts how they end
"""

import sys
from collections import Counter
from collections.abc import Iterator

from engines.conqueror.game import GAME
from engines.conqueror.ids import ALL, DONE, END, INDEPENDENT, NONE, PASS
from engines.conqueror.preview.odds import odds
from engines.conqueror.rules.retreats import distances
from engines.conqueror.state import Conqueror
from engines.core import Choose, Decision, key_from
from engines.core.playout import waiting
from tests.engines.conqueror.build import CONTENT, MARKS, state_of
from tests.engines.core.strict import StrictMatch

HUNTER = 0
STILL = (DONE, NONE, PASS, END)
"""How those who stand still answer."""
BOUGHT = ("hero.", "elite.", "upgrade.")
"""What the hunter spends its coins on: no forts, as those would end the match."""
FEW_FORTS = 5
"""One fewer than win an Emperor match (CON-5.1)."""


def hunt(players: int, seed: str) -> StrictMatch[Conqueror]:
    """A match of one hunter, with every property checked at each answer."""
    options = {"mode": "emperor"}
    key = key_from(seed)
    match = StrictMatch.begin(GAME, CONTENT, "content", key, options, MARKS[:players])
    while not match.over:
        decision = waiting(match)[0]
        match.answer(decision.id, decision.seat, _answer(state_of(match), decision))
    return match


def _answer(game: Conqueror, decision: Decision) -> str | object:
    if not isinstance(decision, Choose):
        return decision.default
    offered = [option.id for option in decision.options]
    if decision.seat != HUNTER:
        return next((one for one in STILL if one in offered), decision.default)
    if END in offered:
        return max(_marches(game, offered), default=(0, END))[1]
    return next((one for one in offered if one.startswith(BOUGHT)), decision.default)


def _marches(game: Conqueror, offered: list[str]) -> Iterator[tuple[int, str]]:
    """The marches of whole armies that help the hunt, with how much they do."""
    prey = [place for seat in game.players() if seat != HUNTER for place in game.held_lands(seat)]
    for option in offered:
        origin, _, rest = option.partition(".")
        if not rest.endswith(ALL):
            continue
        worth = _worth(game, origin, rest.partition(".")[0], prey)
        if worth > 0:
            yield worth, option


def _worth(game: Conqueror, origin: str, target: str, prey: list[str]) -> int:
    """Fights that promise to be won, those in open country first; otherwise the way to the next prey."""
    owner = game.owner(target)
    if owner == INDEPENDENT:
        return 0
    if owner not in (None, HUNTER):
        attack, defence = odds(game, HUNTER, origin, target)
        open_country = game.fort_at(target) is None
        return 100 + 5 * (attack - defence) + 50 * open_country if attack >= defence else 0
    if owner is None and game.fort_at(target) and len(game.forts(HUNTER)) >= FEW_FORTS:
        return 0
    left = game.fort_at(origin) is not None and game.home_of(origin) != HUNTER
    return 10 * (_nearest(game, origin, prey) - _nearest(game, target, prey)) - 5 * left


def _nearest(game: Conqueror, place: str, prey: list[str]) -> int:
    away = distances(game, place)
    return min((away[one] for one in prey), default=0)


def main(number: int) -> None:
    """Play, and say how the matches ended."""
    for players in (3, 4):
        ended = Counter(state_of(hunt(players, str(seed))).ended for seed in range(number))
        sys.stdout.write(f"{players} players: {dict(ended)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
