# What is said at the table beside the rules, by people and bots alike.

say-negotiate = I am going to play a negotiate.
say-fight = I am going to fight.
say-invite-me = { $other }, invite me, and I will bring { $number ->
    [1] one ship
    [2] two ships
    [3] three ships
   *[other] four ships
}.
promised-to-bring = Promised, if you invite them: { $who }.
say-not-that-one = Do not invite { $other }.
say-leave-alone = { $other }, if I may choose, I will leave you alone next time.

# Why a bot turns an offer down.

say-why-you-would-win = You would win by that.
say-why-another-would-win = Somebody else would win by that.
say-why-you-would-stand-at = You would stand at { $colonies ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $colonies }
}.
say-why-colony-for-nothing = That is a colony for nothing.
say-why-colony-for-cards = That is not enough for a colony.
say-why-cards-for-nothing = That is a gift, not a deal.
say-why-too-many-cards = Too many cards for what I get.
say-why-rather-lose-ships = I would rather lose the ships.
say-why-you-gain-more = You would gain more than I.
say-why-not-that = Not for that.
say-why-nothing-to-agree = There is nothing we can agree on.
