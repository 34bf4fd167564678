//! Many games among several bots, on all cores: the same lines for any number of threads and any split into parts.

use super::command::CommandFault;
use super::{Contestant, Crosstable, Played, Purchase, Sat};
use crate::share_out::{Jobs, share_out};
use crate::simulate::play_watched;
use crate::{Bot, Taste};
use engine::Seed;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::str::FromStr;

/// What to play.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub seats: usize,
    /// They take turns in the seats, and move round the table from game to game.
    pub contestants: Vec<Contestant>,
    pub games: u64,
    pub seed: String,
    /// How many games are played at a time: it changes the speed, never the outcome.
    pub threads: usize,
    pub shard: Shard,
    /// When it may end sooner.
    pub enough: Option<Enough>,
}

/// The part of the games that one of several machines plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 0.
    pub part: u64,
    pub of: u64,
}

impl Shard {
    pub const WHOLE: Shard = Shard { part: 0, of: 1 };
}

impl FromStr for Shard {
    type Err = &'static str;

    /// "1/8": the first of eight.
    fn from_str(text: &str) -> Result<Shard, &'static str> {
        const WANTED: &str = "a part is written like 1/8, from 1/8 to 8/8";
        let (part, of) = text.split_once('/').ok_or(WANTED)?;
        let (part, of): (u64, u64) = (part.parse().map_err(|_| WANTED)?, of.parse().map_err(|_| WANTED)?);
        if part == 0 || part > of {
            return Err(WANTED);
        }
        Ok(Shard { part: part - 1, of })
    }
}

/// When a question is answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Enough {
    /// No interval in the crosstable holds 50 % any more.
    Decided,
    /// Every interval is at most so wide on both sides.
    Within(f64),
}

impl Enough {
    fn is_reached(self, table: &Crosstable) -> bool {
        table.meetings().all(|versus| match self {
            Enough::Decided => versus.is_decided(),
            Enough::Within(width) => versus.give_or_take <= width,
        })
    }
}

impl FromStr for Enough {
    type Err = &'static str;

    /// "decided", or "2.5" for an interval of ± 2.5 %.
    fn from_str(text: &str) -> Result<Enough, &'static str> {
        const WANTED: &str = "it is \"decided\", or the width of the intervals in percent, like 2.5";
        if text == "decided" {
            return Ok(Enough::Decided);
        }
        let percent: f64 = text.parse().map_err(|_| WANTED)?;
        if percent > 0.0 { Ok(Enough::Within(percent / 100.0)) } else { Err(WANTED) }
    }
}

/// Why no tournament was held.
#[derive(Clone, Debug, PartialEq)]
pub enum Halted<I> {
    /// The table can't be opened.
    Illegal(I),
    /// Somebody's program failed.
    Fault(String),
}

impl Tournament {
    /// Who sits where in a game, by seat.
    fn lineup(&self, game: u64) -> impl Iterator<Item = &Contestant> {
        let (seats, all) = (self.seats, self.contestants.len());
        let (moved, turn) = ((game % seats as u64) as usize, (game / seats as u64 % all as u64) as usize);
        (0..seats).map(move |seat| &self.contestants[((seat + seats - moved) % seats + turn) % all])
    }

    /// After so many games everybody has sat everywhere.
    fn round(&self) -> u64 {
        (self.seats * self.contestants.len()) as u64
    }
}

/// Games between two looks at whether the question is answered: whole rounds, so that everybody has the same chances.
const LOOK_EVERY: u64 = 48;

/// Plays them all, in the order of their numbers. `told` hears how many are done.
pub(crate) fn hold<G>(
    tournament: &Tournament,
    options: &G::Options,
    told: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Played>, Halted<G::Illegal>>
where
    G: Taste,
    G::View: Serialize,
    G::Action: Serialize + DeserializeOwned,
    G::Illegal: Send,
{
    let numbers: Vec<u64> =
        (tournament.shard.part..tournament.games).step_by(tournament.shard.of.max(1) as usize).collect();
    let block = match tournament.enough {
        Some(_) => LOOK_EVERY.next_multiple_of(tournament.round()) as usize,
        None => numbers.len().max(1),
    };
    let fault = CommandFault::default();
    let mut all: Vec<Played> = Vec::with_capacity(numbers.len());
    for block in numbers.chunks(block) {
        let before = all.len() as u64;
        let play_some = |jobs: Jobs| {
            let mut room = Room::<G>::new(tournament, &fault);
            jobs.map(|job| room.play(tournament, options, block[job as usize])).collect::<Result<Vec<_>, _>>()
        };
        let parts = share_out(tournament.threads, block.len() as u64, &|done| told(before + done), play_some)
            .map_err(Halted::Illegal)?;
        if let Some(fault) = fault.get() {
            return Err(Halted::Fault(fault));
        }
        let mut played = parts.concat();
        played.sort_by_key(|played| played.number);
        all.extend(played);
        if tournament.enough.is_some_and(|enough| enough.is_reached(&Crosstable::of(&all))) {
            break;
        }
    }
    Ok(all)
}

/// Where one thread plays its games one after the other. Programs are kept; bots of ours begin each game afresh.
struct Room<'a, G: Taste> {
    fault: &'a CommandFault,
    bots: Vec<Box<dyn Bot<G>>>,
    events: Vec<G::Event>,
    legal: Vec<G::Action>,
}

impl<'a, G> Room<'a, G>
where
    G: Taste,
    G::View: Serialize,
    G::Action: Serialize + DeserializeOwned,
{
    fn new(tournament: &Tournament, fault: &'a CommandFault) -> Room<'a, G> {
        let bots = Vec::with_capacity(tournament.seats);
        Room { fault, bots, events: Vec::new(), legal: Vec::new() }
    }

    fn play(&mut self, tournament: &Tournament, options: &G::Options, number: u64) -> Result<Played, G::Illegal> {
        let seed = Seed::new(format!("{} {number}", tournament.seed));
        self.bots.clear();
        self.bots.extend(tournament.lineup(number).map(|one| one.sit_down(self.fault)));
        let mut purchases = Vec::new();
        let mut watch = |events: &[G::Event]| {
            let bought = events.iter().filter_map(G::bought);
            purchases.extend(bought.map(|(seat, what, price)| Purchase { seat, what, price }));
        };
        let (ended, decisions) =
            play_watched(options, &seed, &mut self.bots, &mut self.events, &mut self.legal, &mut watch)?;
        let standings = ended.standings();
        let sat = |(standing, bot): (&engine::Standing, &Contestant)| Sat {
            bot: bot.to_string(),
            score: standing.score,
            rank: usize::from(standing.rank),
        };
        let seats = standings.iter().zip(tournament.lineup(number)).map(sat).collect();
        Ok(Played { number, decisions, seats, purchases })
    }
}

impl<I: fmt::Debug> fmt::Display for Halted<I> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Halted::Illegal(illegal) => write!(f, "{illegal:?}"),
            Halted::Fault(fault) => f.write_str(fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotName::{Conductor, Random};
    use steel_driver::SteelDriver;

    fn tournament(games: u64) -> Tournament {
        Tournament {
            seats: 3,
            contestants: [Conductor, Random].map(Contestant::Bot).into(),
            games,
            seed: "tournament".into(),
            threads: 1,
            shard: Shard::WHOLE,
            enough: None,
        }
    }

    fn played(tournament: &Tournament) -> Result<Vec<Played>, String> {
        hold::<SteelDriver>(tournament, &Default::default(), &|_| ()).map_err(|halted| halted.to_string())
    }

    #[test]
    fn everybody_sits_everywhere_and_the_games_are_the_same_for_any_threads() {
        let one = played(&tournament(12)).unwrap();

        assert_eq!(one, played(&Tournament { threads: 3, ..tournament(12) }).unwrap());
        let seats = |bot: &str| one.iter().flat_map(|game| &game.seats).filter(|sat| sat.bot == bot).count();
        assert_eq!((seats("conductor"), seats("random")), (18, 18));
        assert!(one.iter().all(|game| game.purchases.len() > 5 && game.decisions > 50));
    }

    #[test]
    fn parts_played_apart_are_the_whole() {
        let part = |part: u64| played(&Tournament { shard: Shard { part, of: 3 }, ..tournament(10) }).unwrap();

        assert_eq!(crate::study::merge(vec![part(1), part(0), part(2)]).unwrap(), played(&tournament(10)).unwrap());
    }

    #[test]
    fn it_ends_when_the_question_is_answered() {
        let tournament = Tournament { enough: Some(Enough::Decided), ..tournament(480) };

        assert_eq!(played(&tournament).unwrap().len(), 48, "nobody needs more games to see that");
    }

    #[test]
    fn a_program_plays_and_one_that_fails_is_told() {
        let with = |line: &str| Tournament {
            contestants: vec![Contestant::Bot(Random), Contestant::Command(line.into())],
            ..tournament(2)
        };

        let games = played(&with(r#"while read -r question; do echo '{"choose":0}'; done"#)).unwrap();
        assert!(games.iter().all(|game| game.seats.iter().any(|sat| sat.bot.starts_with("while"))));
        let answering = |answer: &str| format!("read -r question; echo '{answer}'");
        let faults =
            [("true".into(), "true"), (answering("fly"), "no JSON"), (answering(r#"{"choose":99999}"#), "not legal")];
        for (line, why) in faults {
            let told = played(&with(&line)).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }

    #[test]
    fn parts_and_ends_are_read_as_they_are_written() {
        assert_eq!("2/8".parse(), Ok(Shard { part: 1, of: 8 }));
        assert!(["0/8", "9/8", "8", "a/b"].iter().all(|text| text.parse::<Shard>().is_err()));
        assert_eq!("decided".parse(), Ok(Enough::Decided));
        assert_eq!("2.5".parse(), Ok(Enough::Within(0.025)));
        assert!(["0", "soon", "-1"].iter().all(|text| text.parse::<Enough>().is_err()));
    }
}
