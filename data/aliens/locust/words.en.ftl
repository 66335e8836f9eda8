ask-locust-meal = { $player }, which planet do you devour along with the ships of others there?
why-locust-meal = alien.locust.super
ask-locust-planet = { $player }, which planet do you destroy?
why-locust-planet = alien.locust.wild
ask-locust-price = { $player }, which four ships do you give to the warp for it?
    .ships = lose
why-locust-price = alien.locust.wild
