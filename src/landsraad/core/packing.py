"""Records as plain data and back: native classes hold machine integers and packed vectors, which cannot be pickled.

The fields of a record are read off its class, so a field that is added later is packed without a word here. Data is
written back into a record of the same shape, which the caller makes; whatever does not fit it is refused.
"""

from collections.abc import Container

from landsraad.core.packed import append, i64, vec

Data = dict[str, object]

LEAST = -(1 << 63)
MOST = (1 << 63) - 1


def field_names(record: object) -> list[str]:
    """Return the names of all fields of a record, those of its bases included, on either build."""
    kind = type(record)
    names = set(getattr(kind, "__mypyc_attrs__", ())) | set(getattr(record, "__dict__", ()))
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names.update(slots if isinstance(slots, tuple) else (slots,))
    return sorted(names)


def is_record(value: object) -> bool:
    """Tell whether a value is an object with fields of its own, or one that stands for none."""
    return value is not None and not isinstance(value, int | str | list | dict | vec) and hasattr(value, "clone")


def packed(numbers: list[int]) -> vec[i64]:
    """Return numbers as a packed vector."""
    zone = vec[i64]()
    for number in numbers:
        zone = append(zone, i64(number))
    return zone


def pack(value: object, leave: Container[str] = ()) -> object:
    """Return a value as plain data: numbers, None, lists, and an object for a record, without the fields to leave."""
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, vec):
        return [int(item) for item in value]
    if isinstance(value, list):
        return [pack(item) for item in value]
    if is_record(value):
        return {name: pack(getattr(value, name)) for name in field_names(value) if name not in leave}
    raise TypeError(f"{type(value).__name__} is nothing that a record may hold")


def unpack(
    record: object, data: object, leave: Container[str] = (), where: str = "position", lenient: bool = False
) -> None:
    """Write packed data into a record of the same shape; raise ValueError where it does not fit.

    If it is to be ``lenient``, fields that the data does not have stay as they are in the record.
    """
    if not isinstance(data, dict):
        raise ValueError(f"{where} is an object with fields, not {data!r}")
    names = [name for name in field_names(record) if name not in leave]
    for name in names:
        if name not in data and not lenient:
            raise ValueError(f"{where} lacks {name}")
    for name in data:
        if name not in names:
            raise ValueError(f"{where} has an unknown field {name!r}")
    for name in names:
        if name in data:
            setattr(record, name, filled(getattr(record, name), data[name], f"{where}.{name}", lenient))


def filled(old: object, data: object, where: str, lenient: bool = False) -> object:
    """Return packed data in the shape of an old value: the old record with new content, or a new vector or number."""
    if is_record(old):
        unpack(old, data, (), where, lenient)
        return old
    if isinstance(old, vec):
        return packed(numbers(data, where))
    if isinstance(old, list):
        if not isinstance(data, list) or len(data) != len(old):
            raise ValueError(f"{where} is a list of {len(old)}, not {data!r}")
        pairs = zip(old, data, strict=True)
        return [filled(one, item, f"{where}[{i}]", lenient) for i, (one, item) in enumerate(pairs)]
    if old is None:
        if data is not None:
            raise ValueError(f"{where} is nothing in this game, not {data!r}")
        return None
    return numbers([data], where)[0]


def numbers(data: object, where: str) -> list[int]:
    """Return a list of numbers that fit into the machine's."""
    if not isinstance(data, list):
        raise ValueError(f"{where} is a list of numbers, not {data!r}")
    for item in data:
        if not isinstance(item, int) or isinstance(item, bool) or not LEAST <= item <= MOST:
            raise ValueError(f"{where} holds whole numbers of 64 bits, not {item!r}")
    return data
