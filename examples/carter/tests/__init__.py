"""What only The Carter itself can say of its tests."""
