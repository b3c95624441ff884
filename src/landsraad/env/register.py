"""Tells PettingZoo and Gymnasium the ids of the environments: ``landsraad.env.register.register()``.

Importing ``landsraad.env.register`` does it once; Gymnasium also finds it by itself in
``gymnasium.make("landsraad.env.register:landsraad/base-v1")``.
"""

import gymnasium
import pettingzoo  # type: ignore[import-untyped]

from landsraad.env.lessons import modes


def register() -> None:
    """Register every mode with both; what is there already stays."""
    for mode in modes():
        if mode.id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", mode.id, "landsraad.env.aec:make_aec", kwargs={"name": mode.id})
        if mode.id not in gymnasium.registry:
            gymnasium.register(
                mode.id,
                "landsraad.env.gym:make_seat",
                vector_entry_point="landsraad.env.vector:make_seats",
                kwargs={"name": mode.id},
            )


register()
