"""Cases: trees of nodes as plain JSON values, their files, their stored frames. SEMANTICS 1.1 and 20 describe both."""
