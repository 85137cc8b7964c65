"""What each command does. True is returned where everything agrees."""
