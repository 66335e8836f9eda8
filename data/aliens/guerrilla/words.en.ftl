occasion-victors-weakened = { $seat } is about to weaken the victors.
