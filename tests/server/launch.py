"""Runs a real server with settings given as JSON on the command line, and writes its address to stdout."""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from landsraad.cli.serve import rules_data
from landsraad.server import run
from landsraad.server.hall import lobby
from landsraad.server.run import LOOPBACK, address_of, listen, serve
from landsraad.server.settings import Settings, secret_seed
from tests.server.changed_rules import change_rules

# Another number deals the tables of all tests anew: what holds for one deal must hold for any.
DEAL = int(os.environ.get("LANDSRAAD_DEAL", "1"))


def dealt(number: int) -> Callable[[], str]:
    """Return a source of seeds that is the same at every run, so that no test fails or passes by luck."""
    count = itertools.count()
    return lambda: sha256(f"{number} {next(count)}".encode()).hexdigest()


def settings_of(given: dict[str, Any], rules: tuple[dict[str, Any], ...]) -> Settings:
    """Return the settings of a server for tests; with ``secret`` it deals as the real one."""
    # Bots answer as soon as they can: tests of whole games would wait for nothing.
    given.setdefault("bot_pace_seconds", 0.0)
    # All clients of a test come from one address.
    given.setdefault("sockets_of_address", 0)
    given.setdefault("connections_of_address", 0)
    # A connection that is closed just when it is used again would fail a test by chance.
    given.setdefault("keep_alive_seconds", 600)
    if given.pop("changed_rules", False):
        change_rules()
    if "static" in given:
        given["static"] = Path(given["static"])
    if given.pop("secret", False):
        source = secret_seed
    else:
        source = dealt(DEAL)
        characters = dealt(-DEAL)
        lobby.lot = lambda: int(characters()[:15], 16)
    hosts = tuple(given.pop("hosts", LOOPBACK))
    return Settings(hosts=hosts, rules=rules, new_seed=source, **given)


if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    listener = listen("127.0.0.1", told.pop("port", 0))
    # Another address of this machine stands for its address in a network: tests do not leave the machine.
    neighbour = told.pop("neighbour", None)
    if neighbour is not None:
        run.addresses_here = lambda: [neighbour]
    proxy = told.pop("proxy", False)
    settings = settings_of(told, rules_data())
    serve(settings, listener, lambda: print(json.dumps({"address": address_of(listener)}), flush=True), proxy)
