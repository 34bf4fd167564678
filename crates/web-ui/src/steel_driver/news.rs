//! What the last decision changed: for short marks on the board and the tables.

use serde::Serialize;
use steel_driver::{City, Company, Event, Link};

/// Pieces and numbers that are different now.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct News {
    /// Links built, with the city that is new to the company.
    pub(crate) links: Vec<(Link, Option<City>)>,
    /// Goods that left the board.
    pub(crate) goods: Vec<(City, Company)>,
    /// The coasts were joined.
    pub(crate) is_joined: bool,
    /// Whose control stone was won.
    pub(crate) won: Vec<Company>,
}

impl News {
    pub(crate) fn of(events: &[Event]) -> News {
        let mut news = News::default();
        for event in events {
            news.note(*event);
        }
        news
    }

    pub(crate) fn is_new(&self, link: Link) -> bool {
        self.links.iter().any(|(new, _)| *new == link)
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::LinkBuilt { link, city, .. } => self.links.push((link, city)),
            Event::GoodTaken { company, city, .. } => self.goods.push((city, company)),
            Event::ContinentJoined { .. } => self.is_joined = true,
            Event::ControlWon { company, .. } => self.won.push(company),
            _ => {}
        }
    }
}
