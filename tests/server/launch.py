"""Runs a real server with settings given as JSON on the command line, and writes its address to stdout."""

from __future__ import annotations

import json
import sys

from landsraad.cli.serve import rules_data
from landsraad.server.run import LOOPBACK, address_of, listen, serve
from landsraad.server.settings import Settings

if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    port = given.pop("port", 0)
    listener = listen("127.0.0.1", port)
    settings = Settings(hosts=LOOPBACK, rules=rules_data(), **given)
    serve(settings, listener, lambda: print(json.dumps({"address": address_of(listener)}), flush=True))
