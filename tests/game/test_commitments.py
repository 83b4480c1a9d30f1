"""Commitments: the sums that anybody can do, done here by hand."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from mindtable.game.commitments import FROM_DEAL, Terms, commitment_to, digest_of, read_secret, seed_from, without_dice
from mindtable.game.contract import Seat
from mindtable.games import game_named

A, B = Seat("A"), Seat("B")
SECRET = bytes(range(32))
OF_A, OF_B = bytes([0xAA] * 32), bytes([0xBB] * 32)
TERMS = Terms("tag-team", "1", ("first-contact", "promos"), {"epic": "yes", "deck": "gorillion*20"})
# What is hashed, as docs/deals.md says it.
TERMS_TEXT = """\
game: tag-team
rules: 1
sets: first-contact promos
options: epic=yes deck=gorillion*20
start: deal
"""
SECRET_TEXT = "secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
BITS_TEXT = f"bits A: {'aa' * 32}\nbits B: {'bb' * 32}\n"


def test_a_commitment_is_the_hash_of_what_is_said() -> None:
    text = "Mindtable commitment 1\n" + TERMS_TEXT + SECRET_TEXT
    assert commitment_to(SECRET, TERMS) == sha256(text.encode()).hexdigest()


def test_a_seed_is_the_hash_of_all_that_goes_into_it() -> None:
    text = "Mindtable seed 1\n" + TERMS_TEXT + SECRET_TEXT + BITS_TEXT
    expected = sha256(text.encode()).digest()
    assert seed_from(SECRET, ((A, OF_A), (B, OF_B)), TERMS) == expected
    assert seed_from(SECRET, ((B, OF_B), (A, OF_A)), TERMS) == expected, "who was first does not matter"


def test_where_nothing_is_said_and_nobody_adds_anything() -> None:
    terms = Terms("mind-up", "1", (), {})
    text = f"game: mind-up\nrules: 1\nsets: none\noptions: none\nstart: deal\n{SECRET_TEXT}"
    assert commitment_to(SECRET, terms) == sha256(f"Mindtable commitment 1\n{text}".encode()).hexdigest()
    assert seed_from(SECRET, (), terms) == sha256(f"Mindtable seed 1\n{text}".encode()).digest()


@pytest.mark.parametrize(
    "other",
    [
        {"game": "duel"},
        {"rules": "2"},
        {"sets": ("first-contact",)},
        {"sets": ("promos", "first-contact")},
        {"options": {"epic": "no", "deck": "gorillion*20"}},
        {"options": {"epic": "yes", "deck": "gorillion*21"}},
        {"options": {}},
        {"start": "00" * 32},
    ],
    ids=str,
)
def test_every_term_is_in_the_commitment_and_in_the_seed(other: dict[str, Any]) -> None:
    changed = replace(TERMS, **other)
    assert commitment_to(SECRET, changed) != commitment_to(SECRET, TERMS)
    assert seed_from(SECRET, ((A, OF_A),), changed) != seed_from(SECRET, ((A, OF_A),), TERMS)


def test_bits_are_in_the_seed_and_not_in_the_commitment() -> None:
    """It was shown before they came. Whose they are, each single one of them, and that there are none, all matter."""
    one_bit_off = bytes([*OF_A[:-1], OF_A[-1] ^ 1])
    added = [(), ((A, OF_A),), ((B, OF_A),), ((A, one_bit_off),), ((A, OF_A), (B, OF_B)), ((A, OF_B), (B, OF_A))]
    assert len({seed_from(SECRET, bits, TERMS) for bits in added}) == len(added)
    assert seed_from(bytes([*SECRET[:-1], 0]), (), TERMS) != seed_from(SECRET, (), TERMS)
    assert seed_from(SECRET, (), TERMS).hex() != commitment_to(SECRET, TERMS), "what is shown is not what is dealt from"


def test_a_digest_is_a_hash() -> None:
    assert digest_of("seed: 5\n") == sha256(b"seed: 5\n").hexdigest() != FROM_DEAL


def test_without_their_dice_positions_differ_in_the_rest_only() -> None:
    for name in ("duel", "tag-team", "mind-up"):
        one, _ = game_named(name).deal(seed=SECRET)
        other, _ = game_named(name).deal(seed=OF_A)
        same = one.copy()
        same.take_dice(OF_B)
        before = one.dump()
        assert without_dice(same) == without_dice(one) != without_dice(other)
        assert SECRET.hex() not in without_dice(one).dump()
        assert one.dump() == before, "it is a copy that has lost them"


@pytest.mark.parametrize("text", ["", "0", "g" * 64, "A" * 64, "0" * 63, "0" * 65, f"{'0' * 63}\n", "٠" * 64, " " * 64])
def test_what_is_not_64_hexadecimal_digits_is_no_secret(text: str) -> None:
    assert read_secret(text) is None
    assert read_secret(SECRET.hex()) == SECRET
