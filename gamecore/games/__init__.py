"""The games, one package each; the registry finds them by their folders."""
