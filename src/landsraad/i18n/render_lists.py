"""The parts of the text board that are lines and lists: title, Conflict, cards on offer, own cards."""

from collections.abc import Sequence

from landsraad.i18n.actors import actor_leader_text, actor_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import lines_text
from landsraad.i18n.layout import wrap_parts, wrap_words


def found(catalog: Data | None, table: str, name: str | None) -> Data | None:
    """Return a thing of the catalogue by its id."""
    for thing in catalog[table] if catalog is not None else []:
        if thing["id"] == name:
            result: Data = thing
            return result
    return None


def card_list(words: Bundle, label: str, names: Sequence[str], width: int, wrap: int) -> list[str]:
    """Return a labelled list of cards in a few lines."""
    return item_list(words, words.text(label), names, width, wrap)


def item_list(words: Bundle, label: str, names: Sequence[str], width: int, wrap: int) -> list[str]:
    """Return a list of things after a label in a few lines."""
    items = list(names) or [words.text("board-none")]
    separator = words.text("board-separator", a="", b="")  # no comma: some names have one
    first = words.text("labelled", label=label, text=items[0])
    return wrap_parts([first, *items[1:]], separator, width, wrap)


def title_lines(words: Bundle, view: Data) -> list[str]:
    """Return the line with round, phase and First Player, below those of teams."""
    seat = actor_leader_text(words, view["first_player"], view)
    phase = words.name(f"phase/{view['phase']}")
    return [*team_lines(words, view), words.text("board-title", round=view["round"], phase=phase, seat=seat)]


def team_lines(words: Bundle, view: Data) -> list[str]:
    """Return the teams with their scores, and whom the turn has activated."""
    lines: list[str] = []
    teams = [
        words.text(
            "board-team",
            leader=words.name(f"leader/{view['seats'][team['commander']]['leader']}"),
            seats=" ".join(str(seat) for seat in team["seats"]),
            vp=team["vp"],
        )
        for team in view.get("teams", ())
    ]
    if teams:
        lines.append(words.text("board-separator", a=teams[0], b=teams[1]))
    active = view["turn"].get("activated")
    if active is not None:
        lines.append(words.text("board-activated", seat=words.seat(view["turn"]["seat"]), other=words.seat(active)))
    return lines


def fielded(actor: Data) -> bool:
    """Tell whether an actor has a unit of a further kind in the Conflict."""
    return any(isinstance(field, dict) and field.get("deployed", 0) > 0 for field in actor.values())


def conflict_lines(words: Bundle, view: Data) -> list[str]:
    """Return the Conflict and the strengths in it."""
    if view["conflict"] is None:
        return [words.text("board-conflict-none")]
    strengths = [
        words.text("labelled", label=actor_text(words, number, view), text=str(actor["strength"]))
        for number, actor in enumerate([*view["seats"], *view.get("rivals", [])])
        if actor["deployed"] or actor["strength"] or fielded(actor)
    ]
    text = words.listed(strengths, last="list-comma") or words.text("board-none")
    name = words.text("board-conflict", name=words.name(f"conflict/{view['conflict']}"))
    return [words.text("board-separator", a=name, b=words.text("board-strengths", strengths=text))]


def reward_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the three rewards of the Conflict."""
    conflict = found(catalog, "conflicts", view["conflict"])
    lines: list[str] = []
    for place in ("first", "second", "third") if conflict is not None else ():
        told = lines_text(words, conflict[place]) if conflict is not None else []
        text = words.listed(told, "list-sentence", "list-sentence")
        labelled = words.text("labelled", label=words.text(f"box-{place}"), text=text)
        lines += wrap_words("  " + labelled, width, min(wrap, 2), "     ")
    return lines


def with_cost(words: Bundle, text: str, name: str, catalog: Data | None) -> str:
    """Return a card on offer with its cost, if that is known."""
    card = found(catalog, "cards", name)
    if card is None or card["cost"] is None:
        return text
    return words.text("board-with_cost", item=text, cost=card["cost"])


def market_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the Imperium Row and the Reserve."""
    row = [with_cost(words, words.name(f"card/{name}"), name, catalog) for name in view["row"]]
    reserve = [
        with_cost(words, words.text("list-count", item=words.name(f"card/{name}"), n=n), name, catalog)
        for name, n in view["reserve"].items()
    ]
    throne = [with_cost(words, words.name(f"card/{name}"), name, catalog) for name in view.get("throne_row", ())]
    return [
        *card_list(words, "board-row", row, width, min(wrap, 2)),
        *(card_list(words, "board-throne", throne, width, 1) if throne else []),
        *card_list(words, "board-reserve", reserve, width, 1),
    ]


def own_lines(words: Bundle, view: Data, width: int, wrap: int) -> list[str]:
    """Return what the viewer holds and has in play."""
    if not isinstance(view["viewer"], int):
        return []
    seat = view["seats"][view["viewer"]]
    lines: list[str] = []
    zones = (
        ("board-hand", "card", "hand", True),
        ("board-in_play", "card", "play", True),
        ("board-intrigue", "intrigue", "intrigue", True),
        ("board-aside", "card", "aside", False),
        ("board-secret", "faction", "secret", False),
    )
    for label, kind, zone, always in zones:
        names = [words.name(f"{kind}/{name}") for name in seat.get(zone) or []]
        if names or always:
            lines += card_list(words, label, words.counted(names), width, wrap)
    if "kept_card" in seat:
        lines += card_list(words, "board-kept", [words.name(f"card/{seat['kept_card']}")], width, wrap)
    return lines
