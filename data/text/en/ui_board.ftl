# The board on the screen.

error-board-layout = { $what ->
    [file] The board layout { $file } is missing; put back the file that came with the game.
   *[other] The board layout { $file } is faulty at { $what }; correct that place in Tiled or put back the file that came with the game.
}
