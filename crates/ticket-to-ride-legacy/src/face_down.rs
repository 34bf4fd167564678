//! LG-1.5: how a file writes a set of cards that lies face down: by their numbers, so that it names none of them.
//!
//! For `#[serde(with = "crate::face_down")]`. A file that names them is read too, so that every file loads.

use engine::{Numbered, Set};
use serde::de::{Deserializer, Error, IntoDeserializer};
use serde::{Deserialize, Serializer};

/// A card that can lie face down in a file.
pub(crate) trait FaceDown: Numbered {
    /// What a file's mistake calls it: `contract`.
    const WHAT: &'static str;

    /// How many of them are printed.
    fn count() -> usize;
}

pub(crate) fn serialize<C: FaceDown, S: Serializer>(cards: &Set<C>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cards.numbers())
}

/// By id or by number, whichever was written.
pub(crate) fn deserialize<'de, C, D>(from: D) -> Result<Set<C>, D::Error>
where
    C: FaceDown + Deserialize<'de>,
    D: Deserializer<'de>,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(u8),
        Id(String),
    }
    let read = |written: Written| match written {
        Written::Id(id) => C::deserialize(id.into_deserializer()),
        Written::Number(number) if usize::from(number) < C::count() => Ok(C::numbered(number)),
        Written::Number(number) => Err(D::Error::custom(format!("no {} has number {number}", C::WHAT))),
    };
    Vec::<Written>::deserialize(from)?.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Contract, EventCard, Options, Person, Postcard, PostcardSet, Region, Ticket};
    use engine::{Numbered, Set};
    use serde_json::{Value, json};

    /// The options of a new campaign's first game with other contracts and people: they, or what is wrong with them.
    fn read(contracts: Value, people: Value) -> Result<Options, String> {
        let mut options = serde_json::to_value(Options::default()).unwrap();
        (options["contracts"], options["people"]) = (contracts, people);
        serde_json::from_value(options).map_err(|error| error.to_string())
    }

    /// LG-1.5: what lies face down is not named in a file; both ways are read, so that every file loads.
    #[test]
    fn cards_are_written_by_number_and_read_by_number_or_id() {
        let written = serde_json::to_value(Options::default()).unwrap();
        let ids: Vec<&str> = Contract::all().map(Contract::id).collect();

        assert_eq!(written["contracts"], json!((0..ids.len()).collect::<Vec<_>>()));
        assert_eq!(read(json!(ids), written["people"].clone()).unwrap(), Options::default());
    }

    /// LG-6.8: a mistake is told by what is wrong with it.
    #[test]
    fn a_file_that_names_nothing_there_is_is_refused() {
        let postcards: Result<PostcardSet, _> = serde_json::from_value(json!([0]));

        assert!(read(json!([99]), json!([])).unwrap_err().starts_with("no contract has number 99"));
        assert!(read(json!([]), json!([9])).unwrap_err().starts_with("no person has number 9"));
        assert!(read(json!([]), json!(["nobody"])).unwrap_err().starts_with("no person is called \"nobody\""));
        assert!(postcards.unwrap_err().to_string().starts_with("there is no postcard 0"));
    }

    /// LG-2.2, LG-2.3: a number is what it was read from, and a set has room for all of a kind.
    #[test]
    fn every_card_keeps_its_number() {
        fn kept<C: Numbered + PartialEq + std::fmt::Debug, const WORDS: usize>(all: impl Iterator<Item = C>) {
            let all: Vec<C> = all.collect();
            let set: Set<C, WORDS> = all.iter().copied().collect();

            assert_eq!((set.len(), set.iter().collect::<Vec<C>>()), (all.len(), all));
        }
        kept::<_, 1>(Contract::all());
        kept::<_, 1>(Person::all());
        kept::<_, 1>(EventCard::all());
        kept::<_, 2>(Postcard::all());
        kept::<_, 2>(Ticket::all());
        kept::<_, 1>(Region::ALL.into_iter());
    }
}
