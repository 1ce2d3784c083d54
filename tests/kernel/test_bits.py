"""Sets as the bits of one integer behave as sets do."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from partita.kernel import bits as kernels
from partita.kernel.bits import count, lowest_bit


def plain(kernel: Any) -> Any:
    """The function that a kernel is compiled from."""
    return getattr(kernel, "py_func", kernel)


bit, bit_or_none, has = plain(kernels.bit), plain(kernels.bit_or_none), plain(kernels.has)

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
