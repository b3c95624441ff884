"""The doors of the server: HTTP routes, the WebSocket, sessions, limits."""
