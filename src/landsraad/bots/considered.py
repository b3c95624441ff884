"""What a searching bot considered at a decision, for replays."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Thought:
    """One option: how often it was tried, its mean value (chance of winning) and how good it looked at first."""

    text: str
    visits: int
    value: float
    prior: float


@dataclass(frozen=True)
class Considered:
    """All options of one decision, the most tried first."""

    bot: str
    seat: int
    kind: str
    iterations: int
    options: tuple[Thought, ...]

    def to_json(self) -> dict[str, object]:
        """Return plain data, values rounded."""
        data = asdict(self)
        for option in data["options"]:
            option["value"] = round(option["value"], 4)
            option["prior"] = round(option["prior"], 4)
        data["options"] = list(data["options"])
        return data
