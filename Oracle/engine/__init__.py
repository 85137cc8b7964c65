"""The engine under test, through its command."""
