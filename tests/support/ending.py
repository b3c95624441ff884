"""What is played must come to its end: a crash and a loop without end are findings, told with where they were met."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Seconds of own work after which a stored game goes round in circles: the longest takes a tenth of it. Less than the
# judge of grown mutants grants a test, so that this is told here.
ENDLESS = 8.0
LONG = 60.0  # for tests that do much more than to play a game


@contextmanager
def comes_to_its_end(what: str, seconds: float = ENDLESS) -> Iterator[list[str]]:
    """Fail if what is inside crashes, or works on for so many seconds; a list takes down how far it came.

    Only work of this process counts, so a busy machine changes nothing.
    """
    steps: list[str] = []

    def told(why: str) -> AssertionError:
        last = f", after {len(steps)} decisions, the last of them {steps[-1]!r}" if steps else ""
        return AssertionError(f"{what} {why}{last}")

    def over(number: int, frame: FrameType | None) -> None:
        raise told("does not come to its end")

    timed = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGVTALRM, over) if timed else None
    if timed:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield steps
    except AssertionError:
        raise
    except Exception as error:
        raise told(f"comes to a stop by {type(error).__name__}: {error}") from error
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
