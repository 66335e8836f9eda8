"""The turn: whose it is, its first phase, and whether another encounter follows."""

from __future__ import annotations

from typing import Final

from cosmic.engine.decisions import NO, YES
from cosmic.engine.notes import AGAINST, CONTESTED, EXTRA, EXTRA_BY_DESTINY, WANT
from cosmic.engine.rewind import take_back_laid
from cosmic.engine.roles import gain_alien, random_unused
from cosmic.engine.ships import check_victory, ride_home
from cosmic.engine.state import NOBODY, OFFENSE, OUT_OF_TURN, Encounter, Use, new_encounter
from cosmic.engine.steps import step
from cosmic.engine.table import Table
from cosmic.phases.research import new_tech

TECH: Final = "tech"
NOW_AND_THEN: Final = 4  # once in so many encounters
ENCOUNTER: Final = [
    "regroup",
    "destiny",
    "launch",
    "invitations",
    "alliance",
    "planning",
    "selection",
    "reveal",
    "outcome",
    "ships",
    "spoils",
    "discards",
    "encounter_end",
]


def plan(t: Table, *steps: str) -> None:
    """What comes next; nothing that was planned before stands."""
    t.s.agenda = list(steps[::-1])


def begin_encounter(t: Table, number: int, offense: int) -> None:
    s = t.s
    s.enc = t.enc = new_encounter(offense, number, len(s.seats))
    s.enc.in_effect = [Use(effect, player, part) for effect, player, part, _ in s.kept]
    s.order = [offense, *t.clockwise_after(offense)]
    s.encounters += 1
    # Cards on a sheet that was zapped can be played again, and what is kept in force may answer again; and those whose
    # cards have left their hands by now need not be asked for ever.
    if s.apart or s.kept or s.encounters % NOW_AND_THEN == 0:
        t.look_around()


@step("start_turn")
def start_turn(t: Table) -> None:
    s = t.s
    begin_encounter(t, 1, s.turn)
    s.phase = "start_turn"
    t.tell("turn-starts", seat=s.turn)
    t.moment("turn.start")
    check_victory(t)  # of those who win as a turn starts (rule: winning.other_ways)
    t.new_hand(s.turn)  # rule: start_turn.hand_check
    if s.options.succession:
        succession(t)
    t.moment("start_turn")
    plan(t, *ENCOUNTER)


def succession(t: Table) -> None:
    """Rule: variants.succession. The offense keeps its alien or takes a random one of the box; the other goes."""
    offense = t.s.turn
    new = "" if t.is_untouchable(offense) else random_unused(t)
    if not new:
        return
    seat, is_hidden = t.s.seats[offense], t.s.options.hidden
    old = next(iter((*seat.face_down, *t.own_sheets(offense))), "")
    t.s.unused.remove(new)
    if is_hidden:  # rule: variants.hidden
        t.tell("alien-offered-unseen", seat=offense)
    t.tell("alien-offered", to=[offense] if is_hidden else None, seat=offense, alien=new)
    kept = t.ask(offense, "succession", (old, new), "alien", secret=is_hidden) if old else new
    if old in seat.face_down:
        seat.face_down = [kept]
        t.look_around()
        t.tell("sheet-kept-unseen", seat=offense)
    elif kept == new:
        if old:
            t.lose_alien(offense, old)
        if is_hidden:
            seat.face_down = [new]
            t.has_new_sheet(offense)
            t.tell("succeeds-unseen", seat=offense)
        else:
            gain_alien(t, offense, new)
            t.tell("alien-succeeds", seat=offense, alien=new)
    t.colonies_changed()


@step("encounter_end")
def encounter_end(t: Table) -> None:
    """An encounter that an effect has put in between, a second one, or the next player."""
    s = t.s
    s.phase = "resolution"
    if not CONTESTED.get(t):
        if s.waiting:
            return plan(t, "go_on_after_extra")
        t.moment("encounter.over")
    if EXTRA.get(t) != NOBODY:
        return extra_encounter(t, EXTRA.get(t))
    plan(t, "second_encounter")


@step("second_encounter")
def second_encounter(t: Table) -> None:
    """Rule: second_encounter.conditions."""
    s, enc = t.s, t.enc
    if t.earned_second():
        wanted = wants_second(t)
        if wanted == YES:
            return another_encounter(t)
        if wanted == TECH:
            return tech_instead(t)
    if not s.options.single_encounter:
        t.moment("encounter.another")
        if enc.one_more:
            if s.options.techs and t.ask_yes(s.turn, "tech-instead"):
                return tech_instead(t)
            return another_encounter(t)
    next_turn(t)


def wants_second(t: Table) -> str:
    """In secret: whether somebody could not, for want of an encounter card, or would not is nobody's business."""
    if not t.s.seats[t.s.turn].hand:  # everybody sees an empty hand
        return NO
    answers = [NO]
    if may_have_second(t):
        answers = [YES, TECH, NO] if t.s.options.techs else [YES, NO]
    return str(t.ask(t.s.turn, "second-encounter", answers, secret=True))


def tech_instead(t: Table) -> None:
    """Rule: techs.new. Then the turn is over, whatever else would let it go on."""
    new_tech(t, t.s.turn)
    next_turn(t)


def may_have_second(t: Table) -> bool:
    return t.earned_second() and any(t.box.is_encounter[card] for card in t.s.seats[t.s.turn].hand)


def another_encounter(t: Table) -> None:
    t.tell("another-encounter", seat=t.s.turn)
    number = t.enc.number + 1
    begin_encounter(t, number, t.s.turn)
    plan(t, *ENCOUNTER)


def extra_encounter(t: Table, offense: int) -> None:
    """Somebody out of turn meets the offense of this encounter, or whom an effect names, in its home system, or whoever
    destiny picks; then the turn goes on where it was. It is nobody's first encounter, so no second one follows it."""
    defense = t.enc.offense if AGAINST.get(t) == NOBODY else AGAINST.get(t)
    is_drawn = EXTRA_BY_DESTINY.get(t) and AGAINST.get(t) == NOBODY
    if is_drawn:
        t.tell("encounter-put-in", seat=offense)
    else:
        t.tell("extra-encounter", seat=offense, other=defense)
    EXTRA.set(t, NOBODY)
    EXTRA_BY_DESTINY.set(t, False)
    t.s.waiting.append(t.enc)
    begin_encounter(t, OUT_OF_TURN, offense)
    if is_drawn:
        return plan(t, *ENCOUNTER)
    t.set_defense(defense)
    plan(t, *(name for name in ENCOUNTER if name != "destiny"))


@step("go_on_after_extra")
def go_on_after_extra(t: Table) -> None:
    s, over = t.s, t.enc
    s.enc = t.enc = s.waiting.pop()
    s.order = t.order_of(t.enc.offense, t.enc.defense)
    t.look_around()
    if CONTESTED.get(t):
        plan(t, "second_encounter")
        return settle_contest(t, over)
    plan(t, "encounter_end")  # the encounter that was interrupted is over still, and another may be put in
    t.tell("turn-goes-on", seat=s.turn)


@step("win_contested")
def win_contested(t: Table) -> None:
    """What was under way ends with the win; the encounter about it follows."""
    for player in t.everyone():
        t.go_home(player)
    ride_home(t)
    t.colonies_changed()
    plan(t, "discards", "encounter_end")


def settle_contest(t: Table, over: Encounter) -> None:
    """Who has contested the win has won with all allies, or else it stands."""
    first = CONTESTED.get(t)
    CONTESTED.set(t, ())
    allies = [player for player, side in enumerate(over.allies) if side == OFFENSE and player not in first]
    t.s.claims = [over.offense, *allies] if over.outcome == "offense" else list(first)
    check_victory(t)


def next_turn(t: Table) -> None:
    t.s.turn = t.clockwise_after(t.s.turn)[0]
    plan(t, "start_turn")


@step("broken_off")
def broken_off(t: Table) -> None:
    """Rule: planning.broken_off. Every ship in the encounter goes home and the turn is over."""
    enc = t.enc
    enc.outcome = "broken_off"
    t.tell("broken-off", seat=enc.offense, want=WANT.get(t), turn="on" if t.s.waiting else "over")
    take_back_laid(t)
    for player in t.everyone():
        t.go_home(player)
    ride_home(t)
    t.colonies_changed()
    plan(t, "discards", "turn_over")


@step("straight_to_outcome")
def straight_to_outcome(t: Table) -> None:
    """An effect has decided the encounter before it ran its course."""
    plan(t, *ENCOUNTER[ENCOUNTER.index("outcome") :])


@step("back_to_planning")
def back_to_planning(t: Table) -> None:
    """An effect has undone what was played since."""
    plan(t, *ENCOUNTER[ENCOUNTER.index("planning") :])


@step("turn_over")
def turn_over(t: Table) -> None:
    if t.s.waiting:
        return plan(t, "go_on_after_extra")
    next_turn(t)
