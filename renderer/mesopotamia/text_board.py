"""The whole board of Mesopotamia as plain text: all that the picture shows."""

from collections.abc import Iterator, Sequence

from engines.mesopotamia.ids import ACTIONS, COMBAT, GUARDIANS, TEAM
from engines.mesopotamia.preview.quests import fulfilled, needs
from engines.mesopotamia.scoring import result
from engines.mesopotamia.state import Die, Mesopotamia, Realm, Running
from engines.mesopotamia.words import (
    action_name,
    choice_name,
    colour_name,
    event_name,
    face_name,
    garden_name,
    quest_name,
    trade_name,
)
from renderer.core import telling
from renderer.core.palette import SYMBOLS
from renderer.core.telling import listed
from renderer.core.words import Words
from renderer.mesopotamia.foot import EVENT_TRACK, POPULATION_TRACK, needs_of, track
from renderer.mesopotamia.heading import phase_words
from renderer.mesopotamia.house_texts import house_lines
from renderer.mesopotamia.reading import MesopotamiaView, blocked, closed, mark_of
from renderer.mesopotamia.texts import (
    amount,
    courses,
    here,
    lands,
    marked,
    named,
    purse,
    stands,
)


def text_board(view: MesopotamiaView, words: Words) -> str:
    """Everything the picture shows, line by line."""
    return telling.blocks(_blocks(view, words))


def _blocks(view: MesopotamiaView, words: Words) -> Iterator[list[str]]:
    state = view.state
    yield list(head_lines(view, words))
    if view.over:
        yield list(standing_lines(view, words))
    elif state.order:
        yield [order_line(words, state), *fight_lines(words, state)]
    if view.seat is not None:
        yield list(quest_lines(words, state, view.seat))
    for realm in state.realms:
        yield list(_seat_lines(words, state, realm.seat))
    if lines := list(house_lines(words, state)):
        yield lines
    yield [*track_lines(words, state), garden_line(words, state)]
    yield list(trade_lines(words, state))
    yield list(land_lines(words, state))


def head_lines(view: MesopotamiaView, words: Words) -> Iterator[str]:
    """Game, match, round and phase; who is awaited and for what."""
    yield from telling.head_lines(
        view,
        words,
        words("mesopotamia-name"),
        phase_words(words, view),
        lambda seat: marked(words, view.state, seat),
    )


def order_line(words: Words, state: Mesopotamia) -> str:
    """In which order all take their turns."""
    names = listed(words, [words.name(seat) for seat in state.order])
    return words("mesopotamia-text-order", names=names)


def fight_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """Where they still fight, in order."""
    if state.phase == COMBAT and state.combats:
        places = listed(words, [named(words, place) for place in state.combats])
        yield words("mesopotamia-text-fights", places=places)


def standing_lines(view: MesopotamiaView, words: Words) -> Iterator[str]:
    """What everybody has; at the end, their places."""
    state = view.state
    if not view.over:
        yield from (stands(words, state, realm.seat) for realm in state.realms)
        return
    final = result(state)
    yield from telling.final_lines(words, final, lambda seat: marked(words, state, seat))
    if state.mode == TEAM and final.tie_break is not None:
        yield words.said(final.tie_break)  # by places and points alone nobody sees why


def _seat_lines(words: Words, state: Mesopotamia, seat: int) -> Iterator[str]:
    """Who it is, what the strip and the board of its empire tell, and where its pieces are."""
    mark = mark_of(state, seat)
    yield f"{SYMBOLS[mark.shape]} {stands(words, state, seat)}"
    yield purse(words, state, seat)
    yield from realm_lines(words, state, seat)
    yield from lands(words, state, seat)


def realm_lines(words: Words, state: Mesopotamia, seat: int) -> Iterator[str]:
    """Technologies, of those whom the rules play only the automaton's, and all else that a seat holds."""
    realm = state.realms[seat]
    if not realm.house or state.automaton is not None:
        yield _technologies(words, realm)
    yield from holding_lines(words, state, seat)


def holding_lines(words: Words, state: Mesopotamia, seat: int) -> Iterator[str]:
    """Dice, actions taken, ships, amphorae and parts of the Hanging Gardens.

    Those whom the rules play have a ziggurat but no dice on it.
    """
    realm = state.realms[seat]
    if realm.house:
        if realm.ziggurat:
            yield telling.capital(words("mesopotamia-need-ziggurat", n=realm.ziggurat))
    else:
        yield from _turn_lines(words, realm)
    if ships := state.ships_of(seat):
        yield words("mesopotamia-text-ships", where=courses(words, ships))
    if tokens := [token for token, owner in state.claims.items() if owner == seat]:
        told = [words.said(trade_name(token)) for token in tokens]
        yield words("mesopotamia-text-amphorae", what=listed(words, told))
    if realm.tiles:
        told = [words.said(garden_name(tile)) for tile in realm.tiles]
        yield words("mesopotamia-text-tiles", what=listed(words, told))


def _technologies(words: Words, realm: Realm) -> str:
    levels = [
        words(
            "mesopotamia-text-level", name=words.said(action_name(action)), n=realm.levels[action]
        )
        for action in ACTIONS
    ]
    return words("mesopotamia-text-technologies", what=listed(words, levels))


def _turn_lines(words: Words, realm: Realm) -> Iterator[str]:
    """The dice of a person, and the actions taken this turn."""
    if realm.dice:
        dice = [_die(words, die) for die in realm.dice]
        yield words("mesopotamia-text-dice", what=listed(words, dice))
    if realm.used:
        taken = [words.said(action_name(action)) for action in realm.used]
        yield words("mesopotamia-text-used", what=listed(words, taken))


def _die(words: Words, die: Die) -> str:
    told = words(
        "mesopotamia-die",
        colour=words.said(colour_name(die.colour)),
        face=words.said(face_name(die.face or "none")),
    )
    return words("mesopotamia-text-spent", die=told) if die.spent else told


def quest_lines(words: Words, state: Mesopotamia, seat: int) -> Iterator[str]:
    """The quests of a seat as far as its reader knows them, and which are fulfilled as things stand."""
    hand = [quest for quest in state.realms[seat].hand if quest in state.content.quests]
    met = fulfilled(state, seat, hand)
    for quest in hand:
        key = "met" if quest in met else "open"
        name, told = words.said(quest_name(quest)), words.said(needs(state, quest))
        yield words(f"mesopotamia-text-quest-{key}", name=name, needs=told)


def track_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """Where everybody is on both tracks, whoever is ahead first."""
    for name in (EVENT_TRACK, POPULATION_TRACK):
        on = track(state, name)
        told = [
            words("mesopotamia-text-level", name=words.name(seat), n=on.space(seat))
            for seat in on.order()
        ]
        yield words(f"mesopotamia-text-{name}", what=listed(words, told))


def garden_line(words: Words, state: Mesopotamia) -> str:
    """The part of the Hanging Gardens that can be built next."""
    if state.tile is None:
        return words("mesopotamia-text-garden-none", n=state.built)
    row = state.content.gardens[state.tile]
    if state.mode == GUARDIANS:
        return words(
            "mesopotamia-text-garden-wave",
            n=state.built,
            name=words.said(garden_name(state.tile)),
            points=row.points,
        )
    return words(
        "mesopotamia-text-garden",
        n=state.built,
        name=words.said(garden_name(state.tile)),
        cost=amount(words, row.cost),
        needs=needs_of(words, state, state.tile),
        points=row.points,
    )


def trade_lines(words: Words, state: Mesopotamia) -> Iterator[str]:
    """The trade tokens: what is paid and gained, and whose amphora lies there."""
    for slot, token in state.market.items():
        row = state.content.trades[token]
        name, owner = words.said(trade_name(token)), state.claims.get(token)
        if owner is not None:
            name = words("mesopotamia-text-amphora", name=words.name(owner), trade=name)
        told = words(
            "mesopotamia-text-trade",
            level=row.level,
            name=name,
            pay=amount(words, row.pay),
            gain=amount(words, row.gain),
            points=row.points,
        )
        ship = state.content.slots[slot].ship
        yield words("mesopotamia-text-needs-ship", trade=told) if ship else told


def _running(words: Words, state: Mesopotamia, one: Running) -> str:
    """An event that pays each round: whom, what, and for which time."""
    option = state.content.events[one.event].options[one.option - 1]
    return words(
        "mesopotamia-text-running",
        name=words.said(choice_name(one.event, one.option)),
        who=words.name(one.seat),
        goods=amount(words, {str(option.income): 1}),
        n=one.die,
        rounds=state.content.limits.event_rounds,
    )


def land_lines(
    words: Words, state: Mesopotamia, areas: Sequence[str] | None = None
) -> Iterator[str]:
    """Areas with whatever is there, those where nothing is in one line; without `areas`, all of them."""
    empty, shut = [], closed(state)
    for area in state.grounds if areas is None else areas:
        ground = state.grounds[area]
        found = here(words, ground)
        if ground.shown is not None:
            row = state.content.events[ground.shown]
            name = words.said(event_name(ground.shown))
            found.append(words("mesopotamia-text-shown", name=name, n=row.points))
        if ground.running is not None:
            found.append(_running(words, state, ground.running))
        if found:
            yield words("mesopotamia-text-land", place=named(words, area), units="; ".join(found))
        elif area not in shut:
            empty.append(named(words, area))
    if empty:
        yield words("mesopotamia-text-empty", places=listed(words, empty))
    tokens = [named(words, area) for area, one in state.grounds.items() if one.token]
    if areas is None and tokens:
        yield words("mesopotamia-text-tokens", places=listed(words, tokens))
    barred = [named(words, area) for area in blocked(state) if areas is None or area in areas]
    if barred:
        yield words("mesopotamia-text-blocked", places=listed(words, barred))
    if areas is None and shut:
        yield words(
            "mesopotamia-text-closed", places=listed(words, [named(words, one) for one in shut])
        )
