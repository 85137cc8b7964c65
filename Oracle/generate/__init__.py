"""Random cases. A profile and a seed give the same cases on every machine and with every Python."""
