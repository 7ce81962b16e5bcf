"""One player's own table: tactics and heroes with what they do, what can be paid, where there is danger."""

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engines.conqueror.ids import DISTRICT, PROJECT, SIEGE, UPGRADE
from engines.conqueror.preview import heroes as hiring
from engines.conqueror.preview.market import is_closed, next_wares
from engines.conqueror.preview.threats import Threat, threats
from engines.conqueror.scoring import lines
from engines.conqueror.state import Conqueror, total
from renderer.conqueror.battle_words import so_far_lines
from renderer.conqueror.effects import hero_name, project_effect, tactic_effect
from renderer.conqueror.heading import draw_plate, phase_words
from renderer.conqueror.palette import STRIP
from renderer.conqueror.reading import ConquerorView, mark_of
from renderer.conqueror.signs import fort_sign
from renderer.conqueror.table import (
    POWERS,
    SIZES,
    board_lines,
    draw_banner,
    draw_cards,
    draw_heroes,
    paragraphs,
)
from renderer.conqueror.text_board import secret_lines
from renderer.conqueror.texts import district, named, project, tactic, upgrade
from renderer.core import own_table
from renderer.core.box import Box
from renderer.core.canvas import Canvas
from renderer.core.own_table import Panel
from renderer.core.palette import CANNOT, INK, MUTED
from renderer.core.telling import capital, listed
from renderer.core.text import SMALLEST
from renderer.core.words import Words

LEFT, RIGHT, TOP, BOTTOM = 24, 900, 206, 1176
HEROES = Box(916, 206, 1776, 596)
MEANS = Box(916, 612, 1776, 890)
SECRETS = Box(916, 906, 1776, 1176)
MEANS_ALONE = Box(916, 612, 1776, 1176)
"""What coins can buy, where there is nothing secret to show below it."""
ROW, FEWEST, THREAT_ROW = 58, 4, 52
"""Height of a kind of tactics; for how many there is always room; height of a threat."""
MOST_TACTICS = 520
"""Height of all tactics together at most."""
MOST_THREATS = 3
BATTLE_SIZES = (30, 27, *SIZES)
"""Sizes of paragraphs about a battle, which may have few or many lines."""
POINT_SIZES = (38, 32, *SIZES)
"""Sizes of points, of which there are few."""
THREATS_X, THREAT_WIDTH, ORIGIN_PITCH = 318, 182, 22


def paint_hand(view: ConquerorView, words: Words, seat: int) -> Image.Image:
    """The private picture of a seat, from that seat's own view."""
    own_table.own(view, seat)
    state = view.state
    end = POWERS.y0 - 16 if state.destiny else BOTTOM
    tactics_box, danger_box = boxes(len({card.face[:-3] for card in state.nations[seat].hand}), end)
    if _is_done(view, seat):
        return _paint_end(view, words, seat, tactics_box, danger_box)
    secrets = list(secret_lines(view, words, seat, cards=False))
    means_box = MEANS if secrets else MEANS_ALONE
    panels = [
        Panel(tactics_box, "conqueror-picture-tactics", 600),
        Panel(danger_box, "" if state.battle else "conqueror-picture-danger", 800),
        Panel(HEROES, "conqueror-picture-heroes", 800),
        Panel(means_box, f"conqueror-picture-{'points' if is_closed(state) else 'means'}", 800),
        *_secrets_panel(secrets),
    ]
    canvas = _canvas(view, words, seat, panels)
    _tactics(canvas, words, state, seat, tactics_box)
    sizes = POINT_SIZES if is_closed(state) else SIZES
    paragraphs(canvas, means_box, prospects(view, words, seat), sizes)
    paragraphs(canvas, SECRETS, secrets)
    if state.battle is None:
        _danger(canvas, words, state, seat, danger_box)
    else:  # what is in danger cannot be told while armies fight
        name = words("conqueror-picture-battle", place=named(words, state.battle.target))
        own_table.heading(canvas, danger_box, name, 800)
        paragraphs(canvas, danger_box, list(so_far_lines(words, state)), BATTLE_SIZES)
    return canvas.image


def _paint_end(view: ConquerorView, words: Words, seat: int, upper: Box, lower: Box) -> Image.Image:
    """What a seat for which all is over has, and its points: it buys nothing, and nobody attacks it."""
    state = view.state
    cards = "cards-projects" if state.destiny else "cards"
    secrets = list(secret_lines(view, words, seat, cards=False))
    points_box = MEANS if secrets else MEANS_ALONE
    panels = [
        Panel(upper, "conqueror-picture-tactics", 600),
        Panel(lower, f"conqueror-picture-{cards}", 800),
        Panel(HEROES, "conqueror-picture-heroes", 800),
        Panel(points_box, "conqueror-picture-points", 800),
        *_secrets_panel(secrets),
    ]
    canvas = _canvas(view, words, seat, panels)
    _tactics(canvas, words, state, seat, upper)
    draw_cards(canvas, words, state, state.nations[seat], lower)
    if state.nations[seat].out:
        _nothing(canvas, capital(words("picture-out")), points_box)
    paragraphs(canvas, points_box, point_lines(words, state, seat), POINT_SIZES)
    paragraphs(canvas, SECRETS, secrets)
    return canvas.image


def _secrets_panel(secrets: Sequence[str]) -> list[Panel]:
    """The panel of what the seat alone knows, if there is anything."""
    return [Panel(SECRETS, "conqueror-picture-secrets", 800)] if secrets else []


def _canvas(view: ConquerorView, words: Words, seat: int, panels: Sequence[Panel]) -> Canvas:
    """The ground with title, turn plate, whose table it is, and its heroes."""
    state = view.state
    if state.destiny:
        panels = [*panels, Panel(POWERS, "conqueror-picture-board", 800)]
    canvas = own_table.canvas(words.catalogue.lang, STRIP, tuple(panels))
    moment = " · ".join(phase_words(words, view))
    own_table.title(canvas, words, seat, words("conqueror-picture-game"), moment, STRIP)
    draw_plate(canvas, words, view)
    draw_banner(canvas, words, state, seat)
    draw_heroes(canvas, words, state, state.nations[seat], HEROES)
    if state.destiny:
        paragraphs(canvas, POWERS, board_lines(words, state, seat))
    return canvas


def point_lines(words: Words, state: Conqueror, seat: int) -> list[str]:
    """What a seat has points for, none for those who are out."""
    if state.nations[seat].out:
        return []
    return [
        words("conqueror-picture-points-for", what=words.said(one.reason), n=one.points)
        for one in lines(state, seat)
    ]


def boxes(kinds: int, end: float = BOTTOM) -> tuple[Box, Box]:
    """The panels of so many kinds of tactics, and of what is in danger below them, down to an end."""
    high = min(MOST_TACTICS, max(FEWEST, kinds) * ROW)
    edge = TOP + 76 + high
    return Box(LEFT, TOP, RIGHT, edge), Box(LEFT, edge + 16, RIGHT, end)


def _tactics(canvas: Canvas, words: Words, state: Conqueror, seat: int, box: Box) -> None:
    """Each kind of battle tactics in hand, how many, and what it does."""
    nation, dark = state.nations[seat], mark_of(state, seat).dark
    own = Counter(card.face.partition(".")[0] for card in nation.hand)
    kinds = [kind for kind in state.content.tactics if own[kind]]
    if not kinds:
        _nothing(canvas, words("conqueror-picture-no-tactics"), box)
    pitch = min(ROW, (box.height - 70) / max(1, len(kinds)))
    for number, kind in enumerate(kinds):
        y = box.y0 + 62 + (number + 0.5) * pitch
        canvas.icon("card_back", box.x0 + 40, y, (pitch * 0.62, pitch * 0.84), dark)
        name = tactic(words, kind)
        canvas.text(box.x0 + 74, y, name, "bold", 25, INK, width=230)
        if own[kind] > 1:
            copies = f"{own[kind]} \N{MULTIPLICATION SIGN}"
            canvas.text(box.x0 + 312, y, copies, "hero", 27, INK, width=50)
        left, wide = box.x0 + 366, box.width - 384
        effect = canvas.broken(tactic_effect(words, state, kind), "text", 22, wide)
        top = y - 12 if len(effect) > 1 else y
        canvas.lines(left, top, " ".join(effect), wide, size=22, fill=MUTED, pitch=24, most=2)


def _nothing(canvas: Canvas, told: str, box: Box) -> None:
    canvas.text(box.x0 + 20, box.y0 + 88, told, "aside", 25, MUTED, width=box.width - 40)


def _offered(words: Words, what: str, n: int, effect: str = "") -> str:
    """Something with its price, and what it brings where that is not known by heart."""
    key = "offered" if effect else "priced"
    return words(f"conqueror-picture-{key}", what=what, n=n, effect=effect)


def _is_done(view: ConquerorView, seat: int) -> bool:
    """Whether the match is over, or is for this seat."""
    return view.over or view.state.nations[seat].out


def prospects(view: ConquerorView, words: Words, seat: int) -> list[str]:
    """What coins can buy; once nothing can be bought any more, what there are points for."""
    shown = point_lines if _is_done(view, seat) or is_closed(view.state) else means_lines
    return shown(words, view.state, seat)


def means_lines(words: Words, state: Conqueror, seat: int) -> list[str]:
    """What the coins it has now would pay a seat: districts, upgrades, heroes, special units."""
    nation = state.nations[seat]
    free = [ware for ware in next_wares(state, seat) if ware.why is None]
    found = []
    boards = {DISTRICT: district, UPGRADE: upgrade}
    if state.destiny:
        boards[PROJECT] = project
    for board, name in boards.items():
        some = []
        for ware in free:
            kind, _, one = ware.id.partition(".")
            if kind == PROJECT == board:
                effect = project_effect(words, state, one)
                some.append(_offered(words, name(words, one), ware.price.coins, effect))
            elif kind == board:
                some.append(_offered(words, name(words, one), ware.price.coins))
        found.append(words(f"conqueror-picture-means-{board}", what=listed(words, some)))
    hired = [
        words("conqueror-picture-priced", what=hero_name(words, state, hero), n=price)
        for hero in hiring.for_sale(state, seat)
        for price in [hiring.hero_price(state, seat, hero)]
        if price <= nation.coins
    ]
    found.append(words("conqueror-picture-means-hero", what=listed(words, hired)))
    if hiring.elite_can_be_recruited(state, seat):
        price = hiring.elite_price(state, seat)
        key = "can" if price <= nation.coins else "cannot"
        found.append(words(f"conqueror-picture-means-elite-{key}", n=price))
    if nation.barracks.get(SIEGE):
        price = hiring.engine_price(state)
        key = "can" if price <= nation.coins else "cannot"
        key = key if state.forts(seat, "great") else "nowhere"
        found.append(words(f"conqueror-picture-means-engine-{key}", n=price))
    return found


def shown_of(number: int, room: int) -> int:
    """How many of so many are shown in so much room; the last place tells of the rest."""
    return number if number <= room else room - 1


def _danger(canvas: Canvas, words: Words, state: Conqueror, seat: int, box: Box) -> None:
    """Own territories next to foreign armies: what stands there, and who could come."""
    found = threats(state, seat)
    if not found:
        _nothing(canvas, words("conqueror-picture-no-danger"), box)
    room = int((box.height - 74) // THREAT_ROW)
    shown = shown_of(len(found), room)
    if shown < len(found):
        told = words("conqueror-picture-more-in-danger", n=len(found) - shown)
        y = box.y0 + 62 + (shown + 0.5) * THREAT_ROW
        canvas.text(box.x0 + 60, y, told, "aside", 25, MUTED, width=box.width - 80)
    for number, (place, some) in enumerate(list(found.items())[:shown]):
        y = box.y0 + 62 + (number + 0.5) * THREAT_ROW
        own = total(state.lands[place].army.units)
        sign = fort_sign(state, place)
        if sign is not None:
            canvas.icon(sign.icon, box.x0 + 36, y, 34, *sign.arguments)
        canvas.text(box.x0 + 60, y, named(words, place), "bold", 25, INK, width=184)
        canvas.text(box.x0 + 268, y, own, "hero", 30, INK, "middle", 44)
        canvas.icon("swords", box.x0 + 300, y, 34)
        _threats(canvas, words, state, place, some, y)


def _threats(
    canvas: Canvas, words: Words, state: Conqueror, target: str, some: Sequence[Threat], y: float
) -> None:
    """Whose armies could come to a territory, how many units, and from where; some by ship."""
    own = total(state.lands[target].army.units)
    shown = shown_of(len(some), MOST_THREATS)
    if shown < len(some):
        told = words("conqueror-picture-more-threats", n=len(some) - shown)
        x = LEFT + THREATS_X + shown * THREAT_WIDTH
        canvas.text(x + 8, y, told, "aside", 25, MUTED, width=THREAT_WIDTH - 12)
    near = state.near(target)
    for place, one in enumerate(some[:shown]):
        x = LEFT + THREATS_X + place * THREAT_WIDTH
        canvas.icon("piece", x + 18, y, 34, mark_of(state, one.seat))
        if one.origin not in near:  # they would be carried
            canvas.icon("docked", x + 8, y + 12, 20, 1, 0)
        ink = CANNOT if one.number > own else INK
        canvas.text(x + 38, y, one.number, "hero", 28, ink, width=36)
        left = x + 40 + canvas.width(one.number, "hero", 28)
        _origin(canvas, named(words, one.origin), left + 4, y + 1, x + THREAT_WIDTH - 2 - left)


def _origin(canvas: Canvas, name: str, x: float, y: float, width: float) -> None:
    """Where an army would come from, on two lines where one is too narrow."""
    top = y - ORIGIN_PITCH / 2 if len(canvas.broken(name, "text", SMALLEST, width)) > 1 else y
    canvas.lines(x, top, name, width, size=SMALLEST, fill=MUTED, pitch=ORIGIN_PITCH, most=2)
