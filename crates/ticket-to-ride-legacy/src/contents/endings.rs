//! How a thing that can end in two ways has ended: each has its own words.

use engine::Text;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The Through Train.
    TrainArrived,
    TrainWaits,
    /// The relief train of 1889.
    ReliefCame,
    ReliefLate,
    /// Wren's field book: all ten pages were found, by whomever, or some were not.
    BookWhole,
    BookTorn,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: Ending,
    text: Text,
}

static ENDINGS: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut endings: Vec<Printed> = super::read("endings.json", include_str!("../../contents/endings.json"));
    endings.sort_by_key(|printed| printed.id);
    endings
});

impl Ending {
    pub const ALL: [Ending; 6] = [
        Ending::TrainArrived,
        Ending::TrainWaits,
        Ending::ReliefCame,
        Ending::ReliefLate,
        Ending::BookWhole,
        Ending::BookTorn,
    ];

    /// The ending of the Through Train: whether it arrived.
    pub fn of_train(arrived: bool) -> Ending {
        if arrived { Ending::TrainArrived } else { Ending::TrainWaits }
    }

    /// The ending of the relief of 1889: whether it came.
    pub fn of_relief(came: bool) -> Ending {
        if came { Ending::ReliefCame } else { Ending::ReliefLate }
    }

    /// The ending of the Book of Names: whether all its pages were found.
    pub fn of_book(whole: bool) -> Ending {
        if whole { Ending::BookWhole } else { Ending::BookTorn }
    }

    /// What is read aloud.
    pub fn text(self) -> &'static Text {
        &ENDINGS[self as usize].text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-6.1: what can end in two ways is told in two ways.
    #[test]
    fn every_ending_has_its_own_words() {
        assert!(ENDINGS.iter().map(|printed| printed.id).eq(Ending::ALL));
        let texts: BTreeSet<&str> = Ending::ALL.iter().map(|ending| ending.text().of("en")).collect();
        assert_eq!(texts.len(), Ending::ALL.len());
    }
}
