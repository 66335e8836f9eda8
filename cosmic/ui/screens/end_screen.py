"""The end of a game, as a celebration: who won and how, how the race went, and what everybody did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from pygame import FRect

from cosmic.engine.errors import CosmicError
from cosmic.engine.game import Game
from cosmic.hotseat.past.ending import DEEDS, Ending, SeatEnding, ending_of
from cosmic.hotseat.past.highlights import Moment
from cosmic.hotseat.past.record_lines import RecordBook, by_player, evening_of, id_of, record
from cosmic.hotseat.past.replay_files import Film, keep_replay, replays_folder
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.plans.table_plan import TablePlan, last_plan
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Canvas
from cosmic.ui.kit.layout import ByHand, Column, Fill, Grid, Laid, Row, Sized, Wrap, middle
from cosmic.ui.kit.node import UNPLACED, Node
from cosmic.ui.kit.tween import Tween, Value, linear
from cosmic.ui.kit.widgets import Button, Scrolled, Text
from cosmic.ui.screens.end_chart import MEASURES, Chart
from cosmic.ui.screens.end_parts import Medals, MomentRow, SeatRow, draw_stars
from cosmic.ui.screens.public_end import draw_public_end
from cosmic.ui.shell.dialog_frame import EDGE, button
from cosmic.ui.shell.dialogs import NoticeScene
from cosmic.ui.shell.opening import OpeningScene
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

PARTY = 5.0  # seconds of falling stars
PAGES = ("players", "moments")
LEFT = 880.0  # of the upper part, for the winners
LEAST_MEDAL = 96.0  # of several winners
LEAST_HEADLINE = 26.0
ICONS = {
    "upset": "ui/dice",
    "rout": "ui/trophy",
    "closest": "ui/phase_resolution",
    "zaps": "ui/zap",
    "talk": "ui/deal",
    "fleet": "ui/warp",
}


def end_of_game(services: Services, game: Game, plan: TablePlan) -> EndScene:
    """The last screen; the game is kept as a replay and written into the record book, and what fails is told later."""
    path: Path | None = None
    try:
        path = keep_replay(game, services.folder, plan.seats)
    except CosmicError as fault:
        about = {"folder": str(replays_folder(services.folder)), "reason": str(fault.about.get("reason", ""))}
        services.notices.append(services.say("error-replay-not-kept", **about))
    services.notices += [services.fault(fault) for fault in record(game, plan.seats, services.folder)]
    scene = EndScene(services, ending_of(game), plan, game=game, replay=path)
    scene.evening = evening_in_words(services, id_of(game))
    return scene


def evening_in_words(services: Services, game: str) -> str:
    """How often each of these people has won today; nothing after the first game."""
    games = evening_of(RecordBook.load(services.folder)[0].results, game)
    if len(games) < 2:
        return ""
    say = services.say
    scores = [say("end-evening-score", name=line.name.partition("\0")[0], count=line.wins) for line in by_player(games)]
    return say("end-evening", count=len(games), scores=", ".join(scores))


class EndScene(Scene):
    """Rematch at the same table, the game once more, the record book, a last look at the board, or the title."""

    def __init__(
        self,
        services: Services,
        result: Ending,
        plan: TablePlan | None = None,
        look: Callable[[], object] | None = None,
        game: Game | None = None,
        replay: Path | None = None,
    ) -> None:
        super().__init__()
        self.services, self.result, self.plan, self.look = services, result, plan, look
        self.game, self.replay = game, replay
        self.page, self.measure = PAGES[0], MEASURES[0]
        self.party = 0.0
        self.evening = ""  # the score of the games of the same people today, in words
        self.ui.focus_key = "rematch"
        self.ui.on_cancel = lambda: self.ui.set_focus("title")

    def enter(self) -> None:
        self.timeline.add(Tween(0.0, 1.0, PARTY, linear, self.fall))

    def fall(self, share: Value) -> None:
        assert isinstance(share, float)
        self.party = share

    def draw_moving(self, canvas: Canvas) -> None:
        draw_stars(canvas, self.party)
        super().draw_moving(canvas)

    # The big screen

    def public_mark(self) -> object:
        return (self.headline(), self.how())

    def draw_public(self, canvas: Canvas) -> None:
        foot = self.services.say("end-race-foot", count=self.result.encounters)
        moments = [(self.services.say(f"notable-{one.kind}"), self.in_words(one)) for one in self.result.moments]
        draw_public_end(canvas, self.result, self.headline(), self.how(), moments, foot)

    # What the buttons do

    def rematch(self) -> None:
        self.app.stack.push(OpeningScene(self.services, self.open_rematch))

    def open_rematch(self) -> None:
        plan = self.plan or last_plan(self.services.folder, self.services.messages)[0]
        plan = replace(plan, seed=None)  # everybody may have seen every hand of this one by now
        try:
            self.app.stack.reset(self.services.ways.new_table(plan))
        except CosmicError as fault:
            words = (self.services.say("load-fault-title"), self.services.fault(fault))
            self.app.stack.push(NoticeScene(self.services, *words, icon="ui/warning"))

    def look_at_board(self) -> None:
        if self.look is not None:
            self.look()
        else:
            self.app.stack.pop()

    def watch(self, line: int | None = None) -> None:
        """From the start, or just before this line of the log."""
        if self.game is not None:
            self.app.stack.push(OpeningScene(self.services, partial(self.open_replay, self.game, line)))

    def open_replay(self, game: Game, line: int | None) -> None:
        reel = Reel(game)
        bots = () if self.plan is None else tuple(n for n, seat in enumerate(self.plan.seats) if not seat.is_human)
        place = 0 if line is None else max(0, reel.place_of(line) - 1)
        self.app.stack.push(self.services.ways.replay(Film(self.replay, reel, bots), place))

    def save_replay(self) -> None:
        if self.replay is not None:
            self.app.stack.push(self.services.ways.export(self.replay))

    def records(self) -> None:
        self.app.stack.push(self.services.ways.records())

    def turn_to(self, page: str) -> None:
        self.page = page
        self.changed()

    def measure_by(self, measure: str) -> None:
        self.measure = measure
        self.changed()

    def to_title(self) -> None:
        self.app.stack.reset(self.services.ways.title())

    # Words

    def headline(self) -> str:
        names = [seat.name for seat in self.result.winners]
        if not names:
            return self.services.say("end-nobody")
        listed = names[0]
        if len(names) > 1:
            listed = self.services.say("list-end", most=", ".join(names[:-1]), last=names[-1])
        return self.services.say("end-winners", names=listed, count=len(names))

    def how(self) -> str:
        result = self.result
        if result.special:
            words = self.services.say("end-special", alien=self.alien(result.special))
        else:
            words = self.services.say("end-colonies", goal=result.goal)
        long = self.services.say("end-encounters", count=result.encounters)
        return " ".join(filter(None, (words, long, self.evening)))

    def alien(self, slug: str) -> str:
        texts = self.services.book.content.texts.get(self.services.messages.lang, {})
        return texts.get(f"alien.{slug}.name", slug)

    def figures(self, seat: SeatEnding) -> list[tuple[int, str]]:
        say = self.services.say
        found = [
            (seat.foreign, say("end-foreign")),
            (seat.home, say("end-home")),
            (seat.in_warp, say("end-in-warp")),
            (seat.cards, say("end-cards", count=seat.cards)),
        ]
        for name in DEEDS:
            count = getattr(seat.deeds, name)
            found.append((count, say(f"end-deed-{name.replace('_', '-')}", count=count)))
        return found

    # What stands on the screen

    def build(self) -> list[Node]:
        rows = self.seat_rows() if self.page == "players" else self.moment_rows()
        ways = self.ways_on()
        body = Column(self.tabs(PAGES, self.page, self.turn_to, 24), Fill(Scrolled(self.page, rows)), gap=10)
        winners, below = self.winners(), Column(Fill(body), Wrap(*ways, gap=12, align="center"))
        nodes = Column(winners, Fill(below), gap=10).put((EDGE, 28, WIDTH - 2 * EDGE, HEIGHT - 56), self.metrics)
        # A way on is the first thing that Tab finds.
        return sorted(nodes, key=lambda node: node not in ways)

    def ways_on(self) -> list[Node]:
        say, kept, none = self.services.say, self.replay is not None, self.services.say("end-no-replay")
        return [
            button("rematch", say("end-rematch"), self.rematch, "main", "ui/play"),
            button("watch", say("end-watch"), self.watch, "plain", "ui/eye", self.game is not None, none),
            button("save_replay", say("end-save-replay"), self.save_replay, "plain", "ui/save", kept, none),
            button("records", say("end-records"), self.records, icon="ui/trophy"),
            button("look", say("end-look"), self.look_at_board, icon="ui/gate"),
            button("title", say("end-title"), self.to_title, icon="ui/logo"),
        ]

    def tabs(self, names: tuple[str, ...], current: str, choose: Callable[[str], None], size: float) -> Wrap:
        """Quiet buttons of which one is picked."""
        shown = ((name, self.services.say(f"end-tab-{name}"), partial(choose, name)) for name in names)
        return Wrap(
            *(
                Button(f"tab:{name}", UNPLACED, label, act, None, "quiet", picked=name == current, size=size, snug=True)
                for name, label, act in shown
            ),
            gap=8,
        )

    def seat_rows(self) -> Column:
        seats = self.result.seats
        told = [(seat.name, ", ".join(self.alien(slug) for slug in seat.aliens), self.figures(seat)) for seat in seats]
        rows = (SeatRow(f"seat:{n}", seat, *told[n][1:], told) for n, seat in enumerate(seats))
        return Column(*rows, gap=12)

    def moment_rows(self) -> Laid:
        """Two side by side where there is room for their words."""
        rows = [self.moment_row(moment) for moment in self.result.moments]
        none = Text("no-moments", UNPLACED, self.services.say("end-no-moments"), 24, "dim")
        return Grid(*rows, most=2 if self.metrics.text_scale <= 1.25 else 1, least=1, gap=12) if rows else none

    def moment_row(self, moment: Moment) -> MomentRow:
        say, seats = self.services.say, self.result.seats
        words = f"{self.in_words(moment)} {say('notable-when', number=moment.encounter)}"
        colour = seats[moment.seat].colour if moment.seat >= 0 else ""
        press = None if self.game is None else lambda: self.watch(moment.line)
        title, tip = say(f"notable-{moment.kind}"), say("notable-watch")
        return MomentRow(f"moment:{moment.kind}", ICONS[moment.kind], title, words, colour, press, tip)

    def in_words(self, moment: Moment) -> str:
        seats = self.result.seats
        had, faced = moment.first
        about = {"count": moment.count, "high": moment.high, "low": moment.low, "had": had, "faced": faced}
        seat, other = (seats[n].name if n >= 0 else "" for n in (moment.seat, moment.other))
        return self.services.say(f"notable-{moment.kind}-words", seat=seat, other=other, **about)

    def headline_size(self, width: float, height: float) -> float:
        """Smaller letters for many or long names, since what everybody did is to be read below."""
        size: float = 58 / self.metrics.text_scale**0.6
        while size > LEAST_HEADLINE and self.metrics.height_of(self.headline(), width, size, "extrabold") > height:
            size -= 1
        return size

    def winners(self) -> Laid:
        """The upper part: emblems and words on the left, the race on the right."""
        metrics, large, won = self.metrics, self.metrics.text_scale > 1.3, self.result.winners
        alone, high = len(won) == 1, 300.0 if large else 330.0
        side = min(180.0 if large else 250.0, LEFT / max(1, len(won)))
        room, small = LEFT - (side + 32 if alone else 0), 25 / metrics.text_scale**0.4
        tail = metrics.height_of(self.how(), room, small)
        size = self.headline_size(room, high - tail - (0 if alone else LEAST_MEDAL))
        headline = Text("headline", UNPLACED, self.headline(), size, weight="extrabold")
        told = Column(headline, Text("how", UNPLACED, self.how(), small, "dim"), gap=8)
        medals = Medals("medals", UNPLACED, won)
        left: Laid
        if alone:
            left = Row(Sized(medals, side, side, place=(0, 0.5)), Fill(middle(told)), gap=32)
        else:
            side = max(LEAST_MEDAL, min(side, high - headline.height_at(room, metrics) - tail - 30))
            left = Column(Sized(medals, side * max(1, len(won)), side, place=(0, 0)), told)
        return Sized(Row(Sized(left, LEFT), Fill(ByHand(self.race)), gap=40), least=high)

    def race(self, box: FRect) -> list[Node]:
        tabs = self.tabs(MEASURES, self.measure, self.measure_by, 22)
        tall = tabs.height_at(box.w - 28, self.metrics)
        foot = self.services.say("end-race-foot", count=self.result.encounters)
        chart = Chart("chart", box, self.result, self.measure, tall + 8, foot)
        return [chart, *tabs.put((box.x + 14, box.y + 8, box.w - 28, tall), self.metrics)]
