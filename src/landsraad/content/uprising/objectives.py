"""The five Objective cards (U-OBJ-03)."""

from landsraad.engine.mechanics.objectives import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, ObjectiveDef

OBJECTIVES = (
    ObjectiveDef("objective_desert_mouse_first", DESERT_MOUSE, first=True),
    ObjectiveDef("objective_desert_mouse_4_6p", DESERT_MOUSE, (4, 6)),
    ObjectiveDef("objective_crysknife", CRYSKNIFE),
    ObjectiveDef("objective_crysknife_4_6p", CRYSKNIFE, (4, 6)),
    ObjectiveDef("objective_ornithopter_1_3p", ORNITHOPTER, (1, 2, 3)),
)
