"""Sets of up to 63 small numbers as the bits of one integer, which is never negative."""

from partita.kernel.jit import count_bits as count
from partita.kernel.jit import kernel, lowest_bit, num

__all__ = ["bit", "bit_or_none", "count", "has", "lowest_bit"]


@kernel
def bit(member: int) -> int:
    """The set of just ``member``, 0 to 62."""
    return 1 << int(member)


@kernel
def bit_or_none(member: int) -> int:
    """The set of just ``member``, or the empty one when it is negative (no card): without a branch."""
    return num(member >= 0) << max(int(member), 0)


@kernel
def has(bits: int, member: int) -> bool:
    """Whether ``member`` is in the set."""
    return (int(bits) >> int(member)) & 1 == 1
