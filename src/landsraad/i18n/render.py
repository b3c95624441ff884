"""A view as a text board for a terminal: everything a seat may see, within a width and a height."""

from landsraad.i18n.bundle import Data
from landsraad.i18n.layout import fit
from landsraad.i18n.render_board import grid_lines
from landsraad.i18n.render_extras import extra_lines
from landsraad.i18n.render_lists import conflict_lines, market_lines, own_lines, reward_lines, title_lines
from landsraad.i18n.render_rooms import rooms_lines
from landsraad.i18n.render_seats import seat_lines
from landsraad.i18n.render_tanks import tanks_lines
from landsraad.i18n.render_works import works_lines
from landsraad.i18n.words import words

# When the board is too high: fewer lines for each list, then no rules between sections, then whole sections are left
# out in this order; what a seat holds is never left out.
WRAPS = (3, 2, 1)
LEFT_OUT = ("market", "works", "tanks", "rooms", "extras", "rewards", "grid")


def render(view: Data, lang: str = "en", width: int = 100, height: int = 35, catalog: Data | None = None) -> str:
    """Return the text board of a view, never wider or higher than asked.

    With the catalogue (``ls.catalog(setup)``) spaces are grouped by Agent icon and rewards and costs are shown.
    """
    for wrap in WRAPS:
        parts = sections(view, lang, width, catalog, wrap)
        for ruled in (True, False):
            lines = joined(parts, width, ruled)
            if len(lines) <= height:
                return "\n".join(lines)
    for name in LEFT_OUT:
        del parts[name]
        lines = joined(parts, width, ruled=False)
        if len(lines) <= height:
            break
    return "\n".join(lines[:height])


def sections(view: Data, lang: str, width: int, catalog: Data | None, wrap: int) -> dict[str, list[str]]:
    """Return the sections of the board by name."""
    spoken = words(lang)
    return {
        "title": title_lines(spoken, view),
        "conflict": conflict_lines(spoken, view),
        "rewards": reward_lines(spoken, view, width, catalog, wrap),
        "grid": grid_lines(spoken, view, width, catalog),
        "seats": seat_lines(spoken, view, width, catalog),
        "works": works_lines(spoken, view, width, catalog, wrap),
        "tanks": tanks_lines(spoken, view, width, catalog, wrap),
        "rooms": rooms_lines(spoken, view, width, catalog, wrap),
        "extras": extra_lines(spoken, view, width, catalog, wrap),
        "market": market_lines(spoken, view, width, catalog, wrap),
        "own": own_lines(spoken, view, width, wrap),
    }


def joined(parts: dict[str, list[str]], width: int, ruled: bool) -> list[str]:
    """Return the sections one below the other, with rules above the large ones if there is room."""
    lines: list[str] = []
    for name, section in parts.items():
        if ruled and name in ("grid", "seats", "works", "market") and section:
            lines.append("-" * width)
        lines += [fit(line, width).rstrip() for line in section]
    return lines
