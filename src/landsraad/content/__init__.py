"""The boxes: one folder each, data first. ``content.boxes`` lists them."""
