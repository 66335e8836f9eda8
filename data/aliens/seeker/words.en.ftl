ask-seeker-whom = { $player }, whom do you ask?
why-seeker-whom = alien.seeker.text
ask-seeker-topic = { $player }, what do you ask { $other } about?
why-seeker-topic = alien.seeker.text
opt-seeker-topic-card = The kind of card
    .means = will an attack, a negotiate or a morph be played
opt-seeker-topic-strength = The strength
    .means = will the attack be at least, or at most, a number
opt-seeker-topic-reinforce = Reinforcements
    .means = will one be played in this encounter
opt-seeker-topic-power = The power
    .means = will it be used in this encounter
opt-seeker-topic-holds = Cards in hand
    .means = is there one of a kind
opt-seeker-topic-holds-attack = An attack in hand
    .means = is there one of at least a number
opt-seeker-topic-holds-card = A card by name
    .means = is it in hand
opt-seeker-topic-which-card = Which card
    .means = the encounter card is named, and must be played
opt-seeker-topic-show = All cards of a kind
    .means = they are named aloud
ask-seeker-kind = { $player }, which kind of card do you ask { $other } about?
why-seeker-kind = alien.seeker.text
opt-seeker-kind-attack = An attack
opt-seeker-kind-negotiate = A negotiate
opt-seeker-kind-morph = A morph
ask-seeker-bound = { $player }, what do you ask { $other } of the attack?
why-seeker-bound = alien.seeker.text
opt-seeker-bound-at-least = At least …
    .means = will an attack of that number or more be played
opt-seeker-bound-at-most = At most …
    .means = will an attack of that number or less be played
ask-seeker-number = { $player }, which number do you name to { $other }?
why-seeker-number = alien.seeker.text
ask-seeker-held = { $player }, which cards do you ask { $other } about?
why-seeker-held = alien.seeker.text
opt-seeker-held-attack = Attacks
opt-seeker-held-negotiate = Negotiates
opt-seeker-held-morph = Morphs
opt-seeker-held-reinforcement = Reinforcements
opt-seeker-held-artifact = Artifacts
opt-seeker-held-flare = Flares
opt-seeker-held-zap = Zaps
opt-seeker-held-kicker = Kickers
opt-seeker-held-rift = Rifts
ask-seeker-face = { $player }, which card do you ask { $other } about?
    .card = name
why-seeker-face = alien.seeker.text
ask-seeker-answer = { $player }, will you { $topic ->
    [card] { $what ->
        [attack] play an attack
        [negotiate] play a negotiate
       *[morph] play a morph
    }
    [at_least] play an attack of at least { $what }
    [at_most] play an attack of at most { $what }
    [reinforce] play a reinforcement
   *[power] use your power
}? You must keep to your answer in this encounter.
    .sole = { $player }, the truth leaves you only one answer. Nobody else needs to know that.
why-seeker-answer = alien.seeker.text
opt-seeker-answer-no = No
    .means = and you will not, until the encounter is over
opt-seeker-answer-yes = Yes
    .means = and you will, as soon as it can be done
ask-seeker-which = { $player }, which encounter card will you play?
    .sole = { $player }, you have only one card to play, and have to name it.
    .card = name
why-seeker-which = alien.seeker.super
ask-seeker-inviter = { $player }, who shows you the card it means to play?
why-seeker-inviter = alien.seeker.wild
ask-seeker-show = { $player }, which card do you mean to play? You show it to { $other }.
    .sole = { $player }, you have only one card to play, and have to show it.
    .card = show
why-seeker-show = alien.seeker.wild

log-asked-card = { $seat } asks whether { $other } will play { $card_kind ->
    [attack] an attack
    [negotiate] a negotiate
   *[morph] a morph
}.
    .why = alien.seeker.text
log-asked-strength = { $seat } asks whether { $other } will play an attack of { $bound ->
    [at_least] at least
   *[at_most] at most
} { $value }.
    .why = alien.seeker.text
log-asked-reinforce = { $seat } asks whether { $other } will play a reinforcement.
    .why = alien.seeker.text
log-asked-power = { $seat } asks whether { $other } will use a power.
    .why = alien.seeker.text
log-asked-holds = { $seat } asks whether { $other } holds { $held ->
    [attack] an attack
    [negotiate] a negotiate
    [morph] a morph
    [reinforcement] a reinforcement
    [artifact] an artifact
    [flare] a flare
    [kicker] a kicker
    [rift] a rift
   *[zap] a zap
}.
    .why = alien.seeker.text
log-asked-attack = { $seat } asks whether { $other } holds an attack of at least { $value }.
    .why = alien.seeker.text
log-asked-face = { $seat } asks whether { $other } holds { $card }.
    .why = alien.seeker.text
log-asked-which = { $seat } asks which encounter card { $other } will play.
    .why = alien.seeker.super
log-asked-show = { $seat } asks { $other } to name all { $held ->
    [attack] attacks
    [negotiate] negotiates
    [morph] morphs
    [reinforcement] reinforcements
    [artifact] artifacts
    [flare] flares
    [kicker] kickers
    [rift] rifts
   *[zap] zaps
} in hand.
    .why = alien.seeker.super
log-answered = { $seat } answers: { $answer ->
    [yes] yes.
   *[no] no.
}
    .why = alien.seeker.text
log-answered-card = { $seat } answers: { $card }.
    .why = alien.seeker.super
log-answered-cards = { $seat } answers: { $cards }.
    .why = alien.seeker.super
log-answered-none = { $seat } answers: none.
    .why = alien.seeker.super
log-nothing-to-show = { $seat } has no encounter card to show { $other } yet.
    .why = alien.seeker.wild
log-pledged = { $seat } has to play the card that { $other } was shown.
    .why = alien.seeker.wild
