"""The long run: every property of the contract suite over random playouts with very many answers.

    python -m tests.soak [--answers 1000000] [--game GAME [--unlike KEY=CHOICE]...]
                         [--seed S] [--workers 2] [--seen FILE]

So many answers are given in the playouts of each game, spread evenly over its numbers of players and over
combinations of options in which any two settings meet. What must hold at each step is checked in every
playout. One of a few is played on tables that trust no game as well, its log is played again, and the dear
properties are asked of some of its moments. In some playouts a few seats only hurry on, so that the others,
who play at random or greedily, get as far as they can. What players seldom come to is played from where the
tests of a game lay it out, a little with each chunk. A failure prints how to see it again and makes the
command end with 1.

--unlike leaves out the tables on which an option of the game has that choice: an expansion, say, is played
alone by leaving out its "off". It may be given several times.

--seen adds to a file how often which message was told with which names, and tells what never was. Answers
that it counts already are not given again: a run that was broken off goes on where it was.
"""

import argparse
import json
import secrets
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from typing_extensions import override

from tests.engines.contract import answering, cases, ordering, seeing, storing, undoing
from tests.engines.contract.cases import Case, cases_of, chance, covering, specs
from tests.engines.contract.counting import Seen, gaps, never_named, never_told
from tests.engines.contract.recording import (
    AT_RANDOM,
    Company,
    Property,
    Recording,
    play,
    some,
    watch,
)
from tests.engines.contract.seldom import situations_of
from tests.engines.contract.words import Words, unsayable

CHUNK = 5_000
"""Answers that a process gives in a case before it tells how it went."""
PLAYOUTS = 100
"""And no more playouts than these, however short they are: most of their time goes into the properties."""

SITUATIONS = 5
"""How many seeds of what players seldom come to are played with each chunk."""

WHOLE = 8
"""Of so many playouts of a chunk one is asked for every property."""
IDLE = 4
"""In one of so many playouts some seats are in a hurry from the start ..."""
GREEDY = 4
"""... and in one of so many of those all others take what looks best at once."""

STRETCH = 300
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
"""Each with the number of moments of a playout it is asked of, more often in one longer than a stretch."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a chunk of answers came to."""

    case: Case
    seen: Seen
    failures: list[str]

    @property
    def playouts(self) -> int:
        """How many."""
        return self.seen.playouts

    @property
    def answers(self) -> int:
        """How many."""
        return self.seen.answers


def check(recording: Recording) -> None:
    """All properties of one playout."""
    storing.ids_name_one_question(recording)
    storing.log_is_short(recording)
    storing.position_follows_from_log(recording)
    stretches = 1 + len(recording.moments) // STRETCH
    for holds, each in PROPERTIES:
        stream = chance("soak", holds.__name__, recording.case, recording.seed)
        for moment in some(recording.kept, each * stretches, stream):
            holds(recording, moment, stream)
    case = recording.case
    match = case.begin(recording.seed, keeping="recent")
    undoing.wander(match, case.players, chance("wander", case, recording.seed), 60)


def run_chunk(case: Case, seed: str, chunk: int, answers: int) -> Done:
    """Playouts of a case with so many answers, or very many playouts, up to the first that fails."""
    cases.SEED = seed
    failures, words, seen = list[str](), Words(), Seen(seeds=[seed])
    while seen.answers < answers and seen.playouts < PLAYOUTS and not failures:
        name, whole = f"{seed}.{chunk}.{seen.playouts}", seen.playouts % WHOLE == 0
        seen.playouts += 1
        try:
            seen.answers += _played(case, name, words, seen, whole=whole)
        except Exception:  # noqa: BLE001 - whatever fails is told with its seed
            failures.append(f"{case} seed {name}\n{traceback.format_exc()}")
    failures += _seldom(case.game, f"{seed}.{case}.{chunk}", words, seen)
    if case.game not in cases.WORDLESS:
        failures += [
            f"{case} {lang}: {one}" for lang in ("en", "es") for one in unsayable(words, lang)
        ]
    seen.failures = len(failures)
    return Done(case, seen, failures)


def _seldom(game: str, seed: str, words: Words, seen: Seen) -> list[str]:
    """Play situations that players seldom come to, for one chunk; what failed in them."""
    situations = situations_of(game)
    for number in range(0 if situations is None else SITUATIONS):
        name = f"{seed}.{number}"
        try:
            for scene in situations(name) if situations is not None else ():
                words.events(scene.events)
                seen.events(scene.events)
        except Exception:  # noqa: BLE001 - as above
            return [f"{game} situations of seed {name}\n{traceback.format_exc()}"]
    return []


def _played(case: Case, name: str, words: Words, seen: Seen, *, whole: bool) -> int:
    """Play once, with every property if it is to be the `whole`; how many answers were given."""
    company = company_of(case, name)
    if not whole:
        return watch(case, name, words, company, seen).number
    recording = play(case, name, words, company=company, seen=seen)
    check(recording)
    return recording.match.number


def company_of(case: Case, name: str) -> Company:
    """Who plays how in a playout of a case: in most all at random, in none all of several idly."""
    stream, seats = chance("company", case, name), list(range(case.players))
    if stream.below(IDLE):
        return AT_RANDOM
    if case.players == 1:
        return Company(seats)
    stream.shuffle(seats)
    idle = 1 + stream.below(case.players - 1)
    return Company(seats[:idle], () if stream.below(GREEDY) else seats[idle:])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it; 1 if anything does not hold."""
    parser = _Parser(prog="tests.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--answers", type=_some, default=1_000_000, help="of a game (%(default)s)")
    parser.add_argument("--game", choices=sorted(specs()), help="only this game")
    parser.add_argument(
        "--unlike",
        type=_setting,
        action="append",
        default=[],
        metavar="KEY=CHOICE",
        help="not where an option of it stands so; can be repeated",
    )
    parser.add_argument("--seed", default=secrets.token_hex(4), help="default: a fresh one")
    parser.add_argument("--workers", type=_some, default=2, help="processes (%(default)s)")
    parser.add_argument("--seen", type=Path, help="a file that counts what is told, over many runs")
    chosen = parser.parse_args(arguments)
    games = [game for game in specs() if chosen.game in (None, game)]
    try:
        counts = Counts(chosen.seen)
    except ValueError as error:
        parser.error(str(error))
    unlike = frozenset(chosen.unlike)
    for key, choice in sorted(unlike - _settings(chosen.game)):
        if chosen.game is None:
            parser.error("--unlike needs --game: options are a game's own")
        parser.error(f"{chosen.game} has no option {key} with the choice {choice}")
    if unlike and not any(_played_without(unlike, chosen.game)):
        left = ", ".join(f"{key}={choice}" for key, choice in sorted(unlike))
        parser.error(f"{chosen.game} is never played without {left}")
    if any(chosen.seed in counts.of(game).seeds for game in games):
        parser.error(f"{chosen.seen} counts the seed {chosen.seed} already: choose another one")
    jobs = [
        job
        for game in games
        for job in jobs_of(
            game, chosen.seed, max(0, chosen.answers - counts.of(game).answers), unlike
        )
    ]
    told = f"seed {chosen.seed}, {chosen.answers} answers of each of {len(games)} games"
    sys.stdout.write(f"{told}\n")
    # All cases alike far, wherever it is broken off.
    jobs.sort(key=lambda job: job[2])
    done = _run(jobs, chosen.workers, counts)
    _table(done)
    if chosen.seen:
        for game in games:
            sys.stdout.writelines(f"{line}\n" for line in report(game, counts.of(game)))
    return 1 if any(one.failures for one in done) else 0


class Counts:
    """What was seen of each game in all runs. path: the file that keeps it; None: none does.

    Raises ValueError if the file holds something else.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        try:
            text = path.read_text(encoding="utf-8") if path and path.exists() else "{}"
            self._seen = {game: Seen.read(one) for game, one in json.loads(text).items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{path} is no file of counts ({error!r})") from error

    def of(self, game: str) -> Seen:
        """What was seen of a game."""
        return self._seen.setdefault(game, Seen())

    def add(self, done: Done) -> None:
        """Count a chunk at once, whole or not at all, so that a run may be broken off at any time."""
        self.of(done.case.game).add(done.seen)
        if self._path:
            new = self._path.with_name(f"{self._path.name}.new")
            plain = {game: seen.plain() for game, seen in self._seen.items()}
            new.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
            new.replace(self._path)


def report(game: str, seen: Seen) -> Iterator[str]:
    """What was counted of a game in all runs, and what never was."""
    yield f"\n{game}: {seen.answers} answers in {seen.playouts} playouts, {seen.failures} failures"
    for ending, times in seen.endings.most_common():
        yield f"  ended {times} times: {ending}"
    yield f"  never told: {', '.join(never_told(game, seen)) or 'nothing'}"
    yield f"  never named: {', '.join(never_named(game, seen)) or 'nothing'}"
    for (event, kind), missing in gaps(game, seen).items():
        yield f"  {event} never named of the kind {kind}: {', '.join(missing)}"


Job = tuple[Case, str, int, int]


def jobs_of(
    game: str, seed: str, answers: int, unlike: AbstractSet[tuple[str, str]] = frozenset()
) -> Iterator[Job]:
    """The chunks of a game: so many answers spread evenly over cases that cover its options and players.

    None of them has a setting in `unlike`.
    """
    covered = covering(list(_played_without(unlike, game)), seed)
    for number, case in enumerate(covered):
        share = answers // len(covered) + (number < answers % len(covered))
        for chunk, first in enumerate(range(0, share, CHUNK)):
            yield case, seed, chunk, min(CHUNK, share - first)


def _played_without(unlike: AbstractSet[tuple[str, str]], game: str) -> Iterator[Case]:
    return (case for case in cases_of(game) if not unlike & _said(case.chosen))


def _settings(game: str | None) -> set[tuple[str, str]]:
    """The settings of the options of a game, as they are typed; none of no game."""
    return {setting for case in (cases_of(game) if game else ()) for setting in _said(case.chosen)}


def _said(chosen: Iterable[tuple[str, object]]) -> set[tuple[str, str]]:
    return {(key, str(choice)) for key, choice in chosen}


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with what was typed."""

    @override
    def error(self, message: str) -> NoReturn:
        """End with 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def _some(typed: str) -> int:
    """A number of things of which there must be one."""
    if not typed.isdecimal() or int(typed) < 1:
        raise argparse.ArgumentTypeError(f"{typed!r} is not a whole number of 1 or more")
    return int(typed)


def _setting(typed: str) -> tuple[str, str]:
    """An option of a game, and one of its choices."""
    key, _, choice = typed.partition("=")
    if not key or not choice:
        raise argparse.ArgumentTypeError(
            f"{typed!r} is not an option and its choice, as KEY=CHOICE"
        )
    return key, choice


def _run(jobs: Sequence[Job], workers: int, counts: Counts) -> list[Done]:
    """Play all the chunks, or those that are done when the run is broken off."""
    done: list[Done] = []
    started = time.monotonic()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ProcessPoolExecutor(workers, initializer=_heedless) as pool:
        try:
            for future in as_completed([pool.submit(run_chunk, *job) for job in jobs]):
                one = future.result()
                done.append(one)
                counts.add(one)
                for failure in one.failures:
                    sys.stdout.write(f"\n{failure}\n")
                left = (time.monotonic() - started) / len(done) * (len(jobs) - len(done))
                sys.stdout.write(f"\r{len(done)}/{len(jobs)} chunks, about {left:.0f} s left   ")
                sys.stdout.flush()
        except KeyboardInterrupt:
            sys.stdout.write("\nbroken off\n")
            pool.shutdown(cancel_futures=True)
    return done


def _heedless() -> None:
    """A chunk that was begun is played to its end: only who gives them out is interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _table(done: Sequence[Done]) -> None:
    sys.stdout.write(f"\n{'case':<44}{'playouts':>9}{'answers':>10}{'failures':>9}\n")
    for case in sorted({str(one.case) for one in done}):
        mine = [one for one in done if str(one.case) == case]
        numbers = [
            sum(one.playouts for one in mine),
            sum(one.answers for one in mine),
            sum(len(one.failures) for one in mine),
        ]
        sys.stdout.write(f"{case:<44}{numbers[0]:>9}{numbers[1]:>10}{numbers[2]:>9}\n")


if __name__ == "__main__":
    sys.exit(main())
