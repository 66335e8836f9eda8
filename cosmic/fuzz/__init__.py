"""Many games, looked at for faults: nothing is lost, all can be answered, saved and taken back, secrets are kept."""
