//! A game without its type: its name, its seats, its options, and how to open a table.

use crate::table::Opened;
use crate::{AnyTable, Refused, Report, Simulation};
use bots::{BotName, Halted, Played, Practice, Progress, Taste, Tournament};
use engine::{Record, Seed, Table};
use maud::Markup;
use serde_json::Value;
use std::marker::PhantomData;
use web_ui::pages::ExampleMoment;
use web_ui::{Lang, Paint, Shows, Words};

/// One game of the list.
pub trait GameKind: Send + Sync {
    /// Its name in addresses, records and files: `american-rails`.
    fn slug(&self) -> &'static str;
    /// Its name as people write it.
    fn title(&self) -> &'static str;
    /// How few and how many can play.
    fn seats(&self) -> (usize, usize);
    /// The version of its rules.
    fn rules(&self) -> u32;
    /// Its digest in Markdown.
    fn digest(&self) -> &'static str;
    /// The same in this language, where somebody has written it.
    fn digest_in(&self, lang: Lang) -> Option<&'static str>;
    /// Worked examples: name and Markdown.
    fn scenarios(&self) -> &'static [(&'static str, &'static str)];
    /// Its lessons: name and JSON. [`crate::lessons`] reads them.
    fn lesson_files(&self) -> &'static [(&'static str, &'static str)];
    /// The pictures of "how to play": a step of the first lesson each, and what is shown of it.
    fn pictures(&self) -> &'static [(usize, Shows)];
    /// A moment of a worked example; nothing if there is none of that number.
    fn example(&self, text: &str, number: usize, words: &Words) -> Option<ExampleMoment>;
    /// The bots that can play it.
    fn bots(&self) -> &'static [BotName];
    /// A difference of scores in the game's own unit: "$9".
    fn score(&self, score: i64, words: &Words) -> String;

    /// The options of a table for which nobody has chosen any.
    fn default_options(&self) -> Value;
    /// Whether these options hold what only a campaign gives its people.
    fn is_for_campaigns(&self, options: &Value) -> bool;
    /// The fields in which its options are chosen.
    fn options_form(&self, words: &Words) -> Markup;
    /// From the fields of [`GameKind::options_form`], their names without `option-`.
    fn options_from_form(&self, fields: &[(String, String)]) -> Value;

    /// A new table. The same seats, options and seed give the same one.
    fn open(&self, seats: usize, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refused>;
    /// Plays a record through.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Refused>;
    /// Plays a whole game with bots, who sit as listed (the list repeated to fill the seats), and keeps its record.
    fn play_out(
        &self,
        seats: usize,
        options: &Value,
        bots: &[BotName],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Refused>;
    /// `played` is told of every finished game, for progress.
    fn simulate(
        &self,
        simulation: &Simulation,
        options: &Value,
        played: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, Refused>;
    /// Plays a tournament, or a part of one: a line for each game.
    fn tournament(
        &self,
        tournament: &Tournament,
        options: &Value,
        played: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Played>, Halted<Refused>>;
    /// Lets the searchers think with this network from now on; says whether it could be taken.
    fn try_out(&self, network: &[u8]) -> bool;
    /// Lets the searchers practise, and gives the file of the network they learned; nothing for a game without one.
    fn practise(&self, practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>>;
}

pub(crate) struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    pub(crate) const NEW: Kind<G> = Kind(PhantomData);
}

impl<G: Paint + Taste> GameKind for Kind<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn seats(&self) -> (usize, usize) {
        G::SEATS
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn digest(&self) -> &'static str {
        G::DIGEST
    }

    fn digest_in(&self, lang: Lang) -> Option<&'static str> {
        let translated = G::DIGEST_IN.iter().find(|(code, _)| *code == lang.code()).map(|(_, digest)| *digest);
        translated.or((lang == Lang::En).then_some(G::DIGEST))
    }

    fn scenarios(&self) -> &'static [(&'static str, &'static str)] {
        G::SCENARIOS
    }

    fn lesson_files(&self) -> &'static [(&'static str, &'static str)] {
        G::LESSONS
    }

    fn pictures(&self) -> &'static [(usize, Shows)] {
        G::PICTURES
    }

    fn example(&self, text: &str, number: usize, words: &Words) -> Option<ExampleMoment> {
        web_ui::pages::example_moment::<G>(text, number, words)
    }

    fn bots(&self) -> &'static [BotName] {
        &BotName::ALL
    }

    fn score(&self, score: i64, words: &Words) -> String {
        G::score(score, words)
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).expect("options are plain data")
    }

    fn is_for_campaigns(&self, options: &Value) -> bool {
        read_options::<G>(options).is_ok_and(|options| G::is_for_campaigns(&options))
    }

    fn options_form(&self, words: &Words) -> Markup {
        G::options_form(words)
    }

    fn options_from_form(&self, fields: &[(String, String)]) -> Value {
        serde_json::to_value(G::options_from_form(fields)).expect("options are plain data")
    }

    fn open(&self, seats: usize, options: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refused> {
        Ok(Box::new(Opened::<G>::new(open::<G>(seats, options, seed)?)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Refused> {
        let table = Table::<G>::replay(record).map_err(|error| Refused::record::<G>(&error))?;
        Ok(Box::new(Opened::new(table)))
    }

    fn play_out(
        &self,
        seats: usize,
        options: &Value,
        bots: &[BotName],
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, Refused> {
        let mut table = Opened::<G>::new(open::<G>(seats, options, seed)?);
        while let Some(seat) = table.to_act().first() {
            let bot = bots[seat.index() % bots.len()];
            let action = table.bot_choice(seat, bot).expect("a seat that is to act has a choice");
            table.act(seat, &action)?;
        }
        Ok(Box::new(table))
    }

    fn simulate(
        &self,
        simulation: &Simulation,
        options: &Value,
        played: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, Refused> {
        let options = read_options::<G>(options)?;
        bots::simulate::<G>(simulation, &options, played).map_err(|illegal| Refused::illegal::<G>(&illegal))
    }

    fn tournament(
        &self,
        tournament: &Tournament,
        options: &Value,
        played: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Played>, Halted<Refused>> {
        let options = read_options::<G>(options).map_err(Halted::Illegal)?;
        G::hold(tournament, &options, played).map_err(|halted| match halted {
            Halted::Illegal(illegal) => Halted::Illegal(Refused::illegal::<G>(&illegal)),
            Halted::Fault(fault) => Halted::Fault(fault),
        })
    }

    fn try_out(&self, network: &[u8]) -> bool {
        G::try_out(network)
    }

    fn practise(&self, practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>> {
        G::practise(practice, told)
    }
}

fn open<G: Paint>(seats: usize, options: &Value, seed: Seed) -> Result<Table<G>, Refused> {
    let options = read_options::<G>(options)?;
    Table::open(seats, options, seed).map_err(|illegal| Refused::illegal::<G>(&illegal))
}

fn read_options<G: Paint>(options: &Value) -> Result<G::Options, Refused> {
    serde_json::from_value(options.clone()).map_err(Refused::bad_options)
}
