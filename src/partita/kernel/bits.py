"""Sets of up to 63 small numbers as the bits of one integer, which is never negative."""

from partita.kernel.jit import count_bits as count
from partita.kernel.jit import kernel, lowest_bit

__all__ = ["bit", "count", "has", "lowest_bit"]


@kernel
def bit(member: int) -> int:
    """The set of just ``member``, 0 to 62."""
    return 1 << int(member)


@kernel
def has(bits: int, member: int) -> bool:
    """Whether ``member`` is in the set."""
    return (int(bits) >> int(member)) & 1 == 1
