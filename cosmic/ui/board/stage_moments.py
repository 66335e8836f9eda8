"""Which lines of the log are big moments, and what is then seen and read: open facts alone, from the public view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from cosmic.engine.game import Game
from cosmic.engine.log import Line
from cosmic.engine.state import NOBODY, SIDE_NAMES
from cosmic.engine.totals import Part, Total
from cosmic.engine.views import COSMIC_BACK, PUBLIC, PlayerView, view_of
from cosmic.hotseat.past.ending import last_power
from cosmic.rulebook import declared
from cosmic.text.encounter_summary import lines_of_last, summary
from cosmic.text.folding import sentence
from cosmic.text.outcome_reasons import changes_in_words, in_words, what_decides, why_it_ended
from cosmic.text.presenter import Presenter
from cosmic.ui.board.pieces import foreign_counts
from cosmic.ui.printed.card_backs import back_of
from cosmic.ui.shell.services import Services

PRINTED = ("play", "tech")  # kinds of which the reason stands on the picture as well
AT_ONCE = ("reveal",)  # kinds that do not wait until what moves on the board has come to rest
LEAST_READING, PER_LETTER, PER_PRINTED_LETTER = 1.2, 0.035, 0.02  # seconds
MOST_READING = 7.0  # whoever wants to read more of a sheet or a flare opens it


@dataclass(frozen=True)
class StagePicture:
    """One large thing to look at: a card, an alien sheet or its emblem, or an icon in the colour of a seat."""

    what: str  # card, tech, sheet, emblem, icon
    name: str
    colour: str = ""
    state: str = "active"  # of a sheet; of a flare the side that is played


@dataclass(frozen=True)
class Duel:
    """Two sides with their cards, and with totals if two attacks face each other."""

    seats: tuple[int, int]
    faces: tuple[str, str]
    totals: tuple[Total, ...]
    parts: tuple[tuple[str, ...], ...]  # what each total is made of, in words
    brief: tuple[tuple[str, ...], ...]  # the same in few
    turned: tuple[int, ...] = ()  # sides whose cards are turned up just now
    winner: int = NOBODY  # a side
    kickers: tuple[str, str] = ("", "")  # beside the cards
    beside: tuple[tuple[str, ...], ...] = ((), ())  # cards that lie beside them
    backs: tuple[str, str] = (COSMIC_BACK, COSMIC_BACK)  # of the two cards
    beside_backs: tuple[tuple[str, ...], ...] = ((), ())  # and of those beside them

    @property
    def margin(self) -> int:
        return abs(self.totals[0].value - self.totals[1].value) if self.totals else 0


@dataclass(frozen=True)
class StageMoment:
    """What the stage shows of one line of the log."""

    kind: str
    title: str
    view: PlayerView  # the public's
    reason: str = ""
    seat: int = NOBODY  # whose colour it has
    pictures: tuple[StagePicture, ...] = ()
    duel: Duel | None = None
    hits: tuple[int, ...] = ()  # whom it happens to

    def is_held_for(self, people: Collection[int]) -> bool:
        """Somebody at this screen has to have seen it."""
        return any(seat in people for seat in self.hits)

    def reading(self, printed: int) -> float:
        """Seconds to read it in, with so many letters on what is shown."""
        per_letter = PER_PRINTED_LETTER if self.kind in PRINTED else PER_LETTER
        words = PER_LETTER * len(self.title) + per_letter * len(self.reason)
        return min(LEAST_READING + words + PER_PRINTED_LETTER * printed, MOST_READING)


@dataclass(frozen=True)
class ToldLine:
    """A line that has just been told, and the table before and after it."""

    entry: Line
    group: Sequence[Line]  # the line, and those that are told together with it
    earlier: Sequence[Line]  # what everybody has been told before
    later: Sequence[Line]  # what everybody is told next, as far as it has happened
    before: PlayerView
    view: PlayerView
    words: Presenter
    people: Collection[int]

    @property
    def sentence(self) -> str:
        return self.words.event(self.entry)

    def colour(self, seat: int) -> str:
        return self.view.seats[seat].colour

    def sheet(self, alien: str, seat: int, state: str = "active") -> StagePicture:
        return StagePicture("sheet", alien, self.colour(seat), state)

    def moment(self, seat: int, reason: str = "", *pictures: StagePicture, hits: Sequence[int] = ()) -> StageMoment:
        kind = declared(self.entry).stage
        return StageMoment(kind, self.sentence, self.view, reason, seat, pictures, hits=tuple(hits))


def moment_of(
    services: Services, game: Game, line: int, entry: Line, before: PlayerView, people: Collection[int]
) -> StageMoment | None:
    """The big moment among the lines that are told together, from this one to that of the number; what is told to one
    pair of eyes is none."""
    first = next((n for n in range(line, -1, -1) if game.log[n] is entry), line)
    group = [one for one in game.log[first : line + 1] if one.to is None]
    if not any(declared(one).stage for one in group):
        return None
    view = view_of(game.table_at(line), PUBLIC)
    words = Presenter(view, services.book.content, services.messages)
    earlier = [one for one in game.log[:first] if one.to is None and not one.is_window]
    later = [one for one in game.log[line + 1 :] if one.to is None]
    for n, staged in reversed(list(enumerate(group))):  # whom a card is meant for says more than that it is played
        if declared(staged).stage:
            told = ToldLine(staged, group, earlier + group[:n], later, before, view, words, people)
            moment = MOMENTS[declared(staged).stage](told)
            if moment is not None:
                return moment
    return None


# --- the two cards


def reveal(told: ToldLine) -> StageMoment | None:
    """The cards are turned up, or a morph has become something."""
    enc = told.view.enc
    if enc is None or not all(enc.laid):
        return None
    decides = what_decides(enc)
    title = told.words.say("board-attack" if enc.planet != NOBODY else "board-defense", **told.words.scene())
    reasons = [*changes_in_words(told.words), *([in_words(decides, told.words)] if decides is not None else [])]
    return replace(told.moment(enc.offense, " ".join(reasons)), title=title, duel=duel_of(told))


def outcome(told: ToldLine) -> StageMoment | None:
    """Who won and why. It happens to the main players who did not."""
    enc = told.view.enc
    if enc is None:
        return None
    why = why_it_ended(enc)
    mains = (enc.offense, enc.defense)
    winner = SIDE_NAMES.index(enc.outcome) if enc.outcome in SIDE_NAMES else NOBODY
    hits = [seat for side, seat in enumerate(mains) if side != winner]
    moment = told.moment(
        mains[winner] if winner != NOBODY else enc.offense, in_words(why, told.words) if why else "", hits=hits
    )
    return replace(moment, duel=replace(duel_of(told), winner=winner)) if all(enc.laid) else moment


def duel_of(told: ToldLine) -> Duel:
    enc = told.view.enc
    assert enc is not None
    mains = (enc.offense, enc.defense)
    turned = tuple(mains.index(one.about["seat"]) for one in told.group if one.key == "revealed")
    parts = tuple(rows_of(told.words, total) for total in enc.totals)
    brief = tuple(rows_of(told.words, total, brief=True) for total in enc.totals)
    kickers = (enc.kickers[0], enc.kickers[1])
    beside = (tuple(enc.added[0]), tuple(enc.added[1]))
    laid = (enc.laid[0], enc.laid[1])
    backs = (back_of(enc.laid_rewards[0]), back_of(enc.laid_rewards[1]))
    beside_backs = tuple(tuple(map(back_of, side)) for side in enc.added_rewards)
    totals = tuple(enc.totals)
    return Duel(mains, laid, totals, parts, brief, turned, NOBODY, kickers, beside, backs, beside_backs)


def rows_of(words: Presenter, total: Total, brief: bool = False) -> tuple[str, ...]:
    """Each contribution by itself, with its sign; in brief, reinforcements are one."""
    parts = in_few(total.parts) if brief else total.parts
    rows = [words.parts([part.as_data()], brief) for part in parts]
    plus = words.say("part-plus")
    return tuple(
        row if n == 0 or part.amount < 0 else f"{plus} {row}" for n, (row, part) in enumerate(zip(rows, parts))
    )


def in_few(parts: Sequence[Part]) -> list[Part]:
    added = [part for part in parts if part.what == "reinforcement"]
    found = [part for part in parts if part.what != "reinforcement"]
    return [*found, replace(added[0], amount=sum(part.amount for part in added))] if added else found


# --- powers and cards that are stopped, used on somebody, or exchanged


def zap(told: ToldLine) -> StageMoment:
    """A power or a card that is stopped, and by what."""
    about = told.entry.about
    by = last_of(told, "card-played")
    reason = ""
    if by is not None and by.about["seat"] != about["seat"]:
        by_whom, with_what = told.words.seat(by.about["seat"]), told.words.card(by.about["card"])
        reason = told.words.say("stage-zapped-by", seat=by_whom, card=with_what)
    if "alien" in about:
        picture = told.sheet(about["alien"], about["seat"], "zapped")
    else:
        picture = StagePicture("card", about["card"])
    return told.moment(about["seat"], reason, picture, hits=[about["seat"]])


def power(told: ToldLine) -> StageMoment | None:
    """A power or a card that is meant for somebody at this screen: the line before says which."""
    seat, other = told.entry.about["seat"], told.entry.about["other"]
    used = told.earlier[-1] if told.earlier else None
    if used is None or used.key not in ("power-used", "card-played") or other not in told.people:
        return None
    if deed_follows(told, seat, other):
        return None
    moment = told.moment(seat, "", picture_of(told, used), hits=[other])
    return replace(moment, title=sentence(told.words, [used, told.entry]))


def deed_follows(told: ToldLine, seat: int, other: int) -> bool:
    """What it does to the player says all of it, in one press instead of two."""
    follows = next((line for line in told.later if declared(line).stage), None)
    return follows is not None and (follows.about.get("seat"), follows.about.get("other")) == (seat, other)


def play(told: ToldLine) -> StageMoment | None:
    """A flare or an artifact. Whoever sits here alone knows what it plays; what stops something stands with that."""
    seat, card, side = (told.entry.about[name] for name in ("seat", "card", "side"))
    content, meant = told.words.content, told.group[-1].about.get("other", NOBODY)
    is_plain = content.faces[card].kind not in ("artifact", "flare") or card in content.zaps
    if is_plain or list(told.people) == [seat] or deed_follows(told, seat, meant):
        return None
    text = f"alien.{content.faces[card].alien}.{side}" if content.faces[card].alien else f"card.{card}.text"
    moment = told.moment(seat, told.words.text(text), StagePicture("card", card, state=side))
    return replace(moment, title=sentence(told.words, told.group))


def tech(told: ToldLine) -> StageMoment | None:
    """A technology of somebody else."""
    seat, slug = told.entry.about["seat"], told.entry.about["tech"]
    if list(told.people) == [seat]:
        return None
    return told.moment(seat, told.words.text(f"tech.{slug}.text"), StagePicture("tech", slug))


def swap(told: ToldLine) -> StageMoment | None:
    """Somebody has another alien now."""
    about, words, seats = told.entry.about, told.words, told.view.seats
    if "alien" in about:
        one, hits = about["seat"], [about[who] for who in ("seat", "other") if who in about]
        return told.moment(one, because(told, one), told.sheet(about["alien"], one), hits=hits)
    one, other = about["seat"], about["other"]
    if not seats[one].aliens or not seats[other].aliens:
        return told.moment(one, because(told, one), hits=[one, other])
    mine, theirs = seats[one].aliens[-1], seats[other].aliens[-1]
    names = {"seat": words.seat(one), "other": words.seat(other)}
    reason = words.say("stage-new-powers", alien=words.alien(mine), another=words.alien(theirs), **names)
    emblems = [StagePicture("emblem", name, told.colour(seat)) for name, seat in ((mine, one), (theirs, other))]
    return told.moment(one, reason, *emblems, hits=[one, other])


# --- hands


def hand(told: ToldLine) -> StageMoment | None:
    """Cards of a hand go to somebody else."""
    about = told.entry.about
    if about.get("count") == 0:
        return None
    cause = cause_of(told, about["seat"])
    pictures = [] if cause is None else [picture_of(told, cause)]
    return told.moment(about["seat"], because(told, about["seat"]), *pictures, hits=[about["other"]])


def compensation(told: ToldLine) -> StageMoment | None:
    """Cards taken for ships lost; taken for any other reason they are just that."""
    about, enc = told.entry.about, told.view.enc
    if enc is None or enc.compensation[:2] != [about["seat"], about["other"]]:
        return hand(told)
    words = told.words
    reason = words.say("stage-compensation", seat=words.seat(about["seat"]), count=about["count"])
    return told.moment(about["seat"], reason, StagePicture("card", "negotiate"), hits=[about["other"]])


def last_of(told: ToldLine, *keys: str) -> Line | None:
    """The last such line of this encounter."""
    return next((line for line in reversed(lines_of_last(told.earlier)) if line.key in keys), None)


def cause_of(told: ToldLine, seat: int) -> Line | None:
    """What this player used or played last in this encounter."""
    own = [line for line in lines_of_last(told.earlier) if line.key in ("power-used", "card-played")]
    return next((line for line in reversed(own) if line.about["seat"] == seat), None)


def because(told: ToldLine, seat: int) -> str:
    cause = cause_of(told, seat)
    if cause is None:
        return ""
    words = told.words
    is_power = cause.key == "power-used"
    effect = words.effect(f"{cause.about['alien']}.power") if is_power else words.card(cause.about["card"])
    return words.say("stage-because", effect=effect, seat=words.seat(seat))


def picture_of(told: ToldLine, cause: Line) -> StagePicture:
    if cause.key == "power-used":
        return told.sheet(cause.about["alien"], cause.about["seat"])
    return StagePicture("card", cause.about["card"])


# --- colonies


def loss(told: ToldLine) -> StageMoment | None:
    """Ships that were the last ones of a colony. After a defeat everybody knows already, so nobody has to press."""
    seat, words = told.entry.about["seat"], told.words
    planets = range(told.view.planet_count)
    lost = [planet for planet in planets if told.before.ships[planet][seat] and not told.view.ships[planet][seat]]
    if not lost:
        return None
    named = words.listed([words.planet(planet) for planet in lost])
    reason = words.say("stage-colony-lost", planets=named, count=len(lost), seat=words.seat(seat))
    hits = [] if told.entry.about.get("cause") == "defeat" else [seat]
    return told.moment(seat, reason, StagePicture("icon", "ui/colony", told.colour(seat)), hits=hits)


def fifth(told: ToldLine) -> StageMoment | None:
    """The colony that is enough to win."""
    seat, goal = told.entry.about["seat"], told.view.options.colonies_to_win
    if not foreign_counts(told.before)[seat] < goal <= foreign_counts(told.view)[seat]:
        return None
    reason = told.words.say("stage-last-colony", goal=goal, seat=told.words.seat(seat))
    return told.moment(seat, reason, StagePicture("icon", "ui/trophy", told.colour(seat)))


# --- beginnings and ends


def alien(told: ToldLine) -> StageMoment:
    """Everybody is introduced."""
    about = told.entry.about
    return told.moment(about["seat"], "", told.sheet(about["alien"], about["seat"]))


def encounter_end(told: ToldLine) -> StageMoment | None:
    """Before the next one begins: what came of the last."""
    enc = told.before.enc
    said = summary(enc, lines_of_last(told.earlier), told.words) if enc is not None else ""
    return replace(told.moment(NOBODY), title=said) if said else None


def victory(told: ToldLine) -> StageMoment:
    """The end of the game, for everybody who sits here."""
    words, goal = told.words, told.view.options.colonies_to_win
    winners = told.entry.about["seats"]
    reasons = []
    for seat in winners:
        foreign = words.view.foreign_colonies(seat)
        if len(foreign) >= goal:
            planets = words.listed([words.planet(planet) for planet in foreign])
            reasons.append(words.say("stage-won-by-colonies", goal=len(foreign), planets=planets))
        else:
            used = last_power(told.earlier, seat)
            reasons.append(words.say("stage-won-by-power", effect=words.effect(f"{used}.power")) if used else "")
    emblems = [
        StagePicture("icon", f"aliens/{told.view.seats[seat].aliens[-1]}", told.colour(seat))
        for seat in winners
        if told.view.seats[seat].aliens
    ]
    everybody = range(len(told.view.seats))
    return told.moment(winners[0], " ".join(dict.fromkeys(reasons)), *emblems, hits=everybody)


MOMENTS: dict[str, Callable[[ToldLine], StageMoment | None]] = {
    "alien": alien,
    "reveal": reveal,
    "outcome": outcome,
    "zap": zap,
    "power": power,
    "play": play,
    "tech": tech,
    "swap": swap,
    "hand": hand,
    "compensation": compensation,
    "loss": loss,
    "fifth": fifth,
    "summary": encounter_end,
    "victory": victory,
}
