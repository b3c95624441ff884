"""Reads QR codes from their modules, by the standard: independent of what draws them."""

from __future__ import annotations

# Codewords of correction in a block, and blocks, by version, for the lowest level (ISO/IEC 18004, table 9).
CORRECTION = (7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28)
BLOCKS = (1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8)
ALIGNED = {
    2: (6, 18), 3: (6, 22), 4: (6, 26), 5: (6, 30), 6: (6, 34), 7: (6, 22, 38), 8: (6, 24, 42), 9: (6, 26, 46),
    10: (6, 28, 50), 11: (6, 30, 54), 12: (6, 32, 58), 13: (6, 34, 62), 14: (6, 26, 46, 66), 15: (6, 26, 48, 70),
    16: (6, 26, 50, 74), 17: (6, 30, 54, 78), 18: (6, 30, 56, 82), 19: (6, 30, 58, 86), 20: (6, 34, 62, 90),
}  # fmt: skip
FINDER = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")


def times(one: int, other: int) -> int:
    """Multiply in the field of 256 elements."""
    result = 0
    while other:
        if other & 1:
            result ^= one
        one = (one << 1) ^ (0x11D if one & 128 else 0)
        other >>= 1
    return result


def fixed_places(version: int) -> set[tuple[int, int]]:
    """Return the (row, column) of modules that carry no codewords."""
    size = 17 + 4 * version
    found = {(row, column) for row in range(9) for column in range(9)}
    found |= {(row, size - 1 - column) for row in range(9) for column in range(8)}
    found |= {(size - 1 - row, column) for row in range(8) for column in range(9)}
    found |= {(6, at) for at in range(size)} | {(at, 6) for at in range(size)}
    places = ALIGNED.get(version, ())
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for row in places:
        for column in places:
            if (row, column) not in corners:
                found |= {(row + dy, column + dx) for dy in range(-2, 3) for dx in range(-2, 3)}
    if version > 6:
        found |= {(row, size - 9 - column) for row in range(6) for column in range(3)}
        found |= {(size - 9 - row, column) for row in range(3) for column in range(6)}
    return found


def masked(mask: int, i: int, j: int) -> bool:
    """Tell whether the mask turns the module of row i and column j."""
    return (
        (i + j) % 2 == 0,
        i % 2 == 0,
        j % 3 == 0,
        (i + j) % 3 == 0,
        (i // 2 + j // 3) % 2 == 0,
        (i * j) % 2 + (i * j) % 3 == 0,
        ((i * j) % 2 + (i * j) % 3) % 2 == 0,
        ((i + j) % 2 + (i * j) % 3) % 2 == 0,
    )[mask]


def read(rows: list[str]) -> str:
    """Return the text of a code given as rows of 0 and 1; an AssertionError if it is not one."""
    size = len(rows)
    version = (size - 17) // 4
    assert size == 17 + 4 * version
    assert all(len(row) == size for row in rows)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert tuple(row[left : left + 7] for row in rows[top : top + 7]) == FINDER
    bits = [int(rows[8][column]) for column in (0, 1, 2, 3, 4, 5, 7, 8)]
    bits += [int(rows[row][8]) for row in (7, 5, 4, 3, 2, 1, 0)]
    again = [int(rows[size - 1 - at][8]) for at in range(7)] + [int(rows[8][size - 8 + at]) for at in range(8)]
    assert bits == again, "both copies of the format are the same"
    code = int("".join(map(str, bits)), 2) ^ 0x5412
    rest = code
    for shift in range(4, -1, -1):
        if rest >> (shift + 10) & 1:
            rest ^= 0x537 << shift
    assert rest == 0, "the format protects itself"
    level, mask = code >> 13, (code >> 10) & 7
    assert level == 1, "the lowest level of correction"
    assert rows[size - 8][8] == "1"
    if version > 6:
        told = [int(rows[at // 3][size - 11 + at % 3]) for at in range(18)]
        assert told == [int(rows[size - 11 + at % 3][at // 3]) for at in range(18)]
        number = sum(bit << at for at, bit in enumerate(told))
        assert number >> 12 == version
        for shift in range(5, -1, -1):
            if number >> (shift + 12) & 1:
                number ^= 0x1F25 << shift
        assert number == 0
    return text_of(codewords(rows, version, mask), version)


def codewords(rows: list[str], version: int, mask: int) -> list[int]:
    """Read the codewords in pairs of columns from the right, upwards first."""
    size, fixed = len(rows), fixed_places(version)
    bits: list[int] = []
    columns = [at for at in range(size - 1, 0, -1) if at != 6]
    upwards = True
    while columns:
        pair, columns = columns[:2] if len(columns) > 1 else [*columns, 0], columns[2:]
        if pair == [1]:
            pair = [1, 0]
        for row in range(size - 1, -1, -1) if upwards else range(size):
            for column in pair:
                if (row, column) not in fixed:
                    bits.append(int(rows[row][column]) ^ masked(mask, row, column))
        upwards = not upwards
    return [int("".join(map(str, bits[at : at + 8])), 2) for at in range(0, len(bits) - 7, 8)]


def text_of(words: list[int], version: int) -> str:
    """Take blocks apart, check their correction, and return the text of the bytes."""
    count, checks = BLOCKS[version - 1], CORRECTION[version - 1]
    data = len(words) - count * checks
    lengths = [data // count + (1 if block >= count - data % count else 0) for block in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    at = 0
    for place in range(max(lengths)):
        for block in range(count):
            if place < lengths[block]:
                blocks[block].append(words[at])
                at += 1
    for _ in range(checks):
        for block in range(count):
            blocks[block].append(words[at])
            at += 1
    for block in blocks:
        root = 1
        for _ in range(checks):
            value = 0
            for word in block:
                value = times(value, root) ^ word
            assert value == 0, "a block is what its correction says"
            root = times(root, 2)
    plain = [word for block, length in zip(blocks, lengths, strict=True) for word in block[:length]]
    stream = "".join(f"{word:08b}" for word in plain)
    assert stream[:4] == "0100", "bytes"
    width = 8 if version < 10 else 16
    length = int(stream[4 : 4 + width], 2)
    begin = 4 + width
    return bytes(int(stream[begin + 8 * n : begin + 8 * n + 8], 2) for n in range(length)).decode()
