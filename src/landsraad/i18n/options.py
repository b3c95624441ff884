"""Questions and options in words: canonical notation is read and told in the player's language."""

from landsraad.i18n.actors import actor_leader_text, rival_of, rival_text
from landsraad.i18n.briefs import full_branch, full_line
from landsraad.i18n.bundle import Bundle, Data, MissingWord, sentence
from landsraad.i18n.effects import brief_text, phrase, tile_line

# Options that are one fixed text.
PLAIN = {
    "reveal": "option-reveal",
    "end turn": "option-end_turn",
    "pass": "option-pass",
    "accept": "option-accept",
    "decline": "option-decline",
    "pay": "option-pay",
    "defend": "option-defend",
    "pass turn": "option-pass_turn",
    "top": "option-top",
    "pile": "option-pile",
}
# Verbs followed by a card, a space or a Faction.
CARD_VERBS = ("discard", "acquire", "reserve", "take")
SPACE_VERBS = ("close", "recall")
FACTION_VERBS = ("influence", "lose")
NUMBER_VERBS = ("deploy", "retreat")
INTRIGUE_VERBS = ("intrigue", "bury", "return")
# Verbs of several words, followed by a number or by one of a few words; the longer ones first.
PHRASES = (
    ("deploy dreadnoughts ", "option-deploy_dreadnoughts"),
    ("deploy dreadnought", "option-deploy_dreadnought"),
    ("retreat troops ", "option-retreat_units"),
    ("retreat troop", "option-retreat_unit-troop"),
    ("retreat dreadnought", "option-retreat_unit-dreadnought"),
    ("return negotiators ", "option-return_negotiators"),
    ("place negotiators ", "option-place_negotiators"),
    ("freighter advance", "option-freighter-advance"),
    ("lose from garrison", "option-lose_troop-garrison"),
    ("lose from conflict", "option-lose_troop-conflict"),
    ("pay in solari", "option-pay_in-solari"),
    ("pay in spice", "option-pay_in-spice"),
)
# The order in which an id without a kind is looked up.
SOURCES = ("space", "card", "leader", "conflict", "intrigue", "track", "tile", "shipping")


def prompt_text(words: Bundle, decision: Data, view: Data | None) -> str:
    """Return the question of a decision."""
    question = question_text(words, decision, view)
    source = decision.get("source")
    return words.text("prompt-from", source=words.name(source), question=question) if source else question


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


def option_text(words: Bundle, option: Data, decision: Data, view: Data | None, catalog: Data | None) -> str:
    """Return an option in words."""
    text = str(option["text"])
    body, mark, number = text.rpartition(" #")
    if mark and number.isdecimal():
        inner = option_text(words, {**option, "text": body}, decision, view, catalog)
        return words.text("option-numbered", option=inner, n=int(number))
    if text in ("draw", "trash"):
        return top_card_text(words, text, decision, view)
    if text in PLAIN:
        return words.text(PLAIN[text])
    works = works_text(words, text, decision, view, catalog)
    if works is not None:
        return works
    verb, _, rest = text.partition(" ")
    if verb == "agent":
        return agent_text(words, rest)
    if verb == "resolve":
        source, _, brief = rest.partition(" ")
        return resolve_text(words, source, brief, view, catalog)
    if verb == "choose":
        return choose_text(words, rest, decision, catalog)
    if verb in NUMBER_VERBS:
        return words.text(f"option-{verb}", n=int(rest))
    if verb == "opponent":
        return words.text("option-opponent", seat=seat_text(words, int(rest), view))
    if text.startswith("give alliance "):
        return words.text("option-give_alliance", seat=seat_text(words, int(text.split()[-1]), view))
    return thing_text(words, verb, rest)


def works_text(words: Bundle, text: str, decision: Data, view: Data | None, catalog: Data | None) -> str | None:
    """Return an option about units, Tech tiles, Negotiators or the Freighter; None if it is another."""
    for start, key in PHRASES:
        if text == start or (start.endswith(" ") and text.startswith(start)):
            number = text.removeprefix(start)
            return words.text(key, n=int(number)) if number else words.text(key)
    verb, _, rest = text.partition(" ")
    noun = rest.rpartition(" ")[2]
    if text == "freighter recall":
        return recall_text(words, decision, view, catalog)
    if text.startswith("retreat enemy "):
        return words.text("option-retreat_enemy", seat=seat_text(words, int(noun), view))
    if text.startswith("acquire tile "):
        return words.text("option-acquire_tile", tile=words.name(f"tile/{noun}"))
    if text.startswith("set aside "):
        return words.text("option-set_aside", card=words.name(f"card/{noun}"))
    if verb == "take" and decision["kind"] == "take_space":
        kind = "space" if words.knows(f"space/{noun}") else "tile"
        return words.text(f"option-take_{kind}", **{kind: words.name(f"{kind}/{noun}")})
    return use_text(words, noun, catalog) if verb == "use" else None


def recall_text(words: Bundle, decision: Data, view: Data | None, catalog: Data | None) -> str:
    """Return the recall of the Freighter, with the rewards it brings if view and catalogue are at hand."""
    left = view["seats"][decision["seat"]]["freighter"] if view is not None and catalog is not None else 0
    if catalog is None or left == 0:
        return words.text("option-freighter-recall")
    rewards = [phrase(words, line) for line in catalog["shipping"][:left]]
    return words.text("option-freighter-recall-rewards", effects=" + ".join(rewards))  # some are lists themselves


def use_text(words: Bundle, tile: str, catalog: Data | None) -> str:
    """Return the use of a Tech tile, with what it does if the catalogue is at hand."""
    name = words.name(f"tile/{tile}")
    for thing in catalog.get("tiles", []) if catalog is not None else []:
        if thing["id"] == tile and thing["turn"]:
            effects = words.listed([phrase(words, tile_line(line)) for line in thing["turn"]])
            return words.text("option-use-effect", tile=name, effect=effects)
    return words.text("option-use", tile=name)


def thing_text(words: Bundle, verb: str, rest: str) -> str:
    """Return an option that is a verb with a card, space or Faction."""
    noun, _, zone = rest.partition(" ")
    if verb == "trash":
        return words.text("option-trash", card=words.name(f"card/{noun}"), zone=words.name(f"zone/{zone}"))
    if verb in INTRIGUE_VERBS:
        return words.text(f"option-{verb}", card=words.name(f"intrigue/{noun}"))
    if verb in CARD_VERBS:
        key = f"option-{verb}-aside" if zone == "aside" else f"option-{verb}"
        return words.text(key, card=words.name(f"card/{noun}"))
    if verb in SPACE_VERBS:
        return words.text(f"option-{verb}", space=words.name(f"space/{noun}"))
    if verb in FACTION_VERBS:
        return words.text(f"option-{verb}", faction=words.text(f"faction-{noun}.at"))
    if verb == "secret":
        return words.text("option-secret", faction=words.name(f"faction/{noun}"))
    raise MissingWord(f"there are no words for the option {verb + ' ' + rest!r}")


def agent_text(words: Bundle, rest: str) -> str:
    """Return ``agent <card> [from <space>|leader] [> <space>]`` in words."""
    before, _, space = rest.partition(" > ")
    card, _, origin = before.partition(" from ")
    key, args = "option-agent", {"card": words.name(f"card/{card}")}
    if origin == "leader":
        key += "-leader"
    elif origin:
        key += "-from"
        args["from"] = words.name(f"space/{origin}")
    if space:
        key += "-to"
        args["space"] = words.name(f"space/{space}")
    return words.text(key, **args)


def top_card_text(words: Bundle, verb: str, decision: Data, view: Data | None) -> str:
    """Return what is done with the top card of the deck, by name if the view shows it."""
    key = "option-draw" if verb == "draw" else "option-trash-top"
    known = view["known"]["deck_top"][decision["seat"]] if view is not None else []
    return words.text(f"{key}-card", card=words.name(f"card/{known[0]}")) if known else words.text(key)


def seat_text(words: Bundle, seat: int, view: Data | None) -> str:
    """Return a seat or a Rival, with its Leader if the view shows it."""
    return words.seat(seat) if view is None else actor_leader_text(words, seat, view)


def resolve_text(words: Bundle, source: str, brief: str, view: Data | None, catalog: Data | None) -> str:
    """Return the resolution of an effect: where it stands, and the line itself if the catalogue is at hand."""
    kinds = [kind for kind in sources(source, brief, view) if words.knows(f"{kind}/{source}")]
    if not kinds:
        raise MissingWord(f"there is no name of {source!r} in the language {words.lang!r}")
    if catalog is not None:
        for kind in kinds:
            line = full_line(words, catalog, kind, source, brief)
            if line is not None:
                return words.text("option-resolve", source=words.name(f"{kind}/{source}"), effect=line)
    effect = brief_text(words, brief)
    return words.text("option-resolve", source=words.name(f"{kinds[0]}/{source}"), effect=effect)


def sources(source: str, brief: str, view: Data | None) -> list[str]:
    """Return the kinds of thing an id without a kind may mean, those on the agenda of the turn first."""
    kinds = list(SOURCES)
    if view is not None:
        for entry in view["turn"]["agenda"]:
            kind, _, name = str(entry["source"]).partition("/")
            if name == source and entry["effect"] == brief and kind in kinds:
                kinds.remove(kind)
                kinds.insert(0, kind)
    return kinds


def choose_text(words: Bundle, brief: str, decision: Data, catalog: Data | None) -> str:
    """Return a branch of a choice, all of it if the catalogue is at hand."""
    branch: str | None = None
    if catalog is not None and decision.get("source"):
        kind, _, name = decision["source"].partition("/")
        branch = full_branch(words, catalog, kind, name, brief)
    return words.text("option-choose", effect=sentence(branch or brief_text(words, brief)))
