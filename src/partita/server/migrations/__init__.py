"""How the tables of the store came about, step by step; ``partita db upgrade`` runs what is missing."""
