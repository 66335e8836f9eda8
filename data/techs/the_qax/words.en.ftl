ask-qax = { $player }, whom do the Qax bring to your side?
why-qax = tech.the_qax.text
ask-qax-ships = { $player }, which ships do the Qax send to the side of the { $side }? Send { low-to-high-ships }.
why-qax-ships = tech.the_qax.text
