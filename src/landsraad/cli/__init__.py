"""The `landsraad` command line."""
