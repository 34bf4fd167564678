# Spelen en naspelen in de terminal.

terminal-place = plaats
terminal-player = speler
terminal-score = score

amount-dollars = ${ $amount }
sd-amount-stones = { $amount ->
    [one] 1 steen
   *[other] { $amount } stenen
}

terminal-welcome = { $title }, { $seats } spelers. Jij bent { $name }. Een vraagteken legt uit wat je kunt typen.
terminal-ask = Jouw zet (? voor hulp):
terminal-goes-on = Het spel gaat verder na { $moves } beslissingen.
terminal-amounts = { $least } tot { $most }: typ een bedrag
terminal-amount = { $least }: typ het bedrag
terminal-help =
    Typ het nummer of de letter van een keuze, of een bedrag zoals 12 of $12. Verder:
    .board = b            toon de tafel nog eens
    .undo = u            neem je laatste beslissing terug
    .why = why BUFFALO  waarom iets niet kan: een stad, een veld zoals 12-0, een maatschappij, een actie
    .rule = rule AR-4.2  lees een regel
    .quit = q            stop; je kunt het verslag bewaren
terminal-no-choice = “{ $typed }” is geen van de keuzes. Typ een van hun nummers, of ? voor hulp.
terminal-no-amount = { $amount } kun je niet bieden: van { $least } tot { $most }.
terminal-undone = Terug naar je laatste beslissing.
terminal-no-undo = Je hebt nog niets beslist.
terminal-why-what = Waarom wat? Noem een stad, een veld, een maatschappij of een actie, bijvoorbeeld: why Buffalo
terminal-why-unknown = Er is hier niets dat “{ $typed }” heet.
terminal-why-legal = Dat kan: het is een van de keuzes.
terminal-no-rule = Er is geen regel { $rule }.
terminal-over = Het spel is voorbij.
terminal-save = Het verslag bewaren? Typ een bestandsnaam, of niets voor nee:
terminal-saved = Het verslag staat in { $file }.
terminal-file-there = Er is al een bestand { $file }. Typ de naam nog eens om het te vervangen, of een andere naam.
terminal-bye = Tot ziens.

ar-text-legend = . vlakte  " bos  ^ bergen  Buf een stad, BUF met spoor; letters zijn blokjes
