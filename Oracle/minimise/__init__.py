"""From a tree that disagrees to the smallest one that still does, by delta debugging in batches."""
