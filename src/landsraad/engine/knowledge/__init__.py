"""What each seat may see and knows, why something is not available, copies that keep secrets."""
