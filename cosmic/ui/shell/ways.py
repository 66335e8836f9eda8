"""Every scene that another scene leads to, by name: no scene needs to know where another one is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from cosmic.engine.decisions import Decision
from cosmic.engine.game import Game
from cosmic.engine.views import PlayerView
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.past.replay_files import Film
from cosmic.hotseat.plans.plan_editor import Candidate
from cosmic.hotseat.plans.table_plan import TablePlan
from cosmic.hotseat.session.deal_drafts import DealClock, OfferDraft
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.node import Action
from cosmic.ui.printed.printed_words import Wording

if TYPE_CHECKING:
    from cosmic.ui.shell.hint_desk import HintDesk
    from cosmic.ui.shell.scene_stack import Scene


def nothing() -> None:
    """What the table has no special wish for."""


@dataclass(frozen=True)
class PauseActions:
    """What the table lets a pause do. The pause closes itself before it calls undo or leave."""

    save_as: Callable[[str], Path]  # raises CosmicError with the reason
    leave: Action  # back to the title
    undo: Action = nothing
    can_undo: bool = False
    why_not: str = ""  # why nothing can be taken back
    saved_in: Path | None = None  # the file that keeps the game by itself; None: it could not be written


class Ways(Protocol):
    """What is opened here is put on the pile by whoever opens it."""

    # Around the table
    def title(self) -> Scene: ...
    def set_up(self) -> Scene: ...
    def saved_games(self) -> Scene: ...
    def settings(self) -> Scene: ...
    def codex(self, entry_id: str = "") -> Scene: ...
    def tutorial(self) -> Scene: ...
    def fresh_tutorial(self) -> Scene: ...
    def one_screen(self, projector: Any, screen: int) -> Scene: ...

    # Tables
    def new_table(self, plan: TablePlan) -> Scene: ...
    def saved_table(self, path: Path) -> Scene: ...
    def table_of(self, game: Game, store: Store, plan: TablePlan) -> Scene: ...

    # Over a table
    def pause(self, actions: PauseActions) -> Scene: ...
    def end(self, game: Game, plan: TablePlan) -> Scene: ...
    def alien_sheets(
        self,
        name: str,
        colour: str,
        options: Sequence[str],
        question: str,
        private: bool,
        cancel: Action | None = None,
        hints: HintDesk | None = None,
    ) -> Scene: ...
    def alien_box(
        self, name: str, colour: str, candidates: Sequence[Candidate], question: str, had: str = ""
    ) -> Scene: ...
    def face_choice(
        self,
        decision: Decision,
        words: Presenter,
        printed: Wording,
        label: str,
        menu: Action | None,
        hints: HintDesk | None,
    ) -> Scene: ...
    def deal(
        self,
        decision: Decision,
        view: PlayerView,
        words: Presenter,
        clock: DealClock,
        history: Sequence[str],
        draft: OfferDraft | None,
        menu: Action | None,
        hints: HintDesk | None,
    ) -> Scene: ...

    # Games that are over
    def replays(self) -> Scene: ...
    def replay(self, film: Film, place: int = 0) -> Scene: ...
    def export(self, path: Path) -> Scene: ...
    def records(self) -> Scene: ...
