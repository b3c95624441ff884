"""One browser for a process, one server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.kit import CHROMIUM, ERRORS, PATIENCE, RESULTS, Server, chromium, serving
from tests.support.cells import SOAK


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only_in_soak: a whole game whose like is played in `make test`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What belongs to the soak is not asked for elsewhere."""
    apart = [] if SOAK else [item for item in items if item.get_closest_marker("only_in_soak")]
    config.hook.pytest_deselected(items=apart)
    items[:] = [item for item in items if item not in apart]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture(autouse=True)
def no_script_errors() -> Iterator[None]:
    ERRORS.clear()
    yield
    assert ERRORS == []


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 15_000)
    RESULTS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    running = driver.chromium.launch(executable_path=chromium(), args=CHROMIUM)
    yield running
    running.close()


@pytest.fixture
def whole_browser(driver: Playwright) -> Iterator[Browser]:
    """A browser that can show notices."""
    running = driver.chromium.launch(executable_path=chromium(whole=True), args=CHROMIUM)
    yield running
    running.close()
