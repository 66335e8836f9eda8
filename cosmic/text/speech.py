"""What is said at the table beside the rules, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic.text.messages import Messages


def reason_said(messages: Messages, reason: str, about: Mapping[str, Any]) -> str:
    """Why somebody turns an offer down."""
    return messages.say(f"say-why-{reason}", **about)
