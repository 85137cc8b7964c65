"""From cases to a page of HTML that lays them out, and the script in it that reads the frames."""
