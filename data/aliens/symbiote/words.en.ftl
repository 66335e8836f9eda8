ask-symbiote-rescue = { $player }, which of your lost ships do you bring back? Up to { $high }.
    .ships = return
why-symbiote-rescue = alien.symbiote.super
ask-symbiote-places = { $player }, on which home planets do they land? Up to eight on each.
    .ships = come
why-symbiote-places = alien.symbiote.super
