# Namen die de server geeft waar iemand er geen gaf.

player-number = Speler { $number }
