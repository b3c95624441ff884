"""The server: tables, seats, clocks, storage and the wire. It holds no rules: the engine is asked about everything."""
