"""A sentence on how to begin, for every Leader that somebody can choose, in every language."""

import landsraad as ls
from landsraad.i18n import LANGUAGES, words

SETUPS = (
    ls.Setup(players=4, modules=("ix",)),
    ls.Setup(host="uprising", players=4, modules=("choam",)),
    ls.Setup(host="uprising", players=6),
)
# As much as the card of a Leader has room for.
LONGEST = 150


def test_every_leader_has_a_first_plan() -> None:
    leaders = {leader["id"] for setup in SETUPS for leader in ls.catalog(setup)["leaders"]}
    # Nobody starts with the other side of a Leader.
    leaders.remove("reverend_mother_jessica")
    assert len(leaders) >= 22
    for lang in LANGUAGES:
        told = {one: words(lang).text(f"web-plan-{one}") for one in leaders}
        assert len(set(told.values())) == len(told)
        assert {one: text for one, text in told.items() if len(text) > LONGEST} == {}, lang
