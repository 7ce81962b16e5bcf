"""Standing orders: the list, what can be ordered, and under which condition."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from discord import ButtonStyle

from bot import limits
from bot.domain.match import MatchInfo, Status
from bot.domain.orders import Order, When, group_of, options_of
from bot.text import fit
from bot.text.orders import rule_told
from bot.text.words import SeatName, Words, match_name
from bot.ui.click import MatchClick
from bot.ui.clicks import orders as clicks
from bot.ui.clicks.queue import QueueClick
from bot.ui.controls import Control, button, entry, menu
from bot.ui.digest import token_of
from bot.ui.message import MessageBuilder
from bot.ui.paging import SIZE, by_group, leaves
from engines.core import Choose, Decision, Option, Routine, Text

P = ParamSpec("P")
DEFAULT = "=default"
"""Stands in custom_ids for the safe answer of a question."""
HERE, EVERYWHERE = "m", "g"
"""Where an order holds: in one match, or in all of a game."""
MENUS = 4
"""How many menus of options stand below each other."""
STRANGER = SeatName("…", "")
"""Stands for a player where no match is spoken of."""


@dataclass(frozen=True, slots=True)
class OrderDraft:
    """An order in the making: of which kind of question, what, and where it holds."""

    match: str
    kind: str
    what: str
    where: str = HERE

    def click(
        self,
        kind: Callable[Concatenate[str, str, str, str, P], MatchClick],
        *of: P.args,
        **named: P.kwargs,
    ) -> MatchClick:
        """A click about it. of: the further fields of its kind."""
        return kind(self.match, token_of(self.kind), self.what, self.where, *of, **named)


def of_nobody(words: Words) -> Words:
    """The same words where a text may name players, but no match is spoken of."""
    return Words(words.catalogue, [STRANGER] * limits.SELECT_OPTIONS)


# --- the list -------------------------------------------------------------------------------------


def orders_message(
    words: Words, info: MatchInfo | None, orders: Sequence[Order], note: str = ""
) -> MessageBuilder:
    """Somebody's standing orders; if a match is meant, those of it and of its game come first."""
    builder = MessageBuilder(asks=("orders",)).say(f"## {words('orders-title')}")
    if note:
        builder.say(f"**{note.replace('**', '')}**")
    match = "" if info is None else info.id
    here = [one for one in orders if info is not None and one.match_id == info.id]
    rest = sorted(
        (one for one in orders if one not in here),
        key=lambda one: info is not None and _distance(info, one),
    )
    if here and info is not None:
        builder.say(_section(words("orders-here", name=match_name(info.name)), here, words))
    for some in _by_game(rest):  # a text each, since a message has room for few
        parts = (
            _section(title, of_it, of_nobody(words)) for title, of_it in _by_place(words, some)
        )
        builder.say("\n".join(parts))
    if not orders:
        builder.say(words("orders-none"))
    _revoking(builder, words, match, [*here, *rest])
    if info is not None and info.status is Status.RUNNING:
        builder.row(
            button(words("orders-new"), clicks.NewOrderClick(match), ButtonStyle.primary),
            button(words("orders-queue"), QueueClick(match)),
        )
    return builder.small(words("orders-private"))


def _distance(info: MatchInfo, order: Order) -> int:
    """How far an order is from a match: it holds there, in another match of the game, in another game."""
    if order.game != info.game:
        return 2
    return 0 if order.match_id in (None, info.id) else 1


def _by_game(orders: Iterable[Order]) -> list[list[Order]]:
    found: dict[str, list[Order]] = {}
    for one in orders:
        found.setdefault(one.game, []).append(one)
    return list(found.values())


def _by_place(words: Words, orders: Iterable[Order]) -> list[tuple[str, list[Order]]]:
    """Orders of a game by the match they are for, each with its title."""
    found: dict[str | None, list[Order]] = {}
    for one in orders:
        found.setdefault(one.match_id, []).append(one)
    return [(_place(words, some[0]), some) for some in found.values()]


def _place(words: Words, order: Order) -> str:
    """Where an order holds, in words."""
    key = "orders-everywhere" if order.match_id is None else "orders-elsewhere"
    return words(key, game=words.game(order.game), match=match_name(order.match_name))


def _section(title: str, orders: Iterable[Order], words: Words) -> str:
    return "\n".join([f"**{title}**", *(f"- {told(one, words)}" for one in orders)])


def told(order: Order, words: Words) -> str:
    """An order in words."""
    return rule_told(order.game, order.rule, words)


def plain(line: str) -> str:
    """A line without markup, for a label."""
    return line.replace("*", "").replace("\\", "")


def _revoking(builder: MessageBuilder, words: Words, match: str, orders: Sequence[Order]) -> None:
    """Menus to revoke orders by; those of other places say which, since they may read alike."""
    for at, some in enumerate(fit.pages(orders, SIZE)[:MENUS]):
        if some:
            entries = [
                entry(
                    plain(told(one, of_nobody(words))),
                    str(one.id),
                    "" if match and one.match_id == match else plain(_place(words, one)),
                )
                for one in some
            ]
            click = clicks.RevokeClick(match, at)
            builder.row(menu(click, entries, words("orders-revoke"), 1, len(entries)))


# --- a new one ------------------------------------------------------------------------------------


def new_order(
    words: Words, info: MatchInfo, known: Mapping[str, Decision], routines: Sequence[Routine]
) -> MessageBuilder:
    """What an order can be about: a routine of the game, or a question met in the match."""
    builder = (
        MessageBuilder(asks=("orders",))
        .say(f"### {words('orders-new')}")
        .say(words("orders-explained"))
    )
    if routines:
        entries = [entry(words(f"{info.game}-routine-{one.key}"), one.key) for one in routines]
        builder.row(menu(clicks.PickRoutineClick(info.id), entries[:SIZE], words("orders-routine")))
    kinds = [*known.items()]
    for at, some in enumerate(fit.pages(kinds, SIZE)[:MENUS]):
        if some:
            entries = [
                entry(words.plain(one.topic), token_of(kind), words.plain(one.prompt))
                for kind, one in some
            ]
            builder.row(menu(clicks.OrderKindClick(info.id, at), entries, words("orders-kind")))
    if not known:
        builder.say(words("orders-kind-none"))
    return builder.row(_back(words, info.id))


def answers_message(
    words: Words, match: str, kind: str, decision: Decision, window: int = 0
) -> MessageBuilder:
    """What an order can answer to a kind of question."""
    builder = MessageBuilder(asks=("orders",)).say(f"### {words.plain(decision.topic)}")
    builder.say(words("orders-last-asked", prompt=words.say(decision.prompt)))
    options = decision.options if isinstance(decision, Choose) else []
    found = [leaf for leaf in leaves(options, words) if leaf.options]
    shown = found[window * MENUS : (window + 1) * MENUS]
    for at, leaf in enumerate(shown, window * MENUS):
        entries = [entry(words.plain(one.label), one.id) for one in leaf.options]
        placeholder = leaf.label or words("orders-answer")
        builder.row(
            menu(clicks.OrderWhatClick(match, token_of(kind), f"l{at}"), entries, placeholder)
        )
    builder.row(*_turning(words, match, kind, window, -(-len(found) // MENUS)))
    default = clicks.OrderWhatClick(match, token_of(kind), DEFAULT, HERE)
    return builder.row(button(words("orders-take-default"), default), _back(words, match))


def _turning(words: Words, match: str, kind: str, window: int, windows: int) -> list[Control]:
    return [
        button(words(label), clicks.OrderTurnClick(match, token_of(kind), at))
        for label, at in (("bot-earlier", window - 1), ("bot-further", window + 1))
        if 0 <= at < windows
    ]


def conditions(
    words: Words, info: MatchInfo, wish: OrderDraft, decision: Decision
) -> MessageBuilder:
    """When and where an order holds."""
    builder = MessageBuilder(asks=("orders",)).say(f"### {words.plain(decision.topic)}")
    chosen = next((one for one in options_of(decision) if one.id == wish.what), None)
    answer = words("orders-default") if chosen is None else words.say(chosen.label)
    builder.say(words("orders-chosen", answer=answer))
    builder.row(*_places(words, info, wish))
    held = [
        button(words("orders-when-always"), wish.click(clicks.OrderSetClick, When.ALWAYS.value))
    ]
    if chosen is not None:
        held.insert(
            0,
            button(
                words("orders-when-offered"), wish.click(clicks.OrderSetClick, When.OFFERED.value)
            ),
        )
    held.append(
        button(words("orders-when-alone"), wish.click(clicks.OrderSetClick, When.ALONE.value))
    )
    builder.row(*held)
    groups = groups_of(words, decision, wish.what)[:SIZE]
    if groups:
        labels = [label or words("orders-no-group") for _, label in groups]
        entries = [entry(label, str(at)) for at, label in enumerate(labels)]
        click = wish.click(clicks.OrderGroupsClick, When.ALONE.value)
        builder.row(menu(click, entries, words("orders-when-groups"), 1, len(entries)))
    return builder.row(_back(words, info.id))


def routine_message(words: Words, info: MatchInfo, key: str) -> MessageBuilder:
    """Where a routine holds."""
    builder = MessageBuilder(asks=("orders",)).say(f"### {words(f'{info.game}-routine-{key}')}")
    here = words("orders-for-here", name=info.name)
    there = words("orders-for-everywhere", game=words.game(info.game))
    builder.row(
        button(here, clicks.SetRoutineClick(info.id, key, HERE), ButtonStyle.primary),
        button(there, clicks.SetRoutineClick(info.id, key, EVERYWHERE)),
    )
    return builder.row(_back(words, info.id))


def sure_message(
    words: Words, wish: OrderDraft, label: Text, when: When, groups: int
) -> MessageBuilder:
    """The second question before an order that will answer what cannot be taken back."""
    builder = MessageBuilder(asks=("orders",)).say(words("orders-sure", answer=words.say(label)))
    yes = wish.click(clicks.OrderSureClick, when.value, f"{groups:x}")
    return builder.row(
        button(words("bot-panel-yes"), yes, ButtonStyle.success), _back(words, wish.match)
    )


def groups_of(words: Words, decision: Decision, but: str) -> list[tuple[Option, str]]:
    """The groups of the other options, each with an option of it and its name, "" for none."""
    others = [one for one in options_of(decision) if one.id != but]
    found: dict[str, tuple[Option, str]] = {}
    for label, members in by_group(others, words):
        for one in members:
            found.setdefault(group_of(one), (one, label))
    return list(found.values())


def _places(words: Words, info: MatchInfo, wish: OrderDraft) -> list[Control]:
    """Where it holds: what is chosen is highlighted, the other is a click away."""
    named = {
        HERE: words("orders-for-here", name=info.name),
        EVERYWHERE: words("orders-for-everywhere", game=words.game(info.game)),
    }
    return [
        button(
            label,
            clicks.OrderWhatClick(wish.match, token_of(wish.kind), wish.what, where),
            ButtonStyle.primary if where == wish.where else ButtonStyle.secondary,
            disabled=where == wish.where,
        )
        for where, label in named.items()
    ]


def _back(words: Words, match: str) -> Control:
    return button(words("bot-panel-back"), clicks.OrdersClick(match))
