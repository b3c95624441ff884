"""How long a piece of work keeps the event loop, so that what costs everybody is counted to whoever asked for it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Awaitable[T], Generic[T]):
    """A coroutine with a meter: ``seconds`` of processor that it took, without what it waited for."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        """Run the coroutine step by step."""
        value: Any = None
        error: BaseException | None = None
        while True:
            begin = time.thread_time()
            try:
                waited = self._work.send(value) if error is None else self._work.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.seconds += time.thread_time() - begin
            value, error = None, None
            try:
                value = yield waited
            except BaseException as caught:
                error = caught
