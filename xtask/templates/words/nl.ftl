# Sample Line

pitch-sample-line = Er wachten tien sporen, en iedereen legt er één of twee. Speelgoed, tot je het echte spel schrijft.
goal-sample-line = Doel: de meeste sporen als er geen meer wacht.
hint-sample-line-1 = Tel wat je zet overlaat: wie de laatste twee mag leggen, is er blij mee.
glossary-sample-line-link = spoor
    .means = Een stuk rails. Het wacht tot iemand het legt.

how-sample-line-goal = Er wachten tien sporen. Wie er aan het eind de meeste heeft gelegd, wint.
    .picture = Tien sporen wachten
how-sample-line-turn = Om de beurt legt iedereen één spoor of twee.
    .picture = De twee velden: één spoor, twee sporen
how-sample-line-pays = Elk spoor dat je legt, telt voor één.
    .picture = Zes sporen wachten
how-sample-line-end = Het spel is uit als er geen spoor meer wacht.
    .picture = Geen spoor wacht meer
how-sample-line-tip = Twee is meer dan één.
    .picture = Drie sporen wachten

sl-waiting = { $links ->
    [0] Er wacht geen spoor meer.
    [one] Er wacht nog één spoor.
   *[other] Er wachten nog { $links } sporen.
}
sl-prompt-build = { $player }: leg één of twee sporen
sl-prompt-finished = Gewonnen door { $winners }
sl-do-lay = { $links ->
    [one] Leg één spoor
   *[other] Leg { $links } sporen
}
    .detail = dan wachten er nog { $left }
sl-panel-players = Spelers
sl-score = { $links ->
    [one] één spoor
   *[other] { $links } sporen
}
sl-counts = Je hebt { $now }; het was { $before }

sl-game-began = { $seat } begint.
sl-links-laid = { $seat } legt { $links ->
    [one] één spoor
   *[other] { $links } sporen
}.
sl-game-ended = Er wacht geen spoor meer: het spel is uit.

sl-no-wrong-seats = Sample Line is voor twee tot vier spelers, niet voor { $seats }.
sl-no-wrong-links = { $links } kan niet: minstens één, hoogstens { $most }.
sl-no-finished = Het spel is uit.

sl-north = Noordermaatschappij
    .bot = Nora
sl-south = Zuidermaatschappij
    .bot = Simon
sl-campaign-lead = Twee partijen achter elkaar, voor twee. Wie er in beide samen de meeste sporen legt, wint.
sl-campaign-begin = Speel een partij
sl-campaign-game = Partij { $game }
sl-campaign-next = Hierna: partij { $game }
sl-campaign-playing = Partij { $game } wordt gespeeld: wacht op { $names }
sl-campaign-over = Voorbij: gewonnen door { $winners }
sl-no-both = Beide maatschappijen doen mee, anders is er geen partij.
sl-no-still-playing = Er wordt nog een partij gespeeld.
sl-no-not-playing = Er wordt geen partij gespeeld.
sl-no-nothing-to-write = In deze campagne valt niets te schrijven.
