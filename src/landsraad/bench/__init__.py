"""Measuring: every figure of the speed table, gated against noisy neighbours."""
