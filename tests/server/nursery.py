"""A process that has imported everything and forks servers on demand, so that fifty restarts take seconds.

Reads settings as JSON lines, writes ``{"address", "pid"}`` when the forked server is ready.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import aiosqlite  # noqa: F401  (imported here once, for all children)
import alembic.command  # noqa: F401
import asyncpg  # noqa: F401

from landsraad.cli.serve import rules_data
from landsraad.server import run
from landsraad.server.run import address_of, listen, serve
from tests.server.launch import settings_of


def child(given: dict[str, object]) -> None:
    """Be a server; with ``group`` at the head of a group of processes, to be killed with its workers."""
    if given.pop("group", False):
        os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    listener = listen("127.0.0.1", int(str(given.pop("port", 0))))
    neighbour = given.pop("neighbour", None)
    if neighbour is not None:
        run.addresses_here = lambda: [str(neighbour)]
    settings = settings_of(given, RULES)
    ready = {"address": address_of(listener), "pid": os.getpid()}
    serve(settings, listener, lambda: print(json.dumps(ready), flush=True))


if __name__ == "__main__":
    RULES = rules_data()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while line := sys.stdin.readline():
        if os.fork() == 0:
            os.close(0)
            try:
                child(json.loads(line))
            finally:
                os._exit(0)
