"""`landsraad train`: the training of the shipped weights again, as large as one has patience for."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from landsraad.cli.language import speak
from landsraad.cli.output import OK, InvalidInput, emit, note


def train_weights(
    out: Path, games: int, passes: int, seed: int, small: bool, lang: str | None, *, as_json: bool
) -> int:
    """Play, learn, write the weights, and say what a full run took; return the exit code."""
    words = speak(lang)
    try:
        from landsraad.bots import training
    except ImportError as error:
        raise InvalidInput(words.text("train-numpy")) from error
    started = perf_counter()
    positions = training.self_play(games, seed)
    played = perf_counter() - started
    note(words.text("train-games", games=games, rows=len(positions.x), seconds=f"{played:.1f}"))
    known, new = positions.split()
    trainer = training.Trainer(training.SMALL if small else training.LEARNED, seed)
    guess = training.guessing(known)
    losses: list[float] = []

    def watch(number: int) -> None:
        losses.append(trainer.loss(new))
        note(words.text("train-epoch", **{"pass": number, "loss": f"{losses[-1]:.4f}", "guess": f"{guess:.4f}"}))

    trainer.learn(known, passes, watch)
    try:
        trainer.save(out)
    except OSError as error:
        raise InvalidInput(f"cannot write {out}: {error.strerror}") from error
    full = {
        "games": training.FULL_GAMES,
        "rows": training.FULL_ROWS,
        "minutes": training.FULL_MINUTES,
        "loss": training.FULL_LOSS,
        "passes": training.FULL_PASSES,
        "seed": training.FULL_SEED,
    }
    note(words.text("train-done", file=str(out), bytes=out.stat().st_size))
    note(words.text("train-full", **{name: full[name] for name in ("games", "rows", "minutes", "loss")}))
    if as_json:
        emit(
            {
                "file": str(out),
                "games": games,
                "positions": len(positions.x),
                "seconds": round(perf_counter() - started, 2),
                "losses": [round(loss, 5) for loss in losses],
                "guessing": round(guess, 5),
                "full_run": full,
            }
        )
    return OK
