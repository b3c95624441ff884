"""The Shield Wall, spies, won cards and contracts on the text board."""

from landsraad.i18n.actors import actor_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import lines_text
from landsraad.i18n.render_lists import found, item_list


def rooms_lines(words: Bundle, view: Data, width: int, catalog: Data | None, wrap: int) -> list[str]:
    """Return the Shield Wall, Maker Hooks, who spies where, who won which cards, and all contracts."""
    lines: list[str] = []
    actors = [*view["seats"], *view.get("rivals", [])]
    if "shield_wall" in view["board"]:
        lines.append(wall_line(words, view, actors, catalog))
    for number in range(len(actors)):
        watched = [post["id"] for post in view["board"].get("posts", []) if number in post["spies"]]
        if watched:
            label = words.text("board-spies_of", seat=actor_text(words, number, view))
            lines += item_list(words, label, [words.name(f"post/{post}") for post in watched], width, wrap)
    for number, actor in enumerate(actors):
        if actor.get("won"):
            label = words.text("board-won", seat=actor_text(words, number, view))
            lines += item_list(words, label, [won_text(words, card) for card in actor["won"]], width, wrap)
    if "contracts" in view:
        lines += contract_lines(words, view, actors, width, catalog, wrap)
    return lines


def wall_line(words: Bundle, view: Data, actors: list[Data], catalog: Data | None) -> str:
    """Return the battle icon of the Conflict, whether the Shield Wall stands and protects it, who has Maker Hooks."""
    parts: list[str] = []
    conflict = found(catalog, "conflicts", view["conflict"])
    if conflict is not None and conflict.get("battle_icon"):
        parts.append(words.text("board-battle_icon", icon=words.name(f"word/{conflict['battle_icon']}")))
    parts.append(words.text("board-wall_stands" if view["board"]["shield_wall"] else "board-wall_gone"))
    if view["board"]["walled"]:
        parts.append(words.text("board-walled"))
    hooks = [actor_text(words, number, view) for number, actor in enumerate(actors) if actor.get("maker_hooks")]
    if hooks:
        parts.append(words.text("labelled", label=words.text("field-maker_hooks"), text=words.listed(hooks)))
    return words.listed(parts, "board-separator", "board-separator")


def won_text(words: Bundle, card: Data) -> str:
    """Return an Objective or won Conflict card with its battle icon, told apart if it lies face down."""
    name = words.name(f"{card['kind']}/{card['id']}")
    if card["kind"] == "conflict" and card["icon"] is not None:
        name = words.text("labelled", label=name, text=words.name(f"word/{card['icon']}"))
    return name if card["face_up"] else words.text("board-face_down", item=name)


def contract_text(words: Bundle, name: str, catalog: Data | None) -> str:
    """Return a contract with what it brings: several ask for the same space."""
    contract = found(catalog, "contracts", name)
    title = words.name(f"contract/{name}")
    if contract is None:
        return title
    reward = words.listed(lines_text(words, contract["reward"]), "list-sentence", "list-sentence")
    return words.text("labelled", label=title, text=reward)


def contract_lines(
    words: Bundle, view: Data, actors: list[Data], width: int, catalog: Data | None, wrap: int
) -> list[str]:
    """Return the contracts on offer and those that everybody has."""
    offer = view["contracts"]
    market = [contract_text(words, name, catalog) for name in (*offer["market"], *offer["kept_aside"])]
    market.append(words.text("board-contract_bank", n=offer["bank"]))
    lines = item_list(words, words.text("board-contracts"), market, width, wrap)
    for number, actor in enumerate(actors):
        items = [contract_text(words, name, catalog) for name in actor.get("contracts", [])]
        done = [words.name(f"contract/{name}") for name in actor.get("contracts_completed", [])]
        items += [words.text("board-face_down", item=name) for name in done]
        if items:
            label = words.text("board-contracts_of", seat=actor_text(words, number, view))
            lines += item_list(words, label, items, width, wrap)
    return lines
