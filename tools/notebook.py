"""Run the notebook of the examples and write what its cells print into it: ``python tools/notebook.py``.

No server and no kernel: the cells are plain Python. Outputs are what a cell prints and the value of its last line.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[1] / "examples" / "research.ipynb"


def carried_out(source: str, names: dict[str, Any]) -> tuple[str, str | None]:
    """Run a cell; return what it printed and the value of its last line, if that is one."""
    tree = ast.parse(source, "research.ipynb")
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "research.ipynb", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "research.ipynb", "eval"), names) if last is not None else None
    return printed.getvalue(), None if value is None else repr(value)


def outputs_of(printed: str, value: str | None, number: int) -> list[dict[str, Any]]:
    """Return the outputs of a cell as a notebook keeps them."""
    found: list[dict[str, Any]] = []
    if printed:
        found.append({"name": "stdout", "output_type": "stream", "text": printed.splitlines(keepends=True)})
    if value is not None:
        data = {"text/plain": value.splitlines(keepends=True)}
        found.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return found


def run(notebook: dict[str, Any], names: dict[str, Any]) -> None:
    """Run all cells in order and put their outputs into the notebook."""
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cell["execution_count"] = number
            cell["outputs"] = outputs_of(*carried_out("".join(cell["source"]), names), number)


def main() -> None:
    """Run the notebook and write it back."""
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    run(notebook, {})
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
