"""The program around the scenes: window, inputs, sound, the pile of scenes and the frames of dialogs."""
