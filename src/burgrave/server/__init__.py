"""The browser table: one process that hosts games for people and bots."""
