"""Bots of the server: levels, worker processes with limits, and the driver that asks them."""
