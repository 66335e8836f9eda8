"""Using powers and playing flares and artifacts; the windows in which that may happen."""

from __future__ import annotations

from cosmic.engine.decisions import PASS
from cosmic.engine.effects import Effect, Handler
from cosmic.engine.events import CardDiscarded, CardPlayed, PowerUsed
from cosmic.engine.hands import Hands
from cosmic.engine.state import NOBODY
from cosmic.engine.windows import note_window


class Uses(Hands):
    __slots__ = ()

    # --- powers
    def use(self, power: Effect, me: int, part: str = "", target: int = NOBODY) -> bool:
        """Every use of a power: is it open, does its owner want it, does nobody zap it (rule: powers.zap)?

        A power that has several uses in an encounter names the `part`; one that is aimed at a player, the `target`."""
        willing = self.willing == power.id
        if willing:
            self.willing = ""
        if self.s.seats[me].lost or self.is_zapped(me, power.slug):
            return False
        if not self.fits(self.book.bars[power.id], me):
            return False
        if self.book.optional[power.id] and not willing:
            choice = self.ask(me, "use", (PASS, power.id), "effect", alien=power.slug, **self.about_occasion())
            if choice == PASS:
                return False
        self.tell("power-used", seat=me, alien=power.slug)
        self._tell_target(me, target)
        if not self.emit(PowerUsed(me, power.slug)):
            return False
        self.put_in_effect(power, me, part)
        return True

    def _tell_target(self, me: int, target: int) -> None:
        """Whoever could stop an effect knows beforehand whom it is meant for."""
        if target != NOBODY:
            self.tell("meant-for", seat=me, other=target)

    def put_in_effect(self, effect: Effect, me: int, part: str = "") -> None:
        entry = f"{effect.id}/{me}/{part}"
        if entry not in self.enc.in_effect:
            self.enc.in_effect.append(entry)

    def in_effect(self, effect: Effect, me: int, part: str = "") -> bool:
        return f"{effect.id}/{me}/{part}" in self.enc.in_effect

    def zap(self, player: int, alien: str) -> None:
        """The power cannot be used again in this encounter (rule: powers.zap)."""
        name = f"{alien}/{player}"
        if name not in self.enc.zapped:
            self.enc.zapped.append(name)
        gone = f"{alien}.power/{player}/"
        self.enc.in_effect = [entry for entry in self.enc.in_effect if not entry.startswith(gone)]
        self.tell("power-zapped", seat=player, alien=alien)

    # --- flares and artifacts
    def play(self, effect: Effect, me: int, target: int = NOBODY) -> bool:
        """Play the card that has this effect; True if it takes effect. Afterwards the card is settled by `run`."""
        willing = self.willing == effect.id
        if willing:
            self.willing = ""
        card = self.card_for(me, effect.id)
        if card is None:
            return False
        if not willing:
            face = self.face(card)
            if self.ask_response(me, "play", (PASS, face), card=face, **self.about_occasion()) == PASS:
                return False
        pile = self.pile_of(me, card)
        home = me if pile is self.s.seats[me].hand else self.s.seats[me].lender
        pile.remove(card)
        self.s.play.append(card)
        self.tell("card-played", seat=me, card=self.face(card), side=effect.side)
        self._tell_target(me, target)
        event = CardPlayed(me, card, effect.id)
        if not self.emit(event):
            self.stopped(event, home)
            return False
        if effect.side == "super" and not self.emit(PowerUsed(me, effect.slug)):
            # Rule: flares.stopped. A zapped super flare goes back to hand and does not count as played.
            event.stop("hand")
            self.stopped(event, home)
            return False
        if effect.side != "artifact":
            self.enc.flare_players.append(me)
            self.enc.spent.append(self.face(card))
        self.playing.append((me, card, home))
        return True

    def stopped(self, event: CardPlayed, home: int) -> None:
        """Rule: flares.stopped. Where a card goes whose effect was cancelled; one that is lost counts as played."""
        self.tell("card-stopped", seat=event.player, card=self.face(event.card), fate=event.fate)
        if event.fate == "hand":
            self.enc.spent.append(event.effect)
            self.s.play.remove(event.card)
            self.s.seats[home].hand.append(event.card)
            return
        if self.box.kind[event.card] == "flare":
            self.enc.flare_players.append(event.player)
            self.enc.spent.append(self.face(event.card))
        if event.fate == "discard":
            self.emit(CardDiscarded(event.player, event.card, self.s.play, "stopped"))

    def pass_on(self, player: int | None) -> None:
        """The card being played goes to somebody's hand, or to the discards, instead of back."""
        owner, card, _ = self.playing[-1]
        if player is None:
            self.emit(CardDiscarded(owner, card, self.s.play, "hand"))
        else:
            self.take_into_hand(player, card, self.s.play)

    # --- windows
    def moment(self, name: str) -> None:
        """A named window: what must happen happens, then everybody may act until all pass in a row."""
        actors = self.actors("at", name)
        used: list[tuple[int, str]] = []
        if actors and name in self.book.mandatory:
            self._must(name, used)
            actors = self.actors("at", name)
        note_window(self, "at", name)
        while actors:
            actors = self.actors("at", name) if self._may(name, used, actors) else []
        self.check_offense()

    def _must(self, name: str, used: list[tuple[int, str]]) -> None:
        """Mandatory powers act of themselves, in timing order."""
        powers = self.book.mandatory.get(name)
        again = powers is not None
        while powers and again:
            again = False
            for player in self.s.order:
                seat = self.s.seats[player]
                for handler in () if seat.lost else [h for slug in seat.aliens for h in powers.get(slug, ())]:
                    if (player, handler.effect.id) not in used and self.may_choose(handler, player):
                        used.append((player, handler.effect.id))
                        self.choose(handler, player)
                        self.check_offense()
                        again = True

    def _may(self, name: str, used: list[tuple[int, str]], actors: list[int]) -> bool:
        """Rule: timing.order. One question for each player who can act; True after a use: then all are asked again."""
        for player in actors:
            choices = self._open_choices(player, name, used)
            if not choices:
                continue
            choice = self.ask_response(player, "window", (PASS, *choices), moment=name)
            if choice != PASS:
                if choices[choice].effect.side != "artifact":  # a second copy is another card
                    used.append((player, choices[choice].effect.id))
                self.choose(choices[choice], player)
                self._must(name, used)
                self.check_offense()
                note_window(self, "at", name)
                return True
        return False

    def _open_choices(self, player: int, name: str, used: list[tuple[int, str]]) -> dict[str, Handler]:
        return {
            option: handler
            for option, handler in self.choices(player, "at", name).items()
            if (player, handler.effect.id) not in used
            and (handler.effect.side != "power" or self.book.optional[handler.effect.id])
        }
