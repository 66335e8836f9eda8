log-tokens-gained = { $seat } gains { $count ->
    [one] one token
   *[other] { $count } tokens
} and has { $left } now.
    .why = alien.warrior.text
