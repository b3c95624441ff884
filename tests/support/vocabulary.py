"""Everything that the boxes can name: the words of the engine and those of all mechanics together."""

from __future__ import annotations

from functools import cache

from landsraad.content.boxes import ruleset
from landsraad.model.rules import Rules
from tests.support.cells import SAMPLED

# The rules that events of Rivals may name.
RIVAL_RULES = (
    "H-AGT-03", "H-AGT-04", "H-AGT-05", "H-AGT-08", "H-AGT-16", "H-AGT-17", "H-CHO-01", "H-CHO-02", "H-CHO-03",
    "H-CMB-01", "H-EXP-02", "H-HRV-01", "H-HRV-05", "H-HRV-06", "H-RES-01", "H-SOP-06", "H-SOP-10", "H-CHO-05",
    "H-2PG-06", "X-RIV-06", "X-RIV-07", "X-RIV-08", "X-RIV-09", "X-RIV-14", "X-RIV-17", "X-RIV-18", "X-RTC-05",
    "X-RTC-07", "X-RTC-11", "X-RTC-12", "X-RTC-14", "X-RTC-15", "X-RTC-16",
    "R-AGT-01", "R-AGT-02", "R-AGT-06", "R-AGT-23", "R-CHO-01", "R-CHO-02", "R-CMB-01", "R-GEN-02", "R-MAK-01",
    "R-PLY-02", "R-RES-04", "R-SPI-04", "R-SPI-07", "R-SPI-08", "R-SPI-09", "R-VAR-08", "R-VAR-12", "R-VAR-13",
    "R-VPB-02",
)  # fmt: skip


@cache
def all_rules() -> list[Rules]:
    """Return rulesets with every box on every host that it fits."""
    return list({id(rules): rules for rules in (ruleset(cell.setup()) for cell in SAMPLED)}.values())


@cache
def names(table: str) -> dict[int, str]:
    """Return a table of names of ``Rules``, joined over all rulesets; a number has one name everywhere."""
    joined: dict[int, str] = {}
    for rules in all_rules():
        for number, name in getattr(rules, table).items():
            assert joined.setdefault(number, name) == name, f"{table}: {number} is {joined[number]} and {name}"
    return dict(sorted(joined.items()))


@cache
def events() -> list[tuple[str, str, str]]:
    """Return all events: name, what the noun is, what the second noun is."""
    joined: dict[int, tuple[str, str, str]] = {}
    for rules in all_rules():
        for number, definition in rules.event_names.items():
            assert joined.setdefault(number, definition) == definition
    return [joined[number] for number in sorted(joined)]
