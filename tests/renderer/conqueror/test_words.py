"""What Conqueror's pictures show, in words: changes, descriptions, text board, reports."""

import re
from collections.abc import Callable

import pytest

from data.catalogues import catalogue
from engines.conqueror.ids import UPGRADES
from engines.conqueror.preview.odds import so_far
from engines.conqueror.preview.threats import threats
from engines.conqueror.scoring import lines
from engines.conqueror.state import Conqueror, Stack
from engines.core.text import say
from renderer.conqueror.battle_words import so_far_lines
from renderer.conqueror.hand import means_lines, point_lines, prospects
from renderer.conqueror.heading import how_won, phase_words
from renderer.conqueror.signs import fort_sign
from renderer.conqueror.table import state_lines
from renderer.core.picture import Painter
from renderer.core.words import words
from tests.renderer.captions import LONG_NAMES, NAMES
from tests.renderer.conqueror import states
from tests.renderer.conqueror.pictures import each_language, names
from tests.renderer.conqueror.sentences import sentences
from tests.renderer.conqueror.states import STATES, caption, view
from tests.renderer.trails import since

Make = Callable[[], Conqueror]
each_position = pytest.mark.parametrize("make", STATES.values(), ids=STATES)


def test_a_mark_s_colour_agrees_in_spanish_with_its_shape(paints: Painter) -> None:
    alt = paints.describe(view(states.later()), caption("es"))
    assert "(cruz negra)" in alt
    assert "(triángulo rojo)" in alt


def test_a_description_tells_of_the_battle_and_what_changed(paints: Painter) -> None:
    trail = since(view(states.later()), 0)
    alt = paints.describe(view(states.fighting()), caption(), trail)
    sentences(alt)
    assert "Bram attacks the Atlantic Ocean from" in alt
    assert " 1: " in alt


@each_language
@each_position
def test_a_text_board_says_everything_in_words(paints: Painter, make: Make, lang: str) -> None:
    game = make()
    text = paints.text_board(view(game), caption(lang, names(game)))
    assert "conqueror-" not in text
    said = words(caption(lang, names(game)))
    assert all(name in text for name in names(game))
    for place in game.lands:
        assert said(f"conqueror-place-{place.replace('_', '-')}") in text


@each_language
def test_an_own_table_tells_of_the_battle_while_armies_fight(paints: Painter, lang: str) -> None:
    game = states.fighting()
    assert game.battle is not None
    seat = game.battle.attacker
    attack, defence = so_far(game)
    found = [*so_far_lines(words(caption(lang)), game)]
    assert [one for one in found if one.endswith(f": {attack.total}")]
    assert [one for one in found if one.endswith(f": {defence.total}")]
    assert found[0] in paints.hand(view(game, seat), caption(lang), seat).alt


def test_an_own_table_counts_points_once_nothing_can_be_bought(paints: Painter) -> None:
    game, said = states.later(), words(caption())
    assert prospects(view(game, 0), said, 0) == means_lines(said, game, 0)
    game.round, game.phase = 10, "campaign"
    assert prospects(view(game, 0), said, 0) == point_lines(said, game, 0)
    assert point_lines(said, game, 0)[0] in paints.hand(view(game, 0), caption(), 0).alt


@each_language
def test_what_is_bought_before_the_first_round_is_not_called_like_the_round(lang: str) -> None:
    game = states.opening(3, "conquest")
    game.round, game.phase = 0, "purchases"
    top, bottom = phase_words(words(caption(lang)), view(game))
    assert {"en": "Before round 1", "es": "Antes de la ronda 1"}[lang] == top
    assert {"en": "First purchases", "es": "Primeras compras"}[lang] == bottom


def test_a_text_board_tells_what_the_reader_alone_knows(paints: Painter) -> None:
    text = paints.text_board(view(states.planning(), 1), caption())
    for line in ("Your battle tactics: ", "Your plan: recruit", "You have seen of Dmitri: "):
        assert line in text
    assert "Your plan" not in paints.text_board(view(states.planning()), caption())


@each_language
@pytest.mark.parametrize("make", [states.planning, states.finished])
def test_a_lost_capital_and_the_end_are_told_as_changes(
    paints: Painter, make: Make, lang: str
) -> None:
    game = make()
    before = states.opening(len(game.nations), game.mode)
    found = paints.changes(since(view(before), 0), view(game))
    assert len({change.place for change in found}) == len(found)
    for change in found:
        told = say(change.text, catalogue(lang), lambda seat: NAMES[seat])
        assert told.endswith(".")
        assert "conqueror-" not in told


def test_policies_are_told_as_changes(paints: Painter) -> None:
    before, now = states.opening(4), states.opening(4)
    rome = now.nations[0]
    rome.agent, rome.space, rome.upgrades = "trade.egypt", 2, ["discipline"]
    rome.coins += 3
    found = paints.changes(since(view(before), 0), view(now))
    assert {change.place for change in found} == {
        "cards/0",
        "agent/trade.egypt",
        "track/2",
        "stock/0",
    }


@each_language
def test_a_report_tells_both_sides_and_what_came_of_it(paints: Painter, lang: str) -> None:
    now = view(states.reported())
    for one in paints.reports(now):
        sentences(paints.report(now, caption(lang, LONG_NAMES), one.key).alt)
    text = paints.text_board(now, caption())
    for part in (
        "Attack by Bram from the Ionian Sea: 8 cavalry +16",
        "124 in all",
        "Bram conquers Athens.",
        "Carmen retreats to Macedonia.",
        "Volley of Ebba: 5, 2; 1 hit.",
        "The defence holds Syria for Ebba.",
    ):
        assert part in text
    assert "goes back" not in text  # those who attacked Syria are all dead


def test_a_side_that_the_volley_leaves_without_units_is_told_as_it_came(paints: Painter) -> None:
    game = states.reported()
    assert not game.reports[1].attack.units
    alt = paints.report(view(game), caption(), "battle-8").alt
    assert "Attack by Dmitri from Palestina: 1 infantry." in alt


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "1 infantry and 2 archers, 3 infantry (reinforcement) and Free Men (Farid)."),
        ("es", "1 Infantería y 2 Arqueros, 3 Infanterías (refuerzo) y Hombres Libres (Farid)."),
    ],
)
def test_a_volley_that_decides_a_battle_is_told_with_the_reinforcements_and_no_strength(
    paints: Painter, lang: str, told: str
) -> None:
    alt = paints.report(view(states.reported()), caption(lang), "battle-8").alt
    assert told in alt
    assert "0 in all" not in alt
    assert "0 en total" not in alt


def test_what_volley_and_melee_cost_the_same_army_is_told_as_one_loss(paints: Painter) -> None:
    game = states.reported()
    lost = game.reports[1].lost
    lost.append(Stack(lost[0].seat, lost[0].place, {"infantry": 2, "elite": 1}))
    alt = paints.report(view(game), caption(), "battle-8").alt
    assert "Dmitri: 3 infantry and 1 elite unit (Palestina)." in alt
    assert alt.count("(Palestina)") == 1


@pytest.mark.parametrize(("lang", "told"), [("en", "(reinforcement)"), ("es", "(refuerzo)")])
def test_a_main_player_s_own_reinforcement_is_told_as_one(
    paints: Painter, lang: str, told: str
) -> None:
    game = states.reported()
    side = game.reports[0].attack
    assert (side.counts[0].key, side.counts[0].seat) == ("cavalry", side.seat)
    for helps in (False, True):
        side.counts[0].helps = helps
        assert (told in paints.report(view(game), caption(lang), "battle-7").alt) == helps


def test_reports_name_their_battles(paints: Painter) -> None:
    told = [
        (one.key, say(one.title, catalogue("en"), lambda seat: NAMES[seat]))
        for one in paints.reports(view(states.reported()))
    ]
    assert told == [
        ("battle-7", "Battle 7: Alps"),
        ("battle-8", "Battle 8: Syria"),
        ("battle-9", "Battle 9: Athens"),
    ]


def test_who_has_won_by_forts_or_as_the_last_one_has_not_won_by_points() -> None:
    game, said = states.finished(6), words(caption())
    assert how_won(said, game) == ""
    game.ended, game.champions = "forts", [1]
    assert how_won(said, game) == f"wins with {len(game.forts(1))} forts"
    game.champions = [1, 2]
    assert how_won(said, game) == "", "points have decided between them"
    game.ended, game.champions = "last", [1]
    assert how_won(said, game) == "is the last one left"


def test_a_battle_is_reported_only_once_it_is_over(paints: Painter) -> None:
    assert list(paints.reports(view(states.fighting()))) == []


def test_those_who_may_not_attack_are_no_danger() -> None:
    game = states.later()
    place, some = next(iter(threats(game, 0).items()))
    game.nations[some[0].seat].partners = [0]
    assert some[0] not in threats(game, 0).get(place, [])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_upgrade_has_a_short_name_and_one_for_low_strips(lang: str) -> None:
    for one in UPGRADES:
        for form in ("upgrade", "brief"):
            assert catalogue(lang).has(f"conqueror-picture-{form}-{one.replace('_', '-')}")


def test_what_a_player_has_planned_is_told_once(paints: Painter) -> None:
    game = states.planning()
    game.nations[2].plan = ["surplus.crete.infantry.1", "hero.leonidas"]
    lines = paints.text_board(view(game, 2), caption()).splitlines()
    plan = next(line for line in lines if line.startswith("Your plan"))
    assert plan.count("Leonidas") == 1
    assert "1 infantry" in plan


@pytest.mark.parametrize(
    ("lang", "gone"), [("en", "can buy|Districts: |attacked"), ("es", "puedes pagar")]
)
def test_the_own_table_of_a_match_that_is_over_counts_points_instead_of_prices(
    paints: Painter, lang: str, gone: str
) -> None:
    game = states.finished(5)
    alt = paints.hand(view(game, 0), caption(lang, names(game)), 0).alt
    assert not re.search(gone, alt)
    for one in lines(game, 0):
        reason = say(one.reason, catalogue(lang), lambda seat: NAMES[seat])
        assert f"{reason}: {one.points}." in alt


@each_language
def test_the_own_table_of_somebody_out_tells_no_prices(paints: Painter, lang: str) -> None:
    game = states.opening(6)
    price = words(caption(lang))("conqueror-picture-means-hero", what="").strip()
    assert price in paints.hand(view(game, 0), caption(lang), 0).alt
    game.nations[0].out = True
    assert price not in paints.hand(view(game, 0), caption(lang), 0).alt


@each_language
def test_the_table_of_somebody_out_tells_no_income(paints: Painter, lang: str) -> None:
    game = states.opening(6)
    said = words(caption(lang))
    income = said("conqueror-text-income", n=5).split(":")[0]
    assert any(one.startswith(income) for one in state_lines(said, game, 0))
    game.nations[0].out = True
    assert not any(one.startswith(income) for one in state_lines(said, game, 0))


@each_language
def test_after_the_end_no_table_tells_an_income(lang: str) -> None:
    game = states.finished(5)
    said = words(caption(lang))
    income = said("conqueror-text-income", n=5).split(":")[0]
    assert not any(one.startswith(income) for one in state_lines(said, game, 0))


def test_a_single_unit_is_told_as_one(paints: Painter) -> None:
    game = states.opening()
    for place in game.held(0):
        game.lands[place].army.clear()
    game.lands[game.held(0)[0]].army.fresh = {"cavalry": 1}
    assert "; 1 unit, food for " in paints.hand(view(game, 0), caption(), 0).alt


def test_a_capital_stays_one_when_a_temporary_capital_has_to_move_there(paints: Painter) -> None:
    game = states.opening()
    nation = game.nations[0]
    nation.temporary = nation.capital
    sign = fort_sign(game, nation.capital)
    assert sign is not None
    assert sign.icon == "capital_fort"
    told = words(caption())
    name = told(f"conqueror-place-{nation.capital}")
    text = paints.text_board(view(game), caption())
    assert told("conqueror-text-capital", place=name) in text
    assert told("conqueror-text-temporary-capital", place=name) not in text
