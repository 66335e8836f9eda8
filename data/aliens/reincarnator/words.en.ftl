ask-reincarnate-whom = { $player }, whose power does the Reincarnator flare change?
why-reincarnate-whom = alien.reincarnator.wild
occasion-reincarnated = { $seat } is about to be reincarnated.

log-stays-the-same = { $seat } stays as it is.
    .why = alien.reincarnator.super
