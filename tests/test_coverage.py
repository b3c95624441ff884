from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.cli.coverage import (
    Citation,
    CoverageError,
    coverage,
    find_citations,
    read_listed_apart,
    shipped_ids,
    suite_dir,
)
from landsraad.cli.rules_catalogue import load_catalogue

HEAD = "import pytest\nfrom tests.support.rulemark import rule\n\n"


class Suite:
    """A throw-away tests folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tests"
        (self.folder / "rules").mkdir(parents=True)
        self.apart("")

    def write(self, body: str, name: str = "test_x.py", head: str = HEAD) -> None:
        (self.folder / name).write_text(head + body, "utf-8")

    def apart(self, text: str) -> None:
        (self.folder / "rules" / "not_in_play.txt").write_text(text, "utf-8")

    def citations(self) -> set[Citation]:
        return set(find_citations(self.folder, load_catalogue()))

    def problems(self) -> list[str]:
        with pytest.raises(CoverageError) as caught:
            self.citations()
        return [problem.partition(": ")[2] for problem in caught.value.problems]


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def test_decorators_of_functions_and_methods_count(suite: Suite) -> None:
    suite.write(
        "@rule('B-TIE-05', 'F-CON-02')\ndef test_a(): ...\n"
        "class TestB:\n    @rule('B-TIE-06')\n    async def test_c(self): ...\n"
    )
    assert suite.citations() == {
        Citation("B-TIE-05", "tests/test_x.py::test_a"),
        Citation("F-CON-02", "tests/test_x.py::test_a"),
        Citation("B-TIE-06", "tests/test_x.py::TestB::test_c"),
    }


def test_cases_count_in_decorators_and_in_tables(suite: Suite) -> None:
    suite.write(
        "CASES = [pytest.param(1, marks=[rule('B-SPC-03')])]\n"
        "@pytest.mark.parametrize('n', [pytest.param(2, marks=rule('B-SPC-04')), pytest.param(3)])\n"
        "def test_a(n): ...\n"
    )
    assert suite.citations() == {
        Citation("B-SPC-03", "tests/test_x.py:4"),
        Citation("B-SPC-04", "tests/test_x.py::test_a"),
    }


@pytest.mark.parametrize(
    ("head", "use"),
    [
        ("from tests.support.rulemark import rule as proves\n", "proves"),
        ("from tests.support import rulemark\n", "rulemark.rule"),
        ("import pytest\n", "pytest.mark.rule"),
    ],
)
def test_the_mark_is_known_by_any_name(suite: Suite, head: str, use: str) -> None:
    suite.write(f"@{use}('B-TIE-05')\ndef test_a(): ...\n", head=head)
    assert suite.citations() == {Citation("B-TIE-05", "tests/test_x.py::test_a")}


def test_the_rule_of_hypothesis_is_another_thing(suite: Suite) -> None:
    suite.write("@rule('B-TIE-05')\ndef test_a(): ...\n", head="from hypothesis.stateful import rule\n")
    assert suite.citations() == set()


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("@rule('B-TIE-01', 'B-TIE-02', 'B-TIE-03', 'B-TIE-04')\ndef test_a(): ...\n", "4 rules cited"),
        ("@rule('B-TIE-01', 'B-TIE-02')\n@rule('B-TIE-03', 'B-TIE-04')\ndef test_a(): ...\n", "4 rules cited"),
        (
            "@rule('B-TIE-01', 'B-TIE-02', 'B-TIE-03')\n"
            "@pytest.mark.parametrize('n', [pytest.param(1, marks=rule('B-TIE-04'))])\ndef test_a(n): ...\n",
            "4 rules cited",
        ),
        ("@rule('B-TIE-99')\ndef test_a(): ...\n", "there is no rule B-TIE-99"),
        ("@rule(NAME)\ndef test_a(): ...\n", "written out"),
        ("@rule('B-TIE-01')\ndef helper(): ...\n", "does not collect"),
        ("class Helper:\n    @rule('B-TIE-01')\n    def test_a(self): ...\n", "does not collect"),
        ("def test_a():\n    @rule('B-TIE-01')\n    def test_b(): ...\n", "does not collect"),
        ("@rule('B-TIE-01')\n@pytest.mark.skipif(X, reason='')\ndef test_a(): ...\n", "skipped"),
        ("CASES = [pytest.param(1, marks=[rule('B-TIE-01'), pytest.mark.xfail])]\n", "skipped"),
        ("@rule('B-TIE-01')\nclass TestA: ...\n", "a class cannot cite"),
        ("pytestmark = [rule('B-TIE-01')]\n", "a module cannot cite"),
    ],
)
def test_a_citation_that_proves_nothing_is_refused(suite: Suite, body: str, problem: str) -> None:
    suite.write(body)
    (found,) = suite.problems()
    assert problem in found


def test_a_file_that_pytest_does_not_collect_cannot_cite(suite: Suite) -> None:
    suite.write("@rule('B-TIE-01')\ndef test_a(): ...\n", name="helpers.py")
    assert suite.problems() == ["test_a cites rules but pytest does not collect it"]


def test_every_rule_in_play_is_in_exactly_one_list(suite: Suite) -> None:
    suite.write("@rule('B-TIE-05', 'F-CON-02')\ndef test_a(): ...\n")
    suite.apart("# why\n\nB-ICO-10 - only refers to B-DCK-09\nF-REF-07 - only refers to F-IMM-09\n")
    base, hagal, ix, imm, faq, up, choam, rivals, six, mixing = coverage(tests=suite.folder)
    assert (base.file, base.proven, base.listed_apart) == ("base.md", ("B-TIE-05",), ("B-ICO-10",))
    assert (faq.file, faq.proven, faq.listed_apart) == ("faq.md", ("F-CON-02",), ("F-REF-07",))
    assert (base.total, hagal.total, ix.total, up.total, choam.total) == (255, 93, 160, 237, 48)
    assert (rivals.total, six.total, mixing.total, imm.total) == (135, 192, 53, 103)
    listed = {*base.proven, *base.listed_apart, *base.missing, *faq.proven, *faq.listed_apart, *faq.missing}
    listed |= {*hagal.missing, *ix.missing, *up.missing, *choam.missing, *rivals.missing, *six.missing, *mixing.missing}
    listed |= set(imm.missing)
    assert listed == shipped_ids(load_catalogue())


def test_prefixes_narrow_the_question(suite: Suite) -> None:
    (ties,) = coverage(["B-TIE"], suite.folder)
    assert ties.missing == tuple(f"B-TIE-0{n}" for n in range(1, 8))
    assert [file.total for file in coverage(["B-TIE", "F-VP-01"], suite.folder)] == [7, 1]
    assert coverage(["B-NONE"], suite.folder) == ()


def test_a_proven_rule_may_not_be_listed_apart(suite: Suite) -> None:
    suite.write("@rule('B-ICO-10')\ndef test_a(): ...\n")
    suite.apart("B-ICO-10 - only refers to B-DCK-09\n")
    with pytest.raises(CoverageError, match="take it out"):
        coverage(tests=suite.folder)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("B-ICO-10\n", "expected 'ID - reason'"),
        ("B-ICO-99 - because\n", "there is no rule B-ICO-99"),
        ("B-ICO-10 - because\nB-ICO-10 - again\n", "listed twice"),
    ],
)
def test_a_wrong_line_of_the_list_is_refused(suite: Suite, text: str, problem: str) -> None:
    suite.apart(text)
    with pytest.raises(CoverageError, match=problem):
        read_listed_apart(suite.folder / "rules" / "not_in_play.txt", load_catalogue())


def test_the_rules_in_play_are_those_of_the_shipped_boxes() -> None:
    shipped = shipped_ids(load_catalogue())
    assert {rule_id for rule_id in shipped if rule_id[0] == "B"} == {
        rule.id for rule in load_catalogue().rules if rule.file == "base.md"
    }
    assert {rule_id[0] for rule_id in shipped} == {"B", "C", "F", "H", "I", "M", "R", "S", "U", "X"}
    # Named by the FAQ: one card, Leader or entry of each kind.
    assert {"F-ERR-02", "F-REV-02", "F-LDR-02", "F-LDR-09", "F-CRD-19", "F-REF-06", "F-REF-10"} <= shipped
    assert {
        "F-UPR-01",
        "F-REF-08",
        "C-RIX-06",
        "F-ERR-03",
        "F-REV-03",
        "F-LDR-01",
        "F-LDR-10",
        "F-IX-01",
        "F-RIV-01",
        "F-REF-09",
    } <= shipped
    assert {"I-END-03", "R-MIX-06", "F-REF-07", "M-IMM-01", "S-MIM-01", "M-EPC-07"} <= shipped
    assert shipped == set(load_catalogue().by_id)  # every product that the catalogue speaks of
    assert len(shipped) == 255 + 93 + 160 + 103 + 119 + 237 + 48 + 135 + 192 + 53


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("+ *\n", "expected"),
        ("* - forgot the sign\n+ * - all\n", "expected"),
        ("+ * - all\n- Z-* - no such file\n", "no rule fits Z-"),
        ("+ B-* - base only\n", "no line decides about H-GEN-01"),
    ],
)
def test_a_wrong_line_of_the_shipping_list_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "shipped.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(CoverageError, match=problem):
        shipped_ids(load_catalogue(), path)


def test_the_lists_and_citations_of_this_project_are_in_order() -> None:
    report = coverage()
    files = [
        "base.md",
        "hagal.md",
        "ix.md",
        "immortality.md",
        "faq.md",
        "uprising.md",
        "choam.md",
        "rivals.md",
        "six_player.md",
    ]
    files.append("mixing.md")
    assert [file.file for file in report] == files
    apart = read_listed_apart(suite_dir() / "rules" / "not_in_play.txt", load_catalogue())
    assert set(apart) <= shipped_ids(load_catalogue())
