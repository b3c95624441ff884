"""All boxes that exist, by id."""

from landsraad.content.base.module import MODULE as BASE
from landsraad.model.defs import Module

BOXES: dict[str, Module] = {BASE.id: BASE}
