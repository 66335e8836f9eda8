ask-calculator-parity = { $player }, is the sum of the two attack cards odd or even?
why-calculator-parity = alien.calculator.wild

opt-calculator-parity-odd = Odd
    .means = right, the other card is lowered by yours; wrong, yours by the other
opt-calculator-parity-even = Even
    .means = right, the other card is lowered by yours; wrong, yours by the other

log-parity-called = { $seat } says that the sum of the two attack cards is { $parity ->
    [odd] odd
   *[even] even
}.
    .why = alien.calculator.wild
