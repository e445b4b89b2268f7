"""The King's Will: rules as pure state transitions, components as data."""
