"""Worlds that fit what one seat knows, played on and valued: the trusted ground between the rules and bots that search.

A bot is given an `Outlook` and asks it what its answers are worth; it never sees a state, not even a made-up one.
"""
