"""A bot worker that knows the toy."""

from __future__ import annotations

from landsraad.server.bots import worker
from tests.toy.box import add_toy

if __name__ == "__main__":
    add_toy()
    worker.main()
