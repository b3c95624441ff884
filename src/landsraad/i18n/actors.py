"""Who is meant by the number of an actor: seats come first, Rivals after them."""

from landsraad.i18n.bundle import Bundle, Data


def rival_of(view: Data, number: int) -> Data | None:
    """Return a Rival of a view by the number of its actor, None for a seat."""
    for rival in view.get("rivals", []):
        if rival["actor"] == number:
            found: Data = rival
            return found
    return None


def rival_text(words: Bundle, number: int, rival: Data | None = None) -> str:
    """Return what a Rival is called; one without a Leader is House Hagal itself (H-2PG-01)."""
    if rival is not None and rival["leader"] is None:
        return words.text("term-house_hagal")
    return words.text("rival", n=number)


def actor_text(words: Bundle, number: int, view: Data) -> str:
    """Return what an actor is called in short: a seat or a Rival by its number."""
    rival = rival_of(view, number)
    return words.seat(number) if rival is None else rival_text(words, number, rival)


def actor_leader_text(words: Bundle, number: int, view: Data) -> str:
    """Return an actor with its Leader."""
    rival = rival_of(view, number)
    name = actor_text(words, number, view)
    leader = view["seats"][number]["leader"] if rival is None else rival["leader"]
    if leader is None:
        return name
    if rival is None:
        return words.text("seat-leader", seat=name, leader=words.name(f"leader/{leader}"))
    return words.text("rival-leader", rival=name, leader=words.name(f"leader/{leader}"))


def actor_names(words: Bundle, view: Data) -> list[str]:
    """Return the names of all actors for the log: those of their Leaders, Rivals marked as such."""
    seats = [words.name(f"leader/{seat['leader']}") for seat in view["seats"]]
    return seats + [actor_leader_text(words, rival["actor"], view) for rival in view.get("rivals", [])]
