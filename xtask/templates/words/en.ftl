# Sample Line

pitch-sample-line = Ten links wait, and everybody lays one or two. A toy, until you write the real game.
goal-sample-line = Goal: the most links when none waits any more.
hint-sample-line-1 = Count what your move leaves: whoever has the last two to lay is glad of them.
glossary-sample-line-link = link
    .means = A piece of track. It waits until somebody lays it.

how-sample-line-goal = Ten links wait. Whoever has laid most of them at the end wins.
    .picture = Ten links wait
how-sample-line-turn = In turn, everybody lays one link or two.
    .picture = The two fields: one link, two links
how-sample-line-pays = Every link you lay counts one.
    .picture = Six links wait
how-sample-line-end = The game ends when no link waits.
    .picture = No link waits
how-sample-line-tip = Two are more than one.
    .picture = Three links wait

sl-waiting = { $links ->
    [0] No link waits.
    [one] One link waits to be laid.
   *[other] { $links } links wait to be laid.
}
sl-prompt-build = { $player }: lay one or two links
sl-prompt-finished = Won by { $winners }
sl-do-lay = { $links ->
    [one] Lay one link
   *[other] Lay { $links } links
}
    .detail = leaves { $left }
sl-panel-players = Players
sl-score = { $links ->
    [one] one link
   *[other] { $links } links
}
sl-counts = You have { $now }; it was { $before }

sl-game-began = { $seat } begins.
sl-links-laid = { $seat } lays { $links ->
    [one] one link
   *[other] { $links } links
}.
sl-game-ended = No link waits: the game is over.

sl-no-wrong-seats = Sample Line is for two to four players, not for { $seats }.
sl-no-wrong-links = { $links } can’t be laid: one at least, { $most } at most.
sl-no-finished = The game is over.

sl-north = Northern Company
    .bot = Nora
sl-south = Southern Company
    .bot = Simon
sl-campaign-lead = Two games in a row, for two. Whoever has laid most links in both wins.
sl-campaign-begin = Play a game
sl-campaign-game = Game { $game }
sl-campaign-next = Next: game { $game }
sl-campaign-playing = Game { $game } is being played: waits for { $names }
sl-campaign-over = Over: won by { $winners }
sl-no-both = Both companies take part, or there is no game.
sl-no-still-playing = A game is still being played.
sl-no-not-playing = No game is being played.
sl-no-nothing-to-write = There is nothing to write into this campaign.
