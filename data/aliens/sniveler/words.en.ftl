ask-sniveler-about = { $player }, what do you whine about?
why-sniveler-about = alien.sniveler.text
opt-sniveler-about-ships = Ships
    .means = all agree that you take yours out of the warp, or the others lose as many
opt-sniveler-about-colonies = Colonies
    .means = all agree that you settle one more, or the others give up one each
opt-sniveler-about-cards = Cards
    .means = somebody gives you such a card, or all of them are discarded
ask-sniveler-wanted = { $player }, which encounter card that you do not hold do you whine for?
why-sniveler-wanted = alien.sniveler.text
opt-sniveler-wanted-exactly = One attack
opt-sniveler-wanted-above = Attacks above …
    .means = none of yours is
opt-sniveler-wanted-below = Attacks below …
    .means = none of yours is
opt-sniveler-wanted-negotiate = A negotiate
opt-sniveler-wanted-morph = A morph
ask-sniveler-attack = { $player }, which attack do you whine for?
    .card = name
why-sniveler-attack = alien.sniveler.text
ask-sniveler-number = { $player }, which number do you name?
why-sniveler-number = alien.sniveler.text
ask-sniveler-ships = { $player }, do you agree that { $other } takes all its ships out of the warp?
why-sniveler-ships = alien.sniveler.text
opt-sniveler-ships-no = Refuse
    .means = you and all others send ships to the warp, until there are as many as { $other } has there
opt-sniveler-ships-yes = Agree
    .means = if everybody does, nobody loses a ship
ask-sniveler-warp = { $player }, which ships go to the warp, so that you have as many there?
    .ships = lose
why-sniveler-warp = alien.sniveler.text
ask-sniveler-colonies = { $player }, do you agree that { $other } settles one more foreign planet?
why-sniveler-colonies = alien.sniveler.text
opt-sniveler-colonies-no = Refuse
    .means = you and all others give up a foreign colony, as far as there is one
opt-sniveler-colonies-yes = Agree
    .means = if everybody does, nobody loses a colony
ask-sniveler-give-up = { $player }, which foreign colony do you give up? Its ships go to your other colonies.
why-sniveler-give-up = alien.sniveler.text
ask-sniveler-planet = { $player }, which planet do you settle?
why-sniveler-planet = alien.sniveler.text
ask-sniveler-settlers = { $player }, which ships settle on { $planet }?
why-sniveler-settlers = alien.sniveler.text
ask-sniveler-gift = { $player }, do you give { $other } { $wanted ->
    [negotiate] a negotiate
    [morph] a morph
    [above] an attack above { $value }
    [below] an attack below { $value }
   *[exactly] an attack of { $value }
}?
    .sole = { $player }, you hold no such card. Nobody else needs to know why you give none.
why-sniveler-gift = alien.sniveler.text
opt-sniveler-gift-no = No
    .means = if nobody gives one, all such cards are discarded
opt-sniveler-gift-yes = Yes
    .means = then everybody keeps the others
ask-sniveler-card = { $player }, which card do you give { $other }?
    .sole = { $player }, you have only one such card to give.
    .card = give
why-sniveler-card = alien.sniveler.text
ask-sniveler-whom = { $player }, to whom do you protest?
why-sniveler-whom = alien.sniveler.wild
ask-sniveler-relent = { $player }, do you invite { $other } after all?
why-sniveler-relent = alien.sniveler.wild
opt-sniveler-relent-no = No
    .means = you have no allies in this encounter
opt-sniveler-relent-yes = Yes
    .means = { $other } may ally with you
ask-sniveler-share = { $player }, do you let { $other } share the win?
why-sniveler-share = alien.sniveler.super
opt-sniveler-share-no = Refuse
    .means = { $other } may have an encounter against you, and win the game instead by winning it
opt-sniveler-share-yes = Agree
    .means = if all winners do, all of you win together with { $other }
ask-sniveler-fight = { $player }, do you have an encounter about the win?
why-sniveler-fight = alien.sniveler.super
opt-sniveler-fight-no = No
    .means = the win stands
opt-sniveler-fight-yes = Yes
    .means = you and your allies win the game if you win it
ask-sniveler-foe = { $player }, which of those who refuse do you meet?
why-sniveler-foe = alien.sniveler.super

log-whined-about-ships = { $seat } whines about the many ships in the warp.
    .why = alien.sniveler.text
log-whined-about-colonies = { $seat } whines about having the fewest colonies.
    .why = alien.sniveler.text
log-whined-for-cards = { $seat } whines for { $wanted ->
    [negotiate] a negotiate
    [morph] a morph
    [above] an attack above { $value }
    [below] an attack below { $value }
   *[exactly] an attack of { $value }
}.
    .why = alien.sniveler.text
log-gave-nothing = { $seat } gives { $other } nothing.
    .why = alien.sniveler.text
log-invited-after-all = { $seat } invites { $other } after all.
    .why = alien.sniveler.wild
log-has-no-allies = { $seat } has no allies in this encounter.
    .why = alien.sniveler.wild
log-win-contested = { $seat } contests the win in an encounter against { $other }.
    .why = alien.sniveler.super
