ask-clone-compensation = { $player }, how many cards do you take as compensation?
why-clone-compensation = alien.clone.super

opt-number-clone-compensation = { $number ->
    [one] One card
   *[other] { $number } cards
}
