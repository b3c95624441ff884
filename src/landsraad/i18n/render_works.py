"""Tech tiles on the text board, on offer and owned, with Freighters and Negotiators."""

from landsraad.i18n.actors import actor_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.render_lists import card_list, found, item_list


def works_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the Tech tiles on offer, where Freighters and Negotiators are, and who owns which tiles."""
    if "tech" not in view:
        return []
    offer = [stack_text(words, stack, catalog) for stack in view["tech"]["stacks"]]
    lines = card_list(words, "board-tech", offer, width, min(wrap, 2))
    lines.append(freighter_line(words, view))
    for number, actor in enumerate([*view["seats"], *view.get("rivals", [])]):
        if actor["tiles"]:
            name = actor_text(words, number, view)
            tiles = [tile_text(words, tile) for tile in actor["tiles"]]
            lines += item_list(words, words.text("board-tiles", seat=name), tiles, width, wrap)
    return lines


def stack_text(words: Bundle, stack: Data, catalog: Data | None) -> str:
    """Return the tile on top of a stack, with its cost if that is known, and how many tiles the stack has."""
    if stack["top"] is None:
        return words.text("board-none")
    name, tile = words.name(f"tile/{stack['top']}"), found(catalog, "tiles", stack["top"])
    if tile is not None:
        name = words.text("board-with_cost", item=name, cost=tile["cost"])
    return words.text("board-stack", item=name, n=stack["count"])


def tile_text(words: Bundle, tile: Data) -> str:
    """Return a tile of an actor, told apart if it lies face down."""
    name = words.name(f"tile/{tile['id']}")
    return name if tile["face_up"] else words.text("board-face_down", item=name)


def freighter_line(words: Bundle, view: Data) -> str:
    """Return how far up the Shipping track everybody's Freighter is, and who has Negotiators with the tiles."""
    actors = [*view["seats"], *view.get("rivals", [])]
    freighters = " ".join(f"{number}:{actor['freighter']}" for number, actor in enumerate(actors))
    waiting = [f"{number}:{actor['negotiators']}" for number, actor in enumerate(actors) if actor["negotiators"]]
    parts = [words.text("labelled", label=words.text("board-freighters"), text=freighters)]
    if waiting:
        parts.append(words.text("labelled", label=words.text("board-negotiators"), text=" ".join(waiting)))
    return words.listed(parts, "board-separator", "board-separator")
