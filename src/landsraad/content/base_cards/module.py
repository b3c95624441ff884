"""The cards and Leaders of the base game as a module for Uprising (M-BAS)."""

from dataclasses import replace

from landsraad.content.base.conflicts import CONFLICTS as BASE_CONFLICTS
from landsraad.content.base.imperium import CARDS
from landsraad.content.base.intrigue import INTRIGUES as BASE_INTRIGUES
from landsraad.content.base.leaders import LEADERS
from landsraad.content.uprising.conflicts import CONFLICTS as UPRISING_CONFLICTS
from landsraad.model.defs import ChoiceDef, Module, OnHost, OptionDef

# There is no Mentat on the Uprising board (M-BAS-02, M-BAS-03).
MENTAT_INTRIGUE = "calculated_hire"
MENTAT_CONFLICT = "sort_through_the_chaos"

# Cards of one printed name that differ: on the same table those of the base game are called so.
NAMED_ALIKE = tuple(conflict.id for conflict in UPRISING_CONFLICTS)
CONFLICTS = tuple(
    replace(conflict, id=f"base_{conflict.id}") if conflict.id in NAMED_ALIKE else conflict
    for conflict in BASE_CONFLICTS
    if conflict.id != MENTAT_CONFLICT
)
INTRIGUES = tuple(card for card in BASE_INTRIGUES if card.id != MENTAT_INTRIGUE)

IMPERIUM_IDS = tuple(card.id for card in CARDS)
INTRIGUE_IDS = tuple(card.id for card in INTRIGUES)
CONFLICT_IDS = tuple(conflict.id for conflict in CONFLICTS)

MODULE = Module(
    id="base_cards",
    hosts=(
        OnHost(
            "uprising",
            options=(
                OptionDef(
                    "base_imperium",
                    "M-BAS-04",
                    (ChoiceDef("in"), ChoiceDef("out", IMPERIUM_IDS)),
                    among=IMPERIUM_IDS,
                ),
                OptionDef(
                    "base_intrigue",
                    "M-BAS-04",
                    (ChoiceDef("in"), ChoiceDef("out", INTRIGUE_IDS)),
                    among=INTRIGUE_IDS,
                ),
                OptionDef("base_conflicts", "M-BAS-01", (ChoiceDef("out", CONFLICT_IDS), ChoiceDef("in"))),
            ),
        ),
    ),
    players=(1, 2, 3, 4, 6),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
)
