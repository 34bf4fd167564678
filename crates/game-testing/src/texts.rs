//! Texts from outside, spoiled: whatever an action, a record, the options or a campaign's file say, they are followed or refused, and nothing
//! breaks.
//!
//! Each game's tests spoil some by chance; the folder `fuzz` lets `cargo fuzz` look for ways that were not gone before.

use engine::conformance::Conforms;
use engine::{Campaign, Chance, Game, Party, Record, Seed, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A text over which something broke.
#[derive(Debug)]
pub struct Broken {
    pub text: String,
    /// The game at which it was read: any page of replays opens it.
    pub record: Option<Record>,
}

/// Reads so many texts of a game, spoiled by chance. Panics with the first over which something breaks.
pub fn check<G: Conforms>(texts: u32) {
    let reader = Reader::<G>::default();
    by_chance(texts, |bytes| reader.read_spoiled(bytes));
}

/// The same with files of a campaign.
pub fn check_campaign<C: Campaign>(texts: u32) {
    by_chance(texts, read_spoiled_campaign::<C>);
}

fn by_chance(texts: u32, read: impl Fn(&[u8]) -> Result<(), Box<Broken>>) {
    for number in 0..texts {
        let seed = Seed::new("texts");
        let mut chance = Chance::new(&seed, number.into());
        // Mostly a little is changed: what is spoiled throughout is refused at once.
        let length = 4 + chance.below(12);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        if let Err(broken) = read(&bytes) {
            panic!("text {number} broke something: {broken:?}");
        }
    }
}

/// Reads texts of a game, at the tables that are tried by the conformance kit.
pub struct Reader<G: Game> {
    tables: Vec<(usize, G::Options)>,
}

impl<G: Conforms> Default for Reader<G> {
    fn default() -> Self {
        Reader { tables: G::tables() }
    }
}

impl<G: Conforms> Reader<G> {
    /// Reads a text. The bytes say at which table, when, what it is a text of, and how it is spoiled.
    pub fn read_spoiled(&self, bytes: &[u8]) -> Result<(), Box<Broken>> {
        let mut bytes = Bytes(bytes);
        let (seats, options) = self.tables[usize::from(bytes.next()) % self.tables.len()].clone();
        read_at::<G>(seats, options, bytes)
    }
}

fn read_at<G: Conforms>(seats: usize, options: G::Options, mut bytes: Bytes) -> Result<(), Box<Broken>> {
    let seed = Seed::new(format!("spoiled {}", bytes.next()));
    let mut chance = Chance::new(&seed, 0);
    let mut table = Table::<G>::open(seats, options, seed.clone()).expect("a table of the conformance kit");
    let kind = bytes.next();
    play_on(&mut table, usize::from(bytes.next()), &mut chance);
    match kind % 3 {
        0 => {
            let text = bytes.spoil(json(&legal(&table).first().copied()));
            guarded(&text, Some(&table), || read_action(&mut table.clone(), &text))
        }
        1 => {
            let text = bytes.spoil(json(&table.record(&["Anna".to_owned(), "Erik".to_owned()])));
            guarded(&text, Some(&table), || {
                let replayed = parse::<Record>(&text).map(|record| Table::<G>::replay(&record));
                if let Some(Ok(mut again)) = replayed {
                    play_on(&mut again, 5, &mut Chance::new(&seed, 1));
                }
            })
        }
        _ => {
            let text = bytes.spoil(json(table.options()));
            guarded(&text, Some(&table), || {
                let opened = parse::<G::Options>(&text).map(|options| Table::<G>::open(seats, options, seed.clone()));
                if let Some(Ok(mut other)) = opened {
                    play_on(&mut other, 20, &mut Chance::new(&seed, 1));
                }
            })
        }
    }
}

/// Reads the file of a campaign. The bytes say whose it is, how far it has come and how it is spoiled.
pub fn read_spoiled_campaign<C: Campaign>(bytes: &[u8]) -> Result<(), Box<Broken>> {
    let mut bytes = Bytes(bytes);
    let parties: Vec<Party> = C::PARTIES.iter().copied().take(2 + usize::from(bytes.next() % 4)).collect();
    let mut campaign = C::start(&parties).expect("so many can play");
    if bytes.next() % 2 == 1 {
        campaign.begin_game(&parties).expect("all are present");
    }
    let text = bytes.spoil(json(&campaign));
    guarded::<C::Game>(&text, None, || {
        let Ok(mut again) = C::import(&text) else { return };
        let all = again.parties();
        json(&again.seen_by(&all));
        json(&again.seen_by(&[]));
        // It may refuse; it may not break.
        let _ = again.begin_game(&all);
    })
}

/// What is refused changes nothing; what the table would follow it follows.
fn read_action<G: Game>(table: &mut Table<G>, text: &str) {
    let Some(action) = parse::<G::Action>(text) else { return };
    for seat in table.game().to_act().iter() {
        let (before, would_do) = (table.game().clone(), table.check(seat, &action).is_ok());
        assert_eq!(*table.game(), before, "a question changed the table");
        assert_eq!(table.act(seat, action).is_ok(), would_do, "what was checked is done");
        if would_do {
            break;
        }
        assert_eq!(*table.game(), before, "what was refused changed the table");
    }
}

fn play_on<G: Game>(table: &mut Table<G>, decisions: usize, chance: &mut Chance) {
    for _ in 0..decisions {
        let (Some(seat), Some(action)) = (table.game().to_act().first(), chance.pick(&legal(table))) else { break };
        table.act(seat, action).unwrap_or_else(|refused| panic!("a legal action was refused: {refused:?}"));
    }
}

/// Of the first who is to act.
fn legal<G: Game>(table: &Table<G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if let Some(seat) = table.game().to_act().first() {
        table.game().legal_actions(seat, &mut legal);
    }
    legal
}

fn guarded<G: Game>(text: &str, table: Option<&Table<G>>, read: impl FnOnce()) -> Result<(), Box<Broken>> {
    catch_unwind(AssertUnwindSafe(read)).map_err(|_| {
        let record = table.map(|table| table.record(&[]));
        Box::new(Broken { text: text.to_owned(), record })
    })
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn parse<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// What is left of the bytes; where none are left, noughts.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// Here and there something is cut out and something else put in, until the bytes are used up.
    fn spoil(&mut self, text: String) -> String {
        let mut text = text.into_bytes();
        while !self.0.is_empty() {
            let at = (usize::from(self.next()) << 8 | usize::from(self.next())) % (text.len() + 1);
            let (cut, put_in) = (usize::from(self.next()), usize::from(self.next() % 8));
            let (new, rest) = self.0.split_at(put_in.min(self.0.len()));
            self.0 = rest;
            text.splice(at..(at + cut % 16).min(text.len()), new.iter().copied());
        }
        String::from_utf8_lossy(&text).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_spoiled_where_the_bytes_say() {
        assert_eq!(Bytes(&[]).spoil("Boston".into()), "Boston");
        assert_eq!(Bytes(&[0, 1, 2, 1, b'u']).spoil("Boston".into()), "Buton");
        assert_eq!(Bytes(&[0, 6, 9, 2, b'!']).spoil("Boston".into()), "Boston!", "nothing is cut beyond the end");
    }

    #[test]
    fn what_breaks_is_told_with_its_text_and_its_game() {
        let table = Table::<engine::conformance::toy::Nim>::open(2, (), Seed::new("texts")).unwrap();
        let broken = guarded("{}", Some(&table), || panic!("it broke")).unwrap_err();

        assert_eq!((broken.text.as_str(), broken.record.map(|record| record.game)), ("{}", Some("nim".to_owned())));
    }
}
