"""The CHOAM module: contracts, and the cards and the Leader that know them."""
