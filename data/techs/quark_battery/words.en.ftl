ask-quark = { $player }, which encounter card do you store in the Quark Battery?
    .card = aside
why-quark = tech.quark_battery.text
log-quark-stored = { $seat } stores an encounter card under the Quark Battery.
    .why = tech.quark_battery.text
