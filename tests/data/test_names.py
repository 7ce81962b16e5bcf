from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

import pytest

import data
from data.catalogues import Catalogue, catalogue, languages
from engines.caylus.content import read
from engines.conqueror.content import read as read_conqueror
from engines.conqueror.ids import DISTRICTS, INDEPENDENTS, PLACES, STANDARD, TYPES
from engines.core import Text, say
from engines.mesopotamia.content import read as read_mesopotamia
from engines.mesopotamia.content.board import Terrain
from engines.mesopotamia.ids import (
    ACTIONS,
    EVENTS,
    GLYPHS,
    GOODS,
    LEVELS,
    PIECES,
    RIVERS,
    STAR,
)
from engines.mesopotamia.preview.actions import says
from engines.tadmor.content import Content as Tadmor
from engines.tadmor.content import describe
from engines.tadmor.content import read as read_tadmor
from engines.tadmor.ids import KINDS, MARKS, RESOURCES
from engines.tadmor.words import MISSION, shared

LONGEST_EFFECT = 100
"""Discord shows no longer description on an option of a menu."""

LONGEST_TILE = 14
"""The head of a tile on the picture has room for no more."""

LONGEST_SHORT = 24
"""An upgrade on the picture of the board of Tadmor has room for no more."""

EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


def keys(game: str, tables: Mapping[str, str]) -> Iterator[str]:
    content = data.load(game)
    for table, word in tables.items():
        for row in content[table]:
            yield f"{game}-{word}-{row['id'].replace('_', '-')}"


@dataclass(frozen=True)
class Names:
    """How a game names what is in its tables: `acting` things have an effect, `plain` ones have none.

    Both give the word in the keys for each table. `others` are named, but stand in no table.
    """

    acting: Mapping[str, str]
    plain: Mapping[str, str]
    others: tuple[str, ...]
    effects: Callable[[Catalogue], dict[str, str]]


FORTUNA = {
    name: name.removesuffix("s") for name in ("actions", "favours", "buildings", "privileges")
}
FORTUNA_GOODS = ("grain", "water", "wine", "coin", "centurion", "priestess", "die")
CAYLUS = {"tiles": "building", "specials": "building"}
CAYLUS_MARKS = ("blue", "red", "green", "orange", "black")
CAYLUS_AMOUNTS = (
    *(f"cube-{cube}" for cube in ("food", "wood", "stone", "cloth", "gold", "any", "no-gold")),
    *("deniers", "points", "favours"),
)


TADMOR = {"missions": "mission"}
TADMOR_PLAIN = {f"{name}s": name for name in ("part", "pile", "good")}
TADMOR_AMOUNTS = (
    *(f"resource-{name}" for name in (*RESOURCES, "any", "basic", "basic-short")),
    *(f"piece-{kind}" for kind in KINDS),
    *("points", "levels", "goods"),
)


CONQUEROR = {"upgrades": "upgrade", "chronicles": "chronicle"}
CONQUEROR_PLAIN = {
    "heroes": "hero",
    "tactics": "tactic",
    "elites": "elite",
    "modes": "mode",
    "factions": "faction",
}


MESOPOTAMIA = {f"{name}s": name for name in ("empire", "area", "garden", "trade", "quest")}
MESOPOTAMIA |= {"dice": "colour"}
MESOPOTAMIA_OTHERS = (
    *(f"action-{action}" for action in ACTIONS),
    *(f"technology-{action}-{level}" for action in ACTIONS for level in LEVELS),
    *(f"card-{event}" for event in EVENTS),
    *(f"choice-{event}-{number}" for event in EVENTS for number in (1, 2)),
    *(f"terrain-{terrain}" for terrain in get_args(Terrain)),
    *(f"river-{river}" for river in RIVERS),
    *(f"face-{face}" for face in (*GLYPHS, STAR)),
    *(f"goods-{good}" for good in GOODS),
    *(f"{form}-{piece}" for form in ("a", "pieces") for piece in PIECES),
)


def tadmor() -> Tadmor:
    return read_tadmor(data.load("tadmor"))


def tadmor_names() -> Iterator[str]:
    """The messages that name upgrades, spaces and regions, as their rows say."""
    names = tadmor().names
    spaces = (text.args["name"] for text in names.places.values())
    for text in (*names.titles.values(), *spaces, *names.regions.values()):
        if isinstance(text, Text) and "given" not in text.key:
            yield text.key.removeprefix("tadmor-")


def fortuna_effects(words: Catalogue) -> dict[str, str]:
    numbers = ("n", "per", "vp", "cap", "extra", "choice", "cost", "first", "second", "third")
    arguments = dict.fromkeys((*numbers, "coins", "grain", "wine"), 3)
    effects = (f"{key}-effect" for key in keys("fortuna", FORTUNA))
    return {key: words.format(key, arguments) for key in effects}


def caylus_effects(words: Catalogue) -> dict[str, str]:
    texts = read(data.load("caylus")).effects.values()
    return {text.key: say(text, words, str) for text in texts}


def tadmor_lines(content: Tadmor) -> Iterator[Text]:
    yield from (describe.upgrade_effect(content, name) for name in content.upgrades)
    yield from (describe.mission_effect(content, name) for name in content.missions)
    for era in content.eras:
        yield from (describe.space_effect(content, name, era) for name in content.spaces)


def tadmor_effects(words: Catalogue) -> dict[str, str]:
    return {text.key: say(text, words, str) for text in tadmor_lines(tadmor())}


def conqueror_effects(words: Catalogue) -> dict[str, str]:
    lines = read_conqueror(data.load("conqueror")).lines
    found = (*lines.upgrades.values(), *lines.chronicles.values(), *lines.powers.values())
    return {text.key: say(text, words, str) for text in found}


def mesopotamia_effects(words: Catalogue) -> dict[str, str]:
    rows = read_mesopotamia(data.load("mesopotamia")).technologies.values()
    return {row.id: say(says(row), words, str) for row in rows}


GAMES = {
    "fortuna": Names(
        FORTUNA,
        {"sides": "side"},
        tuple(f"good-{good}" for good in FORTUNA_GOODS),
        fortuna_effects,
    ),
    "caylus": Names(
        CAYLUS,
        {"sections": "section", "lines": "line"},
        (
            *(f"mark-{mark}" for mark in CAYLUS_MARKS),
            *("provost", "bailiff", "building-castle", "building-bridge"),
        ),
        caylus_effects,
    ),
    "tadmor": Names(
        TADMOR,
        TADMOR_PLAIN,
        (
            *(f"mark-{mark}" for mark in MARKS),
            *(f"resource-{name}" for name in RESOURCES),
            *(f"piece-{kind}" for kind in KINDS),
            *sorted(set(tadmor_names())),
        ),
        tadmor_effects,
    ),
    "conqueror": Names(
        CONQUEROR,
        CONQUEROR_PLAIN,
        (
            *(f"place-{place.replace('_', '-')}" for place in PLACES["large"]),
            *(f"district-{kind}" for kind in DISTRICTS),
            *(f"type-{kind}" for kind in TYPES),
            *(f"class-{kind}" for kind in STANDARD),
            f"faction-{INDEPENDENTS}",
        ),
        conqueror_effects,
    ),
    "mesopotamia": Names(
        {},
        MESOPOTAMIA,
        tuple(other.replace(".", "-") for other in MESOPOTAMIA_OTHERS),
        mesopotamia_effects,
    ),
}
EACH_GAME = pytest.mark.parametrize("game", GAMES)


def all_names(game: str) -> Iterator[str]:
    names = GAMES[game]
    yield from keys(game, names.acting)
    yield from keys(game, names.plain)
    yield from (f"{game}-{other}" for other in names.others)


@EACH_LANGUAGE
@EACH_GAME
def test_everything_has_a_name(game: str, lang: str) -> None:
    words = catalogue(lang)
    assert [key for key in (f"{game}-name", *all_names(game)) if not words.has(key)] == []


@EACH_LANGUAGE
@EACH_GAME
def test_everything_that_acts_has_an_effect(game: str, lang: str) -> None:
    words = catalogue(lang)
    acting = [f"{key}-effect" for key in keys(game, GAMES[game].acting)]
    assert [key for key in acting if not words.has(key)] == []
    assert set(acting) <= GAMES[game].effects(words).keys()


@EACH_LANGUAGE
@EACH_GAME
def test_effects_fit_an_option(game: str, lang: str) -> None:
    effects = GAMES[game].effects(catalogue(lang))
    assert {
        key: text for key, text in effects.items() if not 10 < len(text) <= LONGEST_EFFECT
    } == {}


@EACH_LANGUAGE
@EACH_GAME
def test_no_two_things_of_a_kind_share_a_name(game: str, lang: str) -> None:
    words = catalogue(lang)
    of_kind: dict[str, list[str]] = {}
    for key in all_names(game):
        of_kind.setdefault(key.split("-")[1], []).append(words.format(key, {"n": 1}))
    assert {kind: texts for kind, texts in of_kind.items() if len(set(texts)) < len(texts)} == {}


@EACH_LANGUAGE
@pytest.mark.parametrize("what", CAYLUS_AMOUNTS)
def test_an_amount_in_caylus_says_how_many(what: str, lang: str) -> None:
    for n in (1, 2, 12):
        assert catalogue(lang).format(f"caylus-{what}", {"n": n}).startswith(f"{n} ")


@EACH_LANGUAGE
def test_every_building_of_caylus_has_a_short_name_for_the_picture(lang: str) -> None:
    words = catalogue(lang)
    short = {key: words.format(key) for key in keys("caylus", dict.fromkeys(CAYLUS, "tile"))}
    assert [key for key, text in short.items() if text == key or len(text) > LONGEST_TILE] == []


@EACH_LANGUAGE
def test_the_short_names_of_players_buildings_in_caylus_differ(lang: str) -> None:
    built = [row["id"] for row in data.load("caylus")["tiles"] if "cost" in row]
    names = [catalogue(lang).format(f"caylus-tile-{id_.replace('_', '-')}") for id_ in built]
    assert len(set(names)) == len(names) > 20


@EACH_LANGUAGE
@pytest.mark.parametrize("what", TADMOR_AMOUNTS)
def test_an_amount_in_tadmor_says_how_many(what: str, lang: str) -> None:
    for n in (1, 2, 12):
        assert catalogue(lang).format(f"tadmor-{what}", {"n": n}).startswith(f"{n} ")


@EACH_LANGUAGE
def test_every_line_of_tadmor_tells_its_numbers(
    lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    content, words = tadmor(), Catalogue(lang)
    told = [say(text, words, str) for text in tadmor_lines(content)]
    assert [line for line in told if "{" in line or "  " in line or line.endswith("-effect")] == []
    assert caplog.records == []


@EACH_LANGUAGE
def test_every_upgrade_of_tadmor_is_told_in_a_few_words(lang: str) -> None:
    content, words = tadmor(), catalogue(lang)
    short = {
        name: say(describe.upgrade_short(content, name), words, str) for name in content.upgrades
    }
    assert {name: text for name, text in short.items() if not 5 < len(text) <= LONGEST_SHORT} == {}


@EACH_LANGUAGE
def test_names_in_tadmor_show_the_ids_that_are_printed(lang: str) -> None:
    content, words = tadmor(), catalogue(lang)
    shown = {
        **{name: content.names.upgrades[name] for name in content.upgrades},
        **{name: MISSION[name] for name in content.missions},
        **{name: content.names.places[name] for name in (*content.spaces, "i47")},
    }
    for name, title in shown.items():
        assert say(title, words, str).startswith(f"{name.upper()} ")


@EACH_LANGUAGE
def test_what_the_next_piece_of_tadmor_requires_is_told_with_its_numbers(lang: str) -> None:
    content, words = tadmor(), catalogue(lang)
    fifth = say(describe.requirement(content, "camel", 5), words, str)
    assert [int(word) for word in fifth.replace(",", " ").split() if word.isdigit()] == [
        10,
        4,
        5,
        2,
    ]
    assert say(describe.requirement(content, "ship", 4), words, str).startswith("2 ")


def test_what_does_not_differ_in_tadmor_is_said_once() -> None:
    content = tadmor()
    assert describe.upgrade_effect(content, "i5") is describe.upgrade_effect(content, "i5")
    private = describe.space_effect(content, "i47", 3)
    assert private is describe.upgrade_effect(content, "i47")


@EACH_LANGUAGE
def test_what_is_waited_for_in_tadmor_has_a_name_for_each_family(lang: str) -> None:
    names = (
        "upgrades",
        "rare.grey",
        "rare.red",
        "temples",
        "missions",
        "tower.0",
        "tower.3",
        "own.1",
    )
    said = [say(shared(name), catalogue(lang), str) for name in names]
    assert len(set(said)) == len(said) - 2
    assert said[-1] == catalogue(lang).format("core-shared")
