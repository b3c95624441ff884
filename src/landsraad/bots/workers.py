"""A pool of processes that ends with whoever started it, however that one went."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.synchronize import Event


def enter_worker(stop: Event) -> None:
    """Prepare a worker: it ends when told to, or when the process that started it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    parent = multiprocessing.parent_process()
    assert parent is not None
    for waiting in (parent.join, stop.wait):
        threading.Thread(target=leave_after, args=(waiting,), daemon=True).start()


def leave_after(waiting: Callable[[], object]) -> None:
    """Wait, then end this process at once."""
    waiting()
    os._exit(1)


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes; what is under way when something goes wrong is given up at once."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=enter_worker, initargs=(stop,))
    try:
        yield pool
    except BaseException:
        stop.set()  # nobody waits for the work under way
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
