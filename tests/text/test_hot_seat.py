"""The text table is one for people at one keyboard: calls by public facts, a wiped screen for each hand, consent."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from typist import Typist, seated

from cosmic.engine.decisions import PASS
from cosmic.hotseat.keeping.store import Store
from cosmic.hotseat.session.calls import MODES, NORMAL, QUICK, STRICT
from cosmic.hotseat.session.thinkers import Thinkers
from cosmic.positions import position
from cosmic.text.messages import Messages
from cosmic.text_table.terminal import WIPE, Screen
from cosmic.text_table.text_game import TextTable

HANDED = "Pass the keyboard to "
CALLED = "Who wants to be asked"
BEFORE_THE_CARDS = """
seats: {red: none, blue: none, green: none}
start: planning
defense: blue
planet: blue 1
sends: 2
hands: {red: [%s], blue: [attack 06, attack 08], green: [attack 04]}
"""

AFTER_A_DEFEAT = """
seats: {red: machine, blue: none, green: none}
start: reveal
defense: blue
planet: blue 1
sends: 1
hands: {red: [%s], blue: [attack 06, attack 08], green: [attack 04]}
laid: {offense: attack 04, defense: attack 20}
"""


class Sitting:
    """People at a text table until a line of the log is told. Red looks at every call; whoever is asked passes, or
    takes the last answer there is."""

    def __init__(self, folder: Path, situation: str, mode: str, last: str) -> None:
        self.written, self.last = io.StringIO(), last
        self.typing: Callable[[], str | None] = lambda: None  # what is typed instead
        screen = Screen(self.type, self.written.write, colour=False, width=100, sleep=lambda seconds: None)
        game, nobody = position(situation), Thinkers({}, 1)
        self.table = TextTable(game, nobody, screen, Store(folder, []), Messages(strict=True), mode)

    def type(self, prompt: str) -> str:
        table = self.table
        if self.last in [line.key for line in table.game.log[: table.session.shown]]:
            raise EOFError
        typed = self.typing()
        if typed is not None:
            return typed
        if table.asked is not None:
            options = list(table.asked.options)
            return str(options.index(PASS) + 1 if PASS in options else len(options))
        is_call = table.session.call is not None and table.session.call.open
        return "red" if is_call else ""

    def play(self) -> str:
        self.table.play()
        return self.written.getvalue()

    def public(self) -> list[str]:
        """What everybody could read: all but what stood between two wipes."""
        return self.play().split(WIPE)[::2]


@pytest.mark.parametrize("mode", [NORMAL, STRICT])
def test_everybody_reads_the_same_whether_or_not_a_card_could_be_played(mode: str, tmp_path: Path) -> None:
    seen = []
    for i, hand in enumerate(("oracle flare, attack 10, attack 12", "attack 14, attack 10, attack 12")):
        folder = tmp_path / str(i)
        texts = Sitting(folder, BEFORE_THE_CARDS % hand, mode, "cards-laid").public()
        seen.append(texts[:-1])  # the last one names the file
    assert seen[0] == seen[1]
    assert sum(text.count(HANDED) for text in seen[0]) == len(seen[0]) > 1


@pytest.mark.parametrize("mode", MODES)
def test_everybody_reads_the_same_whether_or_not_machine_could_go_on(mode: str, tmp_path: Path) -> None:
    public, private = [], []
    for i, hand in enumerate(("attack 10, +3", "+2, +3")):
        texts = Sitting(tmp_path / str(i), AFTER_A_DEFEAT % hand, mode, "turn-starts").play().split(WIPE)
        public.append(texts[:-1:2])
        private.append(texts[-2])
    assert public[0] == public[1] and f"{HANDED}Red" in public[0][-1]
    assert "Red, do you use the power of Machine now?" in private[0]
    assert "Red, what could be done now takes a card that is not in this hand" in private[1]


def test_a_call_goes_out_though_nobody_holds_an_answer_but_not_in_a_quick_game(tmp_path: Path) -> None:
    called = {}
    for mode in MODES:
        text = Sitting(tmp_path, BEFORE_THE_CARDS % "attack 10, attack 12", mode, "cards-laid").play()
        called[mode] = text.count(CALLED)
    assert called[NORMAL] > 0 and called[QUICK] == called[STRICT] == 0


def test_who_does_not_call_out_is_not_asked_although_it_holds_a_card(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, BEFORE_THE_CARDS % "attack 10, attack 12, oracle flare", NORMAL, "cards-laid")
    asked: list[str] = []

    def silent() -> str | None:
        table = sitting.table
        if table.asked is not None:
            asked.append(table.asked.kind)
        return "" if table.session.call is not None and table.session.call.open else None

    sitting.typing = silent
    sitting.play()
    assert sitting.table.game.journal[0] == ["0/window/0", PASS]
    assert asked == ["card", "card"]


def test_names_that_nobody_bears_are_refused_at_a_call(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, BEFORE_THE_CARDS % "attack 10, attack 12", NORMAL, "cards-laid")
    words = ["nobody", "hand", "1 3"]
    sitting.typing = lambda: words.pop(0) if words else None
    text = sitting.play()
    assert "Please type names or numbers of players" in text and "Everybody sees this screen." in text
    assert text.count(f"{HANDED}Red") > 0 and text.count(f"{HANDED}Green") > 0


def test_an_open_question_shows_no_hand_unless_its_player_looks_alone(tmp_path: Path) -> None:
    start = BEFORE_THE_CARDS.replace("planning", "launch").replace("planet: blue 1\nsends: 2\n", "")
    sitting = Sitting(tmp_path, start % "attack 10, attack 12", NORMAL, "aimed")
    words = ["hand", "", "", "1", "quit"]
    sitting.typing = lambda: words.pop(0) if sitting.table.asked is not None or len(words) < 5 else None
    before, private, after = sitting.play().split(WIPE)
    assert "Attack 10" not in before + after and "Attack 10" in private
    assert before.count("Red") and after.count("Red")


@pytest.mark.parametrize("answers", [["yes", "yes", "yes"], ["yes", "what", "no"]])
def test_what_has_become_known_is_taken_back_only_if_everybody_agrees(answers: list[str], tmp_path: Path) -> None:
    """Both cards lie face up: the choice of the defense is no longer its own matter."""
    sitting = Sitting(tmp_path, BEFORE_THE_CARDS % "attack 10, attack 12", NORMAL, "encounter-won")
    table = sitting.table
    words: list[str] = []
    length: list[int] = []

    def take_back() -> str | None:
        told = [line.key for line in table.game.log[: table.session.shown]]
        if words:
            return words.pop(0)
        if "revealed" in told and not length:
            back = table.session.way_back()
            assert back is not None and back.needs_consent
            length.append(back.answers)
            words.extend(answers)
            return "undo"
        if len(length) == 1:
            length.append(len(table.game.journal))
        return None

    sitting.typing = take_back
    text = " ".join(sitting.play().split())
    assert "Everybody has to agree." in text
    if answers[-1] == "yes":
        assert length[1] == length[0] and "has been taken back" in text
    else:
        assert length[1] > length[0] and "Not everybody agrees" in text


def test_an_offer_that_names_a_card_is_marked_as_public_before_it_is_proposed(tmp_path: Path) -> None:
    """Rule: deals.aloud."""
    typist = seated(
        tmp_path,
        start="reveal",
        offense="blue",
        defense="green",
        planet="green 1",
        sends=2,
        laid={"offense": "negotiate", "defense": "negotiate"},
    )
    first: list[str] = []

    def at_the_offer(typist: Typist) -> None:
        if typist.table.asked is not None and typist.table.asked.kind == "deal-offer" and not typist.queue:
            if first:
                raise EOFError
            first.append(typist.output)
            typist.queue = ["Give cards at random", "1", "Give a card from your hand", "1"]

    typist.before = at_the_offer
    typist.play()
    assert first and "Everybody hears" not in first[0]
    after = typist.output[len(first[0]) :]
    assert after.count("This offer can be made.") == 2 and after.count("Everybody hears this offer") == 1


# --- stop, thief!

WATCHED = BEFORE_THE_CARDS % "attack 10, attack 12" + "options: {classic_flares: true}\n"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("thief Blue, Green", True),
        ("thief green , RED", True),
        ("thief Green", False),  # which of the others says so?
        ("thief Blue, Blue", False),
        ("thief Blue, Nobody", False),
        ("thief", False),
    ],
)
def test_who_has_noticed_a_thief_types_it_at_any_prompt(typed: str, told: bool, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, WATCHED, QUICK, "accused-wrongly" if told else "cards-laid")
    left = [typed]
    sitting.typing = lambda: left.pop() if left and sitting.table.asked is not None else None
    text = sitting.play()
    assert ("It is looked into in a moment" in text, "Nobody can be accused like that" in text) == (told, not told)
    assert ("cries: stop, thief!" in text) == told


def test_somebody_says_something(tmp_path) -> None:
    """`say` lists what may be said by whom, a number says it, and everybody reads it."""
    typist = seated(tmp_path, start="invitations", offense="blue", defense="green", planet="green 1", sends=2)
    typist.queue = ["", "say ann", "say ann, 1", "say ann, 1", "say nobody", "quit"]
    typist.play()
    assert "1. I am going to play a negotiate." in typist.output.replace("1) ", "1. ")
    assert "Ann: “I am going to play a negotiate.”" in typist.output and "Ann: “I am going to fight.”" in typist.output
    assert "Type say NAME" in typist.output
