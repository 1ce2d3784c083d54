"""The rules by chapters (LA-3.2 to LA-6)."""
