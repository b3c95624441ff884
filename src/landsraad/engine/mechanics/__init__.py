"""One file a mechanic. The dispatcher knows those of every host; the others are brought by boxes."""
