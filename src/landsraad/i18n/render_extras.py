"""What boxes add to the text board and nothing here draws: the fields their mechanics name, by label and value."""

from landsraad.i18n.actors import actor_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.render_lists import item_list
from landsraad.i18n.render_tanks import SHOWN


def extra_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the fields of the game, then those of each actor (``Mechanic.fields``)."""
    if catalog is None:
        return []
    shared = fields_text(words, {**view["board"], **view}, catalog)
    lines = [words.listed(shared, "board-separator", "board-separator")] if shared else []
    for number, actor in enumerate([*view["seats"], *view.get("rivals", [])]):
        own = fields_text(words, actor, catalog)
        if own:
            lines += item_list(words, actor_text(words, number, view), own, width, wrap)
    return lines


def fields_text(words: Bundle, data: Data, catalog: Data) -> list[str]:
    """Return the fields of a part of the view that hold something, each with its label."""
    return [
        words.text(
            "labelled",
            label=words.text(f"field-{field}"),
            text=place_text(data, field, catalog) or value_text(words, data[field], catalog),
        )
        for field in catalog["fields"]
        if data.get(field) and field not in SHOWN
    ]


def place_text(data: Data, field: str, catalog: Data) -> str:
    """Return how far an actor is on a track of its Leader, by number; nothing if the field is no such track."""
    for leader in catalog["leaders"]:
        if leader["id"] == data.get("leader") and isinstance(leader.get(field), list):
            spaces = [space["id"] for space in leader[field]]
            return f"{spaces.index(data[field])}/{len(spaces) - 1}" if data[field] in spaces else ""
    return ""


def value_text(words: Bundle, value: object, catalog: Data) -> str:
    """Return a value for people: things by name, several as a list."""
    if isinstance(value, list):
        return words.listed([value_text(words, one, catalog) for one in value], last="list-comma")
    for kind in (*catalog["kinds"], "faction", "unit"):
        if words.knows(f"{kind}/{value}"):
            return words.name(f"{kind}/{value}")
    return words.text("board-none") if value is None else str(value)
