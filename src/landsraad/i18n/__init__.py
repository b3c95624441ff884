"""Words: names, effects, questions, options, log lines and reasons in every language, from Fluent catalogues.

Everything here works on plain JSON data (catalogues, views, events, decisions), so the browser can do the same with
the same ``.ftl`` files.
"""

from landsraad.i18n.bundle import LANGUAGES, MissingWord
from landsraad.i18n.words import Words, words

__all__ = ["LANGUAGES", "MissingWord", "Words", "words"]
