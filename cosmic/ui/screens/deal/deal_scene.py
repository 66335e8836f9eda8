"""The deal table: one side makes an offer or answers one, behind the curtain that is up for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from cosmic.engine.deals import share
from cosmic.engine.decisions import Decision
from cosmic.engine.views import PlayerView
from cosmic.hotseat.session.deal_drafts import DealClock, Offer, OfferDraft, lacking, named_cards
from cosmic.text.presenter import Presenter
from cosmic.ui.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from cosmic.ui.kit.flow import Span
from cosmic.ui.kit.inputs import Accept, Cancel, Digit, Input, Key, Press
from cosmic.ui.kit.layout import ByHand, Column, Fill, Grid, Laid, Layered, Pad, Roomy, Row, Sized
from cosmic.ui.kit.node import UNPLACED, Action, Node
from cosmic.ui.kit.tween import CallBack, Tween, Wait, ease_in_out, overshoot
from cosmic.ui.kit.tween import Sequence as InTurn
from cosmic.ui.kit.widgets_basic import Button, Panel, Rich
from cosmic.ui.kit.widgets_list import Scrolled, ScrollList
from cosmic.ui.screens.deal.card_picker import CardPicker
from cosmic.ui.screens.deal.card_strip import group, words
from cosmic.ui.screens.deal.clock_row import SMALL, clock_row
from cosmic.ui.screens.deal.deal_sides import LIFT, WAYS, give_side, hand_strip, take_side
from cosmic.ui.screens.deal.deal_styles import Looks
from cosmic.ui.screens.deal.deal_tiles import AmountTile, Backs, BargainerPlate, CardTile
from cosmic.ui.screens.deal.share_pictures import Exhibit, items_of
from cosmic.ui.screens.deal.treaty import draw_seal, draw_signature, seal_place, signature_place, treaty_nodes
from cosmic.ui.shell.hint_desk import HintDesk, hint_button, is_hint_key
from cosmic.ui.shell.scene_stack import Scene
from cosmic.ui.shell.services import Services

EDGE, GAP = 24.0, 20.0
LARGE_TEXT = 1.2  # from this text scale on the paper needs more of the width
STEPS = {"+": 1, "=": 1, "-": -1}  # keys that change the number in focus
SIGNING, SEALING, RESTING = 0.8, 0.35, 0.6  # seconds of the moment in which a deal is signed


class Way(NamedTuple):
    """One of the large buttons."""

    key: str
    words: str
    press: Action
    icon: str
    tone: str = "plain"
    why_not: str = ""


class DealScene(Scene):
    """Left what the seat at the screen gives, right what it gets, between them the paper to sign."""

    def __init__(
        self,
        services: Services,
        decision: Decision,
        view: PlayerView,
        words: Presenter,
        clock: DealClock,
        history: Sequence[str] = (),
        draft: OfferDraft | None = None,
        menu: Action | None = None,
        hints: HintDesk | None = None,
    ) -> None:
        """`draft`: one that starts from the other's last offer, or that was begun before somebody looked away."""
        super().__init__()
        self.services, self.decision, self.view, self.words = services, decision, view, words
        self.clock, self.hints = clock, hints
        # The last line of an answer's history is the offer that lies on the paper anyway.
        self.history = list(history if decision.bounds is not None else history[:-1])
        self.looks = Looks(decision, view, words)
        self.draft: OfferDraft | None = None
        self.picker: CardPicker | None = None
        if decision.bounds is not None:
            bounds = decision.bounds
            self.draft = draft or OfferDraft(bounds)
            self.picker = CardPicker(words, bounds.faces, bounds.kinds)
        self.picking = False
        self.leaving = ""  # the word that ends the talks, once it has been pressed and must be meant
        self.paper: Box = (0, 0, 0, 0)
        self.written, self.sealed = 0.0, 0.0  # how far the signing has come
        self.done = False
        self.ui.on_cancel = menu
        self.ui.on_explain = self.explain

    # --- answers
    def finish(self, answer: Any) -> None:
        if not self.done:
            self.done = True
            self.app.stack.pop(answer)

    def propose(self) -> None:
        if self.draft is not None and not self.draft.fault:
            self.finish(self.draft.answer())

    def accept(self) -> None:
        """Both have signed: a short moment that can be skipped."""

        def write(share: Any) -> None:
            self.written = float(share)

        def seal(share: Any) -> None:
            self.sealed = float(share)

        self.timeline.add(
            InTurn(
                Tween(0.0, 1.0, SIGNING, ease_in_out, write),
                Tween(0.01, 1.0, SEALING, overshoot, seal),
                Wait(RESTING),
                CallBack(lambda: self.finish("accept")),
            )
        )
        self.redraw()

    @property
    def signing(self) -> bool:
        return self.timeline.busy or self.done

    def ask_whether_to_leave(self, word: str) -> None:
        self.leaving = word
        self.ui.set_focus("stay")
        self.changed()

    def stay(self) -> None:
        self.leaving = ""
        self.changed()

    def explain(self, entry: str) -> None:
        self.app.stack.push(self.services.ways.codex(entry))

    # --- the card asked for by name
    def pick_card(self) -> None:
        self.picking = True
        if self.picker is not None:
            self.picker.letters = ""
        self.ui.scroll.pop("pick-list", None)
        self.ui.cursor.pop("search", None)
        self.changed()
        self.refresh()
        self.ui.set_focus("search")

    def card_picked(self, face: str) -> None:
        if self.draft is not None:
            self.draft.add_card(1, face)
        self.stop_picking()

    def stop_picking(self) -> None:
        self.picking = False
        self.changed()
        self.refresh()
        self.ui.set_focus("certain")

    # --- time and inputs
    def update(self, dt: float) -> None:
        super().update(dt)
        if self.signing or self.app.stack.top is not self:
            return
        if self.hints is not None:
            self.hints.work()
        if self.app.is_attended and self.clock.tick(dt):
            self.changed()
        if self.clock.up and "time_up" in self.decision.outside:
            self.finish("time_up")

    def handle(self, what: Input) -> bool:
        if self.signing:
            if isinstance(what, (Accept, Cancel, Digit, Key, Press)):
                self.timeline.skip()
            return True
        if isinstance(what, Cancel) and not self.ui.tip.pinned:
            if self.picking:
                self.stop_picking()
                return True
            if self.leaving:
                self.stay()
                return True
        if isinstance(what, Key) and what.name == "f1":
            self.explain(self.ui.entry or "term.deal")
            return True
        if self.hints is not None and is_hint_key(what) and not self.picking:
            self.hints.ask()
            return True
        if isinstance(what, Key) and what.name in STEPS and isinstance(self.ui.focus, AmountTile):
            self.ui.focus.move(STEPS[what.name], 0)
            return True
        return super().handle(what)

    def draw_moving(self, canvas: Canvas) -> None:
        super().draw_moving(canvas)
        place = signature_place(self.looks, self.looks.me, self.paper, canvas.metrics)
        if self.written > 0:
            draw_signature(canvas, self.looks, self.looks.me, place, self.written)
        draw_seal(canvas, seal_place(self.paper, canvas.metrics), self.sealed)

    # --- what stands where
    def build(self) -> list[Node]:
        middle = 480.0 if self.metrics.text_scale < LARGE_TEXT else 620.0
        side = (WIDTH - 2 * EDGE - 2 * GAP - middle) / 2
        left = (EDGE, EDGE, side, HEIGHT - 2 * EDGE)
        right = (WIDTH - EDGE - side, EDGE, side, HEIGHT - 2 * EDGE)
        nodes = [*self.side("left").put(left, self.metrics), *self.side("right").put(right, self.metrics)]
        return nodes + self.middle_nodes((EDGE + side + GAP, EDGE, middle, HEIGHT - 2 * EDGE))

    def side(self, key: str) -> Laid:
        """The plate of a seat, and below it what it would give."""
        plates = [
            BargainerPlate(f"{key}-plate", self.looks, who, *self.plate_words(who))
            for who in (self.looks.me, self.looks.other)
        ]
        mine = key == "left"
        head = Roomy(*(plates if mine else plates[::-1]))
        edge = self.looks.colour(self.looks.me if mine else self.looks.other)
        body = Pad(self.below_plate(key), 16, 12)
        return Layered(Panel(f"{key}-panel", edge=edge), Column(head, Fill(body), gap=0))

    def below_plate(self, key: str) -> Laid:
        if key == "right" and self.picking and self.picker is not None:
            return self.asking_part(self.picker)
        if self.draft is None:
            return Scrolled(f"{key}-list", *(self.shown_side(key, *way) for way in WAYS))
        if key == "left":
            return Scrolled(f"{key}-list", *give_side(self.draft, self.looks, self.changed))
        return Scrolled(f"{key}-list", *take_side(self.draft, self.looks, self.changed, self.pick_card))

    def asking_part(self, picker: CardPicker) -> Laid:
        say = self.words.say
        title = say("ui-deal-which-card", other=self.words.seat(self.looks.other))
        back = Button("pick-back", UNPLACED, say("ui-deal-back"), self.stop_picking, "ui/arrow_left", size=24)
        return picker.part(self.card_picked, self.changed, words("pick-title", title, 24, "gold", "bold"), back)

    def plate_words(self, seat: int) -> tuple[str, str]:
        """What stands on a seat's plate: who gives, and how near to victory."""
        key = "ui-deal-gives" if self.draft is not None else "ui-deal-would-give"
        goal = self.view.options.colonies_to_win
        note = self.words.say("ui-deal-standing", **self.words.standing_of(seat), goal=goal)
        return self.words.say(key, seat=self.words.seat(seat)), note

    def shown_side(self, key: str, across: int, air: float) -> Laid:
        """One side of the offer that lies on the table; below the own side the hand, to judge by."""
        say, metrics = self.words.say, self.metrics
        items = items_of(self.decision.about["give" if key == "left" else "take"])
        few = len(items) <= 4
        high = (270 if few else 220) + metrics.line(20)
        shown = (Exhibit(f"{key}-item-{n}", UNPLACED, self.looks, item) for n, item in enumerate(items))
        pictures = [Sized(picture, height=high) for picture in shown]
        least, most = 180 * max(1.0, metrics.text_scale), min(len(items), 2 if few else 3)
        nothing = words(f"{key}:nothing", say("ui-deal-nothing"), 24, "dim")
        offered: Laid = Grid(*pictures, most=most, least=least, gap=GAP) if items else nothing
        if key == "right":
            count = self.view.seats[self.looks.other].hand_size
            title = say("ui-deal-their-hand", count=count, other=self.words.seat(self.looks.other))
            rewards = self.view.seats[self.looks.other].hand_rewards
            backs = Sized(Backs("their-hand", UNPLACED, count, 0, rewards), height=100) if count else None
            return Column(offered, group("their-hand", title, backs), gap=air)
        faces = self.own_faces()
        hand = hand_strip([self.shown_card(n, face) for n, face in enumerate(faces)], across)
        return Column(offered, group("hand", say("ui-deal-hand", count=len(faces)), hand), gap=air)

    def own_faces(self) -> list[str]:
        order = {face: n for n, face in enumerate(self.words.content.faces)}
        return sorted((self.view.cards[card] for card in self.view.hand), key=lambda face: order[face])

    def shown_card(self, n: int, face: str) -> Node:
        tile = CardTile(f"hand-{n}", UNPLACED, self.words.card(face), self.looks.about_card(face))
        tile.words, tile.lift, tile.entry = self.looks.card(face), LIFT, self.looks.entry(face)
        tile.is_reward = self.looks.is_own_reward(face)
        return tile

    # --- the middle
    def offer(self) -> Offer:
        if self.draft is not None:
            return self.draft.answer()
        return {"give": self.decision.about["give"], "take": self.decision.about["take"]}

    def middle_nodes(self, box: Box) -> list[Node]:
        clock = clock_row(self.clock, self.services.messages, self.changed)
        if self.hints is not None:
            clock = Row(Fill(clock), Sized(hint_button(self.services, self.hints), width=SMALL), gap=10)
        own_history = self.metrics.text_scale < LARGE_TEXT and bool(self.history)
        history = Sized(self.history_panel(), most=170) if own_history else None
        below = Column(history, self.verdict(), Column(self.unnaming(), *self.buttons(), gap=10), gap=12)
        row, paper = max(60.0, self.metrics.line(24) + 18), ByHand(lambda box: self.treaty(box, own_history))
        return Column(Sized(clock, height=row), Fill(paper), below, gap=14).put(box, self.metrics)

    def treaty(self, box: Box, own_history: bool) -> list[Node]:
        self.paper = box
        signed = () if self.draft is not None else (self.looks.other,)
        earlier = () if own_history else self.history
        nodes = treaty_nodes(self.looks, self.offer(), self.paper, self.metrics, signed, earlier)
        if self.draft is not None and not self.draft.is_blank:
            cx, cy = seal_place(self.paper, self.metrics)
            tip = self.words.say("ui-deal-clear")
            nodes.append(Button("clear", (cx - 32, cy - 28, 64, 56), "", self.clear, "ui/undo", tip=tip))
        return nodes

    def history_panel(self) -> Laid:
        head = words("history-head", self.words.say("ui-deal-history"), 20, "gold", "bold")
        listed = ScrollList("history", UNPLACED, lines=self.history, size=20, at_end=True)
        return Layered(Panel("history-panel"), Pad(Column(head, Fill(listed), gap=4), 16, 8))

    def verdict(self) -> Laid:
        """Whether this can be offered, or why not; in an answer, whether it can be met; nothing of that to whoever is
        about to leave."""
        say = self.words.say
        if self.leaving:
            fault = "leaving"
            told = say("ui-deal-ends")
        elif self.draft is not None:
            fault = self.draft.fault
            told = say(f"error-{fault}") if fault else say("ui-deal-legal")
        else:
            fault = "" if "accept" in self.decision.options else "cannot-meet"
            told = self.cannot_meet() if fault else say("ui-deal-can-accept")
        icon, tone = ("ui/warning", "warn") if fault else ("ui/check", "good")
        if self.draft is not None and not fault and (named := named_cards(self.draft.answer())):
            icon, tone = "ui/eye", "warn"
            told = say("ui-deal-public", cards=self.words.share(share(named)))
        spans = [Span(icon=icon, tint=getattr(self.app.theme, tone)), Span(f" {told}", tone, "bold")]
        return Sized(Rich("verdict", UNPLACED, spans, 22, valign="middle"), least=2 * self.metrics.line(22) + 2)

    def unnaming(self) -> Button | None:
        """Before a card of the own hand is named to everybody: the same offer without its name."""
        if self.draft is None or not self.draft.named or self.leaving:
            return None
        unnamed = OfferDraft(self.draft.bounds)
        unnamed.named = self.draft.named
        unnamed.unname()
        other = self.words.seat(self.looks.other)
        tip = self.words.say("ui-deal-unname.tip", kinds=self.words.share(unnamed.share(0)), other=other)
        label = self.words.say("ui-deal-unname", count=len(self.draft.named))
        return Button("unname", UNPLACED, label, self.unname, "ui/curtain", tip=tip)

    def unname(self) -> None:
        if self.draft is not None:
            self.draft.unname()
        self.changed()

    def cannot_meet(self) -> str:
        kinds = {face: printed.kind for face, printed in self.words.content.faces.items()}
        missing = lacking(self.decision.about["give"], self.own_faces(), kinds)
        me = self.words.seat(self.looks.me)
        return self.words.say("ui-deal-cannot-meet", me=me, missing=self.words.share(missing))

    def buttons(self) -> list[Button]:
        """The answers."""
        answers = self.ways_out() if self.leaving else self.proposals() if self.draft is not None else self.replies()
        return [
            Button(w.key, UNPLACED, w.words, w.press, w.icon, w.tone, n, enabled=not w.why_not, why_not=w.why_not)
            for n, w in enumerate(answers, 1)
        ]

    def ways_out(self) -> list[Way]:
        """Ending the talks costs both sides ships, so it must be meant."""
        say = self.words.say
        return [
            Way("stay", say("ui-deal-stay"), self.stay, "ui/deal", "main"),
            Way("leave", say("ui-deal-leave"), partial(self.finish, self.leaving), "ui/warp", "danger"),
        ]

    def proposals(self) -> list[Way]:
        say, fault = self.words.say, self.draft.fault if self.draft is not None else ""
        why = say(f"error-{fault}") if fault else ""
        ways = [Way("propose", say("ui-deal-propose"), self.propose, "ui/deal", "main", why)]
        if "you_begin" in self.decision.options:
            words = say("ui-deal-you-begin", other=self.words.seat(self.looks.other))
            ways.append(Way("you_begin", words, partial(self.finish, "you_begin"), "ui/skip"))
        leave = partial(self.ask_whether_to_leave, "no_deal")
        return [*ways, Way("no_deal", say("ui-deal-no-deal"), leave, "ui/cross_out", "danger")]

    def replies(self) -> list[Way]:
        say, options = self.words.say, self.decision.options
        why = "" if "accept" in options else self.cannot_meet()
        enough = "" if "counter" in options else say("ui-deal-no-counter")
        leave = partial(self.ask_whether_to_leave, "refuse")
        return [
            Way("accept", say("ui-deal-accept"), self.accept, "ui/deal", "main", why),
            Way("counter", say("ui-deal-counter"), partial(self.finish, "counter"), "ui/undo", "plain", enough),
            Way("refuse", say("ui-deal-refuse"), leave, "ui/cross_out", "danger"),
        ]

    def clear(self) -> None:
        if self.draft is not None:
            self.draft.clear()
        self.changed()
