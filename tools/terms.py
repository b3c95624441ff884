"""Write the terms of the rules in sentences as references to ``terms.ftl``: ``python tools/terms.py``.

``--check`` only tells. A sentence says ``{ -troop(number: "other") }``, not "troops": one change of a term changes
every sentence. This finds the forms of the terms that stand literally in the catalogues of a language and puts
references in their place; what is rendered stays the same.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).resolve().parent.parent / "src" / "landsraad" / "i18n" / "locales"
# Catalogues that hold names, not sentences.
NAMES = ("terms", "language", "base", "ix", "house_hagal")
# Words after which a German noun that looks like a plural is a singular: the case they govern.
GERMAN = {
    "accusative": "einen keinen deinen eigenen jeden gegnerischen zusätzlichen dritten zweiten ihn den",
    "dative": "dem einem deinem seinem gegnerischem eigenem",
    "genitive": "des eines deines eigenen",
}
# A syllable before a Korean term may belong to the same word; after it particles follow, so only terms of one syllable
# ask for room on both sides.
HANGUL = "가-힣"
PLACEABLE = re.compile(r"\{[^{}]*\}")
VARIANT = re.compile(r"^\s*\*?\[[\w-]+\]")


@cache
def forms(lang: str) -> list[tuple[str, str]]:
    """Return the forms of all terms of a language with the reference that gives each, the longest first."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse((LOCALES / lang / "terms.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Term):
            # A form that is a plural and a case of the singular counts as the plural; German asks the word before it.
            for text, args in sorted(variants(entry.value, {}), key=lambda row: "case" in row[1]):
                named = ", ".join(f'{name}: "{value}"' for name, value in args.items())
                found.setdefault(text, f"-{entry.id.name}({named})" if named else f"-{entry.id.name}")
    return sorted(found.items(), key=lambda row: -len(row[0]))


def variants(pattern: ast.Pattern, args: dict[str, str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the texts of a pattern with the arguments that select them; default variants need none."""
    first = pattern.elements[0]
    if isinstance(first, ast.Placeable) and isinstance(first.expression, ast.SelectExpression):
        select = first.expression
        assert isinstance(select.selector, ast.VariableReference)
        for variant in sorted(select.variants, key=lambda one: not one.default):
            assert isinstance(variant.key, ast.Identifier)
            own = {} if variant.default else {select.selector.id.name: variant.key.name}
            yield from variants(variant.value, {**args, **own})
    else:
        yield "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement)), args


@cache
def matcher(lang: str, text: str) -> re.Pattern[str]:
    """Return what finds a form as a word of its own, with a small or a capital first letter."""
    word = re.escape(text)
    if text[0].islower():
        word = f"[{text[0]}{text[0].upper()}]{re.escape(text[1:])}"
    if lang == "ko":
        return re.compile(f"(?<![{HANGUL}]){word}" + (f"(?![{HANGUL}])" if len(text) == 1 else ""))
    return re.compile(rf"(?<![\w-]){word}(?![\w-])")


def referred(lang: str, before: str, text: str, form: str, reference: str) -> str:
    """Return the placeable for a form as it stands after other words."""
    last = (re.findall(r"[\w]+", before) or [""])[-1].lower()
    if lang == "de" and reference.endswith('(number: "other")'):
        for case, words in GERMAN.items():
            if last in words.split():
                single = f'{reference.partition("(")[0]}(case: "{case}")'
                if (form, single) in singles(lang):
                    reference = single
                    break
    return f"{{ CAPITAL({reference}) }}" if text != form else f"{{ {reference} }}"


@cache
def singles(lang: str) -> set[tuple[str, str]]:
    """Return the singular forms of terms by case."""
    found: set[tuple[str, str]] = set()
    for entry in FluentParser().parse((LOCALES / lang / "terms.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Term):
            for text, args in variants(entry.value, {}):
                if set(args) == {"case"}:
                    found.add((text, f'-{entry.id.name}(case: "{args["case"]}")'))
    return found


def replaced(lang: str, before: str, part: str, row: tuple[str, str, re.Pattern[str]]) -> str:
    """Return a piece of text with references for one form of a term."""
    form, reference, pattern = row
    text, last = "", 0
    for found in pattern.finditer(part):
        text += part[last : found.start()]
        text += referred(lang, before + part[: found.start()], found.group(), form, reference)
        last = found.end()
    return text + part[last:]


def rewritten(lang: str, line: str, rows: list[tuple[str, str, re.Pattern[str]]]) -> str:
    """Return a line of a catalogue with references for the terms in its text."""
    start = 0
    head = re.match(r"^[\w-]+ =", line) or VARIANT.match(line)
    if head:
        start = head.end()
    elif not line.startswith(" ") and not line.startswith("}"):
        return line
    kept, body = line[:start], line[start:]
    for form, reference, pattern in rows:
        parts = re.split(r"(\{[^{}]*\}|\{[^{}]*$|^[^{]*->\s*$)", body)
        for at, part in enumerate(parts):
            if part and not part.startswith("{") and not part.rstrip().endswith("->"):
                before = "".join(parts[:at])
                parts[at] = replaced(lang, before, part, (form, reference, pattern))
        body = "".join(parts)
    return kept + body


def catalogue(lang: str, path: Path) -> str:
    """Return a catalogue with references for all terms in its sentences."""
    rows = [(form, reference, matcher(lang, form)) for form, reference in forms(lang)]
    lines = path.read_text("utf-8").split("\n")
    return "\n".join(line if line.startswith("#") else rewritten(lang, line, rows) for line in lines)


def catalogues() -> Iterator[Path]:
    """Yield the catalogues of sentences of all languages."""
    for path in sorted(LOCALES.glob("*/*.ftl")):
        if path.stem not in NAMES and not path.stem.startswith("names_"):
            yield path


def main() -> None:
    """Rewrite the catalogues, or tell which sentences write a term out."""
    wrong = 0
    for path in catalogues():
        old, new = path.read_text("utf-8"), catalogue(path.parent.name, path)
        if old != new:
            wrong += 1
            if "--check" in sys.argv:
                print(f"{path.parent.name}/{path.name} writes terms out: run python tools/terms.py")
            else:
                path.write_text(new, "utf-8")
    raise SystemExit(bool(wrong) if "--check" in sys.argv else 0)


if __name__ == "__main__":
    main()
