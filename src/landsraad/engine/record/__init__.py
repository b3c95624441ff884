"""What is written down: events, notation, options as data, saves, digests."""
