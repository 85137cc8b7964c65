"""What can be tested without a browser: `python3 -m unittest discover -s Oracle/tests -t Oracle`."""
