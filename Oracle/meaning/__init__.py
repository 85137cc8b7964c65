"""What declarations mean before any size is known: modes, definiteness, effective alignment (SEMANTICS 2 and 3)."""
