"""A stand-in for the librt wheel, for interpreters that have no wheel installed: same results, plain lists."""
