"""Who has something to say on an occasion, and in which order. Events and queries go through here."""

from __future__ import annotations

from typing import Any

from cosmic.engine.decisions import PASS
from cosmic.engine.effects import Handler
from cosmic.engine.errors import RulesError
from cosmic.engine.events import CardDiscarded, Event
from cosmic.engine.looking import Looking
from cosmic.engine.state import FACE_DOWN
from cosmic.engine.windows import note_window, unseen

Responder = tuple[int, Handler]
UNANSWERED = (False, False, False)


class Dispatch(Looking):
    __slots__ = ()

    # --- what a card can do
    def effect_of(self, player: int, card: int) -> str:
        """The effect this card has in this player's hand (rule: flares.sides)."""
        sides = self.box.sides[card]
        if len(sides) < 2:
            return sides[0] if sides else ""
        return sides[1] if self.has_active(player, sides[1].partition(".")[0]) else sides[0]

    def may_play(self, player: int, card: int, effect: str) -> bool:
        """Role, phase and the limits on flares (rule: flares.limits)."""
        enc = self.enc
        if self.box.kind[card] == "flare" and player in enc.flare_players:
            return False
        if enc.spent and (effect in enc.spent or self.face(card) in enc.spent or f"#{card}" in enc.spent):
            return False
        return self.fits(self.book.bars[effect], player)

    def card_for(self, player: int, effect: str) -> int | None:
        """The first card of this player that can be played for this effect now."""
        for card in self.playable(player):
            if effect in self.box.sides[card] and self.effect_of(player, card) == effect:
                if self.may_play(player, card, effect):
                    return card
        return None

    # --- who responds
    def responders(self, stage: str, what: Any) -> list[Responder]:
        """Powers in force, playable cards and lasting effects, in timing order."""
        key = (stage, what)
        table = self.book.handlers.get(key)
        if table is None:
            return []
        powers, acting, lasting = self.box.occasions[key]
        found: list[Responder] = []
        seats = self.s.seats
        for player in self.s.order:
            seat = seats[player]
            if powers and not seat.lost:
                for slug in seat.aliens:
                    if slug in powers:
                        found.extend((player, handler) for handler in powers[slug])
            if acting and not (
                acting.isdisjoint(seat.hand) and (not seat.borrowed or acting.isdisjoint(seat.borrowed))
            ):
                self._card_responders(player, acting, table, found)
        if self.s.enc is not None and self.s.enc.in_effect and lasting:
            self._lasting_responders(table, found)
        return found

    def actors(self, stage: str, what: Any) -> list[int]:
        """Who might have something to say, in timing order: a quick look before the exact one."""
        powers, acting, _ = self.box.occasions[stage, what]
        found: list[int] = []
        if not powers and not acting:
            return found
        seats = self.s.seats
        for player in self.s.order:
            seat = seats[player]
            if (
                acting
                and not (acting.isdisjoint(seat.hand) and (not seat.borrowed or acting.isdisjoint(seat.borrowed)))
            ) or (powers and not seat.lost and not powers.keys().isdisjoint(seat.aliens)):
                found.append(player)
        return found

    def _card_responders(
        self, player: int, acting: frozenset[int], table: dict[str, list[Handler]], found: list[Responder]
    ) -> None:
        seen: list[str] = []
        for card in self.playable(player):
            if card not in acting:
                continue
            effect = self.effect_of(player, card)
            if effect in seen or effect not in table or not self.may_play(player, card, effect):
                continue
            seen.append(effect)
            found.extend((player, handler) for handler in table[effect] if not handler.mark.lasting)

    def _lasting_responders(self, table: dict[str, list[Handler]], found: list[Responder]) -> None:
        for entry in self.enc.in_effect:
            effect, owner, part = entry.split("/")
            if effect not in table:
                continue
            if effect.endswith(".power") and not self.has_active(int(owner), effect[:-6]):
                continue
            for handler in table[effect]:
                if handler.mark.lasting and handler.mark.part == part:
                    found.append((int(owner), handler))

    def run(self, handler: Handler, player: int, *what: Any) -> None:
        """Let an effect act; cards it played go where played cards go."""
        depth, before = len(self.playing), self.occasion
        self.occasion = what[0] if what else None
        handler.act(self, player, *what)
        self.occasion = before
        while len(self.playing) > depth:
            player, card, home = self.playing.pop()
            self.settle(player, card, home)

    def settle(self, player: int, card: int, home: int) -> None:
        """Rules: flares.returned, artifacts.discard. A card that has acted and was not sent elsewhere."""
        if card not in self.s.play:
            return
        if self.box.kind[card] == "flare":
            self.s.play.remove(card)
            self.s.seats[home].hand.append(card)
        else:
            self.emit(CardDiscarded(player, card, self.s.play, "artifact", home))

    # --- events
    def emit(self, event: Event) -> bool:
        """Announce, replace, apply, react. False if the event did not take place."""
        if self.pure:
            raise RulesError("a query may not change anything")
        what = type(event)
        counters, replaces, reacts = self.book.answered.get(what, UNANSWERED)
        if counters:
            self.announce(event)
            if event.cancelled:
                return False
        if replaces:
            note_window(self, "replace", what, event)
            self._replace(event)
            if event.cancelled:
                return False
        event.apply(self)  # type: ignore[arg-type]
        if reacts:
            note_window(self, "react", what, event)
            for player, handler in self.responders("react", what):
                self.respond(handler, player, event)
        return True

    def _replace(self, event: Event) -> None:
        """Removal before saving. Who may respond is looked up anew each time: a zap opens the wild side of a flare."""
        found = self.responders("replace", type(event))
        while found and not event.cancelled:
            player, handler = min(found, key=lambda responder: responder[1].mark.rank) if len(found) > 1 else found[0]
            event.touched.append(f"{handler.effect.id}/{player}")
            self.respond(handler, player, event)
            found = [
                (player, handler)
                for player, handler in self.responders("replace", type(event))
                if f"{handler.effect.id}/{player}" not in event.touched
            ]

    def respond(self, handler: Handler, player: int, event: Event) -> None:
        if handler.mark.when is None or handler.mark.when(self, player, event):
            self.run(handler, player, event)

    def announce(self, event: Event) -> None:
        """Rule: timing.interrupt. Only counters may answer, and they may be answered in turn."""
        asking = True
        while asking and not event.cancelled:
            asking = False
            note_window(self, "counter", type(event), event)
            for player in self.actors("counter", type(event)):
                choices = self.choices(player, "counter", type(event), event)
                if not choices:
                    continue
                choice = self.ask_response(player, "counter", (PASS, *choices), **self.about(event))
                if choice != PASS:
                    self.choose(choices[choice], player, event)
                    asking = True
                    break

    def choices(self, player: int, stage: str, what: Any, *event: Any) -> dict[str, Handler]:
        """What this player could use now, by the name under which it is offered."""
        found: dict[str, Handler] = {}
        seat = self.s.seats[player]
        powers, acting, _ = self.box.occasions[stage, what]
        if powers and not seat.lost:
            for slug in seat.aliens:
                for handler in powers.get(slug, ()):
                    if self.may_choose(handler, player, *event):
                        found[handler.effect.id] = handler
        if acting and not (acting.isdisjoint(seat.hand) and (not seat.borrowed or acting.isdisjoint(seat.borrowed))):
            responders: list[Responder] = []
            self._card_responders(player, acting, self.book.handlers[stage, what], responders)
            for _, handler in responders:
                if handler.mark.when is None or handler.mark.when(self, player, *event):
                    name = handler.effect.slug if handler.effect.side == "artifact" else f"flare_{handler.effect.slug}"
                    found[name] = handler
        return found

    def may_choose(self, handler: Handler, player: int, *event: Any) -> bool:
        """A power's handler is open to its owner now."""
        effect = handler.effect
        if self.is_zapped(player, effect.slug) or not self.fits(self.book.bars[effect.id], player):
            return False
        return handler.mark.when is None or bool(handler.mark.when(self, player, *event))

    def choose(self, handler: Handler, player: int, *event: Any) -> None:
        """The owner has chosen this effect; it need not be confirmed again."""
        self.willing = handler.effect.id
        self.run(handler, player, *event)
        self.willing = ""

    def about(self, event: Event) -> dict[str, Any]:
        """What a question about an event says of it, in plain values. Everybody may hear it, so it names no card that
        does not lie face up: a discarded one may yet go away unseen."""
        words: dict[str, Any] = {"event": type(event).__name__}
        for name in ("player", "owner", "alien", "card", "face", "effect", "count", "side"):
            value = getattr(event, name, None)
            if value is not None:
                key = {"player": "seat", "owner": "seat", "face": "card"}.get(name, name)
                words[key] = self.face_if_seen(value) if name == "card" else value
        return words

    def face_if_seen(self, card: int) -> str:
        return FACE_DOWN if card in unseen(self) else self.face(card)

    def about_occasion(self) -> dict[str, Any]:
        """Why an effect is offered just now: the event it would answer."""
        return {"occasion": self.about(self.occasion)} if self.occasion is not None else {}

    # --- queries
    def query(self, question: Any, base: Any) -> Any:
        return self.explain(question, base)[0]

    def explain(self, question: Any, base: Any) -> tuple[Any, list[str]]:
        """The answer, and the effects that changed it."""
        key = ("modify", type(question))
        powers, in_effect = self.book.powers.get(key), self.enc.in_effect
        if not powers and not in_effect:
            return base, []
        table = self.book.handlers.get(key)
        if table is None:
            return base, []
        found: list[Responder] = []
        if powers:
            for player in self.s.order:
                seat = self.s.seats[player]
                if not seat.lost:
                    for slug in seat.aliens:
                        if slug in powers:
                            found.extend((player, handler) for handler in powers[slug])
        if in_effect:
            self._lasting_responders(table, found)
        if not found:
            return base, []
        if len(found) > 1:
            found.sort(key=lambda responder: responder[1].mark.rank)
        value, changed = base, []
        was, self.pure = self.pure, True
        for player, handler in found:
            after = handler.act(self, player, question, value)
            if after != value:
                changed.append(handler.effect.id)
                value = after
        self.pure = was
        return value, changed
