ask-grudge-ships = { $player }, Grudge wants its revenge. You lose { count-high-ships } to the warp: which?
    .ships = lose
why-grudge-ships = alien.grudge.text
occasion-grudges-repaid = { $seat } takes the grudge tokens back; the penalty is { count-ships } each.

log-grudge-tokens = { $seats } { $seats_n ->
    [one] gets
   *[other] get
} a grudge token from { $seat }.
    .why = alien.grudge.text
log-grudges-repaid = { $seat } takes the grudge tokens back from { $seats }; the penalty is { count-ships } each.
    .why = alien.grudge.text
log-grudges-raised = { $seat } sets the penalty at { count-ships } each.
    .why = alien.grudge.super
log-grudges-dropped = The grudge tokens go back to { $seat } without a penalty.
    .why = alien.grudge.text
log-allies-deprived = { $seat } leaves the allies of { $other } with nothing.
    .why = alien.grudge.wild
