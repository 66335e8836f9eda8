"""What every scene shares and is given when it is made: words, rules, settings, the folder of saves."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic.engine.book import Book
from cosmic.engine.errors import CosmicError
from cosmic.hotseat.keeping.settings import Settings
from cosmic.hotseat.plans.plan_editor import Planner
from cosmic.text.messages import Messages

if TYPE_CHECKING:
    from cosmic.ui.shell.sound import Sounds
    from cosmic.ui.shell.ways import Ways


@dataclass
class Services:
    folder: Path
    messages: Messages
    book: Book
    settings: Settings = field(default_factory=Settings)
    sounds: Sounds | None = None  # none: a game without a sound is the same game
    notices: list[str] = field(default_factory=list)  # sentences that the next title shows
    table_begun: Planner | None = None  # a table that is being set and has not been started
    ways: Ways = field(init=False)  # to the other scenes

    # What the window itself wants to know (see app.Settings).
    @property
    def text_scale(self) -> float:
        return self.settings.text_scale

    @property
    def public_text_scale(self) -> float:
        return self.settings.public_text_scale

    @property
    def contrast(self) -> bool:
        return self.settings.contrast

    @property
    def speed(self) -> float:
        return self.settings.speed

    @property
    def reduced_motion(self) -> bool:
        return self.settings.reduced_motion

    def say(self, key: str, **about: Any) -> str:
        return self.messages.say(key, **about)

    def fault(self, error: CosmicError) -> str:
        return self.messages.say(f"error-{error.key}", **error.about)

    def play(self, sound: str) -> None:
        if self.sounds is not None:
            self.sounds.play(sound)

    def change(self, **settings: Any) -> None:
        """Kept between runs. A folder that cannot be written to is told once, the choice holds for this evening."""
        self.settings = replace(self.settings, **settings)
        if self.sounds is not None:
            self.sounds.apply(self.settings)
        try:
            self.settings.save(self.folder)
        except CosmicError as error:
            self.notices.append(self.fault(error))
