"""Tournaments between bots: plan, play, keep, count, report."""
