"""Runs a real server that knows the toy, with settings given as JSON on the command line."""

from __future__ import annotations

import json
import sys

from landsraad.cli.serve import rules_data
from landsraad.server.bots import pool
from landsraad.server.run import address_of, listen, serve
from tests.server.launch import settings_of
from tests.toy.box import add_toy

if __name__ == "__main__":
    add_toy()
    pool.WORKER = "tests.toy.worker"
    told = json.loads(sys.argv[1])
    listener = listen("127.0.0.1", told.pop("port", 0))
    settings = settings_of(told, rules_data())
    serve(settings, listener, lambda: print(json.dumps({"address": address_of(listener)}), flush=True))
