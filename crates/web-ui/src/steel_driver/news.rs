//! What the last decision changed, read from its sentences: for short marks on the board and the tables.

use crate::parts::told::{number, proper_name, word};
use engine::Message;
use steel_driver::{City, Company, Link};

/// Pieces and numbers that are different now.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// Links built, with the city that is new to the company and what it paid.
    pub(crate) links: Vec<(Link, Option<(City, i64)>)>,
    /// Goods that left the board.
    pub(crate) goods: Vec<(City, Company)>,
    /// The coasts were joined.
    pub(crate) is_joined: bool,
    /// Whose control stone was won.
    pub(crate) won: Vec<Company>,
}

impl News {
    pub(crate) fn read(messages: &[Message]) -> News {
        let mut news = News::default();
        for message in messages {
            news.note(message);
        }
        news
    }

    pub(crate) fn is_new(&self, link: Link) -> bool {
        self.links.iter().any(|(new, _)| *new == link)
    }

    fn note(&mut self, message: &Message) {
        match message.id {
            "sd-link-built" => {
                self.links
                    .extend(link(message).map(|link| (link, city(message, "city").zip(number(message, "dollars")))));
            }
            "sd-link-built-nothing-new" => self.links.extend(link(message).map(|link| (link, None))),
            "sd-good-taken" => self.goods.extend(city(message, "city").zip(company(message))),
            "sd-continent-joined" => self.is_joined = true,
            "sd-control-won" => self.won.extend(company(message)),
            _ => {}
        }
    }
}

fn company(message: &Message) -> Option<Company> {
    let word = word(message, "company")?;
    Company::ALL.into_iter().find(|company| company.word() == word)
}

fn city(message: &Message, name: &str) -> Option<City> {
    City::named(proper_name(message, name)?)
}

fn link(message: &Message) -> Option<Link> {
    Link::between(city(message, "from")?, city(message, "to")?)
}
