//! Opening a table: who sits where, and a seed that nobody could choose.

use crate::apart::apart;
use crate::app::App;
use crate::clocks::now_ms;
use crate::problem::{Kind, Problem};
use crate::running::Running;
use crate::{observers, said, secrets};
use catalog::engine::{FairSeed, Seat, SeatSet, Seed};
use catalog::web_ui::pages::SeatAsk;
use catalog::web_ui::{People, Words, bot_name};
use catalog::{AnyTable, BotName, GameKind, UnknownBot};
use serde_json::Value;
use std::sync::Arc;
use storage::{Entry, SeatKind, Session, Status, StoredSeat, StoredTable, TableId, TableKind, Terms};

/// A table that somebody wants to open, checked as far as can be without opening it.
pub(crate) struct Opening {
    pub(crate) game: &'static dyn GameKind,
    pub(crate) options: Value,
    pub(crate) seats: Vec<StoredSeat>,
    /// The seats of whoever opens it.
    pub(crate) own: Vec<Seat>,
    /// The server's part of the seed, if the opener was shown its hash before.
    pub(crate) promised: Option<String>,
    pub(crate) terms: Terms,
    /// It begins when all are there, not at once.
    pub(crate) when_all_are_there: bool,
}

/// Before it begins a table is drawn with this seed, which decides nothing.
pub(crate) const UNBEGUN: &str = "not begun";

impl Opening {
    /// `entropy` is what the opener's browser adds to the seed; without it the server made the seed alone, and the record says so.
    pub(crate) fn new(
        game: &'static dyn GameKind,
        options: Value,
        asks: &[SeatAsk],
        entropy: &str,
        words: &Words,
    ) -> Result<Opening, Problem> {
        let (fewest, most) = game.seats();
        if !(fewest..=most).contains(&asks.len()) {
            return Err(Problem::because(Kind::Seats, format!("{}: {fewest}–{most}", game.title())));
        }
        let entropy = &plain(entropy);
        let asked = || Seat::all(asks.len()).zip(asks);
        let mut seats: Vec<StoredSeat> =
            asked().map(|(seat, ask)| stored_seat(seat, ask, entropy, words)).collect::<Result<_, _>>()?;
        number_namesakes(&mut seats);
        for seat in Seat::all(seats.len()).rev().filter(|seat| asks[seat.index()].is_humans()) {
            seats[seat.index()].name = apart(&seats[..=seat.index()], seat, &seats[seat.index()].name);
        }
        let own = asked().filter(|(_, ask)| matches!(ask, SeatAsk::Me { .. } | SeatAsk::HotSeat { .. }));
        let own = own.map(|(seat, _)| seat).collect();
        Ok(Opening { game, options, seats, own, promised: None, terms: Terms::default(), when_all_are_there: false })
    }

    /// Opens and stores the table; bots who are to move begin.
    pub(crate) async fn open(
        self,
        app: &App,
        owner: Option<Session>,
        holders: &[(Session, Seat)],
    ) -> Result<Arc<Running>, Problem> {
        let terms = self.terms.clone();
        let (stored, table) = self.set_up(owner)?;
        if terms != Terms::default() {
            // The clocks begin with the log's first entry.
            app.db.open_table(&stored, holders, &[Entry::Agree { terms }]).await?;
            return app.table(stored.id.as_str()).await;
        }
        app.db.open_table(&stored, holders, &[]).await?;

        let running = app.tables.keep(Running::new(stored, table.kind(), table, holders));
        observers::tell(app, &running, &[]);
        Ok(running)
    }

    /// The table, not yet stored.
    ///
    /// The server's part of the seed was drawn, and its hash shown, before the opener's browser added its own part; the humans who
    /// sit down now add theirs. Where the table can be played at once, whoever comes later by an invite adds nothing; where it begins
    /// when all are there, everybody does, and the seed is made then.
    pub(crate) fn set_up(self, owner: Option<Session>) -> Result<(StoredTable, Box<dyn AnyTable>), Problem> {
        let fair = FairSeed::new(self.promised.unwrap_or_else(secrets::secret), added(&self.seats));
        let begins = !self.when_all_are_there || self.seats.iter().all(|seat| seat.taken);
        let seed = begins.then(|| fair.seed().as_str().to_owned());
        let opened = self.game.open(self.seats.len(), &self.options, Seed::new(seed.as_deref().unwrap_or(UNBEGUN)));
        let table = opened.map_err(|refused| Problem::refused(refused, self.game.slug(), nobody()))?;
        let stored = StoredTable {
            id: TableId::new(secrets::table_id()),
            kind: TableKind::Table,
            game: self.game.slug().to_owned(),
            rules: self.game.rules(),
            options: self.options.to_string(),
            server_secret: fair.server,
            commitment: fair.commitment,
            seed,
            status: Status::Running,
            owner,
            created: now_ms(),
            seats: self.seats,
        };
        Ok((stored, table))
    }
}

/// What the players added to the seed, in the order of the seats.
pub(crate) fn added(seats: &[StoredSeat]) -> Vec<String> {
    seats.iter().filter_map(|seat| seat.entropy.clone()).collect()
}

/// Entropy as it can stand in a record: any of it will do.
pub(crate) fn plain(entropy: &str) -> String {
    entropy.chars().filter(char::is_ascii_graphic).take(128).collect()
}

/// What a human who is here adds to the seed; one whose browser gave nothing adds nothing.
pub(crate) fn entropy_of(seat: Seat, entropy: &str) -> Option<String> {
    (!entropy.is_empty()).then(|| format!("{entropy} {}", seat.0))
}

/// For sentences in which no player has a name yet.
pub(crate) fn nobody() -> People {
    People::new(Vec::new(), SeatSet::EMPTY)
}

fn stored_seat(seat: Seat, ask: &SeatAsk, entropy: &str, words: &Words) -> Result<StoredSeat, Problem> {
    let named = |given: &str| {
        let name = said::name(given)?;
        Ok::<String, Problem>(
            name.unwrap_or_else(|| words.say_with("player-number", &[("number", (seat.0 + 1).into())])),
        )
    };
    let human = |kind: SeatKind, name: String, is_here: bool| StoredSeat {
        kind,
        name,
        bot: None,
        invite: Some(secrets::invite()),
        entropy: is_here.then(|| entropy_of(seat, entropy)).flatten(),
        taken: is_here,
        free: false,
    };
    Ok(match ask {
        SeatAsk::Me { name } => human(SeatKind::Human, named(name)?, true),
        SeatAsk::HotSeat { name } => human(SeatKind::HotSeat, named(name)?, true),
        SeatAsk::Friend { name } => human(SeatKind::Human, named(name)?, false),
        SeatAsk::Anybody => StoredSeat { free: true, ..human(SeatKind::Human, named("")?, false) },
        SeatAsk::Bot { bot } => {
            let bot: BotName =
                bot.parse().map_err(|unknown: UnknownBot| Problem::because(Kind::NoBot, unknown.to_string()))?;
            bot_seat(seat, bot, words)
        }
    })
}

/// A bot sits down here.
pub(crate) fn bot_seat(seat: Seat, bot: BotName, words: &Words) -> StoredSeat {
    let kind = bot.to_string();
    StoredSeat {
        kind: SeatKind::Bot,
        name: bot_name(&kind, seat).map_or_else(|| words.say(&format!("bot-{kind}")), str::to_owned),
        bot: Some(kind),
        invite: None,
        entropy: None,
        taken: true,
        free: false,
    }
}

/// A bot that is called as somebody else is told apart by number: Random 1, Random 2.
pub(crate) fn number_namesakes(seats: &mut [StoredSeat]) {
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    for (index, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat.kind == SeatKind::Bot) {
        let is_namesake = |name: &&String| **name == names[index];
        if names.iter().filter(is_namesake).count() > 1 {
            let number = names[..=index].iter().filter(is_namesake).count();
            seat.name = format!("{} {number}", names[index]);
        }
    }
}
