"""What a bot weighed, in words: its answers with the share of the game that it hoped for, and why it gave that one."""

from __future__ import annotations

from dataclasses import dataclass

from cosmic.bots.merits import BY_RULE, UNMET
from cosmic.bots.thoughts import Thought
from cosmic.engine.decisions import Answer, Decision
from cosmic.engine.errors import IllegalAnswer
from cosmic.engine.game import Game
from cosmic.engine.saves import BROKEN
from cosmic.engine.state import NOBODY
from cosmic.engine.views import view_of
from cosmic.hotseat.past.replay_reel import Reel
from cosmic.hotseat.session.kept_thoughts import thoughts_of
from cosmic.hotseat.session.undo import before
from cosmic.text.answer_words import answer_said
from cosmic.text.messages import Messages
from cosmic.text.presenter import Presenter


@dataclass(frozen=True, slots=True)
class WeighedWords:
    words: str
    percent: int | None  # of the game; None if it was not compared with others
    is_given: bool

    def said(self, messages: Messages) -> str:
        if self.percent is None:
            return self.words
        return messages.say("thought-share", percent=self.percent, answer=self.words)


@dataclass(frozen=True, slots=True)
class ThoughtWords:
    seat: int
    question: str
    options: tuple[WeighedWords, ...]
    why: str

    def note(self, messages: Messages) -> str:
        """What is to be said beside a hint."""
        has_figures = any(option.percent is not None for option in self.options)
        figures = messages.say("hint-figures") if has_figures else ""
        return f"{messages.say('hint-note')} {figures}".strip()


def thoughts_at(reel: Reel, place: int, messages: Messages) -> list[ThoughtWords]:
    """Those that led to what is told at this place of a replay; nothing before the game is over."""
    if not reel.is_finished or not 0 < place <= reel.length:
        return []
    game = reel.game
    first = game.answers_at(reel.line_at(place - 1)) if place > 1 else 0
    last = game.answers_at(reel.line_at(place))
    thoughts = thoughts_of(game)
    told = [told_of(game, number, thoughts[number], messages) for number in range(first, last) if number in thoughts]
    return [one for one in told if one is not None]


def next_thought(reel: Reel, place: int) -> int:
    """The next place of a replay to which a thought has led; its end if there is none."""
    game = reel.game
    given = game.answers_at(reel.line_at(place)) if place else 0
    number = min((number for number in thoughts_of(game) if number >= given), default=len(game.journal))
    later = range(place + 1, reel.length + 1)
    return next((at for at in later if game.answers_at(reel.line_at(at)) > number), reel.length)


def told_of(game: Game, number: int, thought: Thought, messages: Messages) -> ThoughtWords | None:
    earlier = before(game, number)
    if earlier is None or earlier.decision is None:
        return None
    decision = earlier.decision
    if not all(is_answer(decision, one.answer) for one in thought.weighed):  # somebody else has written the file
        return None
    words = Presenter(view_of(earlier.table, decision.player), game.book.content, messages)
    words.is_for_everybody = True
    return thought_told(words, decision, thought, game.journal[number][1])


def is_answer(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except (IllegalAnswer, *BROKEN):
        return False
    return True


def thought_told(words: Presenter, decision: Decision, thought: Thought, given: Answer) -> ThoughtWords:
    """Equal cards are one answer: they are told once. The one given comes first, then the better ones. `given`: None if
    that was none."""
    options: dict[str, WeighedWords] = {}
    for one in thought.weighed:
        said = answer_said(words, decision, one.answer)
        known = options.get(said)
        is_given = one.answer == given or (known is not None and known.is_given)
        options[said] = WeighedWords(said, percent(one.share), is_given)
    told = sorted(options.values(), key=lambda option: (not option.is_given, -(option.percent or 0)))
    if given is not None and not any(option.is_given for option in told):
        told.insert(0, WeighedWords(answer_said(words, decision, given), None, True))
    return ThoughtWords(decision.player, words.question(decision), tuple(told), why(words, decision, thought, given))


def why(words: Presenter, decision: Decision, thought: Thought, given: Answer) -> str:
    """Why it turned an offer down, if it did; else what speaks for the answer, and how far it was ahead."""
    if thought.reason and thought.merit != UNMET:
        other = words.seat(decision.about.get("other", NOBODY))
        return words.say(f"thought-why-{thought.reason}", **(thought.about | {"other": other}))
    merit = thought.merit
    if not merit and not thought.weighed and given is not None:
        merit = BY_RULE
    about = {name: words.seat(value) if name == "other" else value for name, value in thought.about.items()}
    said = words.say(f"merit-{merit}", **about) if merit else ""
    return " ".join(filter(None, (said, ahead(words, decision, thought, given))))


def ahead(words: Presenter, decision: Decision, thought: Thought, given: Answer) -> str:
    """Of the next best that is another answer in words. A card with which it was not is one among several."""
    name = answer_said(words, decision, given) if given is not None else ""
    shares = [one.share for one in thought.weighed if one.answer == given]
    others = [one.share for one in thought.weighed if answer_said(words, decision, one.answer) != name]
    if not shares or not others:
        return ""
    lead = percent(shares[0]) - percent(max(others))  # as they are read beside it
    if thought.merit and lead <= 0:
        return ""
    if lead < -1 and decision.kind == "card":
        return words.say("thought-mixed", worlds=thought.worlds)
    return words.say("thought-lead", lead=max(0, lead), worlds=thought.worlds)


def percent(share: float) -> int:
    return round(100 * share)
