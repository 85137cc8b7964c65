"""The system's Chromium."""
