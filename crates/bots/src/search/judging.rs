//! What a position promises every seat: by its outcome, by a network, or by the game's taste as long as there is none.

use super::By;
use crate::Taste;
use crate::learn::{Net, Promise};
use engine::{Imagined, Seat, Viewer};

pub(crate) const MOST_SEATS: usize = 8;

/// What positions are judged by.
#[derive(Clone, Copy)]
pub(crate) enum Judge<'a> {
    Net(&'a Net),
    Taste,
}

impl Judge<'_> {
    pub(crate) fn of<G: Taste>(by: By) -> Judge<'static> {
        match by {
            By::Usual => G::learned().map_or(Judge::Taste, Judge::Net),
            By::Net(net) => Judge::Net(net),
            By::Taste => Judge::Taste,
        }
    }

    /// Of a table where no auction runs; `inputs` is a buffer.
    pub(crate) fn judge<G: Taste>(self, table: &Imagined<G>, inputs: &mut Vec<f32>) -> [Promise; MOST_SEATS] {
        if table.is_over() {
            return outcome::<G>(table);
        }
        let seats = table.seats();
        match self {
            Judge::Net(net) => {
                inputs.clear();
                G::inputs(table, inputs);
                let mut seen = inputs.chunks_exact(G::INPUTS);
                std::array::from_fn(|seat| {
                    let seen = seen.next().filter(|_| seat < seats);
                    seen.map_or(Promise::default(), |inputs| net.judge(inputs))
                })
            }
            Judge::Taste => std::array::from_fn(|seat| match seat < seats {
                true => by_taste(table, Seat(seat as u8)),
                false => Promise::default(),
            }),
        }
    }
}

/// What a finished game brought every seat.
pub(crate) fn outcome<G: Taste>(table: &G) -> [Promise; MOST_SEATS] {
    let standings = table.standings();
    let seats = table.seats();
    let winners = standings.winners().count().max(1) as f32;
    let total: i64 = standings.iter().map(|standing| standing.score).sum();
    std::array::from_fn(|seat| {
        if seat >= seats {
            return Promise::default();
        }
        let own = standings.of(Seat(seat as u8));
        let win = if own.rank == 1 { 1.0 / winners } else { 0.0 };
        let margin = |others: f32| ((own.score as f32 - others) / G::MARGIN as f32).clamp(-1.0, 1.0);
        if let Some(rival) = G::rival(table) {
            return Promise { win, ahead: win, margin: margin(rival as f32) };
        }
        let others = (seats - 1).max(1) as f32;
        let behind = standings.iter().filter(|other| other.rank > own.rank).count() as f32;
        let level = standings.iter().filter(|other| other.rank == own.rank && other.seat != own.seat).count() as f32;
        let ahead = (behind + 0.5 * level) / others;
        Promise { win, ahead, margin: margin((total - own.score) as f32 / others) }
    })
}

/// By the game's taste, which speaks in points.
fn by_taste<G: Taste>(table: &Imagined<G>, seat: Seat) -> Promise {
    let worth = G::worth(&table.view(Viewer::Seat(seat)), seat) as f32 / G::MARGIN as f32;
    let margin = worth / (1.0 + worth.abs());
    Promise { win: 0.5 + 0.5 * margin, ahead: 0.5 + 0.5 * margin, margin }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Turn};
    use carnegie::{Carnegie, Level, Options};
    use engine::{Chance, Game, Seed, settle};

    /// CA-9.16: alone one is ahead of Andrew, or is not.
    #[test]
    fn alone_the_margin_is_against_who_plays_against_one() {
        let (seed, mut events, mut legal) = (Seed::new("alone"), Vec::new(), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let options = Options { level: Level::Expert, ..Options::default() };
        let mut game = Carnegie::new(1, &options, &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let mut bot = BotName::Random.sit_down::<Carnegie>();
        while let Some(seat) = game.to_act().first() {
            let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }

        let promise = outcome::<Carnegie>(&game)[0];

        assert_eq!((promise.win, promise.ahead), (0.0, 0.0), "nobody beats an expert by chance");
        assert!(promise.margin < 0.0);
    }
}
