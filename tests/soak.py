"""The long run: every property of the contract suite over very many random playouts.

    python -m tests.soak [--playouts 1000] [--game GAME] [--seed S] [--workers 2]

Each player count and combination of options is played that many times. Every playout is checked at each
step; the dear properties are asked of a few moments of each. A failure prints how to see it again and
makes the command end with 1.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import NoReturn

from tests.engines.contract import answering, cases, ordering, seeing, storing, undoing
from tests.engines.contract.cases import Case, all_cases, chance
from tests.engines.contract.recording import Property, Recording, play, some
from tests.engines.contract.words import Words, unsayable

CHUNK = 20

PROPERTIES: tuple[tuple[Property, int], ...] = (
    (storing.position_survives_storage, 2),
    (answering.all_is_accepted, 2),
    (answering.refusals_change_nothing, 1),
    (seeing.hidden_things_do_not_show, 3),
    (seeing.answers_of_others_do_not_betray, 3),
    (seeing.secret_answers_look_alike, 3),
    (seeing.what_is_dealt_anew_tells_nothing, 3),
    (seeing.an_ai_player_knows_no_more_than_its_seat, 1),
    (undoing.undo_then_same_answer, 3),
    (ordering.any_order_ends_alike, 3),
)


@dataclass(frozen=True, slots=True)
class Done:
    """What a chunk of playouts came to."""

    case: str
    playouts: int
    answers: int
    failures: list[str]


def check(recording: Recording) -> None:
    """All properties of one playout."""
    storing.ids_name_one_question(recording)
    storing.log_is_short(recording)
    storing.position_follows_from_log(recording)
    for holds, each in PROPERTIES:
        stream = chance("soak", holds.__name__, recording.case, recording.seed)
        for moment in some(recording.moments, each, stream):
            holds(recording, moment, stream)
    case = recording.case
    match = case.begin(recording.seed, keeping="recent")
    undoing.wander(match, case.players, chance("wander", case, recording.seed), 60)


def run_chunk(case: Case, seed: str, first: int, count: int) -> Done:
    """Some playouts of a case."""
    cases.SEED = seed
    answers, failures, words = 0, [], Words()
    for number in range(first, first + count):
        name = f"{seed}.{number}"
        try:
            recording = play(case, name, words)
            answers += recording.match.number
            check(recording)
        except Exception:  # noqa: BLE001 - whatever fails is told with its seed
            failures.append(f"{case} seed {name}\n{traceback.format_exc()}")
    if case.game != "bazaar":
        failures += [
            f"{case} {lang}: {one}" for lang in ("en", "es") for one in unsayable(words, lang)
        ]
    return Done(str(case), count, answers, failures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; 1 if anything does not hold."""
    games = sorted({case.game for case in all_cases()})
    parser = _Parser(prog="tests.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--playouts", type=_some, default=1000, help="of each case (%(default)s)")
    parser.add_argument("--game", choices=games, help="only this game")
    parser.add_argument("--seed", default=cases.SEED, help="default: a fresh one")
    parser.add_argument("--workers", type=_some, default=2, help="processes (%(default)s)")
    chosen = parser.parse_args(arguments)
    played = [case for case in all_cases() if chosen.game in (None, case.game)]
    sys.stdout.write(f"seed {chosen.seed}, {len(played)} cases of {chosen.playouts} playouts\n")
    done = _run(played, chosen.seed, chosen.playouts, chosen.workers)
    _table(done)
    return 1 if any(one.failures for one in done) else 0


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with what was typed."""

    def error(self, message: str) -> NoReturn:
        """End with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _some(typed: str) -> int:
    """A number of things of which there must be one."""
    if not typed.isdecimal() or int(typed) < 1:
        raise argparse.ArgumentTypeError(f"{typed!r} is not a whole number of 1 or more")
    return int(typed)


def _run(played: Sequence[Case], seed: str, playouts: int, workers: int) -> list[Done]:
    jobs = [
        (case, seed, first, min(CHUNK, playouts - first))
        for case in played
        for first in range(0, playouts, CHUNK)
    ]
    done: list[Done] = []
    started = time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(run_chunk, *job) for job in jobs]):
            one = future.result()
            done.append(one)
            for failure in one.failures:
                sys.stdout.write(f"\n{failure}\n")
            left = (time.monotonic() - started) / len(done) * (len(jobs) - len(done))
            sys.stdout.write(f"\r{len(done)}/{len(jobs)} chunks, about {left:.0f} s left   ")
            sys.stdout.flush()
    return done


def _table(done: Sequence[Done]) -> None:
    sys.stdout.write(f"\n{'case':<44}{'playouts':>9}{'answers':>10}{'failures':>9}\n")
    for case in sorted({one.case for one in done}):
        mine = [one for one in done if one.case == case]
        numbers = [
            sum(one.playouts for one in mine),
            sum(one.answers for one in mine),
            sum(len(one.failures) for one in mine),
        ]
        sys.stdout.write(f"{case:<44}{numbers[0]:>9}{numbers[1]:>10}{numbers[2]:>9}\n")


if __name__ == "__main__":
    sys.exit(main())
