"""Options with all parts a client needs to let cards and spaces glow, without reading notation."""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad.core.actions import ACTION_NAMES
from landsraad.i18n import Words
from landsraad.server.show.catalogue import catalog_of, line_text

Data = dict[str, Any]
CARD_ZONES = ("hand", "discard", "play", "market", "aside")


def by_leader(text: str, view: Data, spoken: Words) -> str:
    """Return a text in which seats are called by their Leaders alone, as in the log, without the number of the seat."""
    for number, seat in enumerate(view["seats"]):
        if seat["leader"] is not None:
            leader = spoken.name(f"leader/{seat['leader']}")
            text = text.replace(spoken.text("seat-leader", seat=spoken.seat(number), leader=leader), leader)
    return text


def target_of(zone: str, noun: str) -> str | None:
    """Return the thing an action is about as kind/id, None for numbers, words and effects."""
    if zone in CARD_ZONES:
        return f"card/{noun}"
    return None if zone in ("number", "word", "choice") else f"{zone}/{noun}"


def option_info(option: Data, decision: Data, view: Data, setup: ls.Setup, spoken: Words) -> Data:
    """Return an option in words and in parts."""
    zone, _, noun = ACTION_NAMES[option["action"]].partition("/")
    text: str = option["text"]
    info: Data = {
        "action": option["action"],
        "text": text,
        "label": by_leader(spoken.option(option, decision, view, catalog_of(setup)), view, spoken),
        "verb": text.replace(" ", "_") if zone == "word" else text.split()[0],
        "zone": zone,
        "noun": noun,
        "target": target_of(zone, noun),
        "card": None,
        "source": None,
        "agenda": None,
        "number": int(noun) if zone == "number" else None,
    }
    if text.startswith("agent "):
        info["card"] = text.split()[1]
    if zone == "choice":
        info["source"] = decision["source"]
        if text.startswith("resolve "):
            info["agenda"] = int(noun)
            info["source"] = view["turn"]["agenda"][int(noun)]["source"]
    return info


def question_info(view: Data, seat_names: list[str], setup: ls.Setup, spoken: Words) -> Data | None:
    """Return the open question as the view shows it; options only for the one who is asked."""
    decision = view["decision"]
    if decision is None:
        return None
    source = decision["source"]
    options = decision.get("options")
    return {
        "seat": decision["seat"],
        "seat_name": seat_names[decision["seat"]],
        "kind": decision["kind"],
        "source": source,
        "source_name": spoken.name(source) if source else None,
        "for_actor": decision["for"],
        "prompt": by_leader(spoken.prompt(decision, view), view, spoken),
        "options": None
        if options is None
        else [option_info(option, decision, view, setup, spoken) for option in options],
    }


def agenda_info(view: Data, question: Data | None, setup: ls.Setup, spoken: Words) -> list[Data]:
    """Return the effects that wait, with the options that resolve them."""
    actions: dict[int, int] = {}
    for option in (question or {}).get("options") or ():
        if option["agenda"] is not None:
            actions[option["agenda"]] = option["action"]
    return [
        {
            "source": line["source"],
            "source_name": spoken.name(line["source"]) if line["source"] else None,
            "effect": line["effect"],
            "text": line_text(setup, spoken.lang, line["source"] or "", line["effect"]),
            "optional": line["optional"],
            "action": actions.get(number),
        }
        for number, line in enumerate(view["turn"]["agenda"])
    ]
