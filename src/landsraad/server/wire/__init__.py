"""The protocol as typed models: HTTP bodies and WebSocket messages; `docs/protocol.md` tells them in words."""
