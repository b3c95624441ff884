"""The analysis of a finished game in words."""

from __future__ import annotations

from typing import Any

from landsraad.bots.analysis import Judgement, Turn, turns
from landsraad.i18n import Words
from landsraad.server.bots.analyses import Job, costliest, judgement_of
from landsraad.server.errors import Refused
from landsraad.server.hall.table import Table
from landsraad.server.show.options import by_leader
from landsraad.server.show.replays import need_finished

Data = dict[str, Any]
SHOWN = 10
REASONS = 3


def labels_at(table: Table, step: int, spoken: Words) -> tuple[dict[str, str], str]:
    """Return the options of the question at a step, canonical notation to words, and the one that was played."""
    game = table.played().rewound(step)
    view: Data = game.view(game.seat)
    decision = view["decision"]
    labels = {option["text"]: by_leader(spoken.option(option, view), view, spoken) for option in decision["options"]}
    _, action = table.history[step]
    return labels, next(option["text"] for option in decision["options"] if option["action"] == action)


def lost_turns(table: Table, judgements: list[Judgement], spoken: Words) -> list[Data]:
    """Return the turns where most was lost, with the worst decision of each in words."""
    found = []
    for turn in turns(judgements)[:SHOWN]:
        worst = turn.worst
        if worst.loss <= 0.0:
            break
        found.append(turn_info(table, turn, spoken))
    return found


def turn_info(table: Table, turn: Turn, spoken: Words) -> Data:
    """Return a turn in which something was lost, with its worst decision in words."""
    worst = turn.worst
    labels, played = labels_at(table, worst.number, spoken)
    return {
        "seat": turn.seat,
        "round": turn.round,
        "first": turn.first,
        "last": turn.last,
        "step": worst.number,
        "loss": round(turn.loss, 4),
        "played": labels[played],
        "best": labels[worst.best],
        "value": worst.value,
        "best_value": worst.best_value,
    }


def reviewed_turns(table: Table, spoken: Words) -> list[Data]:
    """Return the turns to look at first, with the reasons in words."""
    assert table.analysis is not None
    told: Data = table.analysis.get("reasons", {})
    people = [place.seat for place in table.seats if place.kind == "human"]
    return [
        {
            **turn_info(table, turn, spoken),
            "reasons": [reason_text(one, spoken) for one in told.get(str(turn.worst.number), ())[:REASONS]],
        }
        for turn in costliest(table.analysis["decisions"], people)
    ]


def reason_text(reason: Data, spoken: Words) -> str:
    """Return a reason in words; a fight is a chance, all else is counted."""
    if reason["what"] == "fights":
        percents = {key: round(100 * reason[key]) for key in ("played", "best")}
        return spoken.text("review-fights", **percents)
    return spoken.text(f"review-{reason['what']}", n=round(reason["best"] - reason["played"], 1))


def seat_records(table: Table, judgements: list[Judgement]) -> list[Data]:
    """Return how every seat did."""
    records = []
    for place in table.seats:
        own = [judgement for judgement in judgements if judgement.seat == place.seat]
        agreed = sum(judgement.played == judgement.best for judgement in own)
        lost = round(sum(judgement.loss for judgement in own), 4)
        records.append({"seat": place.seat, "choices": len(own), "agreed": agreed, "lost": lost})
    return records


def analysis_info(table: Table, job: Job | None, spoken: Words) -> Data:
    """Return how far the analysis of a game is, and what it found."""
    need_finished(table)
    steps = len(table.history)
    info: Data = {
        "status": job.status if job is not None else "none",
        "done": job.done if job is not None else 0,
        "all": steps,
        "iterations": None,
        "points": [],
        "turns": [],
        "review": [],
        "seats": [],
        "considered": sorted(table.considered),
    }
    if table.analysis is None:
        return info
    judgements = [judgement_of(data) for data in table.analysis["decisions"]]
    points = [
        {"step": one.number, "seat": one.seat, "round": one.round, "value": one.value, "loss": round(one.loss, 4)}
        for one in judgements
    ]
    return {
        **info,
        "status": "done",
        "done": steps,
        "iterations": table.analysis["iterations"],
        "points": points,
        "turns": lost_turns(table, judgements, spoken),
        "review": reviewed_turns(table, spoken),
        "seats": seat_records(table, judgements),
    }


def considered_info(noted: Data | None, labels: dict[str, str], played: str) -> Data | None:
    """Return what a bot looked at, in words."""
    if noted is None:
        return None
    options = [
        {
            "text": option["text"],
            "label": labels[option["text"]],
            "visits": option["visits"],
            "value": option["value"],
            "played": option["text"] == played,
        }
        for option in noted["options"]
    ]
    return {"bot": noted["bot"], "iterations": noted["iterations"], "options": options}


def step_analysis(table: Table, step: int, spoken: Words) -> Data:
    """Return what is known about one decision of a finished game."""
    need_finished(table)
    if step >= len(table.history):
        raise Refused("not_found")
    labels, played = labels_at(table, step, spoken)
    found = table.analysis["decisions"] if table.analysis is not None else []
    judged: Data = next((data for data in found if data["decision"] == step), {})
    return {
        "step": step,
        "seat": table.history[step][0],
        "played": labels[played],
        "best": labels[judged["best"]] if judged else None,
        "value": judged.get("value"),
        "best_value": judged.get("best_value"),
        "loss": judged.get("loss"),
        "judged": considered_info(judged.get("considered"), labels, played),
        "considered": considered_info(table.considered.get(step), labels, played),
    }
