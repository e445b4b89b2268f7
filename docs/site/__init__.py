"""What of the site is made from the sources when it is built."""
