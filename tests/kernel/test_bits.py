"""Sets as the bits of one integer behave as sets do."""

from hypothesis import given
from hypothesis import strategies as st

from partita.kernel.bits import bit, bit_or_none, count, has, lowest_bit

MEMBERS = st.frozensets(st.integers(0, 62))


@given(MEMBERS)
def test_a_set_has_its_members_and_no_others(members: frozenset[int]) -> None:
    bits = 0
    for member in members:
        bits |= bit(member)
    assert count(bits) == len(members)
    assert {member for member in range(63) if has(bits, member)} == members
    if members:
        assert lowest_bit(bits) == min(members)


@given(st.integers(-2, 62))
def test_a_negative_number_is_no_member(member: int) -> None:
    assert bit_or_none(member) == (bit(member) if member >= 0 else 0)
