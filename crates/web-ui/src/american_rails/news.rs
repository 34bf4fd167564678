//! What the last decision changed: for short marks on the board and the tables.

use american_rails::{Event, Hex, Railway};
use engine::Seat;

/// Pieces and numbers that are different now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// Which cube came where, and what its railway paid.
    pub(crate) cubes: Vec<(Railway, Hex, u32)>,
    pub(crate) houses: Vec<Hex>,
    pub(crate) trains: Vec<Seat>,
    /// The railway and its income before.
    pub(crate) incomes: Vec<(Railway, u32)>,
}

impl News {
    pub(crate) fn of(events: &[Event]) -> News {
        let mut news = News::default();
        for event in events {
            news.note(*event);
        }
        news
    }

    pub(crate) fn is_new_cube(&self, railway: Railway, hex: Hex) -> bool {
        self.cubes.iter().any(|(new, at, _)| *new == railway && *at == hex)
    }

    /// By how much the income changed, all changes of the decision together.
    pub(crate) fn income_change(&self, railway: Railway, now: u32) -> i64 {
        let before = self.incomes.iter().find(|(changed, _)| *changed == railway).map(|(_, before)| *before);
        before.map_or(0, |before| i64::from(now) - i64::from(before))
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::FirstCubePlaced { railway, city, .. } => self.cubes.push((railway, city, 0)),
            Event::CubePlaced { railway, hex, dollars, .. } => self.cubes.push((railway, hex, dollars)),
            Event::CityDeveloped { city, .. } => self.houses.push(city),
            Event::TrainMoved { seat, .. } => self.trains.push(seat),
            Event::IncomeChanged { railway, from, .. } => self.incomes.push((railway, from)),
            _ => {}
        }
    }
}
