"""The board spaces in three columns, with the Influence tracks and what else lies on the board."""

from collections.abc import Sequence

from landsraad.i18n.actors import actor_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.layout import cells, fit, pad

GAP = 2


def grid_lines(words: Bundle, view: Data, width: int, catalog: Data | None) -> list[str]:
    """Return the board in three columns: Faction spaces with their tracks, the other spaces, notes."""
    side = max(1, (width - 2 * GAP) // 3 - 1)
    widths = [max(1, width - 2 * GAP - 2 * side), side, side]
    columns: list[list[str]] = [[], [], []]
    if catalog is None:
        ungrouped(words, view, columns, widths)
    else:
        grouped(words, view, catalog, columns, widths)
    shortest = min((1, 2), key=lambda column: len(columns[column]))
    columns[shortest] += note_lines(words, view, catalog)
    height = max(len(column) for column in columns)
    return [
        (" " * GAP).join(
            pad(column[row] if row < len(column) else "", size) for column, size in zip(columns, widths, strict=True)
        )
        for row in range(height)
    ]


def grouped(words: Bundle, view: Data, catalog: Data, columns: list[list[str]], widths: list[int]) -> None:
    """Fill the columns with the spaces under their Agent icons; a Faction's heading is its track."""
    groups: dict[str, list[str]] = {}
    seating = catalog.get("seating", ())
    own = {space: seat["track"] for seat in seating for space in seat["spaces"]}  # places of personal boards
    for space in catalog["spaces"]:
        if space["id"] in view["board"]["spaces"] and space["id"] not in own:
            groups.setdefault(space["icon"], []).append(space["id"])
    tracks = {track["icon"] for track in catalog["factions"]}
    personal = [seat["track"] for seat in seating]
    for track in catalog["factions"]:
        name = track["id"]
        there = [space for space in own if own[space] == name] if name in personal else groups.get(track["icon"], [])
        columns[0].append(track_line(words, view, name, widths[0], personal))
        columns[0] += [space_line(words, view, space, widths[0]) for space in there]
    for icon, spaces in groups.items():
        if icon not in tracks:
            column = min((1, 2), key=lambda number: len(columns[number]))
            columns[column].append(words.name(f"icon/{icon}"))
            columns[column] += [space_line(words, view, space, widths[column]) for space in spaces]


def ungrouped(words: Bundle, view: Data, columns: list[list[str]], widths: list[int]) -> None:
    """Without a catalogue: the spaces in the order of the board, and the tracks beside them."""
    spaces = list(view["board"]["spaces"])
    half = (len(spaces) + 1) // 2
    for number, part in enumerate((spaces[:half], spaces[half:])):
        columns[number] += [space_line(words, view, space, widths[number]) for space in part]
    columns[2] += [track_line(words, view, faction, widths[2]) for faction in view["board"]["alliances"]]


def track_line(words: Bundle, view: Data, faction: str, width: int, personal: Sequence[str | None] = ()) -> str:
    """Return an Influence track: the place of every seat and Rival, a star for the Alliance.

    On a ``personal`` track stands its Commander alone, who stands on no other (S-SET-15, S-SET-16).
    """
    holder = view["board"]["alliances"][faction]
    actors = [*view["seats"], *view.get("rivals", [])]
    track = "".join(
        f"{number}:{actor['influence'][faction]}{'*' if number == holder else ' '}"
        for number, actor in enumerate(actors)
        if not personal or (personal[number] == faction if faction in personal else not actor["crew"])
    )
    return pad(words.name(f"faction/{faction}"), width - cells(track) - 1) + " " + track


def space_line(words: Bundle, view: Data, name: str, width: int) -> str:
    """Return a space with its Agents, bonus spice, control marker, dreadnought and who has closed it."""
    space = view["board"]["spaces"][name]
    marks: list[str] = []
    agents = [str(seat) for seat, n in enumerate(space["agents"]) for _ in range(n)]
    if agents:
        marks.append("[" + " ".join(agents) + "]")
    if space["bonus_spice"]:
        marks.append(f"+{space['bonus_spice']}")
    if space["control"] is not None:
        marks.append(f"={space['control']}")
    if space.get("dreadnought") is not None:
        marks.append(f"^{space['dreadnought']}")
    marks += [f"x{seat}" for seat in space["closed_by"]]
    text = "".join(" " + mark for mark in marks)
    return " " + fit(words.name(f"space/{name}"), width - 1 - cells(text)) + text


def note_lines(words: Bundle, view: Data, catalog: Data | None) -> list[str]:
    """Return whose turn it is, the decks, the Mentat and the meaning of the marks."""
    turn, board = view["turn"], view["board"]
    lines = [
        words.text("board-turn", seat=words.seat(turn["seat"]), turn=words.name(f"turn/{turn['kind']}")),
        words.text("board-decks", imperium=view["imperium_deck"], intrigue=view["intrigue_deck"]),
        words.text("board-conflicts_left", n=view["conflict_deck"]),
    ]
    if "rivals" in view:
        lines.append(rival_cards_line(words, view))
    if "mentat" not in board:
        return lines + legend_lines(words, view, catalog)
    if board["mentat_next"] is not None:
        lines.append(words.text("board-mentat-next", seat=actor_text(words, board["mentat_next"], view)))
    elif board["mentat"] is not None:
        lines.append(words.text("board-mentat", seat=actor_text(words, board["mentat"], view)))
    else:
        lines.append(words.text("board-mentat-space"))
    return lines + legend_lines(words, view, catalog)


def legend_lines(words: Bundle, view: Data, catalog: Data | None) -> list[str]:
    """Return the meaning of the marks that this game has."""
    lines = [words.text("board-legend-agents"), words.text("board-legend-marks")]
    marks: list[str] = []
    if any("dreadnought" in space for space in view["board"]["spaces"].values()):
        marks.append(words.text("board-legend-dreadnought"))
    units = [words.name(f"unit/{unit['id']}") for unit in (catalog or {}).get("units", [])]
    if units:
        marks.append(words.text("board-legend-units", units=words.listed(units)))
    return [*lines, words.listed(marks, last="list-comma")] if marks else lines


def rival_cards_line(words: Bundle, view: Data) -> str:
    """Return how many cards the Rivals' deck has, and the one revealed last."""
    if not view["rival_pile"]:
        return words.text("board-rival_cards", deck=view["rival_deck"])
    card = words.name(f"rival_card/{view['rival_pile'][-1]}")
    return words.text("board-rival_cards-up", deck=view["rival_deck"], card=card)
