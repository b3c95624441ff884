"""The container, the compose file and the unit name what is there: files, ports, options and settings."""

from __future__ import annotations

import fnmatch
import re
import shlex
from typing import Any

import pytest
import yaml

from landsraad.cli.config import settings_from
from landsraad.server.settings import Settings
from tests.cli.runner import run as command
from tests.server.kit import ROOT

DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
UNIT = (DEPLOY / "landsraad.service").read_text("utf-8")
PORT = "8440"


def instructions(word: str) -> list[str]:
    """Return what follows an instruction of the Dockerfile, lines that go on joined."""
    return re.findall(rf"^{word} (.+)$", DOCKERFILE.replace("\\\n", " "), re.MULTILINE)


def starts() -> dict[str, list[str]]:
    """Return the words by which each of the three starts the server."""
    unit = re.search(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    assert unit is not None
    (cmd,) = instructions("CMD")
    return {
        "Dockerfile": yaml.safe_load(cmd),
        "compose": COMPOSE["services"]["server"]["command"],
        "unit": shlex.split(unit[1])[1:],
    }


def test_every_option_is_one_of_the_server() -> None:
    told = command("serve", "--help").out
    for place, words in starts().items():
        assert words[0] == "serve", place
        assert "--proxy" in words, f"{place}: the address of a visitor is what the proxy says"
        for option in (word.partition("=")[0] for word in words if word.startswith("--")):
            assert re.search(rf"{option}\b", told), f"{place}: there is no {option}"
        assert PORT in " ".join(words), place


def test_the_port_is_one() -> None:
    assert instructions("EXPOSE") == [PORT]
    assert f"http://127.0.0.1:{PORT}/healthz" in DOCKERFILE
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.findall(r"reverse_proxy (\S+)", proxy) == [f"server:{PORT}"]
    assert "respond /metrics 404" in proxy
    assert "server" in COMPOSE["services"]
    assert "ports" not in COMPOSE["services"]["server"], "nobody reaches the server past the proxy"
    assert "ports" not in COMPOSE["services"]["database"]


def test_what_is_mounted_is_there_and_read() -> None:
    for name, service in COMPOSE["services"].items():
        for volume in service.get("volumes", []):
            source, target, *_ = volume.split(":")
            if not source.startswith("."):
                assert source in COMPOSE["volumes"], f"{name}: {source}"
                continue
            assert (DEPLOY / source).is_file(), source
            if name == "server":
                assert f"--config={target}" in starts()["compose"]
    assert (DEPLOY / COMPOSE["services"]["server"]["build"]["context"] / "Dockerfile").is_file()
    address = next(word for word in starts()["compose"] if word.startswith("--database="))
    database = COMPOSE["services"]["database"]["environment"]
    assert f"//{database['POSTGRES_USER']}:" in address
    assert address.endswith(f"@database/{database['POSTGRES_DB']}")


def test_the_settings_are_settings() -> None:
    settings = Settings(**settings_from(DEPLOY / "landsraad.toml"))
    assert settings.tables_of_visitor < Settings().tables_of_visitor
    assert settings.keep_lobby_days > 0, "abandoned tables of strangers are not kept for ever"


@pytest.mark.parametrize("copied", [one for one in instructions("COPY") if "--from" not in one])
def test_what_the_image_copies_is_in_the_checkout(copied: str) -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    *sources, _ = copied.split()
    for source in sources:
        assert (ROOT / source).exists(), source
        assert not any(fnmatch.fnmatch(source, pattern.strip("/")) for pattern in left_out), f"{source} is left out"


def test_the_image_runs_what_is_installed_as_somebody_without_rights() -> None:
    assert instructions("ENTRYPOINT") == ['["/opt/landsraad/bin/landsraad"]']
    assert "landsraad = " in (ROOT / "pyproject.toml").read_text("utf-8")
    assert instructions("USER") == ["landsraad"]
    home = "/var/lib/landsraad"
    assert instructions("VOLUME") == [home]
    assert f"LANDSRAAD_HOME={home}" in DOCKERFILE
    for path in re.findall(r"-r (\S+)", DOCKERFILE):
        assert (ROOT / path).is_file(), path
    assert f"Environment=LANDSRAAD_HOME={home}" in UNIT
    assert "StateDirectory=landsraad" in UNIT
    assert "DynamicUser=yes" in UNIT
