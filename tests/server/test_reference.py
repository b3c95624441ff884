"""The look-up shows the rules of the boxes on the table."""

from __future__ import annotations

import pytest

from landsraad.server.api.reference import applies


@pytest.mark.parametrize(
    ("section", "boxes", "told"),
    [
        ("B-TIE", "base", True),
        ("B-TIE", "uprising,choam", True),
        ("X-TEC", "base", False),
        ("X-TEC", "base,ix", True),
        ("H-SOL", "base", False),
        ("H-SOL", "base,house_hagal", True),
        ("U-SPY", "base,ix", False),
        ("F-UPR", "base", False),
        ("F-CRD", "base", True),
        ("M-RIX", "base,ix", False),
        ("M-RIX", "uprising,ix", True),
        ("U-SPY", "", True),
    ],
)
def test_a_section_belongs_to_its_boxes(section: str, boxes: str, told: bool) -> None:
    assert applies(section, boxes) is told
