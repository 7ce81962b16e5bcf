"""What is in the boxes of Mesopotamia."""

from collections import Counter
from statistics import mean

import pytest

from data.tables import SOURCES
from engines.mesopotamia.content import Effect
from engines.mesopotamia.ids import (
    ACTIONS,
    BASE,
    BOXES,
    COLOURS,
    EMPIRES,
    GLYPHS,
    LAND,
    LEVELS,
    MOVABLE,
    STAR,
)
from tests.engines.mesopotamia.box import CONTENT, SHIPPED
from tests.rulebook import rule

EACH_EMPIRE = pytest.mark.parametrize("empire", EMPIRES)


def worth(goods: dict[str, int]) -> int:
    """Of goods, if a tablet is two."""
    return sum(number * (2 if good == "tablet" else 1) for good, number in goods.items())


# --- the boxes ------------------------------------------------------------------------------


def test_every_row_says_where_it_comes_from() -> None:
    assert {row["source"] for rows in SHIPPED.values() for row in rows} <= {*SOURCES}


@pytest.mark.parametrize(
    ("table", "each"),
    [
        ("empires", (4, 2, 2)),
        ("combat_cards", (26, 6, 6)),
        ("events", (30, 6, 6)),
        ("quests", (18, 6, 6)),
        ("gardens", (15, 5, 5)),
        ("trades", (20, 8, 8)),
    ],
)
def test_so_many_are_in_each_box(table: str, each: tuple[int, ...]) -> None:
    """MES-35.1."""
    found = Counter(row["box"] for row in SHIPPED[table])
    assert tuple(found[box] for box in BOXES) == each


def test_every_box_brings_event_tokens_of_each_terrain() -> None:
    found = Counter[tuple[str, str]]((row.box, row.terrain) for row in CONTENT.events.values())
    assert [found[BASE, one] for one in ("plain", "mountain", "desert")] == [12, 8, 10]
    assert all(found[box, one] == 2 for box in BOXES[1:] for one in ("plain", "mountain", "desert"))


def test_an_empire_has_15_pieces_that_move_and_as_many_others() -> None:
    copies = {name: row.copies for name, row in CONTENT.pieces.items()}
    assert copies == {
        **dict.fromkeys(("spearman", "archer", "ship", "wall", "settlement"), 3),
        **dict.fromkeys(("horseman", "chariot", "ram"), 2),
        "ziggurat": 6,
        "garden": 5,
    }
    assert sum(copies[name] for name in MOVABLE) == 15 == CONTENT.level(8).units
    assert CONTENT.limits.amphorae == 6


# --- empires --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("empire", "cards"),
    [
        *(("sumerian", 23), ("akkadian", 23), ("babylonian", 23), ("elamite", 23)),
        *(("assyrian", 23), ("hittite", 24), ("mari", 18), ("eblaite", 23)),
    ],
)
def test_an_empire_has_so_many_civilisation_cards(empire: str, cards: int) -> None:
    """MES-4: a card is missing for each technology that begins at level 2."""
    assert sum(row.empire == empire for row in CONTENT.technologies.values()) == cards
    assert cards == 24 - sum(level - 1 for level in CONTENT.empires[empire].levels.values())


@pytest.mark.parametrize(
    ("empire", "action"),
    [
        ("sumerian", "research"),
        ("akkadian", "warfare"),
        ("babylonian", "grow"),
        ("elamite", "gather"),
        ("assyrian", "explore"),
        ("eblaite", "build"),
    ],
)
def test_most_empires_begin_with_one_technology_at_level_2(empire: str, action: str) -> None:
    levels = CONTENT.empires[empire].levels
    assert levels == {**dict.fromkeys(ACTIONS, 1), action: 2}


@rule("MES-4.6", "MES-4.7")
def test_hittites_begin_with_none_and_mari_with_all() -> None:
    assert {*CONTENT.empires["hittite"].levels.values()} == {1}
    assert {*CONTENT.empires["mari"].levels.values()} == {2}


def test_empires_begin_with_this_besides() -> None:
    rows = CONTENT.empires
    assert {name: row.goods for name, row in rows.items() if row.goods} == {
        "sumerian": {"tablet": 1},
        "akkadian": {"knuckle": 1},
    }
    assert {name for name, row in rows.items() if row.unit != "spearman"} == {"akkadian"}
    assert rows["akkadian"].unit == "archer"
    assert {name: row.ziggurat for name, row in rows.items() if row.ziggurat} == {"sumerian": 1}
    assert [name for name, row in rows.items() if row.outpost] == ["elamite"]
    assert [name for name, row in rows.items() if row.ship] == ["eblaite"]
    assert [name for name, row in rows.items() if row.reroll] == ["hittite"]


@rule("MES-3.2", "MES-3.3")
def test_seals_are_stacked_like_this_at_the_start() -> None:
    """From top to bottom."""
    rows = CONTENT.empires
    events = sorted(rows, key=lambda name: (-rows[name].event_space, rows[name].event_place))
    population = sorted(
        rows, key=lambda name: (-rows[name].population, rows[name].population_place)
    )
    assert events == [
        *("assyrian", "akkadian", "elamite", "sumerian"),
        *("babylonian", "hittite", "mari", "eblaite"),
    ]
    assert population == [
        *("babylonian", "sumerian", "elamite", "akkadian"),
        *("eblaite", "mari", "hittite", "assyrian"),
    ]
    assert {name: row.event_space for name, row in rows.items() if row.event_space > 1} == {
        "assyrian": 2
    }
    assert {name: row.population for name, row in rows.items() if row.population > 1} == {
        "babylonian": 2
    }


# --- technologies and dice ------------------------------------------------------------------


def test_there_are_180_civilisation_cards() -> None:
    assert len(CONTENT.technologies) == 180


@rule("MES-17.2", "MES-18.2")
@EACH_EMPIRE
def test_higher_technologies_never_give_less(empire: str) -> None:
    """MES-9.2."""
    for action in ACTIONS:
        rows = [
            CONTENT.technology(empire, action, level)
            for level in LEVELS
            if level >= CONTENT.empires[empire].levels[action]
        ]
        for field in ("activations", "objects", "tablets", "discoveries", "sources", "knuckles"):
            values = [getattr(row, field) for row in rows]
            assert values == sorted(values)
        assert [row.food for row in rows] == sorted([row.food for row in rows], reverse=True)
        assert [row.steps for row in rows] == sorted(row.steps for row in rows)


def test_technologies_give_what_the_rules_say_of_them() -> None:
    """MES-9.2, MES-14.2, MES-14.5."""
    of = CONTENT.technology
    assert [of("babylonian", "explore", level).activations for level in (1, 2)] == [1, 2]
    assert [of("babylonian", "research", level).tablets for level in (1, 4)] == [1, 4]
    assert of("babylonian", "research", 3).discoveries == 2


@rule("MES-8.9")
def test_a_first_technology_asks_for_its_own_glyph_and_others_for_two() -> None:
    own = dict(
        zip(("explore", "build", "research", "gather", "warfare", "grow"), GLYPHS, strict=False)
    )
    for row in CONTENT.technologies.values():
        if row.level == 1:
            assert row.glyphs == [own[row.action]]
        else:
            assert len(row.glyphs) == 2


def test_the_two_glyphs_of_a_technology_are_on_dice_of_different_colours() -> None:
    colour = {face: name for name, row in CONTENT.dice.items() for face in row.faces}
    for row in CONTENT.technologies.values():
        assert len({colour[glyph] for glyph in row.glyphs}) == len(row.glyphs)


@rule("MES-8.9")
def test_every_die_has_one_star_and_three_glyphs_of_its_own() -> None:
    assert tuple(CONTENT.dice) == COLOURS
    seen = Counter[str]()
    for row in CONTENT.dice.values():
        assert sorted(Counter(row.faces).values()) == [1, 1, 2, 2]
        assert row.faces.count("star") == 1
        seen.update({*row.faces})
    assert seen == {**dict.fromkeys(GLYPHS, 1), STAR: 3}


# --- pieces, tracks, numbers ----------------------------------------------------------------


@rule("MES-17.3")
def test_units_have_these_levels_speeds_and_powers() -> None:
    """MES-9.1, MES-25.2."""
    rows = [CONTENT.pieces[unit] for unit in LAND]
    assert [row.level for row in rows] == [1, 2, 3, 4]
    assert [row.speed for row in rows] == [1, 1, 2, 2]
    assert [row.power for row in rows] == [1, 2, 3, 4]
    assert all(row.cost == {"wood": 1} for row in rows)
    assert CONTENT.pieces["ship"].speed == 3


def test_each_unit_beats_another_and_a_chariot_all_others() -> None:
    """MES-20.9, AMB-30."""
    assert {unit: CONTENT.pieces[unit].beats for unit in LAND} == {
        "spearman": ["horseman"],
        "archer": ["spearman"],
        "horseman": ["archer"],
        "chariot": ["spearman", "archer", "horseman"],
    }


@pytest.mark.parametrize(
    ("piece", "level", "cost"),
    [
        ("wall", 1, {"stone": 2}),
        ("ziggurat", 1, {"stone": 1, "clay": 1}),
        ("ram", 2, {"stone": 1, "wood": 1}),
        ("ship", 2, {"wood": 2}),
        ("settlement", 3, {"stone": 1, "wood": 1, "clay": 1, "food": 1}),
        ("garden", 4, None),
    ],
)
def test_these_things_are_built(piece: str, level: int, cost: dict[str, int] | None) -> None:
    """MES-12.2."""
    row = CONTENT.pieces[piece]
    assert (row.action, row.level, row.cost) == ("build", level, cost)


def test_two_goods_of_the_start_pay_a_ziggurat_level_and_leave_a_unit() -> None:
    start = dict.fromkeys(("stone", "wood", "clay", "food"), CONTENT.limits.starting_goods)
    for piece in ("ziggurat", "spearman"):
        for good, number in (CONTENT.pieces[piece].cost or {}).items():
            start[good] -= number
    assert min(start.values()) == 0


@rule("MES-27.8", "MES-27.9")
def test_the_population_track_allows_so_many_units_and_ziggurat_levels() -> None:
    rows = CONTENT.population.values()
    assert [row.units for row in rows] == [2, 4, 6, 8, 10, 12, 14, 15]
    assert [row.ziggurat for row in rows] == [1, 2, 3, 4, 5, 6, 6, 6]


@rule("MES-27.10")
def test_places_on_the_tracks_are_worth_9_6_and_3() -> None:
    assert CONTENT.places == [9, 6, 3]


def test_the_numbers_of_the_game() -> None:
    limits = CONTENT.limits
    assert (limits.quests_dealt, limits.quests_kept) == (4, 3)
    assert (limits.solo_quests_dealt, limits.solo_quests_kept) == (3, 2)
    assert (limits.rerolls, limits.reroll_tablets) == (3, 1)
    assert (limits.conversion_clay, limits.discovery_tablets) == (2, 1)
    assert (limits.ship_knuckles, limits.tribe_knuckles, limits.fatigue) == (1, 2, 1)
    assert (limits.event_spaces, limits.event_rounds) == (15, 6)
    assert (limits.refused_unit, limits.refused_settlement) == (1, 1)
    assert (limits.quest_points, limits.settlement_points, limits.area_points) == (2, 1, 1)


# --- the market and the Gardens -------------------------------------------------------------


@rule("MES-3.4", "MES-5.1", "MES-5.2")
@pytest.mark.parametrize(
    ("players", "filled"),
    [(2, "1a 2a 2b 3a 4a 4b"), (3, "1a 1b 2a 2b 3a 3b 4a 4b 4c"), (4, None), (5, None), (6, None)],
)
def test_so_many_slots_of_the_trade_section_have_a_token(players: int, filled: str | None) -> None:
    """MES-35.2."""
    found = CONTENT.slots_used(players)
    wanted = [".".join(slot) for slot in filled.split()] if filled else list(CONTENT.slots)
    assert found == wanted


def test_three_slots_ask_for_a_ship() -> None:
    """MES-16.3."""
    assert [slot for slot, row in CONTENT.slots.items() if row.ship] == ["2.c", "3.b", "4.b"]
    assert [CONTENT.slots[slot].level for slot in ("1.a", "2.c", "4.b")] == [1, 2, 4]


def test_trade_tokens_gain_more_the_higher_their_level() -> None:
    """In the mean of what they gain, a tablet being two, and of their points."""
    of_level = [[row for row in CONTENT.trades.values() if row.level == level] for level in LEVELS]
    gains = [mean(worth(row.gain) - worth(row.pay) for row in rows) for rows in of_level]
    points = [mean(row.points for row in rows) for rows in of_level]
    assert gains == sorted(gains)
    assert points == sorted({*points})
    assert points[0] == 0


def test_every_box_has_trade_tokens_of_each_level() -> None:
    found = Counter[tuple[str, int]]((row.box, row.level) for row in CONTENT.trades.values())
    assert all(found[box, level] == (5 if box == BASE else 2) for box in BOXES for level in LEVELS)


@rule("MES-3.8")
def test_every_box_has_garden_tiles_of_each_level() -> None:
    found = Counter[tuple[str, int]]((row.box, row.level) for row in CONTENT.gardens.values())
    assert all(
        found[box, level] == (3 if box == BASE else 1) for box in BOXES for level in range(1, 6)
    )


def test_higher_garden_tiles_are_worth_more() -> None:
    points = [
        {row.points for row in CONTENT.gardens.values() if row.level == n} for n in range(1, 6)
    ]
    assert points == [{3, 4}, {4, 5}, {5, 6}, {7, 8}, {9, 10}]


# --- combat cards ---------------------------------------------------------------------------


@rule("MES-3.11")
def test_each_unit_has_a_deck_of_its_own() -> None:
    assert [len(CONTENT.deck(unit, [BASE])) for unit in LAND] == [8, 8, 5, 5]
    assert [len(CONTENT.deck(unit, BOXES)) for unit in LAND] == [12, 12, 7, 7]


@pytest.mark.parametrize(
    ("card", "printed", "slots"),
    [
        ("spearman.01", (0, 1, 0), [3, 2, 1]),
        ("spearman.03", (1, 1, 0), [2, 2, 1]),
        ("spearman.07", (2, 0, 1), [2, 2, 1]),
        ("spearman.08", (2, 1, 0), [2, 1, 1]),
        ("archer.01", (1, 1, 0), [2, 2, 1]),
        ("archer.05", (2, 0, 0), [2, 2, 1]),
        ("archer.06", (2, 0, 0), [2, 2, 1]),
        ("horseman.01", (2, 1, 0), [2, 2, 2]),
        ("chariot.03", (2, 2, 1), [2, 1, 1]),
        ("chariot.05", (4, 0, 0), [2, 2, 1]),
    ],
)
def test_the_cards_of_the_examples(card: str, printed: tuple[int, ...], slots: list[int]) -> None:
    """MES-EX12, MES-EX20, MES-T13."""
    row = CONTENT.combat_cards[card]
    assert (row.printed, row.slots) == (printed, slots)


def test_printed_strength_follows_the_power_of_units() -> None:
    means = []
    for unit in LAND:
        cards = [CONTENT.combat_cards[card].strength for card in CONTENT.deck(unit, [BASE])]
        means.append(sum(cards) / len(cards))
    assert means == [1, 1.5, 2, 3]


# --- events and quests ----------------------------------------------------------------------


def test_the_village_with_ancient_wisdom() -> None:
    """MES-EX16."""
    protect, raid = CONTENT.events["desert.1"].options
    assert (protect.mode, protect.steps, protect.income) == ("rounds", 3, "tablet")
    assert protect.effects == [
        Effect(kind="settlement"),
        Effect(kind="discover", action="research"),
    ]
    assert (raid.mode, raid.income, raid.effects) == ("rounds", "food", [Effect(kind="quest")])


def test_the_oasis_of_palms() -> None:
    """MES-T20."""
    row = CONTENT.events["desert.7"]
    assert (row.points, [one.mode for one in row.options]) == (4, ["points", "instant"])


def test_options_advance_as_far_as_their_kind_says() -> None:
    """MES-26.4 to MES-26.6."""
    steps = {"instant": 1, "points": 2, "rounds": 3}
    for row in CONTENT.events.values():
        assert all(option.steps == steps[option.mode] for option in row.options)
