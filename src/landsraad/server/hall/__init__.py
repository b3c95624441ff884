"""The hall: tables in memory, each the sum of its records; commands that become records; rooms with people in them."""
