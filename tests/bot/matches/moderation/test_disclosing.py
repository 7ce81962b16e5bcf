"""What people are handed of their data: all that names them, and nothing of what others know or keep."""

import json

from bot.storage import Storage
from engines.core.log import Answered
from tests.bot.matches.moderation.erasing import QUIRIN, busied, over
from tests.bot.matches.play.waiting import until_secret
from tests.bot.matches.support import ANA, BEN, CLEO, Host, ManualClock


async def test_whatever_somebody_did_is_in_it_and_what_others_did_is_not(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO, name="Friday")
    await busied(host, storage, clock, info)
    await host.matches.notes.write(info.id, BEN.user_id, "watch Quirin")
    await host.matches.blocks.block(BEN.user_id, QUIRIN)
    kept = json.loads(await host.matches.erasure.disclosed(QUIRIN.user_id))
    assert {
        *("settings", "vacations", "matches", "notes", "standing_orders", "what_ifs"),
        *("votes", "votes_asked_for", "blocked_by_you", "counted_against_limits"),
        "acts_on_record",
    } <= kept.keys()
    (match,) = kept["matches"]
    assert match["name"] == "Friday"
    assert match["opened_by_you"]
    entries = (await host.matches.store.live(info.id)).match.entries
    own = [one.answer for one in entries if isinstance(one, Answered) and one.seat == 0]
    assert [one["answer"] for one in match["answers"]] == own != []
    assert [one["body"] for one in kept["notes"]] == ["watch Ben"]
    said = {**kept, "blocked_by_you": [], "notes": []}
    assert not any(other.name in json.dumps(said) for other in (BEN, CLEO))


async def test_it_has_the_reasons_somebody_wrote_for_votes(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO)
    await busied(host, storage, clock, info)
    kept = json.loads(await host.matches.erasure.disclosed(QUIRIN.user_id))
    assert [one["reason"] for one in kept["votes_asked_for"]] == ["I need a break"]


async def test_it_has_the_answers_somebody_gave_in_what_ifs(host: Host) -> None:
    info = await host.begun(ANA, BEN, game="pebbles")
    tried = await host.matches.whatif.try_out(info.id, ANA.user_id, next(host.ids))
    number, asked = next(host.ids), (await host.decision(tried.id)).id
    await host.matches.play.answer(tried.id, ANA.user_id, number, asked, "2")
    await host.matches.idle()
    kept = json.loads(await host.matches.erasure.disclosed(ANA.user_id))
    (found,) = kept["what_ifs"]
    assert "2" in [one["answer"] for one in found["answers"]]
    (match,) = kept["matches"]
    assert "answers" not in match


async def test_nothing_is_left_to_hand_out_once_somebody_was_erased(
    host: Host, storage: Storage, clock: ManualClock
) -> None:
    info = await host.begun(QUIRIN, BEN, CLEO)
    await busied(host, storage, clock, info)
    counted = await host.matches.erasure.counted(QUIRIN.user_id)
    assert {name for name, number in counted.items() if not number} == {"queued"}
    await over(host, info)
    await host.matches.erasure.erase(QUIRIN.user_id)
    kept = json.loads(await host.matches.erasure.disclosed(QUIRIN.user_id))
    assert kept == {"discord_id": str(QUIRIN.user_id)}
    assert not any((await host.matches.erasure.counted(QUIRIN.user_id)).values())


async def test_it_does_not_tell_whether_others_have_answered_in_secret(host: Host) -> None:
    info = await host.begun(ANA, BEN)
    await until_secret(host, info.id)
    asked = await host.decisions(info.id)
    (theirs,) = [one for one in asked if info.seats[one.seat].user_id == BEN.user_id]
    before = await host.matches.erasure.disclosed(ANA.user_id)
    await host.answer(info.id, theirs)
    assert await host.matches.erasure.disclosed(ANA.user_id) == before
    (mine,) = await host.decisions(info.id)
    await host.answer(info.id, mine)
    assert await host.matches.erasure.disclosed(ANA.user_id) != before
