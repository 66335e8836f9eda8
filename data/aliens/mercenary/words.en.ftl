ask-mercenary-unwanted = { $player }, which of the cards just drawn do you discard?
    .card = discard
why-mercenary-unwanted = alien.mercenary.super
