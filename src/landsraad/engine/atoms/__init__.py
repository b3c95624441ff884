"""Atoms: the only writers of a running game's state. Each checks, writes and emits an event if somebody listens."""
