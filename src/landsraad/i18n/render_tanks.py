"""The Bene Tleilax board on the text board: both tracks, the Tleilaxu Row, specimens and Family Atomics."""

from collections.abc import Callable

from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import line_text
from landsraad.i18n.layout import wrap_parts
from landsraad.i18n.render_lists import card_list, found, item_list

# Fields of mechanics that are shown here.
SHOWN = ("research", "markers", "tleilaxu", "tleilaxu_spice", "specimens", "family_atomics")


def tanks_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return where everybody is on both tracks, what comes next for the viewer, and the Tleilaxu Row."""
    if "tleilaxu_row" not in view:
        return []
    parts = [
        numbers(words, view, "board-research", "research", lambda place: str(place).removeprefix("c")),
        numbers(words, view, "board-tleilaxu", "tleilaxu", str),
        numbers(words, view, "board-specimens", "specimens", str),
        numbers(words, view, "board-atomics", "family_atomics", lambda left: "+" if left else "-"),
    ]
    if view["board"]["tleilaxu_spice"]:
        parts.append(words.text("board-tleilaxu_spice", n=view["board"]["tleilaxu_spice"]))
    separator = words.text("board-separator", a="", b="")
    lines = wrap_parts([part for part in parts if part], separator, width, min(wrap, 2))
    lines += ahead_lines(words, view, width, catalog, wrap)
    cards = [name for name in (*view["tleilaxu_row"], *view["tleilaxu_stays"]) if name is not None]
    row = [card_text(words, name, catalog) for name in cards]
    row.append(words.text("board-tleilaxu_deck", n=view["tleilaxu_deck"]))
    return lines + card_list(words, "board-tleilaxu_row", row, width, min(wrap, 2))


def numbers(words: Bundle, view: Data, label: str, field: str, shown: Callable[[object], str]) -> str:
    """Return a field of everybody who has it, by the number of the actor; nothing if nobody has."""
    actors = [*view["seats"], *view.get("rivals", [])]
    told = [f"{number}:{shown(actor[field])}" for number, actor in enumerate(actors) if actor.get(field) is not None]
    return words.text("labelled", label=words.text(label), text=" ".join(told)) if told else ""


def ahead_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the places that the viewer's research token may go to, with what they bring."""
    if catalog is None or not isinstance(view["viewer"], int):
        return []
    here = found(catalog, "research_track", view["seats"][view["viewer"]].get("research"))
    places = [found(catalog, "research_track", name) for name in here["to"]] if here is not None else []
    told = [place_text(words, place) for place in places if place is not None]
    return item_list(words, "  " + words.text("board-research-next"), told, width, min(wrap, 2)) if told else []


def place_text(words: Bundle, place: Data) -> str:
    """Return a place of the research track: column and row, and what it brings."""
    label = str(place["id"]).removeprefix("c")
    if place["bonus"] is None:
        return label
    return words.text("labelled", label=label, text=line_text(words, place["bonus"]))


def card_text(words: Bundle, name: str, catalog: Data | None) -> str:
    """Return a Tleilaxu card with its cost in specimens, if that is known."""
    card = found(catalog, "cards", name)
    title = words.name(f"card/{name}")
    if card is None or card.get("specimens") is None:
        return title
    return words.text("board-with_cost", item=title, cost=card["specimens"])
