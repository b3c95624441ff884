"""A thing of the catalogue told in full: what is printed on a card, space, Leader or Conflict, line by line."""

from collections.abc import Callable
from typing import Any

from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import (
    ICONS,
    condition_text,
    done_by,
    goods_text,
    line_text,
    modifier_text,
    own_line,
    sequence_text,
    trigger_text,
)

# The boxes of a thing in the order in which they are told; things of other kinds tell theirs as they stand.
BOXES = {
    "card": ("agent", "reveal", "acquire", "trashed"),
    "intrigue": ("plot", "combat", "endgame", "win", "loss"),
    "space": (),  # all of them are notes
    "leader": ("reveal", "setup", "signet"),
    "conflict": ("first", "second", "third"),
    "track": ("bonus",),
}
# Boxes that Rivals carry out, never the reader.
RIVAL_BOXES = ("rival", "rival_other")


def describe_text(words: Bundle, kind: str, thing: Data) -> list[str]:
    """Return the lines that tell a thing; ``kind`` as in names (card, intrigue, space, leader, tile …)."""
    if kind in TOLD:
        return TOLD[kind](words, thing)
    lines = NOTES[kind](words, thing) if kind in NOTES else []
    if kind not in BOXES:
        return lines + other_lines(words, kind, thing)
    for box in BOXES[kind]:
        lines += [labelled(words, f"box-{box}", line_text(words, line)) for line in thing.get(box, [])]
    return lines


def other_lines(words: Bundle, kind: str, thing: Data) -> list[str]:
    """Return all lines of a thing whose kind a box brings: abilities, boxes and flags, as far as it has them."""
    lines: list[str] = []
    for modifier in thing.get("modifiers", []):
        rule = words.text("effect-always", rule=modifier_text(words, modifier))
        lines.append(labelled(words, "box-ability", words.text("line", effects=rule)))
    for box, rows in thing.items():
        if is_box(rows):
            rows = [of_rivals(row) for row in rows] if box in RIVAL_BOXES else rows
            lines += [labelled(words, f"box-{box}", line_text(words, own_line(words, kind, row))) for row in rows]
    return lines + [words.text(f"note-{flag}") for flag, value in thing.items() if value is True]


def is_box(value: object) -> bool:
    """Tell whether a part of a thing is a box: lines with effects."""
    return isinstance(value, list) and all(isinstance(row, dict) and "effects" in row for row in value)


def labelled(words: Bundle, label: str, text: str) -> str:
    """Return a text with its label."""
    return words.text("labelled", label=words.text(label), text=text)


def names_text(words: Bundle, kind: str, ids: list[str]) -> str:
    """Return names as a list."""
    return words.listed([words.name(f"{kind}/{one}") for one in ids])


def card_notes(words: Bundle, card: Data) -> list[str]:
    """Return what a card bears besides its boxes."""
    lines: list[str] = []
    if card["cost"] is not None:
        lines.append(labelled(words, "note-cost", goods_text(words, {"op": "persuasion", "n": card["cost"]})))
    if card.get("specimens") is not None:
        lines.append(labelled(words, "note-cost", goods_text(words, {"op": "specimen", "n": card["specimens"]})))
    if card["factions"]:
        lines.append(labelled(words, "note-factions", names_text(words, "faction", card["factions"])))
    if card["icons"]:
        lines.append(labelled(words, "note-icons", names_text(words, "icon", card["icons"])))
    if card["anywhere"]:
        lines.append(words.text("note-anywhere"))
    if "ignores_enemies" in card:
        passing = card["ignores_enemies"]
        lines.append(
            words.text("note-infiltrates-all")
            if set(ICONS) <= set(passing)
            else labelled(words, "note-infiltrates", names_text(words, "icon", passing))
        )
    if card.get("ignores_requirements"):
        lines.append(words.text("note-ignores_requirements"))
    if card.get("unload"):
        lines.append(words.text("note-unload"))
    if "spice_off" in card:
        off = card["spice_off"]
        lines.append(words.text("note-spice_off", space=words.name(f"space/{off['space']}"), n=off["spice"]))
    if "more_icons" in card:
        more = card["more_icons"]
        icons = names_text(words, "icon", more["icons"])
        lines.append(words.text("note-more_icons", condition=condition_text(words, more["condition"]), icons=icons))
    lines += [words.text(f"note-{flag}") for flag in ("graft", "stays") if card.get(flag)]
    return lines


def intrigue_notes(words: Bundle, card: Data) -> list[str]:
    """Return when an Intrigue card may be played and counts."""
    lines: list[str] = []
    if card["condition"]:
        lines.append(words.text("note-requirement", condition=condition_text(words, card["condition"])))
    if card["in_reveal"]:
        lines.append(words.text("note-in_reveal"))
    return lines


def space_notes(words: Bundle, space: Data) -> list[str]:
    """Return all lines of a board space."""
    lines: list[str] = []
    if space["cost"]:
        goods = [goods_text(words, {"op": resource, "n": n}) for resource, n in space["cost"].items()]
        lines.append(labelled(words, "note-cost", words.listed(goods)))
    if space["requirement"]:
        lines.append(words.text("note-requirement", condition=condition_text(words, space["requirement"])))
    if space["entry"]:
        # The payment on entering is a choice, not an offer: "you may" would be wrong.
        entry = words.text("line", effects=sequence_text(words, space["entry"]["effects"]))
        lines.append(labelled(words, "box-entry", entry))
    lines += [line_text(words, line) for line in space["effects"]]
    if space["presence"]:
        lines.append(words.text("note-presence", n=space["presence"]))
    if space["control"]:
        lines.append(labelled(words, "box-control", line_text(words, space["control"])))
    lines += [words.text(f"note-{flag}") for flag in ("combat", "maker", "once") if space[flag]]
    return lines


def leader_notes(words: Bundle, leader: Data) -> list[str]:
    """Return the left ability of a Leader."""
    texts = [words.text("effect-always", rule=modifier_text(words, modifier)) for modifier in leader["modifiers"]]
    texts += [trigger_text(words, trigger) for trigger in leader["triggers"]]
    lines = [labelled(words, "box-ability", words.text("line", effects=text)) for text in texts]
    if "marks" in leader:
        lines.append(words.text("note-marks", n=leader["marks"]["at"]))
        for number, box in enumerate(leader["marks"]["boxes"], 1):
            label = words.text("note-mark", n=number)
            lines.append(words.text("labelled", label=label, text=line_text(words, common_line(box))))
    if "water" in leader:
        lines.append(words.text("note-water", n=leader["water"]))
    return lines + side_notes(words, leader)


def side_notes(words: Bundle, leader: Data) -> list[str]:
    """Return the other side of a Leader, its training track and what its deck lacks, as far as it has them."""
    lines = [words.text("note-without", card=words.name(f"card/{card}")) for card in leader.get("without", [])]
    if "turns_to" in leader:
        lines.append(words.text("note-turns_to", leader=words.name(f"leader/{leader['turns_to']}")))
    if "keeps" in leader:
        lines.append(labelled(words, "box-ability", words.text("note-keeps", n=leader["keeps"])))
    if leader.get("back"):
        lines.append(words.text("note-back"))
    for number, space in enumerate(leader.get("training", [])):
        if space["reward"]["effects"]:
            label = words.text("note-training", n=number)
            lines.append(words.text("labelled", label=label, text=line_text(words, space["reward"])))
    return lines


def common_line(box: Data) -> Data:
    """Return the line of a token's box, told for whichever Faction the token lay with."""
    faction, line = next(iter(box.items()))
    effects = [
        {**effect, "faction": "this"} if effect.get("faction") == faction else effect for effect in line["effects"]
    ]
    return {**line, "effects": effects}


def tile_notes(words: Bundle, tile: Data) -> list[str]:
    """Return the price of a Tech tile."""
    return [labelled(words, "note-cost", goods_text(words, {"op": "spice", "n": tile["cost"]}))]


def contract_notes(words: Bundle, contract: Data) -> list[str]:
    """Return what completes a contract, and for whom it is kept."""
    lines: list[str] = []
    if contract["space"] is not None:
        lines.append(words.text("note-contract-space", space=words.name(f"space/{contract['space']}")))
    if contract["harvest"]:
        lines.append(words.text("note-contract-harvest", n=contract["harvest"]))
    if contract["acquire"] is not None:
        lines.append(words.text("note-contract-acquire", card=words.name(f"card/{contract['acquire']}")))
    if contract["kept_for"] is not None:
        lines.append(words.text("note-contract-kept", leader=words.name(f"leader/{contract['kept_for']}")))
    return lines


def icon_notes(words: Bundle, thing: Data) -> list[str]:
    """Return the battle icon of a Conflict or Objective card, and whether the Shield Wall protects the Conflict."""
    lines: list[str] = []
    if thing.get("battle_icon"):
        lines.append(words.text("note-battle_icon", icon=words.name(f"word/{thing['battle_icon']}")))
    if thing.get("walled"):
        lines.append(words.text("note-walled"))
    return lines


def rival_lines(words: Bundle, card: Data) -> list[str]:
    """Return what a card of the Rivals says: where their Agent goes, what it brings them, their swords in Combat."""
    lines = [words.text("note-rival-reshuffle")] if card["reshuffle"] else []
    needs = card.get("needs")
    spaces = ((card["space"], "note-rival-space"), (card.get("other_space"), "note-rival-space-else"))
    if card["harvest"]:
        lines += harvest_lines(words, [space for space, _key in spaces if space is not None])
    for space, key in spaces:
        if space is not None and not card["harvest"]:
            name = words.name(f"space/{space}")
            if needs and space == card["space"]:
                lines.append(
                    words.text("note-rival-space-if", space=name, condition=condition_text(words, whose(needs)))
                )
            else:
                lines.append(words.text(key, space=name))
    effects: list[Data] = [{"op": "influence", "faction": card["faction"], "n": 1}] if card["faction"] else []
    effects += [{"op": "troops", "n": card["troops"]}] if card["troops"] else []
    effects += [{"op": "signet"}] if card["signet"] else []
    own = [{"effects": effects, "optional": False}] if effects else []
    for box, label in (
        ([*own, *card.get("effects", [])], "box-rival"),
        (card.get("other_effects", []), "box-rival_other"),
    ):
        lines += [labelled(words, label, line_text(words, of_rivals(line))) for line in box]
    if card["swords"]:
        lines.append(labelled(words, "box-combat", goods_text(words, {"op": "swords", "n": card["swords"]})))
    return lines


def harvest_lines(words: Bundle, spaces: list[str]) -> list[str]:
    """Return where a card of the Rivals sends for bonus spice: anywhere, to one space, to the better of two."""
    names = [words.name(f"space/{space}") for space in spaces]
    if len(names) == 2:
        return [words.text("note-rival-harvest-spaces", space=names[0], other=names[1])]  # R-SPI-08
    return [words.text("note-rival-harvest-space", space=name) for name in names] or [words.text("note-rival-harvest")]


def track_lines(words: Bundle, place: Data) -> list[str]:
    """Return what a place of a track that is no Influence track brings."""
    bonus = place["bonus"]
    lines = [line_text(words, line) for line in (bonus if isinstance(bonus, list) else [bonus]) if line is not None]
    if place.get("marker"):
        lines.append(words.text("note-marker", n=place["marker"]))
    if place.get("first_spice"):
        lines.append(words.text("note-first_spice", n=place["first_spice"]))
    return lines


def of_rivals(line: Data) -> Data:
    """Return a line that a Rival carries out, not the reader, and whose conditions the Rival meets."""
    told: Data = whose({**line, "effects": done_by("opponent", line["effects"])})
    return told


def whose(data: Any) -> Any:
    """Return data whose conditions are marked as a Rival's."""
    if isinstance(data, list):
        return [whose(part) for part in data]
    if not isinstance(data, dict):
        return data
    marked = {key: whose(part) for key, part in data.items()}
    return {**marked, "of_rival": True} if "if" in marked else marked


# Kinds whose things are told in their own way from first to last.
TOLD: dict[str, Callable[[Bundle, Data], list[str]]] = {
    "rival_card": rival_lines,
    "research": track_lines,
    "tleilaxu": track_lines,
}
NOTES: dict[str, Callable[[Bundle, Data], list[str]]] = {
    "card": card_notes,
    "intrigue": intrigue_notes,
    "space": space_notes,
    "leader": leader_notes,
    "tile": tile_notes,
    "contract": contract_notes,
    "conflict": icon_notes,
    "objective": icon_notes,
}
