//! The train table: in which order the companies act.

use crate::Company;
use serde::Serialize;

/// SD-1.1, SD-4.3: the top row has the order of this round; who has passed goes to the bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TrainTable {
    pub top: [Option<Company>; 6],
    pub bottom: [Option<Company>; 6],
}

impl TrainTable {
    /// SD-1.1
    pub(crate) const START: TrainTable = TrainTable {
        top: [
            Some(Company::Red),
            Some(Company::Yellow),
            Some(Company::Green),
            Some(Company::Blue),
            Some(Company::Brown),
            Some(Company::Grey),
        ],
        bottom: [None; 6],
    };

    /// SD-4.1: the first company to act.
    pub(crate) fn first(&self) -> Option<Company> {
        self.top.into_iter().flatten().next()
    }

    /// SD-4.1: who acts after the company on this space of the top row, round and round; it may be the same again.
    pub(crate) fn after(&self, space: usize) -> Option<Company> {
        (1..=6).find_map(|step| self.top[(space + step) % 6])
    }

    /// On which space of the top row a company stands.
    pub(crate) fn space_of(&self, company: Company) -> Option<usize> {
        self.top.iter().position(|space| *space == Some(company))
    }

    /// SD-4.3: a marker goes to the leftmost free space of the bottom row; which space that is.
    pub(crate) fn pass(&mut self, company: Company) -> u8 {
        if let Some(space) = self.space_of(company) {
            self.top[space] = None;
        }
        let free = self.bottom.iter().position(Option::is_none).expect("each of six markers has its space");
        self.bottom[free] = Some(company);
        free as u8
    }

    /// SD-7.1: the bottom row becomes the top row.
    pub(crate) fn move_up(&mut self) {
        *self = TrainTable { top: self.bottom, bottom: [None; 6] };
    }

    /// The companies of the top row, from this one on, round to the one before it.
    pub(crate) fn from(&self, company: Company) -> impl Iterator<Item = Company> + Clone + use<> {
        let top = self.top;
        let first = self.space_of(company).unwrap_or(0);
        (0..6).filter_map(move |step| top[(first + step) % 6])
    }

    /// The order in which the companies would act next round if those left passed in their order.
    pub fn next_order(&self) -> impl Iterator<Item = Company> + Clone + use<> {
        self.bottom.into_iter().chain(self.top).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Company::{Blue, Brown, Green, Grey, Red, Yellow};

    /// SD-4.1, SD-4.3: who has passed is skipped; the rest keep their order.
    #[test]
    fn who_has_passed_is_skipped() {
        let mut trains = TrainTable::START;
        assert_eq!(trains.first(), Some(Red));
        assert_eq!((trains.pass(Yellow), trains.pass(Red)), (0, 1));

        assert_eq!(trains.first(), Some(Green));
        assert_eq!(trains.after(0), Some(Green));
        assert_eq!(trains.after(5), Some(Green), "round and round");
        assert_eq!(trains.bottom[..3], [Some(Yellow), Some(Red), None]);
    }

    /// SD-4.1: the last one left follows itself.
    #[test]
    fn the_last_one_left_follows_itself() {
        let mut trains = TrainTable::START;
        for company in [Red, Yellow, Green, Blue, Grey] {
            trains.pass(company);
        }
        assert_eq!(trains.after(4), Some(Brown));
        trains.pass(Brown);

        assert_eq!((trains.after(4), trains.first()), (None, None));
    }

    /// SD-7.1: the bottom row becomes the top row, same order.
    #[test]
    fn the_bottom_row_moves_up() {
        let mut trains = TrainTable::START;
        for company in [Grey, Red, Blue, Brown, Yellow, Green] {
            trains.pass(company);
        }
        trains.move_up();

        assert_eq!(trains.top, [Grey, Red, Blue, Brown, Yellow, Green].map(Some));
        assert_eq!(trains.bottom, [None; 6]);
    }

    #[test]
    fn the_next_order_begins_with_those_who_passed() {
        let mut trains = TrainTable::START;
        trains.pass(Blue);

        assert_eq!(trains.next_order().collect::<Vec<_>>(), [Blue, Red, Yellow, Green, Brown, Grey]);
        assert_eq!(trains.from(Brown).collect::<Vec<_>>(), [Brown, Grey, Red, Yellow, Green]);
    }
}
