"""What is said of a proof that fails."""

from dataclasses import replace

import pytest

from bot.matches.library import Pinned
from bot.matches.proving import Proof
from bot.posts.proof import file_proof, own_proof
from bot.words import words
from data.catalogues import catalogue
from engines.core import Text
from engines.core.compare import Compared, Hashes, Part
from engines.core.verify import Verdict
from tests.bot.infos import info
from tests.bot.sheets import text

CORRECTED = catalogue("en").format("bot-verify-corrected")
BROKEN = Proof(
    Verdict(holds=False, entry=7, why=Text("core-not-offered"), checked=[]),
    Hashes("c" * 64, "d" * 64, "e" * 64),
    Pinned("c" * 64, (), ()),
)
HELD = replace(BROKEN, verdict=Verdict(holds=True, entry=None, why=None, checked=[]))


def test_of_the_bot_s_own_record_it_is_said_that_corrected_rules_can_break_the_proof() -> None:
    assert CORRECTED in text(own_proof(words("en"), BROKEN))
    assert CORRECTED not in text(own_proof(words("en"), HELD))


@pytest.mark.parametrize("agrees", [True, False])
def test_of_a_file_it_is_said_only_if_the_record_is_the_same(agrees: bool) -> None:
    proof = replace(BROKEN, compared=[Compared(Part.SEED, agrees)])
    assert (CORRECTED in text(file_proof(words("en"), proof, info(["Ana"])))) is agrees
    assert CORRECTED not in text(file_proof(words("en"), proof, None))
