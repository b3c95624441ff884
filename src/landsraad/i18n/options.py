"""Questions and options in words, rendered from their data: verb, thing, source and line."""

from collections.abc import Callable

from landsraad.i18n.actors import actor_leader_text, rival_of, rival_text
from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.effects import own_line, phrase, sequence_text

# What a thing is called in the messages, where that is not its kind.
ARGUMENTS = {"intrigue": "card"}


def prompt_text(words: Bundle, decision: Data, view: Data | None) -> str:
    """Return the question of a decision."""
    question = question_text(words, decision, view)
    source = decision.get("source")
    return words.text("prompt-from", source=words.thing(source), question=question) if source else question


def question_text(words: Bundle, decision: Data, view: Data | None) -> str:
    """Return the question alone; what a human decides for a Rival is asked about the Rival (H-CHO-02, H-CHO-03)."""
    key = f"prompt-{decision['kind']}"
    number = decision.get("for")
    if number is None or number == decision["seat"]:
        return words.text(key)
    rival = rival_text(words, number, rival_of(view, number) if view is not None else None)
    if words.has(f"{key}-rival"):
        return words.text(f"{key}-rival", rival=rival)
    return words.text("prompt-rival", rival=rival, question=words.text(key))


def option_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return an option in words."""
    text = SPECIAL.get(option["verb"], plain_text)(words, option, view)
    return words.text("option-numbered", option=text, n=option["nth"]) if option.get("nth") else text


def plain_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return an option that is a verb with a thing, a number or an actor, or a verb alone."""
    key = f"option-{option['verb']}"
    thing = option.get("thing")
    args: dict[str, object] = {}
    if option.get("number") is not None:
        args["n"] = option["number"]
    elif option.get("seat") is not None:
        args["seat"] = seat_text(words, option["seat"], view)
    elif thing is not None and thing["kind"] == "faction":
        args["faction"] = words.thing(thing)
    elif thing is not None and thing["kind"] == "word":
        key += f"-{thing['id']}"
    elif thing is not None:
        args[ARGUMENTS.get(thing["kind"], thing["kind"])] = words.thing(thing)
    return words.text(key, **args)


def seat_text(words: Bundle, seat: int, view: Data | None) -> str:
    """Return a seat or a Rival, with its Leader if the view shows it."""
    return words.seat(seat) if view is None else actor_leader_text(words, seat, view)


# --- options with words of their own -------------------------------------------------------------------------------


def agent_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the sending of an Agent as far as it is chosen: with which card, from where, to where."""
    verb, thing = option["verb"], option["thing"]
    origin = thing if verb == "agent_from" else option.get("origin")
    key, args = "option-agent", {"card": words.thing(thing if verb == "agent" else option["card"])}
    if option.get("partner") is not None:
        args["card"] = words.text("two-cards", card=args["card"], partner=words.thing(option["partner"]))
    if origin is not None and origin["kind"] == "leader":
        key += "-leader"
    elif origin is not None:
        key += "-from"
        args["from"] = words.thing(origin)
    if verb == "agent_to":
        key += "-to"
        args["space"] = words.thing(thing)
    return words.text(key, **args)


def top_card_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return what is done with the top card of the deck, by name if it is known."""
    key = "option-draw" if option["verb"] == "draw" else "option-trash-top"
    card = option.get("thing")
    return words.text(key) if card is None else words.text(f"{key}-card", card=words.thing(card))


def trash_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the trashing of a card from the hand, the discard pile or play."""
    zone = words.name(f"zone/{option['zone']}")
    return words.text("option-trash", card=words.thing(option["thing"]), zone=zone)


def acquire_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the acquisition of a card."""
    key = "option-acquire-aside" if option["zone"] == "aside" else "option-acquire"
    return words.text(key, card=words.thing(option["thing"]))


def take_space_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return where a unit goes after a Conflict was won: to a space, or back with a thing."""
    kind = option["thing"]["kind"]
    return words.text(f"option-take_{kind}", **{kind: words.thing(option["thing"])})


def waiting_text(words: Bundle, source: Data | None, line: Data) -> str:
    """Return a line that waits to be resolved as a phrase; whether it is an offer is told beside it."""
    told = own_line(words, source["kind"], line) if source is not None else line
    return phrase(words, {**told, "optional": False})


def resolve_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the resolution of a line: where it stands, and what it does."""
    source = option["source"]
    effect = waiting_text(words, source, option["line"])
    return words.text("option-resolve", source=words.thing(source), effect=effect)


def choose_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return a branch of a choice."""
    source, line = option.get("source"), option["line"]
    told = own_line(words, source["kind"], line) if source is not None else line
    return words.text("option-choose", effect=sequence_text(words, told["effects"]))


def use_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the use of a thing, with what it does."""
    thing = option["thing"]
    effect = phrase(words, own_line(words, thing["kind"], option["line"]))
    return words.text("option-use-effect", thing=words.thing(thing), effect=effect)


def freighter_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return a move of the Freighter; a recall is told with the rewards it brings."""
    line = option.get("line")
    if line is None:
        return plain_text(words, option, view)
    first = line["effects"][0]
    # From the first space there is one reward; from further up a choice of all of them in any order (X-FRT-06).
    several = first["op"] == "choose" and first["n"] == len(first["branches"])
    rewards = first["branches"] if several else [line["effects"]]
    told = [phrase(words, {"effects": reward}) for reward in rewards]
    # Some are lists themselves, so a separator of their own stands between them.
    return words.text("option-freighter-recall-rewards", effects=words.listed(told, "list-reward", "list-reward"))


def train_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return a way on the training track, with what it brings."""
    return words.text("option-train", effect=sequence_text(words, option["line"]["effects"]))


def graft_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return the other card of a pair: one of the hand, or one of the Imperium Row."""
    key = "option-graft-market" if option["zone"] == "market" else "option-graft"
    return words.text(key, card=words.thing(option["thing"]))


def research_text(words: Bundle, option: Data, view: Data | None) -> str:
    """Return a way on the research track, with what it brings."""
    place, line = words.thing(option["thing"]), option.get("line")
    if line is None:
        return words.text("option-research", research=place)
    return words.text("option-research-bonus", research=place, effect=phrase(words, line))


SPECIAL: dict[str, Callable[[Bundle, Data, Data | None], str]] = {
    "graft": graft_text,
    "research": research_text,
    "agent": agent_text,
    "agent_from": agent_text,
    "agent_to": agent_text,
    "draw": top_card_text,
    "trash_top": top_card_text,
    "trash": trash_text,
    "acquire": acquire_text,
    "take_space": take_space_text,
    "resolve": resolve_text,
    "choose": choose_text,
    "use": use_text,
    "freighter": freighter_text,
    "train": train_text,
}
