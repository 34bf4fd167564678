# Names that the server gives where a person gave none.

player-number = Player { $number }
