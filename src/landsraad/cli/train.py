"""`landsraad train`: the training of the shipped weights again, as large as one has patience for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from landsraad.cli.language import speak
from landsraad.cli.output import OK, InvalidInput, emit, note, progress
from landsraad.cli.table import BASE

if TYPE_CHECKING:
    from landsraad.i18n import Words

# Named like the files that the package ships.
VALUE, EVALUATION, OPTIONS = Path("value.npz"), Path("evaluation.npz"), Path("options.npz")
STAGE = 500_000  # between the seeds of a stage and those of the next
FEWEST = 8  # games that give positions enough to learn from and to measure on


def train_weights(
    out: Path | None,
    games: int,
    passes: int,
    seed: int,
    small: bool,
    host: str,
    replace: bool,
    lang: str | None,
    *,
    lessons: tuple[int, ...] = (),
    begin: Path | None = None,
    as_json: bool,
) -> int:
    """Train a value network: play, learn, write the weights, say what a full run took; return the exit code.

    ``lessons`` are games of each further stage, in which seats look ahead by what was learned before. With a network to
    ``begin`` with there are only these.
    """
    words = speak(lang)
    need_numpy(words)
    if games < FEWEST:
        raise InvalidInput(f"a value network needs at least {FEWEST} games, not {games}")
    from landsraad.bots import training
    from landsraad.bots.lessons import go_on, resumed

    out = out or named(EVALUATION if small else VALUE, host, training.MODES_OF)
    need_room(out, replace, words)

    started = perf_counter()
    losses: list[float] = []
    rows, guess = 0, 0.0
    if begin is not None:
        trainer = resumed(begin)
    else:
        with progress(words.text("cli-sim-progress"), games) as advance:
            positions = training.self_play(games, seed, taught=not small, watch=advance, host=host)
        rows = len(positions.x)
        note(words.text("train-games", games=games, rows=rows, seconds=f"{perf_counter() - started:.1f}"))
        if small:  # the heuristic's evaluation knows no single card
            positions = positions.without_things()
        known, new = positions.split()
        hidden = training.SMALL if small else training.LEARNED
        trainer = training.Trainer(hidden, seed, positions.known, positions.x.shape[1])
        guess = training.guessing(known)

        def watch(number: int) -> None:
            losses.append(trainer.loss(new))
            told = {"pass": number, "loss": f"{losses[-1]:.4f}", "guess": f"{guess:.4f}"}
            note(words.text("train-epoch", **told))

        trainer.learn(known, passes, watch)
    stages: list[dict[str, float]] = []
    for number, many in enumerate(lessons, 1):
        with progress(words.text("cli-sim-progress"), many) as advance:
            stages.append(go_on(trainer, many, seed + STAGE * number, host, advance))
        note(words.text("train-lesson", stage=number, games=many, **stages[-1]))
    write(trainer.save, out)
    full = training.full_run(host, small)
    note(words.text("train-done", file=str(out), bytes=out.stat().st_size))
    note(words.text("train-full", **{name: full[name] for name in ("games", "rows", "minutes", "loss")}))
    if as_json:
        emit(
            {
                "file": str(out),
                "games": games,
                "positions": rows,
                "seconds": round(perf_counter() - started, 2),
                "losses": [round(loss, 5) for loss in losses],
                "guessing": round(guess, 5),
                "lessons": stages,
                "full_run": full,
            }
        )
    return OK


def train_policy(
    out: Path | None,
    games: int,
    passes: int,
    seed: int,
    tries: int,
    replace: bool,
    lang: str | None,
    *,
    as_json: bool,
) -> int:
    """Train the corrections of the policy: search, learn, write them, say what a full run took."""
    words = speak(lang)
    need_numpy(words)
    from landsraad.bots import practice

    out = out or OPTIONS
    need_room(out, replace, words)

    started = perf_counter()
    with progress(words.text("cli-sim-progress"), games) as advance:
        decisions = practice.practise(games, seed, tries, advance)
    searched = len(decisions.count)
    note(words.text("train-searches", games=games, rows=searched, seconds=f"{perf_counter() - started:.1f}"))
    learner = practice.Practice(decisions, seed)
    before = learner.loss()
    losses: list[float] = []

    def watch(number: int) -> None:
        losses.append(learner.loss())
        note(words.text("train-practice", **{"pass": number, "loss": f"{losses[-1]:.4f}", "before": f"{before:.4f}"}))

    learner.learn(passes, watch)
    write(learner.save, out)
    note(words.text("train-done", file=str(out), bytes=out.stat().st_size))
    if as_json:
        emit(
            {
                "file": str(out),
                "games": games,
                "decisions": searched,
                "seconds": round(perf_counter() - started, 2),
                "losses": [round(loss, 5) for loss in losses],
                "before": round(before, 5),
            }
        )
    return OK


def train_rounds(
    out: Path | None,
    rounds: int,
    wish: dict[str, Any],
    jobs: int,
    lang: str | None,
    *,
    resized: bool,
    as_json: bool,
) -> int:
    """Go on with a training from nothing by some rounds, and say after each what came of it."""
    words = speak(lang)
    need_numpy(words)
    from landsraad.bots.loop import Course, Run

    folder = out or Path(f"training-{wish['host']}")
    if folder.is_file():
        raise InvalidInput(f"cannot write {folder}: it is a file")
    run = Run(folder, Course(**wish), resized=resized)
    for _ in range(rounds):
        with progress(words.text("cli-sim-progress"), run.course.games) as advance:
            entry = run.round(advance, jobs)
        note(words.text("train-round", **told_of(entry)))
        draw_curves(folder / "curves.html", run.log(), words)
    note(words.text("train-folder", folder=str(folder), champion=run.champion))
    if as_json:
        emit({"folder": str(folder), "champion": run.champion, "course": asdict(run.course), "log": run.log()})
    return OK


def told_of(entry: dict[str, Any]) -> dict[str, Any]:
    """Return what is said of a round: the values of all schools together, a dash for what was not learned yet."""
    values = entry["values"].values()
    told = {name: value if value is not None else "–" for name, value in entry.items() if name != "values"}
    told["positions"] = sum(value["positions"] for value in values)
    told["value_loss"] = " / ".join(str(value["loss"]) for value in values)
    return told


def draw_curves(path: Path, log: list[dict[str, Any]], words: Words) -> None:
    """Draw how losses and gates went, round by round."""
    from landsraad.tournament.charts import curves

    series = [
        *(
            (f"{words.text('train-curve-value')}: {school}", [entry["values"][school]["loss"] for entry in log])
            for school in log[0]["values"]
        ),
        (words.text("train-curve-policy"), [entry["policy_loss"] or 0.0 for entry in log]),
        (words.text("train-curve-gate"), [entry["gate_won"] / entry["gate_games"] for entry in log]),
    ]
    title = words.text("train-curves")
    chart = curves(title, words.text("train-curve-round"), series, 1)
    path.write_text(f'<!doctype html><meta charset="utf-8"><title>{title}</title>\n{chart}\n', "utf-8")


def named(file: Path, host: str, schools: Iterable[str]) -> Path:
    """Return the file of a host or box, and refuse one that nothing is trained on."""
    if host not in schools:
        raise InvalidInput(f"there is no host {host!r} to train on; there is {', '.join(schools)}")
    return file if host == BASE else file.with_stem(f"{file.stem}_{host}")


def need_numpy(words: Words) -> None:
    """Refuse to train without NumPy, which only training needs."""
    if find_spec("numpy") is None:
        raise InvalidInput(words.text("train-numpy"))


def need_room(out: Path, replace: bool, words: Words) -> None:
    """Refuse, before hours of games, a file that cannot be written, or that is there and not to be replaced."""
    if out.is_dir() or not out.parent.is_dir():
        raise InvalidInput(f"cannot write {out}: {'it is a folder' if out.is_dir() else 'there is no such folder'}")
    if out.exists() and not replace:
        raise InvalidInput(words.text("train-there", file=str(out)))


def write(save: Callable[[Path], None], out: Path) -> None:
    """Write a file of weights."""
    try:
        save(out)
    except OSError as error:
        raise InvalidInput(f"cannot write {out}: {error.strerror}") from error
