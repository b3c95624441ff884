"""Questions and what waits on the agenda: the data of the view with its words."""

from __future__ import annotations

from typing import Any

from landsraad.i18n import Words

Data = dict[str, Any]


def by_leader(text: str, view: Data, spoken: Words) -> str:
    """Return a text in which seats are called by their Leaders alone, as in the log, without the number of the seat."""
    for number, seat in enumerate(view["seats"]):
        if seat["leader"] is not None:
            leader = spoken.name(f"leader/{seat['leader']}")
            text = text.replace(spoken.text("seat-leader", seat=spoken.seat(number), leader=leader), leader)
    return text


def option_info(option: Data, view: Data, spoken: Words) -> Data:
    """Return an option as data, and in words."""
    return {**option, "label": by_leader(spoken.option(option, view), view, spoken)}


def question_info(view: Data, seat_names: list[str], spoken: Words) -> Data | None:
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
        "source_name": spoken.thing(source) if source else None,
        "for_actor": decision["for"],
        "prompt": by_leader(spoken.prompt(decision, view), view, spoken),
        "options": None if options is None else [option_info(option, view, spoken) for option in options],
    }


def agenda_info(view: Data, question: Data | None, spoken: Words) -> list[Data]:
    """Return the effects that wait, with the options that resolve them."""
    actions: dict[int, int] = {}
    for option in (question or {}).get("options") or ():
        if option["agenda"] is not None:
            actions[option["agenda"]] = option["action"]
    return [
        {
            "source": entry["source"],
            "source_name": spoken.thing(entry["source"]) if entry["source"] else None,
            "line": entry["line"],
            "text": spoken.waiting(entry["source"], entry["line"]),
            "optional": entry["line"]["optional"],
            "action": actions.get(number),
        }
        for number, entry in enumerate(view["turn"]["agenda"])
    ]
