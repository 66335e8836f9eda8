# What bots say at the table: why they turn an offer down.

say-why-you-would-win = You would win by that.
say-why-you-would-stand-at = You would stand at { $colonies ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $colonies }
}.
say-why-for-nothing = { $what ->
    [colony] That is a colony for nothing.
   *[cards] That is a gift, not a deal.
}
say-why-too-many-cards = Too many cards for what I get.
say-why-rather-lose-ships = I would rather lose the ships.
say-why-you-gain-more = You would gain more than I.
say-why-not-that = Not for that.
say-why-nothing-to-agree = There is nothing we can agree on.
