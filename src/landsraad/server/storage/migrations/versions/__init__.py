"""One file a migration; files are only added."""
