ask-scramble = { $player }, which tech do you scramble?
why-scramble = tech.tech_scrambler.text
