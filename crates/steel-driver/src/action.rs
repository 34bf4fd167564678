//! The decisions of the game.

use crate::{City, Company, Link};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// SD-3.1: the active player puts a control stone up for auction with an opening bid.
    Open { company: Company, stones: u8 },
    /// SD-3.1: the active player gives the marker to their left neighbour.
    PassMarker,
    /// SD-3.2: a higher bid.
    Raise { stones: u8 },
    /// SD-3.2: out of this auction for good.
    Pass,
    /// SD-4.2: one link of the company whose turn it is. The start is said only for a company's first link between two
    /// hexagonal cities (SD-4.5).
    Build {
        link: Link,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<City>,
    },
    /// SD-8.3: the good of a city for the company whose turn it is.
    TakeGood { city: City },
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SD-9.3: how each decision is written.
    #[test]
    fn actions_are_written_as_json() {
        let new_york = City::NEW_YORK;
        let link = |name| Link::named(name).unwrap();
        let written = [
            (Action::Open { company: Company::Red, stones: 3 }, r#"{"do":"open","company":"red","stones":3}"#),
            (Action::PassMarker, r#"{"do":"pass_marker"}"#),
            (Action::Raise { stones: 4 }, r#"{"do":"raise","stones":4}"#),
            (Action::Pass, r#"{"do":"pass"}"#),
            (Action::Build { link: link("Denver–Omaha"), start: None }, r#"{"do":"build","link":"Denver–Omaha"}"#),
            (
                Action::Build { link: link("Boston–New York"), start: Some(new_york) },
                r#"{"do":"build","link":"Boston–New York","start":"New York"}"#,
            ),
            (Action::TakeGood { city: new_york }, r#"{"do":"take_good","city":"New York"}"#),
        ];
        for (action, json) in written {
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).ok(), Some(action));
        }
    }

    #[test]
    fn what_is_no_action_is_not_read() {
        for json in [
            r#"{"do":"raise","stones":-1}"#,
            r#"{"do":"raise","stones":3,"seat":2}"#,
            r#"{"do":"open","company":"purple","stones":3}"#,
            r#"{"do":"build","link":"Denver–Boston"}"#,
            r#"{"do":"build","link":"Boston–New York","start":"Atlantis"}"#,
            r#"{"do":"fly"}"#,
        ] {
            assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        }
    }
}
