"""Era: Medieval Age."""
