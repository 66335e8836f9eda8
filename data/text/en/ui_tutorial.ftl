# The guided first turn: one thing at a time.

tutorial-title = Tutorial
tutorial-begun = Tutorial ({ $number }/{ $count })
tutorial-on = Go on
tutorial-your-move = Your move
tutorial-play = Play on
tutorial-leave = Title
tutorial-leave-tip = Back to the title. The tutorial remembers this place.
tutorial-skip = Skip
tutorial-skip-tip = No more lessons: the game simply goes on from here, against the same three.
tutorial-skip-title = Skip the rest of the tutorial?
tutorial-skip-words = The game goes on from here without lessons, against the same three. The next time the tutorial starts from the beginning.
tutorial-again = Restart
tutorial-again-tip = From the first step again
tutorial-again-title = Start the tutorial again?
tutorial-again-words = What you have played so far is given up.
tutorial-back = Let me choose again
tutorial-own-way = My way, please
tutorial-lost-place = The tutorial could not find its place again, so it starts from the beginning.

## Who sits at the table

tutorial-name-macron = Captain
tutorial-name-zombie = Zora
tutorial-name-parasite = Pax
tutorial-name-clone = Chloe

## What there is to see

tutorial-welcome = Welcome, { $macron }! You play one encounter, a step at a time, and you make the choices. Five minutes, and then the table is yours.
tutorial-goal = The goal: five colonies on planets of other players. The markers along this rim count them. All four of you stand at zero, so nobody is gloating yet.
tutorial-home = Your five planets, and on them your ships. A planet with at least one ship of yours is your colony. These are home, so they do not count as foreign.
tutorial-alien = You are Macron. Every alien bends one rule: yours sends a single ship, but that ship counts as four. Small fleet, big ego.
tutorial-rivals = Your company: { $zombie } is the Zombie, { $parasite } the Parasite, { $clone } the Clone. Press a plate whenever you want to read what its alien can do.
tutorial-hand = Your hand. Nobody else sees it. Attack cards carry a number to fight with; a negotiate card would rather talk.
tutorial-phases = An encounter goes through these eight phases from left to right; the gold one is now. Start only makes sure that you hold a card to lay. You do.

## One phase after the other

tutorial-regroup = Regroup. One of your ships is lost in the warp, the violet ring in the middle. Every encounter of yours brings one back. Press the planet it should return to.
tutorial-destiny = Destiny. You do not pick your opponent; a card does. It is purple, so it is { $clone }. You are the offense now, and { $clone } is the defense.
tutorial-aim = Launch. Aim the hyperspace gate at a planet of { $clone }. The ringed one has only two ships to defend it: press that one.
    .because = You may aim at any of the five. But four ships defend each of the others, and every ship counts one for { $clone }. The sums of this lesson are close, so close that you would lose.
tutorial-launch = Now put a ship on the gate. Press a colony of yours, then the gold button below. Anybody else may send up to four ships. You are Macron: one will do.
tutorial-gate = There it waits, on the gate. It is still only one ship, but it weighs as much as four.
tutorial-invite = Alliance. Call for help: press the plate of { $zombie }, then the gold button. Do not invite { $parasite }. You will see why.
    .because = You may invite whom you like, or nobody. This lesson wants { $zombie } alone, because { $parasite } has a surprise for people who do not ask.
tutorial-invited = { $clone } calls for help as well, and asks both of them. Anyone invited by both sides may choose.
tutorial-rewards = { $zombie } picks the other side, with four ships. So much for your invitation! If the defense wins, its allies are paid: a card or a ship out of the warp for each ship they sent.
    .own = { $zombie } joins the other side, with four ships. If the defense wins, its allies are paid: a card or a ship out of the warp for each ship they sent.
tutorial-uninvited = And here comes { $parasite }, uninvited: a Parasite joins any side it likes. Three ships, and they are with you! If you win, allies of the offense land together with you.
    .own = { $parasite } comes along with three ships, on your side. If you win, allies of the offense land together with you.
tutorial-planning = Planning. Both of you lay one card face down. Your best attack is the 10: press it, then press it once more.
    .because = Any attack or negotiate card may be laid. But the 10 is your highest attack, and here every point counts. A negotiate card loses to any attack.
tutorial-laid = { $clone } has laid a card as well. Nobody knows both. Take a deep breath.
tutorial-revealed = Reveal. Your { $offense_card } against { $defense_card }. That looks bad, but ships count as well, one each. And yours is about to swell.
    .own = { $offense_kind ->
        [negotiate] Reveal. You offer peace, and { $clone } attacks with { $defense_card }. Then nobody counts anything: the attack wins, whatever ships there are. But there is a consolation.
       *[other] Reveal. Your { $offense_card } against { $defense_card }. Now the ships are added, one each, and yours is about to swell.
    }
tutorial-offense-total = Your side: { $offense_card } on the card, { $offense_main } for your one big ship, { $offense_allies } for the ships of { $parasite }. That makes { $offense_total }.
    .own = Your side adds up card and ships, and yours count four each. That makes { $offense_total }.
tutorial-defense-total = The other side: { $defense_card } on the card, { $defense_main } for the two ships of { $clone }, { $defense_allies } for those of { $zombie }. That makes { $defense_total }. You are one short!
    .own = The other side adds up card and ships, too. That makes { $defense_total }.
tutorial-reinforced = Reinforcements! Once the totals stand, everybody who takes part may add to them. { $parasite } plays +{ $offense_plus } for your side: { $offense_total } against { $defense_total }.
    .own = Reinforcements! Once the totals stand, everybody who takes part may add to them. Now it is { $offense_total } against { $defense_total }.
tutorial-won = You win! The higher total takes the planet. Had it been a tie, the defense would have kept it.
    .own = { $winner ->
        [offense] You win! The planet is yours. In a tie the defense would have kept it.
       *[defense] { $offense_kind ->
            [negotiate] The defense wins: an attack always beats a negotiate card. So this planet stays with { $clone }.
           *[other] The defense wins: its total is higher, and even a tie would have been enough.
        }
    }

## What comes of it

tutorial-warp = The ships that lost go to the warp, two of { $clone } among them. They are not gone for good: { $clone } regroups, too, one ship at a time.
    .own = { $winner ->
        [offense] The ships that lost go to the warp. They are not gone for good: their owner regroups, one ship at a time.
       *[defense] Your side has lost, so your ship goes to the warp, and those of { $parasite } go with it. They are not gone for good: one comes back with each encounter of yours.
    }
tutorial-undead = The four ships of { $zombie } lost as well, but a Zombie does not stay dead: they simply go home.
    .own = { $zombie } does not stay dead: its ships go home instead of to the warp.
tutorial-landed = You have landed: your first foreign colony. { $parasite } lands beside you and has one, too. Four more, and you win the game.
tutorial-compensated = Here is the consolation. Who loses with a negotiate card against an attack takes a card from the winner for every ship lost: compensation. Your big ship is worth { $taken } cards of { $clone }.
tutorial-paid = And { $zombie } is paid for having helped the defense: a card, or a ship out of the warp, for each of its four ships.
tutorial-kept = Used cards are discarded. Only { $clone } takes its card back, because that is what a Clone does. You will meet that { $defense_card } again.
    .own = Used cards are discarded. Only { $clone } takes its card back, because that is what a Clone does.
tutorial-compensation = No consolation today. Whoever shows a negotiate card against an attack loses, but then takes a card from the winner for every ship lost: compensation.
    .own = One more thing: whoever shows a negotiate card against an attack loses, but then takes a card from the winner for every ship lost. That is compensation.
tutorial-deals = If both sides show negotiate cards, they have a minute to make a deal: trade cards, or give each other a colony. Without a deal each loses three ships.
tutorial-surprises = The deck has surprises. A Cosmic Zap stops a power for the rest of the encounter. In larger games every alien also has a flare. Whenever you can play one, you are asked.
tutorial-help = Lost? Point at anything for a word about it, or press "?". Every line of the log opens its rule. The Codex knows all aliens, cards and rules.
tutorial-play-on = { $winner ->
    [offense] That was an encounter. You won, so you may have a second one right away. The others think for themselves now, and they are here to win. Good luck, { $macron }!
   *[defense] That was an encounter. The next player begins, and soon it is your turn again. The others think for themselves now, and they are here to win. Good luck, { $macron }!
}
