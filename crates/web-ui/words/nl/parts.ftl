# Wat op de pagina’s van meer dan één spel staat.

who-you = Jij

bidders = Bieders, met de klok mee
bidder-now = is aan bod
    .at = aan bod, laatst { $bid }
bidder-leads = biedt { $bid }
bidder-in = doet mee
    .at = in, laatst { $bid }
bidder-out = gepast
    .at = gepast na { $bid }
bidder-short = kan niet hoger
    .at = { $bid }, niet hoger

player = Speler
course = Het verloop van het spel
turning-lead = { $name } neemt de leiding met { $amount }
turning-rise = { $name } verdient hier { $amount }: het meeste in één deel van het spel
