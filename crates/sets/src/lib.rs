//! One small set for everything that has a number: seats, hexes, cities, companies, cards.
//!
//! A game numbers what its box holds ([`Numbered`]) and names its sets: `pub type CitySet = Set<City>;`.

mod iter;
mod numbered;
mod set;

pub use iter::Iter;
pub use numbered::Numbered;
pub use set::Set;
