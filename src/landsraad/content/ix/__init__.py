"""The box Rise of Ix: its board overlay, cards, Leaders, Tech tiles, House Hagal cards and the Epic game."""
