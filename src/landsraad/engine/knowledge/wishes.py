"""What somebody may wish for, written out as texts and compared: no text is taken apart to find what it means."""

from collections.abc import Iterator

from landsraad.model.decision import Wish
from landsraad.model.rules import Rules

TROOPS = 32  # more than anybody has


def wish_of(rules: Rules, text: str) -> Wish | None:
    """Return the wish whose text this is, None if it is no wish that can be explained."""
    for written, wish in wishes(rules):
        if written == text:
            return wish
    for number, card in enumerate(rules.cards):
        if text.startswith(f"agent {card.id}"):  # only then it is worth while to write all places down
            for written, space in placements(rules, card.id):
                if written == text:
                    return Wish("agent", number, space)
    return None


def wishes(rules: Rules) -> Iterator[tuple[str, Wish]]:
    """Yield the texts of all wishes but those for an Agent."""
    for number, card in enumerate(rules.cards):
        yield f"acquire {card.id}", Wish("acquire", number)
        yield f"acquire {card.id} aside", Wish("acquire_aside", number)
    for number, intrigue in enumerate(rules.intrigues):
        yield f"intrigue {intrigue.id}", Wish("intrigue", number)
    for room in rules.rooms:
        yield from room.wishes(rules)
    for number in range(TROOPS):
        yield f"deploy {number}", Wish("deploy")
    for word in (word for word in rules.unit_word if word >= 0):
        yield f"deploy {rules.word_names[int(word)]}", Wish("deploy_unit")
    yield "reveal", Wish("reveal")
    yield "end turn", Wish("end_turn")


def placements(rules: Rules, card: str) -> Iterator[tuple[str, int]]:
    """Yield the texts of all ways to send an Agent with a card, and the space each leads to; -1 where it is open."""
    for origin in ("", " from leader", *(f" from {space.id}" for space in rules.spaces)):
        yield f"agent {card}{origin}", -1
        for number, space in enumerate(rules.spaces):
            yield f"agent {card}{origin} > {space.id}", number
