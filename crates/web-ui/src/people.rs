//! Who sits where, as the pages show them.

use crate::{Lang, Own, Words};
use engine::{Seat, SeatSet};

/// Players have a colour and a sign: colour is never the only mark. The colour is the style sheet's `.player-0` … `.player-5`.
pub const SIGNS: [&str; 6] = ["◆", "●", "▲", "■", "★", "✚"];

/// What bots are called: every kind of the ladder has a name for each seat, the same in every language.
const BOT_NAMES: [(&str, [&str; 6]); 4] = [
    ("apprentice", ["Pip", "Tilly", "Gus", "Nell", "Toby", "Dot"]),
    ("conductor", ["Casey", "Minnie", "Walter", "Opal", "Jasper", "Flora"]),
    ("broker", ["Silas", "Hester", "Quincy", "Prudence", "Ambrose", "Cordelia"]),
    ("baron", ["Leopold", "Octavia", "Magnus", "Theodora", "Augustus", "Winifred"]),
];

/// What this bot is called where it sits down here; none: by its kind.
pub fn bot_name(bot: &str, seat: Seat) -> Option<&'static str> {
    let (_, names) = BOT_NAMES.iter().find(|(kind, _)| *kind == bot)?;
    names.get(seat.index()).copied()
}

/// Whose head a bot has: the place of its name among those of its kind. One that was named otherwise has the first.
pub(crate) fn head_of(bot: &str, name: &str) -> usize {
    let names = BOT_NAMES.iter().find(|(kind, _)| *kind == bot).map(|(_, names)| names);
    names.and_then(|names| names.iter().position(|known| *known == name)).unwrap_or(0)
}

#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub name: String,
    /// The bot that plays this seat, for example `broker`.
    pub bot: Option<String>,
    /// Nobody has taken the seat yet.
    pub is_open: bool,
}

impl Person {
    fn called(&self, words: &Words) -> String {
        let Some(bot) = &self.bot else {
            // Most have a name of their own: no sentence need be made to see that. In a rematch others sit where they sat.
            let number = self.name.rsplit(' ').next().and_then(|number| number.parse::<usize>().ok());
            let nobody =
                |words: &Words| number.map(|number| words.say_with("player-number", &[("number", number.into())]));
            let is_nobody =
                Lang::ALL.iter().any(|lang| nobody(Words::new(*lang)).is_some_and(|name| name == self.name));
            return nobody(words).filter(|_| is_nobody).unwrap_or_else(|| self.name.clone());
        };
        let kind = format!("bot-{bot}");
        let known = Lang::ALL.iter().filter_map(|lang| self.name.strip_prefix(&Words::new(*lang).say(&kind)));
        // Before bots had names, two of one kind were told apart by number.
        let mut numbers = known.filter(|rest| rest.chars().all(|sign| sign == ' ' || sign.is_ascii_digit()));
        match numbers.next() {
            Some(rest) => format!("{}{rest}", words.say(&kind)),
            None => self.name.clone(),
        }
    }
}

/// The people at one table, by seat, and which of them the reader is.
#[derive(Clone, Debug, PartialEq)]
pub struct People {
    pub seats: Vec<Person>,
    /// The seats of the reader: none for a spectator, several at a hot-seat table.
    pub mine: Own<SeatSet>,
    /// What stands for each seat where the game gives its players signs; none: [`SIGNS`].
    pub signs: Vec<String>,
}

impl People {
    /// With the signs that every game has.
    pub fn new(seats: Vec<Person>, mine: SeatSet) -> People {
        People { seats, mine: mine.into(), signs: Vec::new() }
    }

    /// By seats, the companies that they run: each player's sign is its letters ("Bl").
    pub fn with_companies(mut self, companies: &[&str], words: &Words) -> People {
        self.signs = companies.iter().map(|company| words.say(&format!("{company}.short"))).collect();
        self
    }

    /// The same people as somebody who reads this language calls them: bots, and whoever gave no name, were named by the server in the
    /// language of whoever opened the table.
    pub fn in_language(mut self, words: &Words) -> People {
        for person in &mut self.seats {
            person.name = person.called(words);
        }
        self
    }

    /// What the player at this seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", |person| &person.name)
    }

    /// The sign that stands for a seat beside its colour.
    pub fn sign(&self, seat: Seat) -> &str {
        self.signs.get(seat.index()).map_or(SIGNS[seat.index() % SIGNS.len()], String::as_str)
    }

    /// The bot that plays there.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.bot.as_deref()
    }

    /// Whether a bot sits there.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.bot(seat).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_bots_share_a_name() {
        let mut names: Vec<&str> = BOT_NAMES.iter().flat_map(|(_, names)| names).copied().collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), BOT_NAMES.len() * SIGNS.len());
        assert_eq!((bot_name("conductor", Seat(1)), bot_name("random", Seat(1))), (Some("Minnie"), None));
        assert_eq!((head_of("conductor", "Minnie"), head_of("conductor", "Conducteur 2")), (1, 0));
    }

    #[test]
    fn whoever_runs_a_company_has_its_letters_for_a_sign() {
        let people = People::new(Vec::new(), SeatSet::EMPTY);
        let signs = |people: &People| Seat::all(2).map(|seat| people.sign(seat).to_owned()).collect::<Vec<_>>();

        assert_eq!(signs(&people), ["◆", "●"]);
        let people = people.with_companies(&["lg-company-black", "lg-company-blue"], Words::new(Lang::Nl));
        assert_eq!(signs(&people), ["Zw", "Bl"]);
    }

    #[test]
    fn bots_and_players_without_a_name_are_called_in_the_readers_language() {
        let person = |name: &str, bot: Option<&str>| Person {
            name: name.to_owned(),
            bot: bot.map(str::to_owned),
            is_open: false,
        };
        let seats = vec![
            person("Player 2", None),
            person("Anna 2", None),
            person("Conductor 2", Some("conductor")),
            person("Mary", Some("broker")),
        ];
        let people = People::new(seats, SeatSet::EMPTY);

        let dutch = people.clone().in_language(Words::new(Lang::Nl));

        let names: Vec<&str> = Seat::all(4).map(|seat| dutch.name(seat)).collect();
        assert_eq!(names, ["Speler 2", "Anna 2", "Conducteur 2", "Mary"]);
        assert_eq!(dutch.in_language(Words::new(Lang::En)), people);
    }
}
