# Saves, settings and the plan of a table: what could not be kept, or could not be used.

error-save-name-taken = { $name } is a name the game uses itself; choose another one.
error-save-not-deleted = { $file } could not be deleted: { $reason }.

error-settings-damaged = The settings in { $file } could not be read, so all of them are at their defaults.
error-settings-not-written = { $file } could not be written, so this will not be remembered: { $reason }.
error-setting-wrong = { $name ->
    [text_scale] The size of the text
    [public_text_scale] The size of the text on the big screen
    [contrast] High contrast
    [reduced_motion] Reduced motion
    [speed] The speed
    [call_mode] The kind of table calls
    [call_seconds] The length of a table call
    [deal_seconds] The clock for deals
    [sound] The sound
    [effects_volume] The volume of the effects
    [music_volume] The volume of the ambience
    [captions] Captions for sounds
    [fullscreen] Full screen
    [public_board] The place of the public board
    [reminders] The reminders
    [seat_keys] The keys of the seats
    [language] The language
    [solo_clock] The clock in solo games
    [welcomed] The offer of the tutorial
   *[other] The setting { $name }
} could not be used as written in { $file }; the default holds instead.

error-plan-damaged = The last table in { $file } could not be read; here is a new one.
error-plan-wrong = { $name ->
    [seats] The seats
    [setup] The set-up
    [flares] The choice of flares
    [planets] The number of planets
    [single_encounter] The number of encounters
    [aliens] The aliens
    [call_mode] The kind of table calls
    [alert] The alert level
    [succession] The succession of powers
    [unlimited_flares] The limit of flares
    [classic_flares] The edition of the flares
    [sets] The boxes
    [hidden] The choice of hidden powers
    [rewards] The choice of reward cards
    [techs] The choice of technologies
    [hints] Whether there are hints
   *[other] The entry { $name }
} of the last table could not be used as written in { $file }; the default holds instead.
error-plan-name = A name has up to 24 letters, digits or signs, and no colon or comma.
error-plan-name-twice = There is another { $name } at this table.
error-plan-colour = No two seats can have the colour { $colour }.
error-plan-call-mode = Table calls are quick, normal or strict, not { $found }.
