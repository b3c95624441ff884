"""A bot that is a program of its own, in any language: it is asked by lines of JSON (docs/bot-protocol.md)."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import Any

from landsraad.bots.handle import Handle
from landsraad.core.errors import LandsraadError
from landsraad.engine.version import VERSION

PREFIX = "cmd:"  # before the command, where a bot is named
PROTOCOL = 1
ANSWER_SECONDS = 10.0
LEAVE_SECONDS = 5.0
LONGEST_LINE = 1 << 16

Message = dict[str, Any]


class BotError(LandsraadError):
    """A bot's program did not start, did not answer in time, or answered something that is not an answer."""


class CommandBot:
    """Asks a program what to do. It is started with the first question and serves for one game, until ``close``."""

    def __init__(self, command: str, seconds: float = ANSWER_SECONDS) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BotError(f"cannot read the command {command!r}: {error}") from error
        if not self.words:
            raise BotError(f"{PREFIX} needs a command, for example {PREFIX}./mybot")
        self.command = command
        self.seconds = seconds
        self.name = ""  # as the program calls itself
        self.ready = False  # it has started, and said so
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._asked = 0

    def choose(self, handle: Handle) -> int:
        """Return the action that the program chooses."""
        if self._process is None:
            self.start()
        decision = handle.decision
        self._asked += 1
        self._say(
            {
                "type": "choose",
                "id": self._asked,
                "seat": handle.seat,
                "seed": handle.rng.word(),
                "view": handle.view,
                "decision": {
                    "kind": decision.kind,
                    "source": None if decision.source is None else decision.source.to_json(),
                    "options": [option.to_json() for option in decision.options],
                },
            }
        )
        answer = self._hear()
        named = {key: answer[key] for key in ("action", "text") if key in answer}
        for option in decision.options:
            if named and named.items() <= {"action": option.action, "text": option.text}.items():
                return option.action
        raise BotError(f"{self.command} answered {json.dumps(answer)[:200]}, which names no option of the decision")

    def start(self) -> None:
        """Start the program and wait until it is ready."""
        try:
            self._process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotError(f"cannot start {self.command}: {error.strerror}") from error
        threading.Thread(target=self._read, args=(self._process, self._lines), daemon=True).start()
        self._say({"type": "hello", "protocol": PROTOCOL, "version": VERSION})
        ready = self._hear()
        if ready.get("type") != "ready":
            raise BotError(f"{self.command} must answer the first line with type ready, not {json.dumps(ready)[:200]}")
        self.name = str(ready.get("name", ""))
        self.ready = True

    @staticmethod
    def _read(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
        """Take the program's lines; an empty one says that there will be no more."""
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # closed under our hands
            while line := process.stdout.readline(LONGEST_LINE):
                lines.put(line)
        lines.put(b"")

    def _say(self, message: Message) -> None:
        """Send a line."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise BotError(f"{self.command} has ended in the middle of a game") from error

    def _hear(self) -> Message:
        """Return the next line."""
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise BotError(f"{self.command} did not answer within {self.seconds:g} seconds") from None
        if not line:
            raise BotError(f"{self.command} has ended in the middle of a game")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:  # the latter of a line that opens thousands of brackets
            raise BotError(f"{self.command} answered {line[:200]!r}, which is not a line of JSON") from error
        if not isinstance(answer, dict):
            raise BotError(f"{self.command} answered {line[:200]!r}, which is not a JSON object")
        return answer

    def close(self) -> bool:
        """Tell the program to leave and, if it does not, end it. Return whether it left by itself."""
        process, self._process = self._process, None
        if process is None:
            return True
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            process.stdin.write(b'{"type": "bye"}\n')
            process.stdin.flush()
        with contextlib.suppress(OSError, ValueError):
            process.stdin.close()
        try:
            process.wait(LEAVE_SECONDS)
            left = True
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            left = False
        process.stdout.close()
        return left
