"""For whoever keeps the database: verifying, backing up, exporting."""
