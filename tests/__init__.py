"""The tests of Four Ports, one folder per part of the project."""
