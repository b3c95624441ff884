"""Log lines and reasons in words."""

from collections.abc import Mapping, Sequence

from landsraad.i18n.actors import rival_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import goods_text

# How a line goes on when there is a second thing of a kind: its key ends so, if the language has such a line.
FORMS = {"actor": "-from", "space": "-to"}


def event_text(words: Bundle, event: Data, names: Sequence[str] | None) -> str:
    """Return an event as a line of the log."""
    seat, other, other_kind = event.get("seat"), event.get("other"), event.get("other_kind")
    args: dict[str, object] = {"amount": event.get("amount", 0)}
    if seat is not None:
        # What a Rival does is told with its rule; without names that alone says that it is a Rival.
        rival = names is None and other_kind == "rule"
        args["seat"] = rival_text(words, seat) if rival else words.seat(seat, names)
    if event.get("what") is not None:
        args.update(noun_args(words, event))
    elif event["kind"] in ("vp_gained", "vp_lost"):
        args["goods"] = goods_text(words, {"op": "vp", "n": event["amount"]})
    if other_kind == "actor":
        args["other"] = words.seat(int(str(other)), names)
    elif other_kind in ("rule", "tie_rule"):
        args["rule"] = other
    elif other_kind is not None:
        args["other"] = words.name(f"{other_kind}/{other}")
    return words.text(line_key(words, event), **args)


def line_key(words: Bundle, event: Data) -> str:
    """Return the key of the line: some are told otherwise if something is hidden, nobody does it or others join in."""
    key = f"log-{event['kind']}"
    if event.get("hidden"):
        return f"{key}-hidden"
    form = "-nobody" if event.get("seat") is None else FORMS.get(str(event.get("other_kind")), "")
    return f"{key}{form}" if words.has(f"{key}{form}") else key


def noun_args(words: Bundle, event: Data) -> dict[str, object]:
    """Return what an event is about as a name, and goods and Factions as they stand in a sentence."""
    kind, what, amount = event["what_kind"], event["what"], event["amount"]
    if kind == "resource":
        return {"goods": goods_text(words, {"op": what, "n": amount})}
    name = words.name(f"{kind}/{what}")
    if kind != "faction":
        return {"what": name}
    goods = goods_text(words, {"op": "influence", "faction": what, "n": amount})
    return {"what": name, "faction": name, "goods": goods}


def why_text(words: Bundle, key: str, args: Mapping[str, object], names: Sequence[str] | None) -> str:
    """Return the reason why something is not available."""
    filled: dict[str, object] = dict(args)
    for kind, name in args.items():  # a thing stands under its kind
        if isinstance(name, str) and words.knows(f"{kind}/{name}"):
            filled[kind] = words.name(f"{kind}/{name}")
    if "kind" in args:
        filled["question"] = words.text(f"prompt-{args['kind']}")
    if isinstance(args.get("seat"), int):
        filled["seat"] = words.seat(int(str(args["seat"])), names)
    if "resource" in args:
        filled["goods"] = goods_text(words, {"op": args["resource"], "n": args["cost"]})
    return words.text(key, **filled)
